"""Posts of the daily puzzle are edited to list the people who solved it, in slots."""

import asyncio
from collections.abc import Callable
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


async def test_what_a_post_says(servers: Servers) -> None:
    """It names the puzzle, its task and how hard it is, then who solved it after how many tries."""
    await servers.want()
    await servers.run()
    (text,) = servers.chat.texts()
    assert text.startswith(f"### Puzzle #{NUMBER} ·")
    assert "moves" in text
    assert "●" in text
    assert "Nobody here has solved it yet." in text
    await servers.solve(ANN)
    await servers.solve(BEN, 3, hint=True)
    await servers.solve(EVE)
    await servers.run(SLOT + SECOND)
    (text,) = servers.chat.texts()
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


async def test_a_full_post(servers: Servers) -> None:
    """Only some are named, and the rest counted."""
    await servers.want()
    await servers.run()
    for person in range(1000, 1050):
        await servers.solve(person)
    await servers.run(SLOT + SECOND)
    (text,) = servers.chat.texts()
    assert text.count("<@") == 20
    assert "30 more people here have solved it." in text


async def test_edited_in_slots(servers: Servers) -> None:
    """A post is edited at most every 20 seconds, and after an hour every 15 minutes."""
    await servers.want()
    await servers.run()
    for step, slot in ((SECOND, SLOT), (timedelta(minutes=1), LATE_SLOT)):
        before = len(servers.chat.edits)
        start = servers.now
        while servers.now < start + 4 * slot:
            await servers.solve(int(servers.now.timestamp()))
            await servers.run(step)
        assert len(servers.chat.edits) - before == 4
        servers.now = DAY + timedelta(hours=1)


async def test_an_edit_that_fails(servers: Servers) -> None:
    """It is made again in the next slot, not before."""
    await servers.want()
    await servers.run()
    await servers.solve(ANN)
    servers.chat.edit_faults = [refused(429, 30046)]
    await servers.run(SLOT)
    for seconds in range(1, 20):
        assert servers.chat.edits == [], seconds
        await servers.run(SECOND)
    await servers.run(SECOND)
    assert len(servers.chat.edits) == 1
    assert f"<@{ANN}>" in servers.chat.texts()[0]


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


async def test_solved_while_it_is_edited(servers: Servers) -> None:
    """Whoever solves it while an edit is in flight is named by the next one."""
    await servers.want()
    await servers.run()
    await servers.solve(ANN)

    async def meanwhile(carry_out: object) -> int:
        await servers.solve(BEN)
        return carry_out()  # type: ignore[operator, no-any-return]

    servers.chat.edit_faults = [meanwhile]
    await servers.run(SLOT)
    assert f"<@{BEN}>" not in servers.chat.texts()[0]
    await servers.run(SLOT + SECOND)
    assert f"<@{BEN}>" in servers.chat.texts()[0]


async def test_an_edit_that_takes_long(servers: Servers) -> None:
    """What changes while an edit is in flight for longer than a slot is shown by the next one."""
    await servers.want()
    await servers.run()
    await servers.solve(ANN)
    lands = asyncio.Event()
    servers.chat.edit_faults = [until_set(lands)]
    servers.now += SLOT
    await servers.poster.run()
    await until(lambda: not servers.chat.edit_faults, "an edit in flight")
    await servers.solve(BEN)
    servers.now += SLOT + SECOND
    await servers.poster.run()
    lands.set()
    await servers.run(SECOND)
    await servers.run(SLOT + SECOND)
    assert f"<@{BEN}>" in servers.chat.texts()[0]


async def test_sent_while_others_are_edited(servers: Servers) -> None:
    """A post that was in flight when the job began is not given up if it has come meanwhile."""
    await servers.want()
    await servers.run()
    lands, other = asyncio.Event(), SERVER + 1
    await servers.want(other, CHANNEL + 1)
    servers.chat.faults[CHANNEL + 1] = [until_set(lands)]
    servers.now += SECOND
    await servers.poster.run()
    await servers.solve(ANN)

    async def long_turn() -> None:
        lands.set()
        await until(lambda: not servers.poster.in_flight, "the post")
        servers.now += SENT_WITHIN

    servers.poster.turn = long_turn
    await servers.run(SLOT)
    await servers.solve(BEN, server=other)
    await servers.run(SLOT)
    assert f"<@{BEN}>" in servers.chat.texts()[1]


def until_set(lands: asyncio.Event) -> Fault:
    """Return a fault with which a request is carried out only once something has happened."""

    async def fault(carry_out: Callable[[], int]) -> int:
        await lands.wait()
        return carry_out()

    return fault


async def test_the_post_of_the_day_before(servers: Servers) -> None:
    """It names nobody any more, however long ago it was, and only counts."""
    await servers.want()
    await servers.run()
    await servers.solve(ANN)
    await servers.run(SLOT)
    for later in (DAYS, 5 * DAYS):
        await servers.run(later)
        await servers.run(LATE_SLOT)
        *old, _ = servers.chat.texts()
        assert "<@" not in "".join(old)
        assert "One person here has solved it." in old[0]


async def test_hidden_games(servers: Servers) -> None:
    """Who hides their games is counted and not named, from the moment on they do, and back."""
    await servers.want()
    await servers.run()
    await servers.solve(ANN)
    await servers.solve(BEN)
    await servers.run(SLOT)
    for games in (False, True):
        await servers.preferences.switch(ANN, games=games)
        await servers.run(SLOT + SECOND)
        (text,) = servers.chat.texts()
        assert (f"<@{ANN}>" in text) == games
        assert ("One more person here has solved it." in text) != games
        assert f"<@{BEN}>" in text


@pytest.mark.parametrize("sent", [True, False])
async def test_deleted_data(servers: Servers, sent: bool) -> None:
    """A person who deletes their data is on no post any more, on none that is in flight either."""
    await servers.want()
    await servers.run()
    await servers.solve(ANN)
    await servers.solve(BEN)

    async def meanwhile(carry_out: object) -> int:
        await delete(servers.database, ANN, -5)
        return carry_out()  # type: ignore[operator, no-any-return]

    servers.chat.edit_faults = [] if sent else [meanwhile]
    await servers.run(SLOT + SECOND)
    assert f"<@{ANN}>" in servers.chat.texts()[0]
    if sent:
        await delete(servers.database, ANN, -5)
    await servers.run(SLOT + SECOND)
    (text,) = servers.chat.texts()
    assert f"<@{ANN}>" not in text
    assert f"<@{BEN}>" in text


async def test_a_post_in_a_closed_channel(servers: Servers) -> None:
    """A post that the bot may not edit is tried once a day, and in the end forgotten."""
    await named_by_a_post(servers)
    servers.chat.edit_faults = [refused(403, 50001)] * 5
    servers.chat.faults[CHANNEL] = [refused(403, 50013)] * 5
    await delete(servers.database, ANN, -5)
    for hour in range(24 * 5):
        assert f"<@{ANN}>" in servers.chat.texts()[0]
        await servers.run(HOUR)
        assert len(servers.chat.edit_faults) == 4 - hour // 24
    await servers.run(HOUR)
    assert f"<@{ANN}>" not in servers.chat.texts()[0]
    await servers.table.set_channel(SERVER, CHANNEL)
    for _ in range(4):
        await servers.run(DAYS)
        await servers.run(LATE_SLOT)
    assert await servers.database.read(_count) == 2


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_channel_that_is_open_again(servers: Servers, restarts: bool) -> None:
    """As soon as the bot can post there, names go from the former post."""
    await named_by_a_post(servers)
    servers.chat.edit_faults = [refused(403, 50001)]
    servers.now = DAY + DAYS - HOUR
    await servers.preferences.switch(ANN, games=False)
    await servers.run()
    assert f"<@{ANN}>" in servers.chat.texts()[0]
    if restarts:
        servers.restarted()
    await servers.run(HOUR)
    await servers.run(SECOND)
    former, _ = servers.chat.texts()
    assert f"<@{ANN}>" not in former


async def named_by_a_post(servers: Servers) -> None:
    """Have a post name Ann."""
    await servers.want()
    await servers.run()
    await servers.solve(ANN)
    await servers.run(SLOT)


async def _count(db: Connection) -> int:
    return int((await db.one("SELECT count(*) FROM puzzle_posts"))[0])


async def test_a_deleted_message(servers: Servers) -> None:
    """Nothing is sent again for it, and the next puzzle comes tomorrow."""
    await servers.want()
    await servers.run()
    servers.chat.messages.clear()
    await servers.solve(ANN)
    await servers.run(SLOT)
    due = await servers.run(SLOT)
    assert due == DAY + timedelta(hours=1)
    await servers.run(DAYS)
    assert len(servers.chat.messages) == 1


async def test_switched_off(servers: Servers) -> None:
    """With DAILY=off there are no new posts, but names still go from the old ones."""
    await servers.want()
    await servers.run()
    await servers.solve(ANN)
    await servers.run(SLOT)
    servers.poster.is_on = False
    await servers.preferences.switch(ANN, games=False)
    await servers.run(DAYS)
    (text,) = servers.chat.texts()
    assert f"<@{ANN}>" not in text
