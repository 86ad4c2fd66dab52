"""Random histories: matches of a few people and engines that end one after another."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from tempfile import TemporaryDirectory

from hypothesis import strategies as st

from bot.domain.match import Ending, Machine, Match, Person, Place, Seat, Status
from bot.store.database import Connection, Database
from bot.store.matches.matches import MatchTable
from bot.store.upkeep.recount import TABLES
from engines.games.game import Mark, other
from engines.levels import SPEC_OF_LEVEL
from tests.conftest import NOW, a_match, opened
from tests.domain.ratings.matches import DRAWN, O_WINS, X_WINS

GAMES: tuple[tuple[tuple[int, ...], Ending, Mark | None], ...] = (
    (X_WINS, Ending.LINE, "X"),
    ((2, 5, 1, 4, 0), Ending.LINE, "X"),
    ((0, 3, 1, 5, 2), Ending.LINE, "X"),
    (O_WINS, Ending.LINE, "O"),
    (DRAWN, Ending.FULL_BOARD, None),
    ((4,), Ending.RESIGNED, "O"),
    ((4, 0, 8, 2), Ending.RESIGNED, "X"),
)
PEOPLE = (11, 12, 13, 14)
PLACES = (Place(21, 31), Place(22, 32), Place(None, 33))

people: st.SearchStrategy[Seat] = st.builds(Person, st.sampled_from(PEOPLE))
engines: st.SearchStrategy[Seat] = st.builds(
    lambda level: Machine(SPEC_OF_LEVEL[level], level), st.sampled_from(sorted(SPEC_OF_LEVEL))
)


@dataclass(frozen=True)
class PlannedMatch:
    """A match to play: who, where, its game, hours after the one before, and if `hinted`."""

    x: Seat
    o: Seat
    place: Place
    game: int
    hours: float
    variant: str = "classic"
    hinted: bool = False

    def match(self, after: timedelta) -> Match:
        """Return the match as it is when it starts, `after` the beginning of the history."""
        start = NOW + after
        return a_match(
            id=0,
            place=self.place,
            x=self.x,
            o=self.o,
            variant=self.variant,
            started_at=start,
            changed_at=start,
            hints=(2,) if self.hinted else (),
            rated=not self.hinted,
        )

    @property
    def result(self) -> tuple[tuple[int, ...], Ending, Mark | None]:
        moves, ending, winner = GAMES[self.game]
        if winner is not None and self.variant == "misere" and ending is Ending.LINE:
            winner = other(winner)
        return moves, ending, winner


planned_matches = st.builds(
    PlannedMatch,
    x=st.one_of(people, engines),
    o=people,
    place=st.sampled_from(PLACES),
    game=st.integers(0, len(GAMES) - 1),
    hours=st.sampled_from([0.0, 1.0, 30.0, 5000.0]),
    variant=st.sampled_from(["classic", "classic", "misere"]),
    hinted=st.sampled_from([False, False, False, True]),
).filter(lambda past: past.x != past.o)
histories = st.lists(planned_matches, max_size=25)


@asynccontextmanager
async def a_database() -> AsyncIterator[Database]:
    """Open a new database, since each example needs one."""
    with TemporaryDirectory() as folder:
        async with opened(f"{folder}/noughts.db") as database:
            yield database


async def play(database: Database, history: Sequence[PlannedMatch]) -> list[Match]:
    table, ended, after = MatchTable(database), [], timedelta(microseconds=123)
    for past in history:
        after += timedelta(hours=past.hours)
        live = await table.add(past.match(after))
        moves, ending, winner = past.result
        over = a_match(
            **live._asdict()
            | {"moves": moves, "status": Status.OVER, "ending": ending, "winner": winner}
            | {"revision": 1, "changed_at": NOW + after}
        )
        await table.change(live.id, lambda _, over=over: over)  # type: ignore[misc]
        ended.append(over)
    return ended


async def stored_standings(db: Connection) -> dict[str, set[tuple[object, ...]]]:
    """Return all rows of the tables of results and standings."""
    found = {}
    for table in TABLES:
        rows = await db.all(f"SELECT * FROM {table}")  # noqa: S608
        found[table] = {tuple(row) for row in rows}
    return found


def _against(person: int, level: str) -> tuple[Seat, Seat]:
    return Person(person), Machine(SPEC_OF_LEVEL[level], level)  # type: ignore[index, arg-type]


SOME = (
    PlannedMatch(*_against(11, "easy"), PLACES[0], 0, 1.0),
    PlannedMatch(Person(11), Person(12), PLACES[0], 2, 1.0),
    PlannedMatch(Person(12), Person(11), PLACES[0], 3, 1.0),
    PlannedMatch(Person(12), Person(11), PLACES[2], 0, 1.0),
    PlannedMatch(*_against(13, "hard"), PLACES[1], 4, 1.0),
)
"""A short history with two servers, a direct message and two levels."""

_COLUMNS = """
guild_id, channel_id, can_edit, message_id, x_person, x_engine, x_level, o_person, o_engine,
o_level, variant, language, seed, moves, revision, status, ending, winner, pace, taken_back,
series_x, series_o, series_draws, started_at, changed_at, turn_since, everywhere
"""
_COPY = f"""
WITH RECURSIVE numbers (number) AS (
    SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < :copies
)
INSERT INTO matches ({_COLUMNS}, ended)
SELECT {_COLUMNS}, ended + number FROM matches, numbers
WHERE ended = (SELECT max(ended) FROM matches)
"""  # noqa: S608
_RESULT = """
scope, person_id, share, reason, nth, points_before, points_after, deviation_after,
opponent_points, opponent_deviation, most_points, least_deviation
"""
_COPY_RESULTS = f"""
INSERT INTO results (match_id, {_RESULT})
SELECT copies.id, {_RESULT} FROM results JOIN matches ON matches.id = match_id,
    matches AS copies
WHERE matches.ended = :last AND copies.ended > :last
"""  # noqa: S608


async def copy_last(db: Connection, copies: int) -> None:
    """Store again the last ended match, which should not count, as if each copy ended later."""
    (last,) = await db.one("SELECT max(ended) FROM matches")
    await db.run(_COPY, {"copies": copies})
    await db.run(_COPY_RESULTS, {"last": last})
