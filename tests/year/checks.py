"""What holds at all times, however a year goes; each check returns what is wrong."""

import asyncio
import re
from collections.abc import Iterable
from functools import partial

from bot.domain.daily.days import number_at
from bot.domain.limits import MOVE_TIME, Pace
from bot.store.rows import milliseconds
from bot.store.upkeep.recount import rebuild
from bot.views import custom_ids as ids
from tests.chat.ids import Payload
from tests.chat.messages import EPHEMERAL, text_of
from tests.conftest import opened
from tests.hostile.boards_shown import words
from tests.store.sample import rows_of
from tests.year.year import DAY, HOUR, Rows, Server, Year

MOST_A_SECOND, MOST_REFUSALS, LATEST, NEWEST = 25, 60, 600.0, 500
_FEW = ("edit", "post", "delete")
_PERSON = re.compile(r"(?<!\d)1[1-9]\d{17}(?!\d)")
_KNOWN = """
SELECT message_id FROM matches UNION SELECT call_id FROM matches UNION SELECT message_id FROM shares
UNION SELECT message_id FROM puzzle_shares
UNION SELECT message_id FROM arenas UNION SELECT podium_id FROM arenas
"""
_ENDED = """
SELECT call_id FROM matches WHERE status <> 'invited' AND id NOT IN (SELECT match_id FROM redraws)
"""
_CHAMPIONS = """
SELECT podiums.guild_id, person_id, place, started_at FROM podiums
JOIN seasons ON seasons.guild_id = podiums.guild_id AND seasons.number = podiums.number + 1
WHERE podiums.number = (SELECT max(number) FROM podiums AS p WHERE p.guild_id = podiums.guild_id)
"""
_TIMED_OUT = """
SELECT id, pace, changed_at FROM matches WHERE ending = 'out-of-time' AND arena_id IS NULL
"""
_EVENINGS = """
SELECT guild_id, starts_at FROM evenings
WHERE starts_at < ? AND channel_id IS NOT NULL AND empty < 3
"""
_ARENAS = """
SELECT guild_id, channel_id FROM arenas WHERE phase = 'announced' AND message_id IS NULL
"""
_ENDS = "SELECT number, guild_id, claimed_at FROM season_posts"
_PODIUMS = "SELECT guild_id, number FROM season_posts WHERE message_id IS NULL AND given_up = 0"
_A_SERVER = ("joined_servers", "servers", "season_settings", "puzzle_channels", "evenings")
_MOST = {
    **dict.fromkeys(("redraws WHERE urgent IS NOT NULL", "engine_turns", "shows"), (0, 0)),
    **dict.fromkeys(("deletions", "pings", "declines"), (0, 0)),
    **dict.fromkeys(("runs", "command_sync", "pseudonym_key"), (1, 0)),
    **dict.fromkeys(_A_SERVER, (0, 1)),
    "uptime": (2, 0),
    "closed_channels": (0, 2),
    "puzzle_posts": (0, 4),
}
"""How many rows a table has at most when all is calm: beside those of each server."""


async def posts(year: Year) -> Iterable[str]:
    """Today's puzzle came once to each server that could have it, and no post ever twice."""
    posted, number = year.chat.posted, number_at(year.now())
    calm = [it.id for it in year.servers if it.daily and year.is_calm(it, year.today + HOUR)]
    missed = [f"{it} has no puzzle {number}" for it in calm if not posted["puzzle", number, it]]
    return missed + [f"{it} came {times} times" for it, times in posted.items() if times > 1]


async def lateness(year: Year) -> Iterable[str]:
    """Say which post came late on a day on which nothing hindered it."""
    due = {("podium", it, server): year.moment(at) for it, server, at in await year.query(_ENDS)}
    number = number_at(year.now())
    for server, hour in await year.query("SELECT guild_id, hour FROM puzzle_channels"):
        due["puzzle", number, server] = year.today + hour * HOUR
    if any(end > year.today for _, end in year.down):
        return []
    calm = {it.id for it in year.servers if year.is_calm(it, year.today)}
    came = [it for it in year.chat.came.items() if it[1] > year.today and it[0][2] in calm]
    late = [(it, at - due[it]) for it, at in came if it in due and at > due[it] + LATEST]
    return [f"{it} came {seconds:.0f} s late" for it, seconds in late]


async def podiums(year: Year) -> Iterable[str]:
    calm = {it.id for it in year.servers if year.is_calm(it, year.today + HOUR)}
    return [f"{it} waits" for it in await year.query(_PODIUMS) if it[0] in calm]


async def evenings(year: Year) -> Iterable[str]:
    """No arena that comes by itself is overdue at the end of a day, or has no announcement."""
    calm = {it.id for it in year.servers if year.is_calm(it, year.today + HOUR)}
    due = await year.query(_EVENINGS, milliseconds(year.now()))
    waiting = [*due, *await year.query(_ARENAS)]
    return [f"{it} waits for its arena" for it in waiting if it[0] in calm]


async def _open_to(year: Year) -> list[Payload]:
    shut = {it for (it,) in await year.query("SELECT channel_id FROM closed_channels")}
    away = {int(it) for it in year.chat.left | year.chat.shut}
    public = [it for it in year.chat.messages.values() if not it["flags"] & EPHEMERAL]
    here = [it for it in public if year.chat.server_of(it) not in away]
    return [it for it in here if int(it["channel_id"]) not in shut]


async def names_in_messages(year: Year, most: int = NEWEST) -> Iterable[str]:
    """No public message that can be edited names who deleted their data; no post who hides."""
    known, found = {it for (it,) in await year.query(_KNOWN)}, []
    for message in (await _open_to(year))[-most:]:
        post, key = year.chat.post_in(message), int(message["id"])
        nameless = year.deleted.keys() | (year.hiding if post else set())
        named = nameless & {int(it) for it in _PERSON.findall(words(message))}
        is_lost = key not in known and (key < year.lost_id or year.chat.bad_until)
        if named and (post or not is_lost):
            found.append(f"{named} is named by {key}: {text_of(message)}")
    return found


async def calls(year: Year) -> Iterable[str]:
    """No message calls players to a challenge that has ended, where the bot knows and edits it."""
    ended, still = {it for (it,) in await year.query(_ENDED)}, f"{ids.JOIN_CHALLENGE.prefix}:"
    shown = [it for it in await _open_to(year) if int(it["id"]) in ended]
    return [f"{it['id']} still calls" for it in shown if still in str(it)]


async def roles(year: Year) -> Iterable[str]:
    """Champions have the role that was chosen, and who has one by hand keeps it."""
    whose = {role: server for server in year.servers for role in server.chosen}
    rows = await year.query(_CHAMPIONS)
    given = [(int(it), int(role)) for it, role in year.chat.given & year.chat.holders - year.gifts]
    return [
        *(f"{it} was taken" for it in year.gifts - year.chat.holders),
        *(f"{it} has a role" for it in given if _is_wrong(year, whose.get(it[1]), *it, rows)),
    ]


def _is_wrong(year: Year, server: Server | None, person: int, role: int, rows: Rows) -> bool:
    """Return whether someone keeps a role too long, or got it wrongly since the host went back."""
    if server is None or not year.is_calm(server, year.time - DAY):
        return server is None
    own = [row for row in rows if row[0] == server.id]
    is_best = any(row[1:3] == (person, 1) for row in own) and role == server.role
    is_new = any(year.moment(row[3]) > max(server.calm, year.lost) for row in own)
    return person in year.hiding | year.deleted.keys() or (is_new and not is_best)


async def choices(year: Year) -> Iterable[str]:
    """Who hides and who blocks does so until they say otherwise, or delete their data."""
    for lost in (year.hiding - await year.who_hide(), year.blocked - await year.who_block()):
        if lost:
            return [f"{lost} hide or block no more"]
    return []


async def losses(year: Year) -> Iterable[str]:
    """Nobody lost on time in which nobody could play."""
    found = []
    for match, pace, at in await year.query(_TIMED_OUT):
        begun, end = year.turns.get(match, 0.0), year.moment(at)
        away = sum(max(0.0, min(end, b) - max(begun, a)) for a, b in year.down)
        if begun > year.lost and end - begun - away < MOVE_TIME[Pace(pace)].total_seconds() - 5:
            found.append(f"the match {match} was lost after {end - begun:.0f} s, {away:.0f} away")
    return found


async def growth(year: Year) -> Iterable[str]:
    """Nothing grows but games, posts and results."""
    rows = {it: (await year.query(f"SELECT count(*) FROM {it}"))[0][0] for it in _MOST}  # noqa: S608
    most = {it: some + each * len(year.servers) for it, (some, each) in _MOST.items()}
    jobs = [it.client.parts.scheduler._jobs for it in year.worlds]  # noqa: SLF001
    works = [job for found in jobs for job in found.items()]
    return [
        *(f"{table} has {count} rows" for table, count in rows.items() if count > most[table]),
        *(f"{job.__name__} is late" for job, work in works if work.late() > HOUR),
        *(["many tasks"] if len(asyncio.all_tasks()) > 20 else []),
    ]


async def requests(year: Year) -> Iterable[str]:
    """Fewer requests a second come from the bot by itself than Discord takes; a refusal is one."""
    busy = [it for it in year.chat.requests.items() if it[1] > MOST_A_SECOND]
    again = [it for it in year.chat.refused.items() if it[0][0] in _FEW and it[1] > MOST_REFUSALS]
    return [f"{it} was sent {times} times" for it, times in (*busy, *again)]


async def errors(year: Year) -> Iterable[str]:
    """Find no error in the log, and nothing that was malformed."""
    of_bot = [line for it in year.worlds for line in (*it.log.errors, *it.running.errors)]
    return [*year.found, *of_bot, *year.chat.broken]


def names_in_log(year: Year, text: str) -> Iterable[str]:
    """Nobody is named in the log."""
    people = {it for server in year.servers for it in server.people}
    named = [it for it in text.splitlines() if people & {int(it) for it in _PERSON.findall(it)}]
    return [f"the log names someone: {it}" for it in named]


async def stored(year: Year) -> Iterable[str]:
    """While the bot is off: nothing is counted wrongly, or tells of who has deleted their data."""
    rows = [(it, row) for it, rows in (await rows_of(year.path)).items() for row in rows]
    told = [(it, {int(it) for it in _PERSON.findall(str(it))}) for it in rows]
    async with opened(year.path) as database:
        result = await database.prepare(rebuild)
    wrong = any(result.wrong.values()) or result.missing or result.unread
    return [*(f"{it}" for it, named in told if named & year.deleted.keys()), *[f"{result}"] * wrong]


DAILY = (errors, posts, lateness, podiums, evenings, roles, requests, choices, names_in_messages)
CHECKS = (partial(names_in_messages, most=10**9), calls, losses, growth)
