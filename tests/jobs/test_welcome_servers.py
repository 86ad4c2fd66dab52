"""Which servers are welcomed, where the store fails."""

from datetime import UTC, datetime
from typing import Any, cast

import pytest

from bot.domain.shards import JoinedServer, Shard
from bot.errors import StoreBusyError
from bot.jobs.welcome_servers import ServerWelcomer
from bot.messaging.channel_messages import ChannelMessages
from bot.store.database import Database
from bot.store.upkeep.servers import JoinedServerTable

NOW = datetime(2026, 11, 22, tzinfo=UTC)
APPLICATION, SHARD = 61, Shard(0, 1)


class Sent:
    """Notes the servers that would be welcomed; while Discord is `away`, no welcome is settled."""

    def __init__(self) -> None:
        self.to: list[int] = []
        self.away = False

    async def send_welcome(self, server: JoinedServer) -> bool:
        self.to.append(server.id)
        return not self.away


def server(number: int) -> JoinedServer:
    return JoinedServer(number, NOW, 31, "en-US")


@pytest.fixture
def sent() -> Sent:
    return Sent()


@pytest.fixture
def table(database: Database) -> JoinedServerTable:
    return JoinedServerTable(database)


@pytest.fixture
def welcomer(table: JoinedServerTable, sent: Sent) -> ServerWelcomer:
    return ServerWelcomer(table, cast(ChannelMessages, sent), lambda: NOW)


async def test_a_list_that_cannot_be_stored(
    welcomer: ServerWelcomer, table: JoinedServerTable, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Servers are welcomed only after a list was stored, since before it all may be old."""

    async def fails(*_: Any) -> None:
        raise StoreBusyError

    with monkeypatch.context() as patched:
        patched.setattr(table, "list", fails)
        await welcomer.on_listed(APPLICATION, SHARD, [21])
    await welcomer.on_available(APPLICATION, SHARD, server(21))
    await welcomer.on_listed(APPLICATION, SHARD, [21])
    for number in (21, 22):
        await welcomer.on_available(APPLICATION, SHARD, server(number))
    assert sent.to == [22]


async def test_more_shards(welcomer: ServerWelcomer, sent: Sent) -> None:
    """The first list of each shard welcomes nobody, however many shards there are."""
    low, high = 1 << 22, 2 << 22
    for shards in (1, 2):
        for number in range(shards):
            shard = Shard(number, shards)
            await welcomer.on_listed(APPLICATION, shard, shard.own((low, high)))
            for one in shard.own((low, high)):
                await welcomer.on_available(APPLICATION, shard, server(one))
    assert sent.to == []


async def test_another_application(welcomer: ServerWelcomer, sent: Sent) -> None:
    """A database that another application has used welcomes nobody who has that one long since."""
    for application in (APPLICATION, APPLICATION + 1, APPLICATION):
        await welcomer.on_listed(application, SHARD, [21, application])
        for number in (21, application):
            await welcomer.on_available(application, SHARD, server(number))
    assert sent.to == []


async def test_a_server_that_comes_back(
    welcomer: ServerWelcomer, table: JoinedServerTable, sent: Sent
) -> None:
    """Servers that removed and re-added the bot while it was off are welcomed; others are not."""
    await welcomer.on_listed(APPLICATION, SHARD, [21, 22])
    await welcomer.on_left(APPLICATION, SHARD, 21)
    restarted = ServerWelcomer(table, cast(ChannelMessages, sent), lambda: NOW)
    await restarted.on_listed(APPLICATION, SHARD, [21, 22])
    for number in (21, 22):
        await restarted.on_available(APPLICATION, SHARD, server(number))
    assert sent.to == [21]


async def test_a_welcome_that_nobody_took(
    welcomer: ServerWelcomer, table: JoinedServerTable, sent: Sent
) -> None:
    """It is sent again as soon as Discord tells of the server again, or after a restart."""
    await welcomer.on_listed(APPLICATION, SHARD, [])
    sent.away = True
    for _ in range(2):
        await welcomer.on_available(APPLICATION, SHARD, server(21))
    sent.away = False
    restarted = ServerWelcomer(table, cast(ChannelMessages, sent), lambda: NOW)
    await restarted.on_listed(APPLICATION, SHARD, [21])
    for _ in range(2):
        await restarted.on_available(APPLICATION, SHARD, server(21))
    assert sent.to == [21] * 3
