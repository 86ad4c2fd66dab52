"""A server that adds the bot is welcomed once, if the bot may write there."""

import sys
from datetime import timedelta
from functools import partial

import pytest

from bot.messaging.channel_messages import ChannelMessages
from bot.store.upkeep.servers import JoinedServerTable
from tests.chat.faults import Fault, late, lost, refused, reset
from tests.chat.ids import Payload
from tests.chat.messages import components_in, text_of
from tests.chat.payloads import press
from tests.chat.people import ANN, BEN, Channel
from tests.chat.until import until
from tests.wire.gateway import GUILDS
from tests.wire.kill_at_step import kill_itself
from tests.wire.losses import BAD_DAYS
from tests.wire.servers import new_server
from tests.wire.world import World

REFUSALS = [
    refused(403, {"message": "Missing Access", "code": 50001}),
    refused(404, {"message": "Unknown Channel", "code": 10003}),
]
FAULTS: dict[str, list[Fault]] = {
    **{name: [BAD_DAYS[name]] for name in ("429", "502", "lost")},
    "reset, and then lost": [reset, lost],
    "late": [late(2.0)],
}


def welcomes(world: World, server: Payload) -> list[Payload]:
    messages = world.discord.chat.messages.values()
    return [one for one in messages if one["channel_id"] == server["system_channel_id"]]


def posts(world: World, server: Payload) -> int:
    """Return how often the bot tried to write to a server's system channel."""
    sent = world.discord.requests_to("post")
    return sum(server["system_channel_id"] in request.path for request in sent)


async def welcome(world: World, server: Payload) -> Payload:
    await until(lambda: welcomes(world, server), f"a welcome\n{world.log}")
    (message,) = welcomes(world, server)
    return message


def stored(world: World) -> set[str]:
    sql = "SELECT guild_id FROM joined_servers WHERE left_at IS NULL"
    return {str(server) for (server,) in world.rows(sql)}


async def joined(world: World, server: Payload) -> None:
    await until(lambda: server["id"] in stored(world), f"a stored server\n{world.log}")


async def left(world: World, server: Payload) -> None:
    await until(lambda: server["id"] not in stored(world), f"a removed server\n{world.log}")


async def settled(world: World) -> None:
    """Wait until another server is welcomed, after which nothing of before is left to do."""
    another = new_server()
    await world.discord.gateway.add_server(another)
    await welcome(world, another)


async def test_a_new_server_is_welcomed(world: World) -> None:
    """Its system channel gets a message, whose button starts a match for anyone."""
    server = new_server()
    await world.discord.gateway.add_server(server)
    message = await welcome(world, server)
    assert "Hello! I'm Noughts" in text_of(message)
    assert "Server Settings → Integrations" in text_of(message)
    assert "/settings" in text_of(message)
    assert "a channel for the daily puzzle" in text_of(message)
    (play,) = [item for item in components_in(message) if item.get("label") == "Play"]
    channel = Channel(int(server["system_channel_id"]), int(server["id"]))
    for person in (ANN, BEN):
        sent = await world.discord.send(press(person, channel, message, play["custom_id"]))
        board = world.discord.chat.messages[(await world.answered(sent)).message_id]
        assert f"<@{person.id}>" in text_of(board)


@pytest.mark.parametrize("refusal", REFUSALS, ids=["403", "404"])
async def test_where_the_bot_may_not_write(world: World, refusal: Fault) -> None:
    """Without a system channel, or where Discord refuses the message, there is no other attempt."""
    silent, closed = new_server(system_channel=False), new_server()
    world.discord.faults.next("post", refusal)
    for server in (silent, closed):
        await world.discord.gateway.add_server(server)
        await joined(world, server)
    await world.logs(f"welcome not sent: server={closed['id']}")
    await world.discord.gateway.tell_of(closed)
    await settled(world)
    assert welcomes(world, closed) == []
    assert posts(world, closed) == 1


@pytest.mark.parametrize("faults", FAULTS.values(), ids=FAULTS)
async def test_on_a_bad_day(world: World, faults: list[Fault]) -> None:
    """Whatever becomes of its request, there is one welcome, and no other attempt later."""
    server = new_server()
    for fault in faults:
        world.discord.faults.next("post", fault)
    await world.discord.gateway.add_server(server)
    await welcome(world, server)
    await joined(world, server)
    before = posts(world, server)
    await world.discord.gateway.tell_of(server)
    await settled(world)
    assert len(welcomes(world, server)) == 1
    assert posts(world, server) == before


async def test_a_welcome_that_nobody_knows_of(world: World) -> None:
    """One that came minutes ago is not sent again, as after the loss of the database."""
    server = new_server(joined=timedelta(minutes=5))
    await world.discord.gateway.add_server(server)
    await joined(world, server)
    world.discord.chat.forget_nonces()
    world.rows("DELETE FROM joined_servers WHERE guild_id = ?", int(server["id"]))
    await world.discord.gateway.tell_of(server)
    await joined(world, server)
    assert len(welcomes(world, server)) == posts(world, server) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")
@pytest.mark.parametrize("step", [(ChannelMessages, "send"), (JoinedServerTable, "join")])
async def test_killed_during_a_welcome(new_world: World, step: tuple[type, str]) -> None:
    """After kill -9 before the welcome is sent or before it is stored, there is one."""
    await new_world.log_in()
    await new_world.stop()
    server = new_server()
    killed = await new_world.log_in(partial(kill_at, *step))
    await new_world.discord.gateway.add_server(server)
    await until(killed.has_ended, killed.output)
    killed.kill()
    await until(lambda: not new_world.discord.gateway.ready, "the end of its connection")
    await new_world.log_in()
    await joined(new_world, server)
    await settled(new_world)
    assert len(welcomes(new_world, server)) == 1


def kill_at(owner: type, name: str) -> None:
    async def die(*_: object, **__: object) -> None:
        kill_itself()

    setattr(owner, name, die)


async def test_the_one_intent(world: World) -> None:
    """The bot asks for the guilds intent, and for no other."""
    assert {sent["intents"] for sent in world.discord.gateway.identified} == {GUILDS}


async def test_the_language_of_a_server(world: World) -> None:
    """The welcome is in the language that Discord has for the server; a later one is stored."""
    server = new_server(locale="ja")
    await world.discord.gateway.add_server(server)
    assert "Hello" not in text_of(await welcome(world, server))
    changed = server | {"preferred_locale": "de"}
    await world.discord.gateway.tell_of(server, "GUILD_UPDATE", changed)
    sql = "SELECT 1 FROM joined_servers WHERE guild_id = ? AND locale = 'de'"
    await until(lambda: world.rows(sql, int(server["id"])), world.log)
