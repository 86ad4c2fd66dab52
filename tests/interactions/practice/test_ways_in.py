"""The ways to practice: help, a review, one's own card, and *More* below a game that was lost."""

import pytest

from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import friends, lost
from tests.interactions.pages import reviewed
from tests.interactions.practice.pages import MANY, Page, overlooked, practise
from tests.interactions.stored import rows

PRACTISE = "Practise this"


async def test_help(world: World) -> None:
    """Help offers it, and each page of it leads back to help, also after moves."""
    await overlooked(world)
    shown = (await world.ann.slash("help")).shown
    await world.ann.select(shown, ["practice"])
    page = Page(shown.chat, shown.message_id)
    assert "What wins?" in page.text
    await page.play(world.ann, 8)
    assert page.labels[-1] == "Back"
    await page.play(world.ann, 2)
    await world.ann.click(page, "Next")
    assert page.labels == ["Play", "Back"]


async def test_a_review(world: World) -> None:
    """It is offered where the viewer went wrong, and *Open the game* leads back there."""
    page = await reviewed(world.ann, await overlooked(world))
    assert "Move 5 of 6, the turning point" in page.text
    assert PRACTISE in page.labels
    await world.ann.click(page, PRACTISE)
    shown = Page(page.chat, page.message_id)
    assert "What wins?" in shown.text
    await shown.play(world.ann, 2)
    again = (await world.ann.click(shown, "Open the game")).followups or [
        ShownMessage(page.chat, max(page.chat.messages, key=int))
    ]
    assert "Move 5 of 6, the turning point" in again[-1].text
    assert "practised the only one" in (await practise(world.ann)).text


async def test_reviews_of_what_others_did(world: World) -> None:
    """It is offered neither at moves of the opponent, nor at right ones, nor to strangers."""
    board = await overlooked(world)
    theirs = await reviewed(world.ben, board)
    assert "Move 5 of 6" in theirs.text
    for page in (theirs, await reviewed(world.eve, board)):
        assert PRACTISE not in page.labels
    await world.ben.click(theirs, "⏮")
    offered = []
    for ply in range(6):
        await world.ben.click(theirs, "▶")
        offered += [ply] if PRACTISE in theirs.labels else []
    assert offered == [1]


async def test_ones_own_card(world: World) -> None:
    """It says how many positions wait where that is known; nothing is judged for it."""
    await friends(world, *MANY)
    card = (await world.ann.slash("stats", player=world.ann)).shown
    assert "/practice" in card.labels
    assert rows(world.path, "practice") == 0
    await world.ann.click(card, "/practice")
    assert "-# Classic" in card.text
    card = (await world.ann.slash("stats", player=world.ann)).shown
    assert "2 positions to practise" in card.labels
    theirs = (await world.ben.slash("stats", player=world.ann)).shown
    assert [it for it in theirs.labels if "practi" in it] == []
    ultimate = (await world.ann.slash("stats", player=world.ann, variant="ultimate")).shown
    assert [it for it in ultimate.labels if "practi" in it] == []


@pytest.mark.parametrize("is_lost", [True, False])
async def test_more_below_a_game(world: World, is_lost: bool) -> None:
    """Who lost finds it in *More*, and gets what they did wrong there; who won does not."""
    board = await lost(world) if is_lost else await friends(world, 0, 3, 1, 4, 2)
    more = (await world.ann.click(board, "More")).private
    assert ("/practice" in more.labels) is is_lost
    if is_lost:
        await world.ann.click(more, "/practice")
        assert "You played the middle-left square here" in more.text


async def test_a_piece_is_picked(world: World) -> None:
    """In Sizes a size is picked; a tried move is red with its own size alone."""
    board = await friends(world, variant="sizes")
    await world.ann.click(board, custom_id=board.ids("pk1:")[0])
    await board.press(world.ann, 4)
    await world.ben.click(board, custom_id=board.ids("pk1:")[2])
    await board.press(world.ben, 2)
    await world.ann.click((await world.ann.slash("tictactoe resign")).shown, "Yes, resign")
    page = await practise(world.ben)
    assert "-# X has left: Small ×1, Medium ×2, Large ×2." in page.text  # noqa: RUF001
    large, wrong = 2, 20
    await world.ben.click(page, custom_id=page.ids("qp1:")[large])
    await page.play(world.ben, wrong)
    assert (page.red, wrong in page.moves) == ([2], False)
    await world.ben.click(page, custom_id=page.ids("qp1:")[0])
    assert (page.red, 2 in page.moves) == ([], True)


async def test_columns_of_drop(world: World) -> None:
    """In Drop every free square of a column means its move; a tried column is closed."""
    await friends(world, 0, 1, 0, 1, 0, 2, 0, variant="drop")
    page = await practise(world.ben)
    assert {it % 5 for it in page.moves} == {0, 1, 2, 3, 4}
    await page.play(world.ben, next(it for it in page.moves if it >= 5 and it % 5 == 2))
    assert page.red == [22]
    assert {it % 5 for it in page.moves} == {0, 1, 3, 4}
    await page.play(world.ben, 0)
    assert "**Right:** a2." in page.text
