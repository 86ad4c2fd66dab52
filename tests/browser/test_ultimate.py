"""Whole games of ultimate in the browser, on a desktop and on a phone."""

from pathlib import Path
from random import Random

import pytest

from bot.views.looks.grid import FREE
from tests.browser.test_every_game import newest
from tests.browser.window import MESSAGES, Window
from tests.conftest import visible
from tests.sizes import FULL

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package"), pytest.mark.slow]

DESKTOP, PHONE = 1100, 390
ARROWS = ("↖️", "⬆️", "↗️", "⬅️", "⏺️", "➡️", "↙️", "⬇️", "↘️")
ENDS = ("boards in a row", "boards to", "as many boards")
LEVELS = ("Easy", "Medium", "Hard", "Unbeatable") if FULL else ("Easy",)


async def play(windows: dict[str, Window], file: Path) -> str:
    """Have people play any legal moves, each in their window, and return how it ended.

    They pick a small board where the page says so, and press one of its nine cells.
    """
    rng, names = Random(72), list(windows)  # of 400 seeds the one with the shortest game
    while not (position := newest(file)).outcome:
        name = names[len(position.moves) % len(names)]
        window = windows[name]
        await window.sees(f"Your turn, @{name}")
        position = newest(file)
        move = rng.choice(position.legal_moves())
        if len({it // 9 for it in position.legal_moves()}) > 1:
            await window.sees("Pick any board")
            await window.pick(ARROWS[move // 9])
        await window.sees("Play in the")
        await window.pick(FREE[move % 9])
    last = next(iter(windows.values()))
    await last.sees("Another game?")
    return visible(await last.page.locator(MESSAGES).last.inner_text())


async def opened(window: Window, width: int) -> None:
    await window.page.set_viewport_size({"width": width, "height": 1000})


async def test_between_two_people(ann: Window, ben: Window, tmp_path: Path) -> None:
    """One plays at a desktop and one on a phone, and the page says how the game ended."""
    await opened(ann, DESKTOP)
    await opened(ben, PHONE)
    await ann.command("tictactoe challenge", opponent="Ben", mark="X:", variant="Ultimate")
    await ben.sees("Accept")
    await ben.click("Accept")
    said = await play({"Ann": ann, "Ben": ben}, tmp_path / "preview.db")
    assert any(end in said for end in ENDS), said


@pytest.mark.parametrize("level", LEVELS)
async def test_against_the_bot(ann: Window, tmp_path: Path, level: str) -> None:
    """A person plays each level to the end, on a phone."""
    await opened(ann, PHONE)
    await ann.command("tictactoe start", variant="Ultimate", difficulty=level, mark="X:")
    await ann.sees("Your turn, @Ann")
    said = await play({"Ann": ann}, tmp_path / "preview.db")
    assert any(end in said for end in ENDS), said
