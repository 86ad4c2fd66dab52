"""Posts of the daily puzzle are sent: one a server and day, whatever happens to it."""

import asyncio
from datetime import datetime, timedelta

import pytest

from bot.domain.daily.post import AGAIN, SENT_WITHIN, SLOT, Post
from bot.domain.shards import Shards
from bot.store.database import Database
from tests.chat.until import until
from tests.conftest import ANN, first_due
from tests.jobs.processes import another
from tests.jobs.puzzle_posts import (
    CHANNEL,
    DAY,
    NUMBER,
    SERVER,
    Chat,
    Fault,
    Killed,
    Servers,
    lost,
    refused,
)
from tests.sizes import times

pytestmark = pytest.mark.both_engines

SERVERS = times(1000)
SECOND, DAYS = timedelta(seconds=1), timedelta(days=1)
ARCHIVED = refused(400, 50083)
"""How Discord refuses a message to an archived thread."""


@pytest.fixture
def servers(database: Database) -> Servers:
    return Servers(database)


@pytest.fixture
async def wanted(servers: Servers) -> Servers:
    """Return a server that gets the puzzle at midnight."""
    await servers.want()
    return servers


def titles(servers: Servers) -> list[str]:
    """Return the first line of each post."""
    return [text.splitlines()[0] for text in servers.chat.texts()]


async def test_nobody_wants_it(servers: Servers) -> None:
    """Without a server that gets the puzzle the bot does not look again by itself."""
    assert await servers.run() is None
    await servers.want()
    assert await servers.run() is not None


async def test_the_hour_of_a_server(servers: Servers) -> None:
    """It comes at that hour, or later on that day if the bot was off, but not on the next."""
    await servers.want(hour=18)
    await servers.run(timedelta(hours=18) - SECOND)
    assert servers.chat.messages == {}
    await servers.run(SECOND)
    assert len(servers.chat.messages) == 1
    await servers.run(DAYS + timedelta(hours=5))
    assert len(servers.chat.messages) == 2
    servers.now = DAY + 3 * DAYS
    await servers.run()
    assert len(servers.chat.messages) == 2


async def test_looking_until_the_hour(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    """A post that is due from an hour on is not missed by a job that looked just before it."""
    await servers.want(hour=18)
    servers.now = DAY + timedelta(hours=18) - SECOND
    claim = servers.table.claim

    async def slow(now: datetime, after: int) -> Post | None:
        post = await claim(now, after)
        servers.now += SECOND
        return post

    monkeypatch.setattr(servers.table, "claim", slow)
    assert await servers.run() == DAY + timedelta(hours=18)


async def test_nobody_is_posted_to_twice(wanted: Servers) -> None:
    """Neither another channel, nor another hour, nor a new process brings a second post a day."""
    await wanted.run()
    for channel in (CHANNEL + 1, None, CHANNEL):
        await wanted.table.set_channel(SERVER, channel)
        await wanted.table.set_hour(SERVER, 5)
        wanted.restarted()
        await wanted.run(timedelta(hours=6))
    assert wanted.chat.posts() == {CHANNEL: 1}


@pytest.mark.parametrize("posted", [True, False])
async def test_a_clock_ahead_and_back(wanted: Servers, posted: bool) -> None:
    """Set a day ahead and back, it brings no puzzle twice, nor an earlier one after a later."""
    if posted:
        await wanted.run()
    await wanted.run(DAYS)
    before = titles(wanted)
    wanted.now -= DAYS
    wanted.chat.forget_nonces()
    for hours in (0, 1, 24):
        await wanted.run(timedelta(hours=hours))
    assert titles(wanted) == before
    await wanted.run(DAYS)
    assert len(titles(wanted)) == len(before) + 1


async def test_claimed_by_a_clock_ahead(wanted: Servers) -> None:
    """A post claimed by a process that died, while the clock was ahead, is not sent later."""
    wanted.chat.faults[CHANNEL] = [lost]
    await wanted.run(timedelta(hours=2))
    wanted.now -= timedelta(hours=1)
    wanted.chat.forget_nonces()
    wanted.restarted()
    await wanted.run()
    assert len(wanted.chat.messages) == 1


@pytest.mark.parametrize("fault", [lost, refused(500)], ids=["lost", "500"])
@pytest.mark.parametrize("restarts", [False, True])
async def test_sent_again(wanted: Servers, fault: Fault, restarts: bool) -> None:
    """A post that may not have come is sent again within seconds, and there is one."""
    wanted.chat.faults[CHANNEL] = [fault, fault]
    due = await wanted.run()
    assert due == wanted.now + AGAIN
    if restarts:
        wanted.restarted()
    for _ in range(2):
        await wanted.run(AGAIN)
    assert len(wanted.chat.messages) == 1
    await wanted.solve(ANN)
    await wanted.run(SLOT + SECOND)
    assert f"<@{ANN}>" in wanted.chat.texts()[0]


async def test_who_solved_it_before(servers: Servers) -> None:
    """They are named once the message is known: from no other could a deletion take their names."""
    await servers.solve(ANN)
    await servers.want()
    servers.chat.faults[CHANNEL] = [lost]
    for _ in range(2):
        await servers.run(AGAIN)
        assert f"<@{ANN}>" not in servers.chat.texts()[0]
    await servers.run(SLOT + SECOND)
    assert f"<@{ANN}>" in servers.chat.texts()[0]


async def test_given_up(wanted: Servers, caplog: pytest.LogCaptureFixture) -> None:
    """After three minutes it is not sent again, as Discord could show two; the log says so."""
    wanted.chat.faults[CHANNEL] = [lost]
    await wanted.run()
    wanted.chat.forget_nonces()
    wanted.restarted()
    await wanted.run(SENT_WITHIN)
    assert len(wanted.chat.messages) == 1
    assert f"puzzle given up: server={SERVER} number={NUMBER}" in caplog.text
    await wanted.run(DAYS)
    assert len(wanted.chat.messages) == 2


@pytest.mark.parametrize("refusal", [refused(403, 50001), refused(404), ARCHIVED])
async def test_three_refusals(wanted: Servers, refusal: Fault) -> None:
    """After three days in a row on which Discord refuses, there is no further attempt."""
    wanted.chat.faults[CHANNEL] = [refusal, refusal]
    for _ in range(2):
        await wanted.run()
        await wanted.run(DAYS)
    await wanted.run(DAYS)
    wanted.chat.faults[CHANNEL] = [refusal] * 3
    for _ in range(3):
        assert (await wanted.table.channel(SERVER)).channel_id == CHANNEL
        await wanted.run(DAYS)
    assert await wanted.table.channel(SERVER) == (None, 0, 3)
    before = len(wanted.chat.messages)
    await wanted.run(DAYS)
    assert len(wanted.chat.messages) == before


async def test_a_deleted_channel(wanted: Servers) -> None:
    """It is forgotten at once."""
    wanted.chat.faults[CHANNEL] = [refused(404, 10003)]
    await wanted.run()
    assert (await wanted.table.channel(SERVER)).channel_id is None


FAULTS = {
    "403": refused(403),
    "404": refused(404, 10003),
    "archived": ARCHIVED,
    "400": refused(400),
    "500": refused(500),
    "lost": lost,
    "429": None,
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_others_are_unaffected(servers: Servers, fault: Fault | None) -> None:
    """Whatever happens in one channel, all other servers get their posts and edits."""
    for number in range(3):
        await servers.want(SERVER + number, CHANNEL + number)
    servers.chat.faults[CHANNEL + 1] = [fault or servers.chat.wait_for_ever] * 50
    await servers.run()
    for number in (0, 2):
        await servers.solve(ANN + number, server=SERVER + number)
    await servers.run(SLOT + SECOND)
    found = [servers.chat.channels[message] for message in servers.chat.edits]
    assert sorted(found) == [CHANNEL, CHANNEL + 2]


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("killed", [True, False], ids=["killed", "frozen"])
async def test_a_takeover_while_posts_go_out(database: Database, path: str, killed: bool) -> None:
    """Each server gets one post from two processes, one of which takes over the other's shards.

    The other dies in between, or does not know of it yet and goes on.
    """
    chat, both = Chat(), frozenset({0, 1})
    held = [frozenset({0}), frozenset({1})]
    async with another(database, path) as other:
        one, two = (
            Servers(on, chat, shards=lambda number=number: Shards(2, held[number]))  # type: ignore[misc]
            for number, on in enumerate((database, other))
        )
        for number in range(1, SERVERS + 1):
            await one.want(number << 22, CHANNEL + number)
        one.die_after = SERVERS // 4 if killed else None
        first = asyncio.create_task(one.poster.run())
        await until(lambda: one.turns > SERVERS // 5, "half of the posts of a process")
        held[1] = both
        await two.poster.run()
        if killed:
            with pytest.raises(Killed):
                await first
            one.poster.in_flight.clear()
        else:
            await first
        for process in (one, two):
            await process.settle()
        await two.run(SLOT)
        assert await first_due(two.database, two.table.next_draw, two.now) is None
    assert chat.posts() == dict.fromkeys(range(CHANNEL + 1, CHANNEL + SERVERS + 1), 1)
