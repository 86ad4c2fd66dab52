"""The table `practice`: the positions that people can practise, and when each comes again."""

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

from bot.domain.daily.practice import AGAIN_AFTER, LATEST, SURE_AFTER, asked_daily
from bot.domain.match import Match
from bot.store.database import Connection, Names, Table, read, write
from bot.store.people.deletions import refuse_if_pending
from bot.store.rows import (
    AFTER_ALL,
    MATCH_COLUMNS,
    match_of,
    milliseconds,
    moment_or_none,
    of_both_seats,
)
from engines.games.variants import SOLVED_GAMES

Answer = Literal["shown", "right", "wrong"]
_GAMES = ", ".join(f"'{name}'" for name in SOLVED_GAMES)  # a newer version may know more
_OF_GAME = f"variant IN ({_GAMES}) AND variant = coalesce(:variant, variant)"
_OF_SEAT = f"""
SELECT * FROM (
    SELECT id, ended FROM matches WHERE {{seat}} = :person AND ended < {AFTER_ALL} AND {_OF_GAME}
    ORDER BY ended DESC LIMIT {LATEST}
) AS own
"""  # noqa: S608
_UNJUDGED = f"""
SELECT {MATCH_COLUMNS} FROM matches WHERE id = (
    SELECT id FROM ({of_both_seats(_OF_SEAT, f"ORDER BY ended DESC LIMIT {LATEST}")}) AS latest
    WHERE ended > :newest
        AND NOT EXISTS (SELECT 1 FROM practice WHERE person_id = :person AND match_id = id)
    ORDER BY ended DESC LIMIT 1
)
"""  # noqa: S608
_KNOWN = f"""
SELECT count(DISTINCT position) FROM practice WHERE person_id = :person AND ply >= 0 AND {_OF_GAME}
"""  # noqa: S608
# It is due unless it was practised since, and until a later game has it.
_ADD = """
INSERT INTO practice (person_id, match_id, ply, variant, position, ended, due_at)
SELECT CAST(:person AS BIGINT), id, CAST(:ply AS INTEGER), variant, CAST(:position AS BIGINT),
    ended, CASE WHEN :ply >= 0 AND NOT EXISTS (
        SELECT 1 FROM practice
        WHERE person_id = :person AND position = :position AND shown_at >= changed_at
    ) THEN changed_at END
FROM matches WHERE id = :match AND :person IN (x_person, o_person)
ON CONFLICT DO NOTHING
"""
_OF_POSITION = "WHERE person_id = :person AND position = :position AND due_at IS NOT NULL"
_REPLACE = f"""
UPDATE practice SET due_at = NULL {_OF_POSITION}
AND ended < (SELECT max(ended) FROM practice {_OF_POSITION})
"""  # noqa: S608
# Only the first press after it was shown says whether it was solved at once.
_NOTE = {
    "shown": f"""UPDATE practice SET solved = CASE WHEN open = 1 THEN 0 ELSE solved END, open = 1,
        due_at = :again, shown_at = :now {_OF_POSITION}""",  # noqa: S608
    "right": f"""UPDATE practice SET due_at = CASE solved WHEN 0 THEN CAST(:sure AS BIGINT) END,
        solved = 1, open = 0 {_OF_POSITION} AND open = 1""",  # noqa: S608
    "wrong": f"UPDATE practice SET solved = 0, open = 0 {_OF_POSITION} AND open = 1",  # noqa: S608
}


class PracticeTable(Table):
    """The positions that are known of people, a row for each in each of their games."""

    @write
    async def next(
        self, db: Connection, person: int, variant: str | None, now: datetime
    ) -> tuple[int, int] | Match | int:
        """Return the match and the ply of what a person practises now, of one game or of all.

        What is due comes first, then the newest. Returns only a match if that has to be judged
        before, and if none is left how many positions are known. Raises Refusal during a deletion.
        """
        await db.lock(person)
        await refuse_if_pending(db, person)
        names = _at(now) | {"person": person, "variant": variant}
        due = _waiting("due_at <= :now AND shown_at IS NOT NULL", now)
        row = await db.one(f"SELECT * {due} ORDER BY due_at LIMIT 1", names)
        if row is None:
            new = _waiting("due_at IS NOT NULL AND shown_at IS NULL", now)
            row = await db.one(f"SELECT * {new} ORDER BY ended DESC, ply DESC LIMIT 1", names)
            names["newest"] = row["ended"] if row else 0
            while unjudged := await db.one(_UNJUDGED, names):
                if match := match_of(unjudged):
                    return match
                await _add(db, person, unjudged["id"], {})
        if row is None:
            return int((await db.one(_KNOWN, names))[0])
        await db.run(_NOTE["shown"], names | {"position": row["position"]})
        return row["match_id"], row["ply"]

    @write
    async def judged(
        self, db: Connection, person: int, match_id: int, mistakes: Mapping[int, int]
    ) -> None:
        """Store at which ply a person's move made each position worse; raises as `next`."""
        await db.lock(person)
        await refuse_if_pending(db, person)  # what is stored meanwhile could outlast the deletion
        await _add(db, person, match_id, mistakes)

    @write
    async def note(
        self, db: Connection, person: int, position: int, answer: Answer, now: datetime
    ) -> None:
        """Store that a person was shown a position, or how they answered first after that."""
        await db.run(_NOTE[answer], _at(now) | {"person": person, "position": position})

    @read
    async def due(self, db: Connection, person: int, variant: str, now: datetime) -> int:
        names = _at(now) | {"person": person, "variant": variant}
        due = _waiting("due_at <= :now", now)
        return int((await db.one(f"SELECT count(*) {due}", names))[0])

    @read
    async def again(
        self, db: Connection, person: int, variant: str | None, now: datetime
    ) -> datetime | None:
        """Return when the first position comes again that is not due yet, if any does."""
        names = _at(now) | {"person": person, "variant": variant}
        later = _waiting("due_at > :now", now)
        return moment_or_none((await db.one(f"SELECT min(due_at) {later}", names))[0])


def _at(now: datetime) -> Names:
    times = {"now": now, "again": now + AGAIN_AFTER, "sure": now + SURE_AFTER}
    return {name: milliseconds(time) for name, time in times.items()}


def _waiting(which: str, now: datetime) -> str:
    """Return what follows SELECT, without positions of lost matches or of daily puzzles."""
    asked = ", ".join(map(str, {0, *asked_daily(now)}))
    return f"""
        FROM practice WHERE person_id = :person AND {which} AND {_OF_GAME}
            AND EXISTS (SELECT 1 FROM matches WHERE id = match_id) AND position NOT IN ({asked})
    """  # noqa: S608


async def _add(db: Connection, person: int, match_id: int, mistakes: Mapping[int, int]) -> None:
    for position, ply in (mistakes or {0: -1}).items():  # without any it is judged, too
        names = {"person": person, "match": match_id, "position": position, "ply": ply}
        await db.run(_ADD, names)
        await db.run(_REPLACE, names)
