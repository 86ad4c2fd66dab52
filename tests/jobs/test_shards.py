"""Processes that share a database do each thing once, and together leave nothing undone."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from functools import partial
from random import Random
from typing import Any, NamedTuple, cast

import pytest

from bot.domain.daily.days import start_of
from bot.domain.limits import Pace
from bot.domain.match import Machine, Match, Person, Place, Status
from bot.domain.shards import Shards, shard_of
from bot.domain.show import Show, ShowRequest
from bot.jobs.closed_channels import ClosedChannels
from bot.jobs.post_puzzles import PuzzlePoster
from bot.jobs.run_shows import ShowRunner
from bot.jobs.shut_out import ShutOut
from bot.messaging.channel_messages import ChannelMessages
from bot.services.engine_pool import EnginePool
from bot.services.shows import Shows
from bot.store.access import ShutOutTable, shut_out
from bot.store.daily.posts import PuzzlePostTable
from bot.store.daily.puzzles import PuzzleTable
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.matches.shows import ShowTable
from bot.store.people.deletions import DeletionTable
from bot.store.places import ClosedChannelTable
from bot.store.rows import milliseconds
from bot.store.upkeep.servers import JoinedServerTable, ServerSettingsTable
from tests.chat.until import until
from tests.conftest import ANN, NOW, a_match
from tests.jobs.processes import LATER, Process, another
from tests.store.acts import share

pytestmark = pytest.mark.both_engines

COUNT = 4
SERVERS = [None, *((number << 22) + 7 for number in range(1, 9))]
"""Private messages, and two servers of each shard."""

FOUR = [number << 22 for number in range(1, 5)]
_MARK_LATER = "INSERT INTO redraws (match_id, urgent) VALUES (?, 0)"
_WITHDRAW = "UPDATE shares SET withdrawn = 1 WHERE id = ?"
_PING = "INSERT INTO pings (low_id, high_id, pinged_at, challenger) VALUES (11, 12, ?, 11)"


class Due(NamedTuple):
    """What is due, on which server, about which match."""

    what: str
    server: int | None
    match_id: int


class Chat:
    """Matches of people who play nothing else, in their own channels."""

    def __init__(self, database: Database) -> None:
        self._database, self._table = database, MatchTable(database)
        self._people = iter(range(1000, 10_000))

    async def due_on(self, server: int | None) -> list[Due]:
        """Store a match with each kind of thing that can be due on a server."""
        late = await self.match(server, pace=Pace.QUICK)
        found = [
            *(("ended", late), ("redrawn", late)),
            ("reminded", await self.match(server, pace=Pace.CASUAL)),
            ("redrawn", await self._marked(server)),
            ("redrawn", await self._marked_for_later(server)),
            ("resumed", await self._waiting(server)),
        ]
        if server is not None:
            found.append(("withdrawn", await self._shared(server)))
        return [Due(what, server, match.id) for what, match in found]

    async def match(self, server: int | None, **changes: object) -> Match:
        one, other = next(self._people), next(self._people)
        values = {"place": Place(server, one), "x": Person(one), "o": Person(other)} | changes
        return await self._table.add(a_match(id=0, **values))

    async def _marked(self, server: int | None) -> Match:
        match = await self.match(server)
        await self._table.mark_board(match.id)
        return match

    async def _marked_for_later(self, server: int | None) -> Match:
        match = await self.match(server)
        await self._database.write(lambda db: db.run(_MARK_LATER, (match.id,)))
        return match

    async def _waiting(self, server: int | None) -> Match:
        return await self.match(server, x=Machine("tree:30", "easy"), variant="ultimate")

    async def _shared(self, server: int) -> Match:
        match = await self.match(server)
        over = match._replace(status=Status.OVER, revision=1)
        await self._table.change(match.id, lambda _: over)
        number = await share(self._database, over, message_id=match.id)
        await self._database.write(lambda db: db.run(_WITHDRAW, (number,)))
        return over


def on(due: Iterable[Due], *shards: int) -> Counter[tuple[str, int]]:
    return Counter((it.what, it.match_id) for it in due if shard_of(it.server, COUNT) in shards)


@pytest.fixture
async def other(database: Database, path: str) -> AsyncIterator[Database]:
    async with another(database, path) as other:
        yield other


async def test_each_thing_is_done_once(database: Database, other: Database) -> None:
    """Two processes do what is of their shards, and the rest once one of them holds those too."""
    chat = Chat(database)
    due = [it for server in SERVERS for it in await chat.due_on(server)]
    assert await Process(database, COUNT).look() == {}  # it waits for nothing of others
    one, two = Process(database, COUNT, 0, 2), Process(other, COUNT, 1)
    await asyncio.gather(one.work(), two.work())
    assert Counter(one.discord.done) == on(due, 0, 2)
    assert Counter(two.discord.done) == on(due, 1)
    assert (await Process(database, COUNT, 3).look()).keys() == {
        *("a deadline", "a reminder", "an engine", "a board", "a name on a board", "a share")
    }
    two.held.add(3)
    await asyncio.gather(one.work(), two.work())
    assert {what for what, due in (await two.look()).items() if due <= LATER} == {"an engine"}
    resumed = on((it for it in due if it.what == "resumed"), 0, 1, 2)  # they still wait
    assert Counter(one.discord.done + two.discord.done) - resumed == on(due, 0, 1, 2, 3)


async def test_work_about_no_server(database: Database, other: Database) -> None:
    """The process with shard 0 finishes deletions, and removes what is kept for a limited time."""
    await DeletionTable(database).begin(ANN, -5, NOW)
    await database.write(lambda db: db.run(_PING, (milliseconds(NOW),)))
    others = Process(database, COUNT, 1, 2, 3)
    await others.work()
    assert others.deletions.finished == []
    assert await others.look() == {}
    first = Process(other, COUNT, 0)
    assert (await first.look()).keys() == {"a deletion", "an old row"}
    await asyncio.gather(others.work(), first.work())
    assert (first.deletions.finished, others.deletions.finished) == ([ANN], [])
    assert await first.look() == {}


class Messages:
    def __init__(self) -> None:
        self.edited: list[int] = []

    async def edit_by_token(self, _: str, message_id: int, __: object) -> bool:
        self.edited.append(message_id)
        return True


async def test_shows_of_a_process_that_was_killed(database: Database) -> None:
    """They end where another process holds their shards; others' shows and its own go on."""
    table, messages = ShowTable(database, lambda: Shards(2, frozenset({1}))), Messages()
    shows = Shows(table, Random(1))
    runner = ShowRunner(shows, cast(ChannelMessages, messages), 0.0, EnginePool())
    left = []
    for number, server in ((71, None), (72, 2 << 22), (73, 1 << 22)):
        request = ShowRequest(number, 11, "token", "en", server)
        left.append(await table.add(Show(request=request, x="perfect", o="perfect", seed=1)))
        await table.set_message(left[-1].id, number)
    own = await shows.reserve(ShowRequest(74, 11, "token", "en", 3 << 22), None, None)
    await runner.run()
    assert messages.edited == [73]
    assert [it.id for it in await ShowTable(database).all()] == [left[0].id, left[1].id, own.id]


class Channels:
    """Where posts come; `sent` are their nonces."""

    def __init__(self) -> None:
        self.sent = set[str]()

    async def send(self, _: int, nonce: str, __: object) -> int:
        self.sent.add(nonce)
        await asyncio.sleep(0)
        return len(self.sent)


async def test_posts_of_two_that_take_one_shard(database: Database, other: Database) -> None:
    """Each server gets its puzzle under one nonce, of which Discord takes one message."""
    channels: Any = Channels()
    now = partial(start_of, 2)
    one, two = [
        PuzzlePoster(
            *(ServerSettingsTable(it), JoinedServerTable(it), channels, now),
            *(ClosedChannels(ClosedChannelTable(it), now), lambda: None),
            posts=PuzzlePostTable(it),
            puzzles=PuzzleTable(it),
            pause=0.0,
        )
        for it in (database, other)
    ]
    for server in range(1, 20):
        await one.posts.set_channel(server, server)
        await one.posts.set_hour(server, 0)
    await asyncio.gather(one.run(), two.run())
    await until(lambda: not one.in_flight and not two.in_flight, "what is in flight")
    assert channels.sent == {f"{server}p2" for server in range(1, 20)}
    assert await one.posts.unsent() == set()


async def test_two_that_take_a_shard_for_theirs(database: Database, other: Database) -> None:
    """While both of them work, each match still ends once, and each person is reminded once."""
    chat = Chat(database)
    due = [it for server in SERVERS for it in await chat.due_on(server)]
    one, two = Process(database, COUNT, 0, 1, 2, 3), Process(other, COUNT, 0, 1, 2, 3)
    await asyncio.gather(one.work(), two.work())
    done = [it for it in one.discord.done + two.discord.done if it[0] in {"ended", "reminded"}]
    assert Counter(done) == on([it for it in due if it.what in {"ended", "reminded"}], 0, 1, 2, 3)


class Leaver(ShutOut):
    """A process with one of two shards, and the servers that it has left."""

    def __init__(self, database: Database, shard: int) -> None:
        self.did: list[tuple[str, int]] = []

        async def leave(server: int) -> None:
            self.did.append(("left", server))

        async def lose(server: int) -> None:
            self.did.append(("lost", server))

        shards = Shards(2, frozenset({shard}))
        super().__init__(ShutOutTable(database), lambda: NOW, lambda: shards, leave, lose, print)


async def test_who_leaves_servers_that_are_shut_out(database: Database) -> None:
    """Each process leaves the servers of its shards, once, and knows all who are shut out."""
    for kind, number in (("person", ANN), *(("server", it) for it in FOUR)):
        await database.write(partial(shut_out, kind=kind, number=number, out=True))
    processes = [Leaver(database, shard) for shard in range(2)]
    for process in processes * 2:
        await process.run()
    for shard, process in enumerate(processes):
        own = [it for it in FOUR if (it >> 22) % 2 == shard]
        assert sorted(process.did) == sorted((did, it) for it in own for did in ("left", "lost"))
        assert process.has(ANN)
        assert all(process.has(ANN + 1, it) for it in FOUR)
        assert not process.has(ANN + 1, 5 << 22)
