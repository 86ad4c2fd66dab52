"""People play in the preview, in headless Chromium."""

import asyncio
from datetime import UTC, datetime
from itertools import cycle

import pytest

from tests.browser.conftest import Preview
from tests.browser.phone import HEIGHT, WIDTH
from tests.browser.window import Window

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]


async def start(window: Window, difficulty: str) -> None:
    await window.command("tictactoe start", difficulty=difficulty, mark="X:")
    await window.sees("Your turn")


def stored_moves(preview: Preview) -> list[int]:
    ((moves,),) = preview.execute("SELECT moves FROM matches ORDER BY id DESC LIMIT 1")
    return [len(moves.split()[mark::2]) for mark in (0, 1)]


async def test_a_whole_match_by_clicks(ann: Window, preview: Preview) -> None:
    """Each click on a cell is one move; the match ends with a line, and a review of its moves."""
    await start(ann, "Hard")
    assert len(await ann.free()) == 9
    while free := await ann.free():
        await ann.press(free[0])
    await ann.sees("Another game?")
    last = await ann.page.locator("article.channel-message").last.inner_text()
    assert "three in a row" in last
    assert stored_moves(preview)[0] == ann.moves
    await ann.click("Review")
    await ann.sees("Accuracy")
    await ann.click("⏮")
    await ann.sees("The start.")
    await ann.click("▶")
    await ann.sees("Move 1 of")


async def test_the_first_look(ann: Window, ben: Window, preview: Preview) -> None:
    """Everybody sees the welcome, and its button starts a game."""
    for window in (ann, ben):
        await window.sees("Hello! I'm Noughts.")
    await ann.click("Play")
    await ann.sees("Your turn")
    await ann.press((await ann.free())[0])
    assert sum(stored_moves(preview)) >= ann.moves


async def test_a_menu_shows_its_own_choice(ann: Window) -> None:
    """What is chosen in the menu of one page is not what the menu in its place on another shows."""
    await ann.command("settings")
    for subject in ("Seasons", "Back", "Games"):
        await ann.click(subject)
    chosen = ann.page.locator(".select-trigger")
    assert "Medium" in await chosen.nth(-3).inner_text()
    await chosen.nth(-3).click()
    await ann.page.locator(".select-option", has_text="Hard").click()
    for subject in ("Back", "Seasons", "Back", "Games"):
        await ann.click(subject)
    assert "Hard" in await chosen.nth(-3).inner_text()


async def test_a_page_counts_from_now(ann: Window, ben: Window, preview: Preview) -> None:
    """What ends "in five minutes" does so in a window that is opened later, too."""
    del ann
    before = datetime.now(UTC)
    await ben.open(preview.address, "Ben")
    since = await ben.page.evaluate("simcordPreview.profile.presentationTime")
    assert datetime.fromisoformat(since) >= before


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


@pytest.mark.slow
async def test_a_press_soon_after_a_move(ann: Window, preview: Preview) -> None:
    """Each press of a person who presses a moment after the bot's move is one move."""
    await start(ann, "Unbeatable")
    pauses = cycle((0.2, 0.4, 0.6))
    while free := await ann.free():
        await ann.click_at_once(free[0])
        await asyncio.sleep(next(pauses))
    await ann.sees("Another game?")
    assert stored_moves(preview)[0] == ann.moves


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
    await ann.sees("I have no game for you here")
    assert "action failed" not in await ann.page.locator("body").inner_text()
    await ann.command("tictactoe board")
    await ann.sees("I have no game for you here")


@pytest.mark.slow
async def test_the_board_is_shown_again(ann: Window) -> None:
    """`/tictactoe board` shows the match in a new message and links to it in the old one."""
    await start(ann, "Easy")
    await ann.press(0)
    await ann.command("tictactoe board")
    await ann.sees("This game moved")
    assert (await ann.labels())[0] == "X"


@pytest.mark.slow
async def test_a_show_is_watched_live(ann: Window) -> None:
    """After `/tictactoe watch` the page shows one move after the other by itself."""
    await ann.command("tictactoe watch", x="Perfect", o="Minimax")
    for marks in (1, 3):
        await ann.until_marked(marks)


async def test_two_friends_up_to_a_rematch(ann: Window, ben: Window, preview: Preview) -> None:
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
    assert stored_moves(preview) == [ann.moves, ben.moves]
    await ann.click("Offer a draw")
    await ben.sees("accept a draw?")
    await ben.click("Accept")
    await ben.sees("Both players agreed")
    await ben.click("Rematch")
    await ann.sees("wants a rematch")
    await ann.click("Accept")
    await ann.sees("1 draw")
    await ann.until_free(9)


@pytest.mark.parametrize(("game", "columns"), [("Vanishing", 3), ("Squares", 4), ("Drop", 5)])
async def test_a_game_on_a_phone(ann: Window, game: str, columns: int, preview: Preview) -> None:
    """A game is started by its name, and each row of its board is on one line of a phone."""
    await ann.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    ann.cells = columns**2
    await ann.command("tictactoe start", variant=game, difficulty="Easy", mark="X:")
    await ann.sees(game)
    for _ in range(2):
        await ann.press((await ann.free())[0])
    assert await ann.lines_of_cells() == [columns] * columns
    assert stored_moves(preview)[0] == ann.moves


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
