"""From the first log-in over a whole match to an orderly end, and on from there."""

import pytest

from tests.wire.arcade import Arcade
from tests.wire.commands import paths
from tests.wire.payloads import DIRECT

_CLOSED_IN_ORDER = 1000


async def test_a_whole_life(arcade: Arcade) -> None:
    """Log in, sync, start, press to the end, end in order, start again, press an older board."""
    older = await arcade.start(room=DIRECT, mark="X")
    board = await arcade.start(mark="X")
    while free := board.free:
        await board.press(free[0])
        assert board.is_true
    assert board.stored.status == "over"
    await arcade.stop()
    await arcade.log_in()
    await older.press(4)
    assert older.is_true
    assert len(older.stored.moves) == 2
    assert len(arcade.discord.asked_for("commands")) == 1


async def test_commands_as_synced(arcade: Arcade) -> None:
    """Discord is told of every command with its options, for servers and direct messages."""
    (group,) = arcade.discord.commands
    assert paths([group]) == {
        "tictactoe start": ["difficulty", "engine", "mark"],
        "tictactoe board": [],
        "tictactoe resign": [],
        "tictactoe watch": ["x", "o"],
        "tictactoe engines": [],
    }
    assert (group["contexts"], group["integration_types"]) == ([0, 1], [0])


async def test_an_orderly_end(arcade: Arcade) -> None:
    """SIGTERM ends the process with status 0 and the gateway's connection with a close frame."""
    await arcade.stop()
    assert arcade.discord.gateway.closed == [_CLOSED_IN_ORDER]
    assert arcade.log.rstrip().endswith("stopped")


@pytest.mark.slow
async def test_killed_between_any_two_presses(arcade: Arcade) -> None:
    """Killed and started anew before every press, the bot answers each on the board as it was."""
    board = await arcade.start(mark="X")
    while free := board.free:
        await arcade.kill()
        await arcade.log_in()
        before = board.stored.moves
        await board.press(free[0])
        assert board.stored.moves[: len(before) + 1] == (*before, free[0])
        assert board.is_true
    assert board.stored.status == "over"
