import pytest
import simcord

from bot.jobs.exhibition_runner import MAX_EXHIBITIONS
from tests.interactions.conftest import Arcade, Board, said_to, texts_in

waiting = pytest.mark.parametrize("pause", [600.0])


async def watch(arcade: Arcade, **engines: str) -> simcord.InteractionResult:
    return await arcade.ann.slash(arcade.channel, "tictactoe watch", **engines)


async def test_two_engines_play_to_the_end(arcade: Arcade) -> None:
    """`/tictactoe watch` plays a whole game on one message, each move with its reason."""
    result = await watch(arcade, x="perfect", o="minimax")
    board = Board(result.response)
    assert "**X** Perfect" in board.text
    assert "A draw" in board.text
    assert "." not in str(board)
    assert "Stop" not in board.labels
    edits = [r for r in arcade.env.http_requests if r.method == "PATCH"]
    assert len(edits) == 9


async def test_the_famous_pairing_comes_to_its_conclusion(arcade: Arcade) -> None:
    """`wargames` against itself goes on and on, until it says what it has learnt."""
    board = Board((await watch(arcade, x="wargames", o="wargames")).response)
    assert "255 games so far" in board.text
    assert "The only winning move is not to play" in board.text


async def test_engines_are_drawn_by_lot(arcade: Arcade) -> None:
    """Without a request two engines are drawn, and the exhibition runs all the same."""
    board = Board((await watch(arcade)).response)
    assert "**X**" in board.text


async def running(arcade: Arcade) -> Board:
    """Start an exhibition that waits for its second frame."""
    return Board((await watch(arcade, x="perfect", o="perfect")).response)


@waiting
async def test_one_show_at_a_time_in_a_channel(arcade: Arcade) -> None:
    """A second exhibition in the channel is refused privately while the first one runs."""
    await running(arcade)
    assert "already" in said_to(await watch(arcade))


@waiting
async def test_only_so_many_exhibitions_at_once(arcade: Arcade) -> None:
    """Beyond its places a process asks people to wait."""
    for number in range(MAX_EXHIBITIONS):
        channel = arcade.server.create_text_channel(f"stage-{number}")
        await arcade.ann.slash(channel, "tictactoe watch")
    assert "as many shows on as I can play" in said_to(await watch(arcade))


@waiting
async def test_who_started_a_show_can_stop_it(arcade: Arcade) -> None:
    """Others are refused privately; the starter's press ends it, and another can start."""
    board = await running(arcade)
    refused = await arcade.ben.click(board.message, label="Stop")
    assert "Only who started this show" in said_to(refused)
    await arcade.ann.click(board.message, label="Stop")
    assert "Stopped" in board.text
    assert str(await running(arcade)) == "." * 9


@waiting
async def test_a_restart_says_that_a_show_was_cut_short(arcade: Arcade) -> None:
    """After a restart the message says so, and the channel is free for another exhibition."""
    await running(arcade)
    await arcade.restart()
    (message,) = arcade.messages()
    assert "Cut short" in texts_in(message["components"])
    assert str(await running(arcade)) == "." * 9


async def test_a_lost_first_answer_frees_the_channel(arcade: Arcade) -> None:
    """An exhibition whose first answer never arrived does not block the channel's next one."""
    arcade.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await watch(arcade)
    assert "A draw" in Board((await watch(arcade, x="perfect", o="minimax")).response).text


async def test_a_deleted_message_ends_the_show(arcade: Arcade) -> None:
    """When its message is gone the exhibition ends quietly and frees the channel."""
    arcade.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008)
    await watch(arcade, x="perfect", o="minimax")
    assert "A draw" in Board((await watch(arcade, x="perfect", o="minimax")).response).text
