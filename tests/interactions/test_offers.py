import re

import pytest

from tests.chat.world import World
from tests.conftest import visible
from tests.interactions.games import friends, give_up, start, take_back

FOUR = (4, 0, 1, 2)
"""The first moves of a match, after which a draw can be offered."""


async def test_a_draw_is_offered_and_agreed(world: World) -> None:
    """The other player can decline it, or accept it, also after a restart; the board says so."""
    board = await friends(world, *FOUR[:3])
    assert "Offer a draw" not in board.enabled
    assert "from the fifth move on" in (await world.ben.forge(board, "h1:1:4")).said
    await board.press(world.ben, FOUR[3])
    before = str(board), board.labels
    await world.ann.click(board, "Offer a draw")
    await world.ben.click(board, "Decline")
    assert (str(board), board.labels) == before
    await world.ann.click(board, "Offer a draw")
    await world.restart()
    assert f"<@{world.ben.id}>, accept a draw?" in board.text
    assert f"To move: <@{world.ann.id}> (X)" in visible(board.text)
    await world.ben.click(board, "Accept")
    assert "Both players agreed" in board.text


@pytest.mark.parametrize(("cells", "offer"), [(FOUR, "Offer a draw"), (FOUR[:2], "Take back")])
async def test_each_answer_is_for_one(world: World, cells: tuple[int, ...], offer: str) -> None:
    """Below an offer, who made it can only withdraw it and the other only answer; each is told."""
    board = await friends(world, *cells)
    await (world.ann.click(board, offer) if cells == FOUR else take_back(world.ann, board))
    assert board.labels[9:] == ["Accept", "Decline", "Withdraw", "Resign"]
    if cells == FOUR:
        assert "Answer the current offer" in (await world.ann.forge(board, "h1:1:6")).said
    for label in ("Accept", "Decline"):
        told = (await world.ann.click(board, label)).said
        assert f"only <@{world.ben.id}> can accept or decline it. You can withdraw it." in told
    told = (await world.ben.click(board, "Withdraw")).said
    assert f"Only <@{world.ann.id}> can withdraw this offer" in told
    for label in ("Accept", "Decline", "Withdraw"):
        assert "someone else's game" in (await world.eve.click(board, label)).said
    await world.ann.click(board, "Withdraw")
    assert offer in board.labels
    assert "Accept" not in board.labels
    for kind in ("y", "n", "wo"):
        forged = f"{kind}1:1:{len(cells) + 3}"
        assert "This offer is no longer open" in (await world.ben.forge(board, forged)).said


@pytest.mark.parametrize("by_ann", [True, False])
@pytest.mark.parametrize("cells", [(4, 0), (4, 0, 1)])
async def test_a_move_is_taken_back_by_consent(
    world: World, cells: tuple[int, ...], *, by_ann: bool
) -> None:
    """If the other player allows it, a take-back goes back to the asker's last turn."""
    board = await friends(world, *cells)
    asks, allows = (world.ann, world.ben) if by_ann else (world.ben, world.ann)
    before, asked = str(board), await take_back(asks, board)
    assert str(board) == before
    assert f"<@{allows.id}>, may <@{asks.id}> take back" in asked.text
    assert asked.text in board.text
    await allows.click(board, "Accept")
    left = ("O...X...." if len(cells) > 2 else ".........") if by_ann else "....X...."
    assert (str(board), "Accept" in board.labels) == (left, False)
    await board.press(asks, 8)
    assert str(board) == f"{left[:8]}{'X' if by_ann else 'O'}"


PRICE = "After that, this game can't raise your rating."


async def test_a_take_back_is_asked_for_once(world: World) -> None:
    """Only the first one of a rated game asks, in private; until the yes nothing changes."""
    board = await start(world.ann, mark="X")
    await board.press(world.ann, 0)
    assert "I don't accept draws" in (await world.ann.forge(board, "h1:1:1")).said
    before = str(board), board.text
    asked = await world.ann.click(board, "Take back")
    assert asked.said == f"Take back your last move and any reply to it? {PRICE}"
    assert (str(board), board.text) == before
    await world.restart()
    await world.ann.click(asked.shown, "Take back")
    await board.press(world.ann, 0)
    await world.ann.click(board, "Take back")
    assert str(board) == "........."


async def test_a_question_of_an_earlier_board(world: World) -> None:
    """Its yes takes nothing back: since then the person has made another move."""
    board = await start(world.ann, mark="X", engine="perfect")
    await board.press(world.ann, 0)
    asked = (await world.ann.click(board, "Take back")).shown
    await board.press(world.ann, 1)
    before = str(board)
    assert "no longer open" in (await world.ann.click(asked, "Take back")).said
    assert str(board) == before


async def test_a_press_out_of_turn_says_whose_turn_it_is(world: World) -> None:
    """It is told whose turn it is and since when; a stranger or a taken square is told as that."""
    board = await friends(world, 4)
    assert "haven't moved yet" in (await world.ben.forge(board, "t1:1:2")).said
    assert f"<@{world.ben.id}>'s turn. It began <t:" in (await board.press(world.ann, 0)).said
    assert "someone else's game" in (await board.press(world.eve, 0)).said
    for cell in (4, 9):
        assert "square is taken" in (await world.ben.forge(board, f"c1:1:2:{cell}")).said


async def test_a_rematch_swaps_the_marks_and_counts(world: World) -> None:
    """In an accepted rematch the other player has X; the series names both in the same order."""
    board = await friends(world, 0, 3, 1, 4)
    assert "isn't over yet" in (await world.ben.forge(board, "m1:1")).said
    await board.press(world.ann, 2)
    assert "someone else's game" in (await world.eve.click(board, "Rematch")).said
    challenge_again = (await world.ben.click(board, "Rematch")).shown
    assert "wants a rematch" in challenge_again.text
    assert "Rematch" not in board.labels
    await world.ann.click(challenge_again, "Accept")
    assert f"**X** <@{world.ben.id}>" in challenge_again.text
    ann, ben = (f"<@{person.id}>" for person in (world.ann, world.ben))
    assert f"Series: {ann} 1  ·  {ben} 0" in challenge_again.text


async def test_a_game_that_was_given_up_at_once_is_in_no_series(world: World) -> None:
    """The rematch of a first one shows no series, that of a later one the score before it."""
    board = await start(world.ann, mark="X", difficulty="unbeatable")
    await give_up(world.ann)
    board = (await world.ann.click(board, "Play again")).shown
    assert "Series:" not in board.text
    await board.play_out(world.ann)
    board = (await world.ann.click(board, "Play again")).shown
    (score,) = re.findall("Series: .*", board.text)
    await give_up(world.ann)
    board = (await world.ann.click(board, "Play again")).shown
    assert score in board.text


async def test_both_asking_for_a_rematch_is_a_yes(world: World) -> None:
    """If the other player presses Rematch too, the one rematch begins."""
    board = await friends(world, 0, 3, 1, 4, 2)
    world.refuse("edit", 403, 50001)
    await world.ben.click(board, "Rematch")
    again = (await world.ann.click(board, "Rematch")).shown
    assert "Your turn" in again.text
    await again.press(world.ben, 0)
    assert str(again) == "X........"


async def test_the_bot_plays_again_at_once(world: World) -> None:
    """Play again posts a new board with swapped marks, and leaves the finished board."""
    board = await start(world.ann, mark="X", difficulty="unbeatable")
    await board.play_out(world.ann)
    again = (await world.ann.click(board, "Play again")).shown
    assert f"**O** <@{world.ann.id}>" in again.text
    assert "Series:" in again.text
    assert str(again).count("X") == 1
    assert board.free == []
    assert "Play again" not in board.labels


async def test_a_match_with_a_move_taken_back_says_so(world: World) -> None:
    """A player who took a move back is told at the end that the match could not raise a rating."""
    board = await start(world.ann, mark="X", difficulty="unbeatable")
    await board.press(world.ann, 0)
    await take_back(world.ann, board)
    told = ""
    while board.free:
        told = (await board.press(world.ann, board.free[0])).said
    assert "took a move back" in told
