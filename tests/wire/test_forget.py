"""`python -m bot forget` and `block`, with the bot running or stopped."""

from datetime import timedelta

import pytest

from bot.jobs import shut_out, uptime
from tests.chat.messages import text_of
from tests.chat.people import ANN, BEN, Channel, Person
from tests.chat.until import until
from tests.wire.command import run_command
from tests.wire.servers import new_server
from tests.wire.terminal import terminal
from tests.wire.test_welcome import joined
from tests.wire.world import World

ASKED = f"Delete everything about {ANN.id} that is in "


def matches_of(world: World, person: Person) -> int:
    return len(world.rows("SELECT 1 FROM matches WHERE ? IN (x_person, o_person)", person.id))


async def test_while_the_bot_is_stopped(new_world: World) -> None:
    """The person's match ends and names nobody; nothing of the id is left in the file."""
    await new_world.log_in()
    await new_world.start(ANN)
    bens = await new_world.start(BEN)
    await new_world.stop()
    done = await run_command(new_world, "forget", str(ANN.id), "--yes")
    assert done.status == 0, done
    assert f"Everything stored about {ANN.id} is deleted" in done.output
    assert "number in its place: 1." in done.output
    assert ANN.id.to_bytes(8, "big") not in new_world.file.read_bytes()
    assert (matches_of(new_world, ANN), matches_of(new_world, BEN)) == (0, 1)
    await new_world.log_in()
    await bens.press(bens.free[0], BEN)
    await until(lambda: bens.is_true, "the board, which is redrawn without the name, too")


def hurry() -> None:
    uptime.NOTE_EVERY = shut_out.LOOK_EVERY = timedelta(seconds=0.1)


async def test_while_the_bot_runs(new_world: World) -> None:
    """The running bot deletes the person within a minute and redraws the board; others play on."""
    assert timedelta(minutes=1) > uptime.NOTE_EVERY
    await new_world.log_in(hurry)
    board, bens = await new_world.start(ANN), await new_world.start(BEN)
    done = await run_command(new_world, "forget", str(ANN.id), "--yes")
    assert done.status == 0, done
    assert "the bot redraws boards" in done.output
    assert (matches_of(new_world, ANN), matches_of(new_world, BEN)) == (0, 1)
    await until(lambda: f"<@{ANN.id}>" not in text_of(board.message), "the board without the name")
    await bens.press(bens.free[0], BEN)
    await until(lambda: bens.is_true, "the board, which is redrawn without the name, too")


@pytest.mark.parametrize(("answer", "status", "left"), [(None, 130, 1), ("y", 0, 0)])
async def test_it_asks_before(new_world: World, answer: str | None, status: int, left: int) -> None:
    """In a terminal it asks, and Ctrl-C leaves what is stored."""
    await new_world.log_in()
    await new_world.start(ANN)
    await new_world.stop()
    async with terminal(new_world, "forget", str(ANN.id)) as screen:
        if answer is None:
            await until(lambda: ASKED in screen.shown, "the question")
            screen.interrupt()
        else:
            await screen.answer(ASKED, answer)
        assert await screen.ended() == status, screen.shown
    assert "Traceback" not in screen.shown
    assert matches_of(new_world, ANN) == left


async def test_shut_out(new_world: World) -> None:
    """A blocked server is left, and its games end; elsewhere a blocked person gets a sentence."""
    await new_world.log_in(hurry)
    server, bens = new_server(), await new_world.start(BEN)
    await new_world.discord.gateway.add_server(server)
    await joined(new_world, server)
    await new_world.start(channel=Channel(int(server["system_channel_id"]), int(server["id"])))
    for kind, number in (("person", str(BEN.id)), ("server", server["id"])):
        assert (await run_command(new_world, "block", kind, number)).status == 0
    ended = "SELECT 1 FROM matches WHERE guild_id = ? AND ending = 'unreachable'"
    await until(lambda: new_world.rows(ended, int(server["id"])), new_world.log)
    (left,) = new_world.discord.requests_to("leave")
    assert left.path.endswith(server["id"])
    said = await new_world.told(await bens.press(bens.free[0], BEN))
    assert "doesn't let me play with you here" in said
