"""A start that cannot succeed ends with status 2 and one sentence for the host."""

import pytest

from tests.chat.faults import refused
from tests.chat.ids import TOKEN
from tests.chat.until import until
from tests.wire.gateway import AUTHENTICATION_FAILED
from tests.wire.test_health import free_port
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

WRONG_TOKEN = f"{TOKEN}-of-another-bot"


def closed_port() -> str:
    """Return an address at which nothing listens."""
    return f"http://127.0.0.1:{free_port()}/api/v10"


async def refusal_of(world: World, **settings: str) -> str:
    """Return the one sentence that a start with these settings ends with."""
    bot = world.run(**settings)
    assert await bot.ended() == 2, bot.output
    said = [line for line in bot.output.splitlines() if " discord." not in line]
    assert len(said) == 1, bot.output
    assert said[0].endswith(".")
    return said[0]


async def test_a_wrong_token(new_world: World) -> None:
    """A token that Discord does not know is reported, but not printed."""
    said = await refusal_of(new_world, DISCORD_TOKEN=WRONG_TOKEN)
    assert "does not accept the token" in said
    assert TOKEN not in new_world.log


@pytest.mark.parametrize(
    ("code", "says"),
    [(AUTHENTICATION_FAILED, "does not accept the token"), (4013, "4013"), (4014, "4014")],
)
async def test_refused_by_the_gateway(new_world: World, code: int, says: str) -> None:
    """A token, or intents, that only the gateway refuses are reported in the same way."""
    new_world.discord.gateway.refusal = code
    bot = new_world.run()
    assert await bot.ended() == 2, bot.output
    assert says in bot.output.splitlines()[-1]


async def test_a_token_in_a_file(new_world: World) -> None:
    """The bot logs in with a token from a file; with none that it can read, a sentence says so."""
    of_file = {"DISCORD_TOKEN_FILE": "token"}
    said = await refusal_of(new_world, DISCORD_TOKEN="", **of_file)
    assert "DISCORD_TOKEN_FILE is token, which cannot be read" in said
    (new_world.folder / "token").write_text(f"{TOKEN}\n")
    assert "are both set" in await refusal_of(new_world, **of_file)
    await new_world.log_in(DISCORD_TOKEN="", **of_file)
    await new_world.stop()


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
    assert board.is_true
