"""Every game is won, drawn and lost in the browser, on a desktop and on a phone."""

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import product
from pathlib import Path
from random import Random

import pytest

from bot.locales import DEFAULT, translate
from engines.games.game import Cell, Mark, Move
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.games.variants import GAMES, SOLVED_GAMES
from tests.browser.whole_games import best_move, moves_to
from tests.browser.window import MESSAGES, Window
from tests.conftest import visible
from tests.sizes import FULL

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package"), pytest.mark.slow]

NAMES = {game: translate(DEFAULT, f"game-{game}") for game in GAMES if game != ULTIMATE.name}
"""What people read of each game but ultimate, whose games are in `test_ultimate.py`."""
WINNERS: dict[str, Mark | None] = {"won": "X", "drawn": None, "lost": "O"}
DESKTOP, PHONE = WIDTHS = (1100, 390)
EVERYTHING = list(product(NAMES, WINNERS))
BETWEEN_PEOPLE = EVERYTHING if FULL else [("sizes", "won")]
MOST_MATCHES = 20
PICKS = {"a": "Small", "b": "Medium", "c": "Large"}

Choose = Callable[[PlayedPosition], Move]


def newest(file: Path) -> PlayedPosition:
    """Return the position of the newest match as it is stored."""
    sql = "SELECT variant, moves FROM matches ORDER BY id DESC LIMIT 1"
    with closing(sqlite3.connect(file)) as connection:
        variant, moves = connection.execute(sql).fetchone()
    return PlayedPosition(GAMES[variant]).play_tokens(moves.split())


def label(cell: Cell) -> str:
    """Return what a cell with a mark says."""
    return (cell.mark or "") + {"": "", "a": "1", "b": "2", "c": "3"}[cell.size]


async def play(windows: list[Window], file: Path, choose: Choose) -> PlayedPosition:
    """Play the newest match to its end, each person in their window, and return its end."""
    while (position := newest(file)).outcome is None:
        window = windows[len(position.moves) % len(windows)]
        await window.shows([label(cell) for cell in position.cells])
        await move(window, position, choose(position))
    return position


async def move(window: Window, position: PlayedPosition, chosen: Move) -> None:
    """Pick the piece of a move, if there are any, and press its cell."""
    game, state = position.game, position.state
    if pick := game.pick_of(chosen):
        await window.pick(f"{PICKS[pick]} \u00d7{game.left_of(state, pick)}")
    await window.press(game.cell_of(state, chosen))


async def ended(window: Window, position: PlayedPosition, ending: str) -> None:
    """Wait until a window shows the end of a match, with each row of the board on one line."""
    await window.shows([label(cell) for cell in position.cells])
    await window.sees("Another game?")
    text = visible(await window.page.locator(MESSAGES).last.inner_text())
    assert re.search(ending, text), text
    assert await window.lines_of_cells() == [position.game.columns] * position.game.rows


async def opened(window: Window, variant: str, width: int) -> None:
    """Prepare a window of that width, in pixels, for the board of a game."""
    window.cells = SOLVED_GAMES[variant].rows * SOLVED_GAMES[variant].columns
    await window.page.set_viewport_size({"width": width, "height": 1000})


@pytest.mark.parametrize(("variant", "result"), BETWEEN_PEOPLE)
async def test_between_two_people(
    ann: Window, ben: Window, tmp_path: Path, variant: str, result: str
) -> None:
    """One plays at a desktop and one on a phone, and both see who has won, if anyone."""
    await opened(ann, variant, DESKTOP)
    await opened(ben, variant, PHONE)
    await ann.command("tictactoe challenge", opponent="Ben", mark="X:", variant=NAMES[variant])
    await ben.sees("Accept")
    await ben.click("Accept")
    moves = moves_to(variant, WINNERS[result])
    file = tmp_path / "preview.db"
    end = await play([ann, ben], file, lambda position: moves[len(position.moves)])
    said = {"won": "@Ann wins with|so @Ann wins", "lost": "@Ben wins with|so @Ben wins"}
    for window in (ann, ben):
        await ended(window, end, said.get(result, "It's a draw!"))


@pytest.mark.skipif(not FULL, reason="takes minutes")
@pytest.mark.parametrize(("variant", "result"), EVERYTHING)
async def test_against_the_bot(ann: Window, tmp_path: Path, variant: str, result: str) -> None:
    """A person beats the easy level, draws with the unbeatable one, and loses to it."""
    await opened(ann, variant, PHONE)
    end = await until_ended(ann, tmp_path / "preview.db", variant, result)
    said = {"won": "@Ann wins with|so @Ann wins", "lost": r"Noughts \(unbeatable\) wins"}
    for width in WIDTHS:
        await opened(ann, variant, width)
        await ended(ann, end, said.get(result, "It's a draw!|A draw against an unbeatable bot"))


async def until_ended(window: Window, file: Path, variant: str, result: str) -> PlayedPosition:
    """Play matches until one ends like that, and return its end.

    The person plays O to win, since X cannot force more than a draw in Reverse, otherwise X.
    """
    level, mark = ("Easy", "O:") if result == "won" else ("Unbeatable", "X:")
    rng, winner = Random(7), None if result == "drawn" else "O"
    choose = (lambda it: rng.choice(it.legal_moves())) if result == "lost" else best_move
    for _ in range(MOST_MATCHES):
        given = {"variant": NAMES[variant], "difficulty": level}
        await window.command("tictactoe start", **given, mark=mark)
        await window.sees("Your turn")
        end = await play([window], file, choose)
        if end.outcome and end.outcome.winner == winner:
            return end
    pytest.fail(f"no match was {result}")
