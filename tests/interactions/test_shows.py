import pytest
import simcord

from bot.domain.limits import MAX_SHOWS
from tests.interactions.conftest import Board, World, said_to, texts_in

waiting = pytest.mark.parametrize("pause", [600.0])


async def watch(world: World, **engines: str) -> simcord.InteractionResult:
    """Have Ann start a show, and return the answer."""
    return await world.ann.slash(world.channel, "tictactoe watch", **engines)


async def test_two_engines_play_to_the_end(world: World) -> None:
    """`/tictactoe watch` plays a whole game on one message, each move with its reason."""
    result = await watch(world, x="perfect", o="minimax")
    board = Board(result.response)
    assert "**X** Perfect" in board.text
    assert "a draw" in board.text
    assert "." not in str(board)
    assert "Stop" not in board.labels
    edits = [r for r in world.env.http_requests if r.method == "PATCH"]
    assert len(edits) == 9


async def won_by_x(world: World) -> Board:
    """Return the board of a finished show that X has won, as it does every other time."""
    for _ in range(20):
        board = Board((await watch(world, x="minimax", o="lines")).response)
        if "wins" in board.text:
            return board
    raise AssertionError("X has not won")


async def test_a_draw_can_be_watched_again(world: World) -> None:
    """After a draw, *Again* starts another show of the same two, for anyone who presses it."""
    board = Board((await watch(world, x="perfect", o="minimax")).response)
    assert board.labels[9:] == ["Again", "Start your own game", "Review"]
    again = Board((await world.ben.click(board.message, label="Again")).response)
    assert again.text.splitlines()[1] == board.text.splitlines()[1]
    assert again.id != board.id


async def test_the_winner_can_be_played(world: World) -> None:
    """*Play the winner* starts a match of the person against that engine."""
    board = await won_by_x(world)
    assert board.text.startswith("🏆 **Minimax wins")
    assert board.labels[9:] == ["Again", "Play the winner", "Review"]
    own = Board((await world.ben.click(board.message, label="Play the winner")).response)
    assert "Noughts (Minimax)" in own.text
    assert f"<@{world.ben.id}>" in own.text


async def test_a_show_ends_with_the_winning_line(world: World) -> None:
    """In the last frame only the line that won is enabled, as on the board of a match."""
    board = await won_by_x(world)
    lit = [button for button in board.buttons if not button["disabled"]]
    assert len(lit) == 3
    assert {(button["style"], button["label"]) for button in lit} == {(3, "X")}


async def test_a_press_on_a_mark_of_a_show_says_nothing(world: World) -> None:
    """Marks are enabled to be seen well; a press on one is acknowledged silently."""
    board = await won_by_x(world)
    lit = next(cell for cell, button in enumerate(board.buttons) if not button["disabled"])
    before = board.text
    result = await board.press(world.ben, lit)
    assert (said_to(result), board.text) == ("", before)


async def test_wargames_against_itself_reaches_its_conclusion(world: World) -> None:
    """`wargames` plays many games against itself, and then says what it has learnt."""
    board = Board((await watch(world, x="wargames", o="wargames")).response)
    assert "255 games so far" in board.text
    assert "The only winning move is not to play" in board.text
    assert board.labels[9:] == ["Again", "Start your own game"]


async def test_engines_are_chosen_at_random(world: World) -> None:
    """Without options, each show chooses its engines at random."""
    boards = [Board((await watch(world)).response) for _ in range(4)]
    pairings = {board.text.splitlines()[1] for board in boards}
    assert len(pairings) > 1
    assert all(pairing.startswith("-# **X** ") for pairing in pairings)


async def running(world: World) -> Board:
    """Start a show, and return its board before the second frame."""
    return Board((await watch(world, x="perfect", o="perfect")).response)


@waiting
async def test_one_show_at_a_time_in_a_channel(world: World) -> None:
    """While one show runs in a channel, a second one is refused privately."""
    await running(world)
    assert "already" in said_to(await watch(world))


@waiting
async def test_only_so_many_shows_at_once(world: World) -> None:
    """A process that runs as many shows as allowed refuses another one."""
    for number in range(MAX_SHOWS):
        channel = world.server.create_text_channel(f"show-{number}")
        await world.ann.slash(channel, "tictactoe watch")
    assert "can't run more shows" in said_to(await watch(world))


@waiting
async def test_only_the_starter_can_stop_a_show(world: World) -> None:
    """Others are refused privately; the starter's press ends it, and *Again* starts another."""
    board = await running(world)
    refused = await world.ben.click(board.message, label="Stop")
    assert "Only the person who started this show" in said_to(refused)
    await world.ann.click(board.message, label="Stop")
    assert "Stopped" in board.text
    again = await world.ben.click(board.message, label="Again")
    assert str(Board(again.response)) == "." * 9


@waiting
async def test_a_restart_cuts_a_show_short(world: World) -> None:
    """After a restart the message says so, and another show can start in the channel."""
    await running(world)
    await world.restart()
    (message,) = world.messages()
    assert "had to stop early" in texts_in(message["components"])
    assert str(await running(world)) == "." * 9


async def test_a_lost_first_answer_frees_the_channel(world: World) -> None:
    """A show whose first answer was lost does not block the next one in the channel."""
    world.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await watch(world)
    assert "a draw" in Board((await watch(world, x="perfect", o="minimax")).response).text


async def test_a_deleted_message_ends_the_show(world: World) -> None:
    """When its message is deleted, the show ends, and another can start in the channel."""
    world.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008)
    await watch(world, x="perfect", o="minimax")
    assert "a draw" in Board((await watch(world, x="perfect", o="minimax")).response).text
