"""Stores all that the fullest person has done, in a second or two."""

import json
from datetime import timedelta

from bot.domain.limits import Pace
from bot.domain.match import Match, Person, Series, Status
from bot.store.daily.puzzles import PuzzleTable
from bot.store.database import Connection, Database
from bot.store.matches.matches import MatchTable
from bot.store.people.preferences import PreferencesTable
from bot.store.ratings.leaderboards import Leaderboards
from bot.store.ratings.seasons import SeasonTable
from bot.store.upkeep.servers import ServerSettingsTable
from tests.chat.ids import new_id
from tests.hostile.extreme_people import DELETED, FULLEST, OPPONENTS, PLACES, SERVER, place_in
from tests.hostile.loopback import BEGINNING
from tests.hostile.past_games import Played, boards_at, history, live_matches, seated
from tests.store.acts import delete, share
from tests.store.daily.test_puzzles import solve

BLOCKED, SEASONS, MILLIONS = 30, 30, 1_234_567
_APART, _LONG_AGO = timedelta(hours=6), timedelta(days=300)
_FEW = 7
"""How many matches a season has at first."""


async def fill(database: Database) -> list[Match]:
    """Store all that the fullest person has done; return the matches with boards to press."""
    past = _Past(database)
    await past.name()
    for number, played in enumerate(history()):
        await past.add(played)
        if number % _FEW == 0:
            await past.next_season()
    boards = [await past.add(it) for channel in PLACES.values() for it in boards_at(channel)]
    await ServerSettingsTable(database).change(SERVER.guild_id or 0, "call_role", 77)
    await share(database, boards[0], int(new_id()))
    await past.block()
    for number in (1, 2):
        await solve(PuzzleTable(database), FULLEST.id, number)
    for number, person in enumerate(DELETED, start=1):
        await delete(database, person.id, -number, BEGINNING)
    await database.write(_count_millions)
    live = [await MatchTable(database).add(match) for match in live_matches()]
    return [*boards, *live]


class _Past:
    """Stores what has happened, one thing after another."""

    def __init__(self, database: Database) -> None:
        self._database, self._matches = database, MatchTable(database)
        self._seasons, self._now = SeasonTable(database), BEGINNING - _LONG_AGO

    async def add(self, played: Played) -> Match:
        self._now += _APART
        times = dict.fromkeys(("started_at", "changed_at", "turn_since"), self._now)
        place, other = place_in(played.channel), played.opponent
        pace = Pace.SLOW if isinstance(other, Person) else None
        given = times | {"variant": played.game.variant, "pace": pace, "place": place}
        match = seated(other, as_x=played.as_x, series=Series(*(MILLIONS,) * 3), **given)
        live = await self._matches.add(match)
        names = ("moves", "revision", "status", "ending", "winner")
        over = live._replace(**{name: getattr(played.game, name) for name in names})
        hinted = live.id % 5 == 0 and live.machine is not None
        over = over._replace(hints=(0, 2), rated=False) if hinted else over
        assert over.status is Status.OVER
        await self._matches.change(live.id, lambda _: over)
        stored = await self._matches.find(live.id)
        assert stored is not None
        return stored

    async def next_season(self) -> None:
        guild = SERVER.guild_id or 0
        number = len(await self._seasons.all(guild))
        if number < SEASONS:
            await self._seasons.start(guild, number + 1, self._now)

    async def block(self) -> None:
        blocked = [person.id for person in OPPONENTS[:BLOCKED]]
        await PreferencesTable(self._database).block(FULLEST.id, blocked, ())

    async def name(self) -> None:
        board = Leaderboards(self._database)
        for person in (FULLEST, *OPPONENTS[len(DELETED) :: 2]):
            await board.set_named(person.id, named=True)


async def _count_millions(db: Connection) -> None:
    person = (FULLEST.id,)
    for row in await db.all("SELECT * FROM standings WHERE person_id = ?", person):
        records = dict.fromkeys(json.loads(row["records"]), [MILLIONS] * 3)
        openings = " ".join(str(MILLIONS + cell) for cell, _ in enumerate(row["openings"].split()))
        values = (json.dumps(records), openings, *(MILLIONS,) * 3)
        await db.run(_STANDING, (*values, row["scope"], row["variant"], *person))
    await db.run(_PAIRS, (MILLIONS, *person * 2))


_STANDING = """
UPDATE standings SET records = ?, openings = ?, streak = ?, best_streak = ?, as_x = ?
WHERE scope = ? AND variant = ? AND person_id = ?
"""
_PAIRS = "UPDATE pairs SET low_wins = ? WHERE low_id = ? OR high_id = ?"
