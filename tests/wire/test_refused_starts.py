"""A start that cannot succeed ends with status 2 and one sentence for the host."""

import pytest

from bot.app import log_in, run
from tests.chat.faults import refused
from tests.chat.ids import TOKEN
from tests.chat.until import until
from tests.wire.gateway import AUTHENTICATION_FAILED
from tests.wire.test_health import free_port
from tests.wire.world import World

WRONG_TOKEN = f"{TOKEN}-of-another-bot"


def closed_port() -> str:
    return f"http://127.0.0.1:{free_port()}/api/v10"


async def refusal_of(world: World, **settings: str) -> str:
    bot = world.run(**settings)
    assert await bot.ended() == 2, bot.output
    said = [line for line in bot.output.splitlines() if " discord." not in line]
    assert len(said) == 1, bot.output
    assert said[0].endswith(".")
    return said[0]


async def test_a_wrong_token(new_world: World) -> None:
    """A token that Discord does not know is reported, but not printed."""
    assert "does not accept the token" in (await refusal_of(new_world, DISCORD_TOKEN=WRONG_TOKEN))
    assert TOKEN not in new_world.log


def end_soon() -> None:
    """Have a bot that is refused end at once, and one that begins again do so."""
    log_in.ENDS_AFTER = 0
    setattr(run, "_PAUSE", 0.0)  # noqa: B010


REFUSALS = [
    (AUTHENTICATION_FAILED, {}, 2, "does not accept the token"),
    (4010, {}, 78, "all need the same SHARD_COUNT"),
    (4011, {"SHARD_COUNT": "1"}, 78, "more shards than SHARD_COUNT=1"),
    (4012, {}, 78, "(4012): upgrade"),
    (4013, {}, 78, "(4013): upgrade"),
    (4014, {}, 78, "(4014): upgrade"),
]


@pytest.mark.parametrize(("code", "settings", "status", "says"), REFUSALS)
async def test_refused_by_the_gateway(
    new_world: World, code: int, settings: dict[str, str], status: int, says: str
) -> None:
    """What only the gateway refuses is told as well; what a restart cannot mend ends late."""
    new_world.discord.gateway.refusal = code
    bot = new_world.run(end_soon, **settings)
    assert await bot.ended() == status, bot.output
    assert says in bot.output.splitlines()[-1]


async def test_more_shards(new_world: World) -> None:
    """A bot whose servers have become too many for its shards begins again with more, and plays."""
    gateway = new_world.discord.gateway
    bot = await new_world.log_in(end_soon)
    gateway.shards = 2
    await gateway.break_off()
    gateway.forget()
    await until(lambda: gateway.ready, "the other shards")
    board = await new_world.start()
    await board.press(4)
    assert board.is_true
    assert "more shards needed: before=1 at_least=2" in bot.output


@pytest.mark.parametrize("route", ["about", "commands"])
async def test_discord_says_no(new_world: World, route: str) -> None:
    """If Discord refuses the start, the process ends with a sentence, not a traceback."""
    new_world.discord.faults.next(route, refused(400, {"message": "no", "code": 0}))
    bot = new_world.run()
    assert await bot.ended() == 2, bot.output
    assert "Discord did not let the bot start" in bot.output.splitlines()[-1]


async def test_a_second_process(new_world: World) -> None:
    """A second bot on the same database is refused; the first goes on, and can be killed."""
    await new_world.log_in()
    board = await new_world.start()
    assert "Another process uses the database" in await refusal_of(new_world)
    await board.press(4)
    assert board.is_true
    new_world.runs[0].kill()
    await until(lambda: not new_world.discord.gateway.ready, "the end of the first connection")
    await new_world.log_in()
    await board.press(board.free[0])
    await until(lambda: board.is_true, "the board, which the start redraws, too")
