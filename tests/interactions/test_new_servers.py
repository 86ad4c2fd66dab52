"""Which servers are welcomed, where the store fails."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from bot.domain.shards import JoinedServer, Shard
from bot.errors import StoreBusyError
from bot.interactions.new_servers import ServerWelcomer
from bot.messaging.channel_messages import ChannelMessages
from bot.store.database import Database
from bot.store.upkeep.servers import JoinedServerTable, ServerSettingsTable
from bot.views.notices import welcome

NOW = datetime(2026, 11, 22, tzinfo=UTC)


class Sent:
    """Notes who would be welcomed, and who is `lost` unless `busy`; `away` settles no welcome."""

    def __init__(self) -> None:
        self.to: list[int] = []
        self.lost: list[int] = []
        self.busy = False
        self.away = False

    async def send(self, _: int, server: int, *_others: Any, **__: Any) -> None:
        await asyncio.sleep(0)
        self.to.append(server)
        if self.away:
            raise TimeoutError

    async def lose(self, server: int) -> None:
        if self.busy:
            raise StoreBusyError
        self.lost.append(server)


def server(number: int, locale: str = "en-US") -> JoinedServer:
    return JoinedServer(number, NOW, 31, locale)


@pytest.fixture
def sent() -> Sent:
    return Sent()


@pytest.fixture
def table(database: Database) -> JoinedServerTable:
    return JoinedServerTable(database)


@pytest.fixture
def start(database: Database, sent: Sent) -> Callable[[], ServerWelcomer]:
    """Return a function that makes what welcomes servers, as a start of the bot does."""
    tables = JoinedServerTable(database), ServerSettingsTable(database)
    return lambda: ServerWelcomer(*tables, cast(ChannelMessages, sent), lambda: NOW, sent.lose)


@pytest.fixture
def welcomer(start: Callable[[], ServerWelcomer]) -> ServerWelcomer:
    return start()


async def test_named_twice_at_once(welcomer: ServerWelcomer, sent: Sent) -> None:
    """A server that Discord names again during its welcome is welcomed once."""
    await asyncio.gather(*(welcomer.on_available(*server(21)) for _ in range(2)))
    await welcomer.on_available(*server(21))
    assert sent.to == [21]


async def test_back_at_once(welcomer: ServerWelcomer, table: JoinedServerTable, sent: Sent) -> None:
    """A server that leaves during its welcome and is back at once is welcomed again, and stays."""
    here = welcomer.on_available(*server(21))
    back = welcomer.on_available(*server(21, "ja"))
    await asyncio.gather(here, welcomer.on_left(21), back)
    assert (sent.to, sent.lost, await table.known_locale(21)) == ([21, 21], [21], "ja")


async def test_another_language_at_once(welcomer: ServerWelcomer, table: JoinedServerTable) -> None:
    """A language that a server gets during its welcome, before it is stored, is not missed."""
    await asyncio.gather(welcomer.on_available(*server(21)), welcomer.on_locale(21, "ja"))
    assert await table.known_locale(21) == "ja"


async def test_a_store_that_fails(
    welcomer: ServerWelcomer, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While nobody knows whether a server is new it is not welcomed, but once that is known."""
    fails = AsyncMock(side_effect=StoreBusyError)
    with monkeypatch.context() as patched:
        patched.setattr(JoinedServerTable, "known_locale", fails)
        await welcomer.on_available(*server(21))
    assert sent.to == []
    for _ in range(2):
        await welcomer.on_available(*server(21))
    assert sent.to == [21]


async def test_a_server_that_comes_back(
    welcomer: ServerWelcomer, start: Callable[[], ServerWelcomer], sent: Sent
) -> None:
    """Servers that removed and re-added the bot are welcomed again; others are not."""
    for number in (21, 22):
        await welcomer.on_available(*server(number))
    await welcomer.on_left(21)
    for welcomes in (welcomer, start()):
        for number in (21, 22):
            await welcomes.on_available(*server(number))
    assert sent.to == [21, 22, 21]


async def test_a_server_of_long_ago(welcomer: ServerWelcomer, sent: Sent) -> None:
    """One that joined more than a week before the bot heard of it gets no late welcome."""
    for number, days in ((21, 6), (22, 8)):
        await welcomer.on_available(*server(number)._replace(joined_at=NOW - timedelta(days=days)))
    assert sent.to == [21]


async def test_a_welcome_that_nobody_took(
    welcomer: ServerWelcomer, start: Callable[[], ServerWelcomer], sent: Sent
) -> None:
    """It is sent again as soon as Discord reports the server again, or after a restart."""
    sent.away = True
    for _ in range(2):
        await welcomer.on_available(*server(21))
    sent.away = False
    restarted = start()
    for _ in range(2):
        await restarted.on_available(*server(21))
    assert sent.to == [21] * 3


async def test_the_locale_of_a_server(
    welcomer: ServerWelcomer, start: Callable[[], ServerWelcomer], table: JoinedServerTable
) -> None:
    """Discord's newest is stored, also of servers that have had the bot since before it was."""
    assert await table.locale(21) == "en-US"
    for number, locale in ((21, "ja"), (22, "de"), (21, "fr")):
        await welcomer.on_available(*server(number, locale))
        assert await table.locale(number) == locale
    for welcomes, locale in ((welcomer, "ru"), (start(), "fr")):
        await welcomes.on_locale(21, locale)
        assert await table.locale(21) == locale
    await welcomer.on_left(21)
    await welcomer.on_locale(21, "ko")
    assert await table.locale(21) == "en-US"


async def test_a_known_locale_is_not_stored_again(
    welcomer: ServerWelcomer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start stores nothing of servers whose locale is the same as at the last one."""
    await welcomer.on_available(*server(21, "ja"))
    monkeypatch.setattr(JoinedServerTable, "join", AsyncMock(side_effect=AssertionError))
    for _ in range(2):
        await welcomer.on_available(*server(21, "ja"))
        await welcomer.on_locale(21, "ja")
        await welcomer.on_locale(22, "ja")


def test_without_a_daily_puzzle() -> None:
    """The welcome promises no puzzle where the host offers none."""
    told = [str(welcome("en", daily=on).to_components()) for on in (True, False)]
    assert ["daily puzzle" in it for it in told] == [True, False]


async def test_servers_that_are_gone(
    welcomer: ServerWelcomer, start: Callable[[], ServerWelcomer], sent: Sent
) -> None:
    """Games end when their server leaves, or at a next start of their own shard."""
    shard = Shard(0, 2)
    low, high = 1 << 22, 2 << 22
    mine = [high, high + 1, high + 2]
    for number in (low, *mine):
        await welcomer.on_available(*server(number))
    await welcomer.on_left(high)
    assert sent.lost == [high]
    sent.busy = True
    await welcomer.on_left(high + 1)
    await start().on_listed(shard, [high + 2])
    sent.busy = False
    for _ in range(2):
        await start().on_listed(shard, [high + 2])
    assert sent.lost == [high, high + 1]


async def test_when_servers_are_heard_of(welcomer: ServerWelcomer) -> None:
    """It is known of each server whether its shard has connected."""
    await welcomer.on_listed(Shard(1, 2), [1 << 22])
    assert [welcomer.has_heard_of(shard << 22) for shard in (0, 1, 2, 3)] == [False, True] * 2
