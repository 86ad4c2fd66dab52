"""The network or Discord is away: at the start the bot keeps trying, later it comes back soon."""

import pytest

from tests.chat.faults import page_instead, refused, reset
from tests.chat.messages import text_of
from tests.chat.payloads import command
from tests.chat.people import ANN, another_channel
from tests.chat.until import until
from tests.wire.hurry import in_no_time
from tests.wire.test_refused_starts import closed_port
from tests.wire.world import World

STARTS = ("me", "about", "commands", "gateway")


def attempts(world: World) -> list[int]:
    """Return the pauses that the log names, one a line."""
    lines = [line for line in world.log.splitlines() if "no start yet" in line]
    return [int(line.rpartition("again_in=")[2]) for line in lines]


async def test_a_start_without_network(new_world: World) -> None:
    """It says each time how long it waits, at most a minute, and can be stopped cleanly."""
    bot = new_world.run(in_no_time, DISCORD_API_URL=closed_port())
    await until(lambda: len(attempts(new_world)) >= 8, new_world.log)
    assert attempts(new_world)[:8] == [1, 2, 4, 8, 15, 30, 60, 60]
    assert "Discord cannot be reached at " in new_world.log
    bot.terminate()
    assert await bot.ended() == 0, new_world.log
    assert "Unclosed" not in new_world.log


async def test_a_show_that_waits_for_discord(new_world: World) -> None:
    """A show that a kill cut short says so, also if the next start never reaches Discord."""
    await new_world.log_in()
    sent = await new_world.discord.send(command(ANN, another_channel(), "tictactoe watch"))
    await new_world.answered(sent)
    await until(lambda: new_world.rows("SELECT 1 FROM shows WHERE message_id > 0"), "its message")
    await new_world.kill()
    bot = new_world.run(in_no_time, DISCORD_API_URL=closed_port())
    await new_world.logs("no start yet")
    bot.terminate()
    assert await bot.ended() == 0, new_world.log
    assert "Traceback" not in bot.output
    await new_world.log_in()
    (message,) = new_world.discord.chat.messages.values()
    await until(lambda: "stop early" in text_of(message), f"its end in\n{new_world.log}")


@pytest.mark.parametrize(("reset_after", "seconds"), [(2_000, 2), (0, 1)])
async def test_no_session_is_left(new_world: World, reset_after: int, seconds: int) -> None:
    """If no session may begin, none does until some may, nor does the bot ask within a second."""
    routes, gateway = new_world.discord.routes, new_world.discord.gateway
    routes.sessions, routes.sessions_reset_after = 0, reset_after
    new_world.run(in_no_time)
    waits = f"no session may begin yet: again_in={seconds}"
    await until(lambda: new_world.log.count(waits) > 2, "waits")
    assert gateway.identified == []
    routes.sessions = 1
    await until(lambda: gateway.ready, new_world.log)
    assert len(gateway.identified) == 1


async def test_a_start_that_succeeds_in_the_end(new_world: World) -> None:
    """Whichever request fails, the bot serves once all are answered; a proxy's page is told."""
    faults = new_world.discord.faults
    banned = refused(429, {"message": "banned"}, Retry_After="7")
    away = [reset, reset, *5 * [refused(500, {})], banned, *5 * [page_instead(200)]]
    for route in STARTS:
        for fault in away:
            faults.next(route, fault)
    await new_world.log_in(in_no_time)
    assert 7 in attempts(new_world)
    assert "is not Discord's: look for a proxy" in new_world.log
    board = await new_world.start()
    await board.press(4)
    assert board.is_true
    assert len(new_world.rows("SELECT 1 FROM uptime WHERE run IS NOT NULL")) == 1
