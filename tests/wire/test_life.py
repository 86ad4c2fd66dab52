"""From the first log-in over a whole match to an orderly end, and on from there."""

import json

import pytest
from aiohttp import web

from tests.wire.arcade import Arcade
from tests.wire.commands import paths
from tests.wire.faults import answer, late
from tests.wire.ids import Payload
from tests.wire.messages import cells_of
from tests.wire.people import another_room
from tests.wire.until import until

pytestmark = pytest.mark.asyncio(loop_scope="package")

CLOSED_IN_ORDER = 1000
MENU = "Challenge to tic-tac-toe"


async def test_killed_before_the_answer(arcade: Arcade) -> None:
    """A move that was stored but never shown is shown by the next start, which says so."""
    board = await arcade.start()
    arcade.discord.faults.next("callback", late(0.5))
    await board.send(board.custom_id(4))
    await until(lambda: board.stored.revision == 1, "the move to be stored")
    await arcade.kill()
    await arcade.log_in()
    await arcade.logs("the last run did not stop cleanly")
    await until(lambda: board.is_true, f"the redrawing\n{arcade.log}")
    assert board.is_true
    assert board.stored.revision == 1


async def test_nothing_is_redrawn_after_an_orderly_end(arcade: Arcade) -> None:
    """A start after an orderly end edits no board."""
    board = await arcade.start()
    await board.press(4)
    await arcade.stop()
    edits = len(arcade.discord.asked_for("edit"))
    await arcade.log_in()
    await board.press(board.free[0])
    assert len(arcade.discord.asked_for("edit")) == edits


async def test_a_press_while_a_board_is_redrawn(arcade: Arcade) -> None:
    """A press that overtakes the slow redrawing of its board does not leave the older one."""
    board = await arcade.start()
    arcade.discord.faults.next("callback", late(0.5))
    await board.send(board.custom_id(4))
    await until(lambda: board.stored.revision == 1, "the move to be stored")
    await arcade.kill()
    edits = len(arcade.discord.asked_for("edit"))
    arcade.discord.faults.next("edit", late(2))
    await arcade.log_in()
    await until(lambda: len(arcade.discord.asked_for("edit")) > edits, "the redrawing to begin")
    free = board.stored.board.index(".")
    await arcade.answered(await board.send(f"c1:{board.match_id}:1:{free}"))
    await until(lambda: board.is_true and arcade.discord.is_quiet, "the newest board")
    assert board.stored.revision == 2


async def test_a_whole_life(arcade: Arcade) -> None:
    """Log in, sync, start, press to the end, SIGTERM, start again, press an older board."""
    older = await arcade.start(room=another_room(guild_id=None))
    board = await arcade.start()
    while free := board.free:
        await board.press(free[0])
        assert board.is_true
    assert board.stored.status == "over"
    await arcade.stop()
    assert arcade.discord.gateway.closed[-1] == CLOSED_IN_ORDER
    assert arcade.log.rstrip().endswith("stopped")
    await arcade.log_in()
    await older.press(4)
    assert older.is_true
    assert len(older.stored.moves) == 2


async def test_commands_as_synced(arcade: Arcade) -> None:
    """Discord is told once, however often the bot starts, of every command and its options."""
    assert len(arcade.discord.asked_for("commands")) == 1
    commands = arcade.discord.routes.commands
    assert paths(commands) == {
        "tictactoe start": ["difficulty", "engine", "mark"],
        "tictactoe challenge": ["opponent", "pace", "mark"],
        "tictactoe board": [],
        "tictactoe resign": [],
        "tictactoe watch": ["x", "o"],
        "tictactoe engines": [],
    }
    assert {"tictactoe", "privacy", MENU} <= {command["name"] for command in commands}
    (settings,) = [command for command in commands if command["name"] == "settings"]
    assert (settings["contexts"], settings["integration_types"]) == ([0], [0])
    others = [command for command in commands if command is not settings]
    assert all(command["contexts"] == [0, 1, 2] for command in others)
    assert all(command["integration_types"] == [0, 1] for command in others)


async def test_a_broken_connection(arcade: Arcade) -> None:
    """When the gateway breaks off the bot resumes, and what was pressed meanwhile is answered."""
    board, log_ins = await arcade.start(), len(arcade.discord.gateway.identified)
    await arcade.discord.gateway.break_off()
    await board.press(4)
    assert board.is_true
    assert len(arcade.discord.gateway.identified) == log_ins


async def test_stopped_while_an_answer_is_under_way(arcade: Arcade) -> None:
    """SIGTERM during a press lets it have its answer before the process ends with status 0."""
    board = await arcade.start()
    arcade.discord.faults.next("callback", late(0.5))
    asked = await board.send(board.custom_id(4))
    await until(lambda: board.stored.revision == 1, "the move to be stored")
    await arcade.stop()
    assert asked.is_answered
    assert board.is_true


@pytest.mark.slow
async def test_killed_between_any_two_presses(arcade: Arcade) -> None:
    """Killed and started anew before every press, the bot answers each on the board as it was."""
    board = await arcade.start()
    while free := board.free:
        await arcade.kill()
        await arcade.log_in()
        before = board.stored.moves
        await board.press(free[0])
        assert board.stored.moves[: len(before) + 1] == (*before, free[0])
        assert board.is_true
    assert board.stored.status == "over"


async def test_a_new_board_is_known_however_discord_tells_of_it(
    arcade: Arcade, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board gives way to the next one, in whichever order Discord said what became of it."""
    callback = arcade.discord.chat.callback

    def reordered(token: str, body: Payload) -> web.Response:
        told = json.loads(bytes(callback(token, body).body))  # type: ignore[arg-type]
        message = told["resource"]["message"] | {"interaction": {"id": "1"}}
        resource = told["resource"] | {"message": message}
        return answer({"resource": resource, "interaction": told["interaction"]})

    monkeypatch.setattr(arcade.discord.chat, "callback", reordered)
    board = await arcade.start()
    assert (await arcade.shown_again(board)).is_true
    await until(lambda: not cells_of(board.message), "the end of the former board")
