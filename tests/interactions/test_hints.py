"""Hints against the bot: three steps in private, at the price of the rating."""

import pytest

from bot.domain.moves import NUDGE
from bot.interactions.hints import hint_page
from engines.review.hints import Hint, Nudge
from tests.chat.faults import CALLBACK
from tests.chat.messages import all_text
from tests.chat.people import another_channel
from tests.chat.world import World
from tests.conftest import a_match
from tests.interactions.games import friends, give_up, start, threatened
from tests.interactions.pages import green, hinted

ASKED = "makes this game unrated"
QUESTION, HINT = ["Show the hint"], ["Where?", "Which move?", "Play it"]
"""The buttons that lead to a hint, and those below it, one after the other."""


async def test_three_steps(world: World) -> None:
    """A hint goes from fact to line to move; *Play it* makes the move once, after a restart too."""
    board = await threatened(world)
    hint = await hinted(world.ann, board)
    assert hint.text == "**Careful:** only one move keeps me from winning next turn."
    await world.ann.click(hint, "Where?")
    assert "The best move is in the bottom row." in hint.text
    assert green(hint) == [6, 7, 8]
    await world.ann.click(hint, "Which move?")
    assert "Take the bottom-left corner." in hint.text
    assert green(hint) == [6]
    assert set(hint.labels) <= {"X", "O", "Play it", *"⁴⁶⁷⁸⁹"}
    await world.restart()
    await world.ann.click(hint, "Play it")
    assert hint.text == "You took the bottom-left corner."
    assert str(board)[6] == "X"
    assert str(board).count("O") == 3


@pytest.mark.parametrize(
    ("nudge", "right", "said"),
    [
        (Nudge.FINISH, 2, "**You can finish:** 2 moves win at once."),
        (Nudge.OWN_LINE, 5, "one of your 6 moves makes three in a row, and that loses."),
        (Nudge.THREAT, 4, "after 2 of your 6 moves I can win next turn."),
        (Nudge.WIN_IN_TWO, 3, "**You can win in two moves:** 3 of your 6 moves start it."),
        (Nudge.WIN, 6, "**You can win from here.** Every move keeps the win."),
        (Nudge.WIN, 2, "**You can win from here.** 2 of your 6 moves keep the win."),
        (Nudge.EVEN, 6, "**The game is even.** Every move keeps the draw,"),
        (Nudge.EVEN, 1, "**The game is even.** Only one move keeps the draw."),
        (Nudge.LOST, 6, "**I can win, whatever you do.**"),
    ],
)
def test_how_many_moves_are_right(nudge: Nudge, right: int, said: str) -> None:
    """Each fact tells of how many moves it is true, whether these are right or wrong."""
    page = hint_page(a_match(), Hint(nudge, right, 6, "", 4), NUDGE, "en")
    assert said in all_text(page.to_components())


async def test_the_price_is_said_before(world: World) -> None:
    """The first hint of a rated match asks once, and the same hint again counts once."""
    board = await threatened(world)
    before = board.text
    question = (await world.ann.click(board, "Hint")).private
    assert ASKED in question.text
    assert board.text == before
    await world.ann.click(question, "Show the hint")
    first = question.text
    assert (await hinted(world.ann, board)).text == first
    await board.press(world.ann, 6)
    assert str(board)[6] == "X"
    assert ASKED not in (await world.ann.click(board, "Hint")).said
    assert "Unrated" not in board.text
    await give_up(world.ann)
    assert "Unrated: 2 hints" in board.text


async def test_a_match_that_is_unrated_anyway(world: World) -> None:
    """Where there is no rating to lose, the hint comes at once."""
    board = await start(world.ann, mark="X", difficulty="matched")
    assert "The game is even." in (await world.ann.click(board, "Hint")).private.text


@pytest.mark.parametrize("labels", [QUESTION, HINT[:1], HINT], ids=["question", "step", "move"])
async def test_an_old_hint(world: World, labels: list[str]) -> None:
    """Once the board has changed, each button of a hint and its question says no more than so."""
    board = await threatened(world)
    hint = (await world.ann.click(board, "Hint")).private
    *before, last = labels if labels == QUESTION else QUESTION + labels
    for label in before:
        await world.ann.click(hint, label)
    await world.restart()
    await board.press(world.ann, 6)
    shown = str(board)
    await world.ann.click(hint, last)
    assert "The board has changed" in hint.text
    assert (hint.labels, str(board)) == ([], shown)
    await give_up(world.ann)
    assert ("Unrated" in board.text) == (labels != QUESTION)


async def test_after_the_end(world: World) -> None:
    """After the end a hint's button says so, and the board has no "Hint"."""
    board = await threatened(world)
    hint = await hinted(world.ann, board)
    await world.restart()
    await board.play_out(world.ann)
    assert "Hint" not in board.labels
    await world.ann.click(hint, "Where?")
    assert "This game is over." in hint.text


async def test_what_is_said_of_hints_afterwards(world: World) -> None:
    """The review counts them, *More* says why nothing is rated, and the next match is rated."""
    board = await threatened(world)
    await hinted(world.ann, board)
    await board.play_out(world.ann)
    page = await world.eve.click(board, "Review")
    players = next(line for line in page.said.splitlines() if "**O**" in line)
    assert players.count("hint") == 1
    assert "% (1 hint) · **O**" in players
    more = (await world.ann.click(board, "More")).said
    assert more == "You took a hint, so this game is unrated and your rating stays the same."
    again = (await world.ann.click(board, "Play again")).shown
    assert "Series:" in again.text
    assert "Unrated" not in again.text
    assert ASKED in (await world.ann.click(again, "Hint")).said


@pytest.mark.parametrize("variant", ["misere", "sizes", "drop"])
async def test_hints_in_other_games(world: World, variant: str) -> None:
    """In every game a hint names a move, and pressing what it marks is legal."""
    board = await start(world.ann, mark="X", difficulty="easy", variant=variant)
    for _ in range(2):
        hint = await hinted(world.ann, board)
        if "Where?" in hint.labels:
            await world.ann.click(hint, "Where?")
            assert len(green(hint)) > 1
        await world.ann.click(hint, "Which move?")
        assert "Take " in hint.text
        (cell,) = green(hint)
        await board.press(world.ann, cell)
    await give_up(world.ann)
    assert "Unrated: 2 hints" in board.text


@pytest.mark.parametrize("answered", [False, True])
async def test_a_hint_goes_with_the_move(world: World, answered: bool) -> None:
    """The move makes a hint, or the question before it, disappear once the board shows it."""
    board = await threatened(world)
    hint = (await world.ann.click(board, "Hint")).private
    if answered:
        await world.ann.click(hint, "Show the hint")
    await board.press(world.ann, 0)  # no free cell, so no move
    assert str(hint.id) in world.chat.messages
    await board.press(world.ann, 5)
    assert str(hint.id) not in world.chat.messages
    *_, moved, deleted = (it.route for it in world.session.requests)
    assert (moved, deleted) == (CALLBACK, "delete-by-token")


async def test_only_hints_go_with_the_move(world: World) -> None:
    """*Why?* stays below the board, and so does what someone else was told there."""
    board = await threatened(world)
    theirs = (await world.eve.click(board, "Why?")).shown
    why = (await world.ann.click(board, "Why?")).shown
    await board.press(world.ann, 6)
    assert theirs.is_there
    assert why.is_there


async def test_a_hint_where_the_bot_cannot_edit(world: World) -> None:
    """There the hint says that the next press only brings the board up to date, as it does."""
    there = world.at(another_channel(None, invited=False))
    board = await start(there.ann, mark="X")
    assert "only brings it up to date" in (await hinted(there.ann, board)).text
    assert "board changed" in (await board.press(there.ann, 4)).said
    await board.press(there.ann, 4)
    assert str(board)[4] == "X"
    assert "brings it up" not in (await there.ann.click(board, "Hint")).said


async def test_a_forged_hint(world: World) -> None:
    """Between people a press that asks for a hint is refused, and the board stays as it is."""
    board = await friends(world, 4)
    before, revision = board.text, board.cells[0]["custom_id"].split(":")[2]
    for custom_id, refusal in ((f"hi1:1:{revision}", "against me"), ("hs1:1:1:9", "too old")):
        assert refusal in (await world.ann.forge(board, custom_id)).said
    assert board.text == before
