"""People play in the preview, in headless Chromium."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.browser.window import Window

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]


async def start(window: Window, difficulty: str) -> None:
    await window.command("tictactoe start", difficulty=difficulty, mark="X:")
    await window.sees("Your turn")


def stored_moves(folder: Path) -> list[int]:
    """Return how many moves X and O have made, as the preview's database has them."""
    with closing(sqlite3.connect(folder / "preview.db")) as connection:
        rows = connection.execute("SELECT moves FROM matches")
        boards = [moves.split() for (moves,) in rows]
    return [sum(len(moves[mark::2]) for moves in boards) for mark in (0, 1)]


async def test_a_whole_match_by_clicks(ann: Window, tmp_path: Path) -> None:
    """After `/tictactoe start difficulty:hard` and clicks on cells, the match ends with a line.

    Each click on a cell was one move.
    """
    await start(ann, "Hard")
    assert len(await ann.free()) == 9
    while free := await ann.free():
        await ann.press(free[0])
    await ann.sees("Another game?")
    last = await ann.page.locator("article.channel-message").last.inner_text()
    assert "three in a row" in last
    assert stored_moves(tmp_path)[0] == ann.moves


async def test_the_first_look(ann: Window, ben: Window, tmp_path: Path) -> None:
    """Everybody sees the welcome, and its button starts a game that is played to its end."""
    for window in (ann, ben):
        await window.sees("Hello! I'm Noughts.")
    await ann.click("Play")
    await ann.sees("Your turn")
    while free := await ann.free():
        await ann.press(free[0])
    await ann.sees("Another game?")
    assert sum(stored_moves(tmp_path)) >= ann.moves


async def test_a_link_to_a_board(ann: Window) -> None:
    """A link to a board that is far above leads there, in the same page."""
    await ann.page.set_viewport_size({"width": 1000, "height": 400})
    await start(ann, "Easy")
    for _ in range(3):
        await ann.command("tictactoe engines")
    await ann.command("tictactoe start")
    await ann.sees("Go to the board")
    await ann.page.get_by_role("link").last.scroll_into_view_if_needed()
    assert not await ann.is_on_screen()
    await ann.follow("Go to the board")
    assert len(ann.page.context.pages) == 1


async def test_a_match_is_reviewed(ann: Window) -> None:
    """After a match *Review* opens a page that steps through its moves."""
    await start(ann, "Hard")
    while free := await ann.free():
        await ann.press(free[0])
    await ann.click("Review")
    await ann.sees("Accuracy")
    await ann.click("⏮")
    await ann.sees("The start.")
    await ann.click("▶")
    await ann.sees("Move 1 of")


@pytest.mark.slow
@pytest.mark.parametrize("pause", [0.2, 0.4, 0.6])
async def test_a_press_soon_after_a_move(ann: Window, pause: float, tmp_path: Path) -> None:
    """Each press of a person who presses a moment after the bot's move is one move."""
    await start(ann, "Unbeatable")
    while free := await ann.free():
        await ann.click_at_once(free[0])
        await asyncio.sleep(pause)
    await ann.sees("Another game?")
    assert stored_moves(tmp_path)[0] == ann.moves


async def test_another_person_sees_the_match_and_is_refused(ann: Window, ben: Window) -> None:
    """Another person's page shows the board; their press is refused, and only they see that."""
    await start(ann, "Easy")
    await ann.press(4)
    await ben.until_free(7)
    first = (await ben.free())[0]
    await ben.click((await ben.labels())[first].removeprefix("["))
    await ben.sees("someone else's game")
    assert "someone else's game" not in await ann.page.content()


async def test_a_refused_command(ann: Window) -> None:
    """A command that the bot refuses is shown as answered, and the next one can be typed."""
    await ann.command("tictactoe resign")
    await ann.sees("You have no game in this channel")
    assert "action failed" not in await ann.page.locator("body").inner_text()
    await ann.command("tictactoe board")
    await ann.sees("You have no game in this channel")


@pytest.mark.slow
async def test_the_board_is_shown_again(ann: Window) -> None:
    """`/tictactoe board` shows the match in a new message and links to it in the old one."""
    await start(ann, "Easy")
    await ann.press(0)
    await ann.command("tictactoe board")
    await ann.sees("This game moved")
    assert (await ann.labels())[0] == "X"


@pytest.mark.slow
async def test_the_preview_keeps_its_matches_in_a_real_file(ann: Window, tmp_path: Path) -> None:
    """While the preview runs, its database is an SQLite file."""
    await start(ann, "Easy")
    assert (tmp_path / "preview.db").read_bytes().startswith(b"SQLite format 3")


@pytest.mark.slow
async def test_a_show_is_watched_live(ann: Window) -> None:
    """After `/tictactoe watch` the page shows each move by itself, up to the end of the game."""
    await ann.command("tictactoe watch", x="Perfect", o="Minimax")
    await ann.sees("a draw")
    assert set(await ann.labels()) == {"X", "O"}


async def test_two_friends_from_challenge_to_rematch(
    ann: Window, ben: Window, tmp_path: Path
) -> None:
    """Ann challenges Ben; they play in two windows, agree on a draw and start a rematch."""
    await ann.command("tictactoe challenge", opponent="Ben", mark="X:")
    await ben.sees("Tic-tac-toe")
    await ben.click("Accept")
    await ben.sees("Your turn")
    await ann.sees("Your turn")
    for window, cell, free in ((ann, 4, 9), (ben, 0, 8), (ann, 1, 7), (ben, 7, 6)):
        await window.until_free(free)
        await window.press(cell)
    await ann.until_free(5)
    assert stored_moves(tmp_path) == [ann.moves, ben.moves]
    await ann.click("Offer a draw")
    await ben.sees("accept a draw?")
    await ben.click("Accept")
    await ben.sees("Both players agreed")
    await ben.click("Rematch")
    await ann.sees("wants a rematch")
    await ann.click("Accept")
    await ann.sees("1 draw")
    await ann.until_free(9)


@pytest.mark.parametrize(
    ("game", "cells"), [("Reverse", 9), ("Vanishing", 9), ("Squares", 16), ("Drop", 25)]
)
async def test_a_game_by_clicks(ann: Window, game: str, cells: int, tmp_path: Path) -> None:
    """Each game is started by its name, and played on a board of its size to its end."""
    ann.cells = cells
    await ann.command("tictactoe start", variant=game, difficulty="Easy", mark="X:")
    await ann.sees(game)
    while free := await ann.free():
        await ann.press(free[0])
    await ann.sees("Another game?")
    assert stored_moves(tmp_path)[0] == ann.moves


async def test_a_picked_piece(ann: Window) -> None:
    """In sizes a person picks a piece, and the next press places it."""
    await ann.command("tictactoe start", variant="Sizes", difficulty="Easy", mark="X:")
    await ann.sees("Sizes")
    await ann.press(4)
    assert (await ann.labels())[4] in ("X3", "O3")
    await ann.pick("Small \u00d72")
    free = (await ann.free())[0]
    await ann.press(free)
    assert (await ann.labels())[free][:2] in ("X1", "O2", "O3")
