import pytest

from bot.domain.limits import MAX_SHOWS
from tests.chat.people import another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import World

waiting = pytest.mark.parametrize("pause", [600.0])


async def test_two_engines_play_to_the_end(world: World) -> None:
    """A game is played on one message, each move with its reason; anyone may press *Again*."""
    board = (await world.ann.slash("tictactoe watch", x="perfect", o="minimax")).shown
    assert "**X** Perfect" in board.text
    assert "a draw" in board.text
    assert "." not in str(board)
    assert "Stop" not in board.labels
    edits = [it for it in world.session.requests if it.route == "own-edit"]
    assert len(edits) == 9
    assert board.labels[9:] == ["Again", "Start your own game", "Review"]
    again = (await world.ben.click(board, "Again")).shown
    assert again.text.splitlines()[1] == board.text.splitlines()[1]
    assert again.id != board.id


async def won_by_x(world: World) -> ShownMessage:
    """Return the board of a finished show that X has won, as it does every other time."""
    for _ in range(20):
        board = (await world.ann.slash("tictactoe watch", x="minimax", o="lines")).shown
        if "wins" in board.text:
            return board
    raise AssertionError("X has not won")


async def test_the_winner_can_be_played(world: World) -> None:
    """*Play the winner* starts a match of the person against that engine."""
    board = await won_by_x(world)
    assert board.text.startswith("🏆 **Minimax wins")
    assert board.labels[9:] == ["Again", "Play the winner", "Review"]
    own = (await world.ben.click(board, "Play the winner")).shown
    assert "Noughts (Minimax)" in own.text
    assert f"<@{world.ben.id}>" in own.text


async def test_wargames_against_itself_reaches_its_conclusion(world: World) -> None:
    """`wargames` plays many games against itself, and then says what it has learnt."""
    board = (await world.ann.slash("tictactoe watch", x="wargames", o="wargames")).shown
    assert "255 games so far" in board.text
    assert "The only winning move is not to play" in board.text
    assert board.labels[9:] == ["Again", "Start your own game"]


async def test_engines_are_chosen_at_random(world: World) -> None:
    """Without options, each show chooses its engines at random."""
    boards = [(await world.ann.slash("tictactoe watch")).shown for _ in range(4)]
    pairings = {board.text.splitlines()[1] for board in boards}
    assert len(pairings) > 1
    assert all(pairing.startswith("-# **X** ") for pairing in pairings)


async def running(world: World) -> ShownMessage:
    return (await world.ann.slash("tictactoe watch", x="perfect", o="perfect")).shown


@waiting
async def test_only_so_many_shows_at_once(world: World) -> None:
    """A process that runs as many shows as allowed refuses another one."""
    for _ in range(MAX_SHOWS):
        await world.ann.at(another_channel()).slash("tictactoe watch")
    assert "can't run more shows" in (await world.ann.slash("tictactoe watch")).said


@waiting
async def test_only_the_starter_can_stop_a_show(world: World) -> None:
    """Others are refused privately; the starter's press ends it, and *Again* starts another."""
    board = await running(world)
    assert "Only the person who started this show" in (await world.ben.click(board, "Stop")).said
    await world.ann.click(board, "Stop")
    assert "Stopped" in board.text
    assert str((await world.ben.click(board, "Again")).shown) == "." * 9


async def test_a_deleted_message_ends_the_show(world: World) -> None:
    """When its message is deleted, the show ends, and another can start in the channel."""
    world.refuse("own-edit", 404, 10008)
    await world.ann.slash("tictactoe watch", x="perfect", o="minimax")
    assert "a draw" in (await running(world)).text
