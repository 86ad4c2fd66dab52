"""What holds at all times, however a year goes; each check returns what is wrong."""

import asyncio
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.domain.daily.days import number_at
from bot.domain.limits import MOVE_TIME, Pace
from bot.store.sqlite.backup import back_up
from bot.store.upkeep.recount import rebuild
from bot.views import custom_ids as ids
from tests.chat.ids import Payload
from tests.chat.messages import EPHEMERAL, text_of
from tests.conftest import opened
from tests.hostile.boards_shown import words
from tests.year.discord import Posted, post_in
from tests.year.state import Server
from tests.year.year import DAY, HOUR, Year

MOST_A_SECOND = 25
_PERSON = re.compile(r"(?<!\d)1[1-9]\d{17}(?!\d)")
_KNOWN = """
SELECT message_id FROM matches UNION SELECT call_id FROM matches UNION SELECT message_id FROM shares
UNION SELECT message_id FROM arenas UNION SELECT podium_id FROM arenas
"""
_ENDED_CALLS = """
SELECT call_id FROM matches WHERE status <> 'invited'
AND id NOT IN (SELECT match_id FROM redraws)
AND channel_id NOT IN (SELECT channel_id FROM closed_channels)
"""
_BEST = """
SELECT person_id FROM podiums WHERE guild_id = ?1 AND place = 1
AND number = (SELECT max(number) FROM podiums WHERE guild_id = ?1)
"""
_ENDED = """
SELECT coalesce(max(started_at), 0) FROM seasons WHERE guild_id = ?1
AND number = 1 + (SELECT max(number) FROM podiums WHERE guild_id = ?1)
"""
_TIMED_OUT = """
SELECT id, pace, changed_at FROM matches WHERE ending = 'out-of-time' AND arena_id IS NULL
"""
_FEW = {
    "redraws WHERE urgent IS NOT NULL": 0,
    "engine_turns": 0,
    "shows": 0,
    "deletions": 0,
    "pings": 0,
    "declines": 0,
    "uptime": 1,
    "runs": 1,
    "command_sync": 1,
    "pseudonym_key": 1,
}
"""Of how many rows a table has at most when all is calm, whatever has happened before."""


def posts(year: Year) -> Iterator[str]:
    """Today's puzzle came once to each server that could have it, and no post ever twice."""
    found = Counter((it.kind, it.number, _server_of(year, it)) for it in year.state.chat.posted)
    yield from (f"{key} came {times} times" for key, times in found.items() if times > 1)
    number, is_evening = number_at(year.now()), year.time % DAY > 23 * HOUR
    for it in year.state.servers if is_evening else ():
        calm = max(year.state.calm - 2 * HOUR, it.calm) <= year.time - year.time % DAY + HOUR
        if calm and _is_open(year, it.id) and it.daily and not found["puzzle", number, it.id]:
            yield f"the puzzle {number} did not come to {it.id}"


def _server_of(year: Year, post: Posted) -> int:
    return int(year.state.chat.servers[post.channel] or 0)


def _is_open(year: Year, server: int) -> bool:
    return str(server) not in year.state.chat.left | year.state.chat.shut


def names_in_messages(year: Year) -> Iterator[str]:
    """No public message that can be edited names who deleted their data; no post who hides."""
    chat, known = year.state.chat, {str(it) for (it,) in year.query(_KNOWN)}
    for key, message in chat.messages.items():
        server = int(chat.servers.get(message["channel_id"]) or 0)
        people = {int(it) for it in _PERSON.findall(words(message))}
        gone = people & (year.state.deleted.keys() | _hiding_in(year, message))
        if gone and not message["flags"] & EPHEMERAL and _is_open(year, server):
            is_lost = key not in known and (int(key) < year.state.lost_id or chat.bad_until)
            if not is_lost or post_in(message):
                yield f"{gone} is named by {key} in {server}: {text_of(message)}"


def _hiding_in(year: Year, message: Payload) -> set[int]:
    return year.state.hiding if post_in(message) else set()


def calls(year: Year) -> Iterator[str]:
    """No message calls players to a challenge that has ended, where the bot knows and edits it."""
    ended = {str(it) for (it,) in year.query(_ENDED_CALLS)}
    for key, message in year.state.chat.messages.items():
        server = int(year.state.chat.servers.get(message["channel_id"]) or 0)
        if (
            key in ended
            and _is_open(year, server)
            and f"{ids.JOIN_CHALLENGE.prefix}:" in str(message)
        ):
            yield f"{key} in {server} still calls"


def names_in_rows(year: Year) -> Iterator[str]:
    """Nothing that is stored tells of who has deleted their data."""
    with closing(sqlite3.connect(year.path)) as connection:
        for line in connection.iterdump():
            if found := year.state.deleted.keys() & set(map(int, _PERSON.findall(line))):
                yield f"{found} is stored: {line[:200]}"


def roles(year: Year) -> Iterator[str]:
    """Champions have the role that was chosen, and who has one by hand keeps it."""
    chat, state = year.state.chat, year.state
    yield from (f"{it} was taken" for it in state.gifts - chat.holders)
    for person, role in chat.given - state.gifts:
        server = next((it for it in state.servers if int(role) in it.chosen), None)
        if server is None or _is_wrong(year, server, int(person), int(role)):
            yield f"{person} has the role {role}"


def _is_wrong(year: Year, server: Server, person: int, role: int) -> bool:
    """Return whether someone should have lost a role, or not have got it, a day ago.

    Who was champion when the host went back may keep it until there is another.
    """
    if not _is_open(year, server.id) or max(server.calm, year.state.calm) > year.time - DAY:
        return False
    if person in year.state.hiding | year.state.deleted.keys():
        return True
    ((ended,),) = year.query(_ENDED, server.id)
    is_best = (person,) in year.query(_BEST, server.id) and role in server.roles[:1]
    return not is_best and year.moment(ended) > max(server.calm, year.state.lost)


def losses(year: Year) -> Iterator[str]:
    """Nobody lost on time in which nobody could play."""
    for match, pace, at in year.query(_TIMED_OUT):
        end = year.moment(at)
        begun = year.state.turns.get(int(str(match)), 0.0)
        if begun > year.state.lost:
            down = sum(max(0.0, min(end, b) - max(begun, a)) for a, b in year.state.down)
            if end - begun - down < MOVE_TIME[Pace(str(pace))].total_seconds() - 5:
                yield f"the match {match} was lost after {end - begun:.0f} s, {down:.0f} away"


async def recount(year: Year, copy: Path) -> list[str]:
    """Nothing is counted wrongly."""
    await asyncio.to_thread(copy.unlink, missing_ok=True)
    back_up(year.path, str(copy))
    async with opened(str(copy)) as database:
        result = await database.prepare(rebuild)
    wrong = {table: rows for table, rows in result.wrong.items() if rows}
    return [f"{result}"] if wrong or result.missing or result.unread else []


def growth(year: Year) -> Iterator[str]:
    """Nothing grows but games, posts and results."""
    servers = len(year.state.servers)
    most = _FEW | dict.fromkeys(("joined_servers", "servers", "season_settings"), servers)
    most |= {
        "puzzle_channels": servers,
        "puzzle_posts": 3 * servers,
        "closed_channels": 2 * servers,
    }
    for table, rows in most.items():
        ((found,),) = year.query(f"SELECT count(*) FROM {table}")  # noqa: S608
        if int(str(found)) > rows:
            yield f"{table} has {found} rows"
    works = year.world.client.parts.scheduler._jobs.items()  # noqa: SLF001
    yield from (f"{job.__name__} is late" for job, work in works if work.late() > HOUR)
    if (tasks := len(asyncio.all_tasks())) > 20:
        yield f"{tasks} tasks"


def requests(year: Year) -> Iterator[str]:
    """Fewer requests a second come from the bot by itself than Discord takes."""
    for second, times in year.state.chat.requests.items():
        if times > MOST_A_SECOND:
            yield f"{times} requests in the second {second}"


def log(year: Year) -> Iterator[str]:
    """Nobody is named in the log, which has no error, and nothing sent was malformed."""
    world = year.world
    yield from (
        *year.lines.naming,
        *world.log.errors,
        *world.running.errors,
        *year.state.chat.broken,
    )


DAILY = (posts, roles, requests, log)
CHECKS = (names_in_messages, calls, names_in_rows, losses, growth)
