"""Posts of the daily puzzle are edited to list the people who solved it, in slots."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import pytest

from bot.domain.daily.post import LATE_SLOT, SENT_WITHIN, SLOT, Post
from bot.store.database import Connection, Database
from bot.store.upkeep.servers import JoinedServerTable, ServerSettingsTable
from tests.chat.until import until
from tests.conftest import ANN, BEN, EVE
from tests.jobs.puzzle_posts import (
    CHANNEL,
    DAY,
    NUMBER,
    SERVER,
    Fault,
    Servers,
    refused,
)
from tests.store.acts import delete

pytestmark = pytest.mark.both_engines

SECOND, HOUR, DAYS = timedelta(seconds=1), timedelta(hours=1), timedelta(days=1)


@pytest.fixture
def servers(database: Database) -> Servers:
    return Servers(database)


@pytest.fixture
async def posted(servers: Servers) -> Servers:
    """Return a server whose first post has come."""
    await servers.want()
    await servers.run()
    return servers


@pytest.fixture
async def named(posted: Servers) -> Servers:
    """Return a server whose post names Ann."""
    await posted.solve(ANN)
    await posted.run(SLOT)
    return posted


def meanwhile(act: Callable[[], Awaitable[object]]) -> Fault:
    """Return a fault with which something happens before a request is carried out."""

    async def fault(carry_out: Callable[[], int]) -> int:
        await act()
        return carry_out()

    return fault


async def test_what_a_post_says(posted: Servers) -> None:
    """It names the puzzle, its task and how hard it is, then who solved it after how many tries."""
    (text,) = posted.chat.texts()
    assert text.startswith(f"### Puzzle #{NUMBER} ·")
    assert "moves" in text
    assert "●" in text
    assert "Nobody here has solved it yet." in text
    await posted.solve(ANN)
    await posted.solve(BEN, 3, hint=True)
    await posted.solve(EVE)
    await posted.run(SLOT + SECOND)
    (text,) = posted.chat.texts()
    assert f"**First try**: <@{ANN}>, <@{EVE}>\n**Third try**: <@{BEN}> 💡" in text
    assert "Nobody" not in text


@pytest.mark.parametrize("is_set", [True, False])
async def test_the_language_of_a_post(servers: Servers, is_set: bool) -> None:
    """It is the one that the server's managers have set, otherwise that of its Discord."""
    await servers.want()
    await JoinedServerTable(servers.database).join(SERVER, "ru" if is_set else "de")
    if is_set:
        await ServerSettingsTable(servers.database).change(SERVER, "language", "de")
    await servers.run()
    assert "Hier hat es noch niemand gelöst." in servers.chat.texts()[0]


async def test_a_full_post(posted: Servers) -> None:
    """Only some are named, and the rest counted."""
    for person in range(1000, 1050):
        await posted.solve(person)
    await posted.run(SLOT + SECOND)
    (text,) = posted.chat.texts()
    assert text.count("<@") == 20
    assert "30 more people here have solved it." in text


async def test_edited_in_slots(posted: Servers) -> None:
    """A post is edited at most every 20 seconds, and after an hour every 15 minutes."""
    for step, slot in ((SECOND, SLOT), (timedelta(minutes=1), LATE_SLOT)):
        before = len(posted.chat.edits)
        start = posted.now
        while posted.now < start + 4 * slot:
            await posted.solve(int(posted.now.timestamp()))
            await posted.run(step)
        assert len(posted.chat.edits) - before == 4
        posted.now = DAY + timedelta(hours=1)


async def test_an_edit_that_fails(posted: Servers) -> None:
    """It is made again in the next slot, not before."""
    await posted.solve(ANN)
    posted.chat.edit_faults = [refused(429, 30046)]
    await posted.run(SLOT)
    for seconds in range(1, 20):
        assert posted.chat.edits == [], seconds
        await posted.run(SECOND)
    await posted.run(SECOND)
    assert len(posted.chat.edits) == 1
    assert f"<@{ANN}>" in posted.chat.texts()[0]


async def test_the_longest_unedited_first(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of many posts that changed, those are edited first that were longest unchanged."""
    edited, begin = list[int](), servers.table.begin

    async def noted(post: Post, now: datetime) -> None:
        edited.append(post.guild_id)
        await begin(post, now)

    monkeypatch.setattr(servers.table, "begin", noted)
    order = [SERVER + number for number in (3, 1, 4, 0, 2)]
    for server in order:
        await servers.want(server)
        await servers.run(SECOND)
    for server in sorted(order):
        await servers.solve(server, server=server)
    await servers.run(timedelta(minutes=1))
    assert edited == order


async def test_solved_while_it_is_edited(posted: Servers) -> None:
    """Whoever solves it while an edit is in flight is named by the next one."""
    await posted.solve(ANN)
    posted.chat.edit_faults = [meanwhile(lambda: posted.solve(BEN))]
    await posted.run(SLOT)
    assert f"<@{BEN}>" not in posted.chat.texts()[0]
    await posted.run(SLOT + SECOND)
    assert f"<@{BEN}>" in posted.chat.texts()[0]


async def test_an_edit_that_takes_long(posted: Servers) -> None:
    """What changes while an edit is in flight for longer than a slot is shown by the next one."""
    await posted.solve(ANN)
    lands = asyncio.Event()
    posted.chat.edit_faults = [meanwhile(lands.wait)]
    posted.now += SLOT
    await posted.poster.run()
    await until(lambda: not posted.chat.edit_faults, "an edit in flight")
    await posted.solve(BEN)
    posted.now += SLOT + SECOND
    await posted.poster.run()
    lands.set()
    await posted.run(SECOND)
    await posted.run(SLOT + SECOND)
    assert f"<@{BEN}>" in posted.chat.texts()[0]


async def test_sent_while_others_are_edited(posted: Servers) -> None:
    """A post that was in flight when the job began is not given up if it has come meanwhile."""
    lands, other = asyncio.Event(), SERVER + 1
    await posted.want(other, CHANNEL + 1)
    posted.chat.faults[CHANNEL + 1] = [meanwhile(lands.wait)]
    posted.now += SECOND
    await posted.poster.run()
    await posted.solve(ANN)

    async def long_turn() -> None:
        lands.set()
        await until(lambda: not posted.poster.in_flight, "the post")
        posted.now += SENT_WITHIN

    posted.poster.turn = long_turn
    await posted.run(SLOT)
    await posted.solve(BEN, server=other)
    await posted.run(SLOT)
    assert f"<@{BEN}>" in posted.chat.texts()[1]


async def test_the_post_of_the_day_before(named: Servers) -> None:
    """It names nobody any more, however long ago it was, and only counts."""
    for later in (DAYS, 5 * DAYS):
        await named.run(later)
        await named.run(LATE_SLOT)
        *old, _ = named.chat.texts()
        assert "<@" not in "".join(old)
        assert "One person here has solved it." in old[0]


async def test_hidden_games(posted: Servers) -> None:
    """Who hides their games is counted and not named, from the moment on they do, and back."""
    await posted.solve(ANN)
    await posted.solve(BEN)
    await posted.run(SLOT)
    for games in (False, True):
        await posted.preferences.switch(ANN, games=games)
        await posted.run(SLOT + SECOND)
        (text,) = posted.chat.texts()
        assert (f"<@{ANN}>" in text) == games
        assert ("One more person here has solved it." in text) != games
        assert f"<@{BEN}>" in text


async def test_deleted_data(posted: Servers) -> None:
    """A person who deletes their data is on no post any more, on none that is in flight either."""
    await posted.solve(ANN)
    await posted.solve(BEN)
    posted.chat.edit_faults = [meanwhile(lambda: delete(posted.database, ANN, -5))]
    await posted.run(SLOT + SECOND)
    assert f"<@{ANN}>" in posted.chat.texts()[0]
    await posted.run(SLOT + SECOND)
    (text,) = posted.chat.texts()
    assert f"<@{ANN}>" not in text
    assert f"<@{BEN}>" in text


async def test_a_post_in_a_closed_channel(named: Servers) -> None:
    """A post that the bot may not edit is tried once a day, and in the end forgotten."""
    named.chat.edit_faults = [refused(403, 50001)] * 5
    named.chat.faults[CHANNEL] = [refused(403, 50013)] * 5
    await delete(named.database, ANN, -5)
    for hour in range(24 * 5):
        assert f"<@{ANN}>" in named.chat.texts()[0]
        await named.run(HOUR)
        assert len(named.chat.edit_faults) == 4 - hour // 24
    await named.run(HOUR)
    assert f"<@{ANN}>" not in named.chat.texts()[0]
    await named.table.set_channel(SERVER, CHANNEL)
    for _ in range(4):
        await named.run(DAYS)
        await named.run(LATE_SLOT)
    assert await named.database.read(_count) == 2


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_channel_that_is_open_again(named: Servers, restarts: bool) -> None:
    """As soon as the bot can post there, names go from the former post."""
    named.chat.edit_faults = [refused(403, 50001)]
    named.now = DAY + DAYS - HOUR
    await named.preferences.switch(ANN, games=False)
    await named.run()
    assert f"<@{ANN}>" in named.chat.texts()[0]
    if restarts:
        named.restarted()
    await named.run(HOUR)
    await named.run(SECOND)
    former, _ = named.chat.texts()
    assert f"<@{ANN}>" not in former


async def _count(db: Connection) -> int:
    return int((await db.one("SELECT count(*) FROM puzzle_posts"))[0])


async def test_a_deleted_message(posted: Servers) -> None:
    """Nothing is sent again for it, and the next puzzle comes tomorrow."""
    posted.chat.messages.clear()
    await posted.solve(ANN)
    await posted.run(SLOT)
    due = await posted.run(SLOT)
    assert due == DAY + timedelta(hours=1)
    await posted.run(DAYS)
    assert len(posted.chat.messages) == 1


async def test_switched_off(named: Servers) -> None:
    """With DAILY=off there are no new posts, but names still go from the old ones."""
    named.poster.is_on = False
    await named.preferences.switch(ANN, games=False)
    await named.run(DAYS)
    (text,) = named.chat.texts()
    assert f"<@{ANN}>" not in text
