"""Ultimate in the browser, on a desktop and on a phone."""

from random import Random

import pytest

from bot.views.looks.grid import FREE
from bot.views.looks.ultimate import BOARDS
from engines.games.game import Move
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from tests.browser.conftest import Preview
from tests.browser.window import MESSAGES, Window
from tests.conftest import visible

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package"), pytest.mark.slow]

DESKTOP, PHONE = 1100, 390
ENDS = ("boards in a row", "boards to", "as many boards")
LEFT = 8
"""How many moves people make themselves."""
SET = """
UPDATE matches SET moves = ?, revision = revision + 1 WHERE id = (SELECT max(id) FROM matches)
"""


def whole_game() -> list[PlayedPosition]:
    """Return the positions of a random game; some of the last moves are in any small board."""
    rng, positions = Random(7), [PlayedPosition(ULTIMATE)]
    while moves := positions[-1].legal_moves():
        positions.append(positions[-1].play(rng.choice(moves)))
    return positions


async def move(window: Window, position: PlayedPosition, chosen: Move) -> None:
    """Pick a small board where the page says so, and press one of its nine cells."""
    if len({it // 9 for it in position.legal_moves()}) > 1:
        await window.sees("Pick any board")
        await window.pick(BOARDS[chosen // 9])
    await window.sees("Play in the")
    await window.pick(FREE[chosen % 9])


async def test_between_two_people(ann: Window, ben: Window, preview: Preview) -> None:
    """One plays at a desktop and one on a phone, and both pages say how the game ended."""
    for window, width in ((ann, DESKTOP), (ben, PHONE)):
        await window.page.set_viewport_size({"width": width, "height": 1000})
    await ann.command("tictactoe challenge", opponent="Ben", mark="X:", variant="Ultimate")
    await ben.sees("Accept")
    await ben.click("Accept")
    *begun, end = whole_game()
    preview.execute(SET, " ".join(map(str, begun[-LEFT].moves)))
    await ann.command("tictactoe board")
    for position in begun[-LEFT:]:
        name, window = (("Ann", ann), ("Ben", ben))[len(position.moves) % 2]
        await window.sees(f"Your turn, @{name}")
        await move(window, position, end.moves[len(position.moves)])
    for window in (ann, ben):
        await window.sees("Another game?")
        said = visible(await window.page.locator(MESSAGES).last.inner_text())
        assert any(text in said for text in ENDS), said
