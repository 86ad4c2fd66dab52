"""Reads the earlier matches that decide how much a match counts."""

import sqlite3
from collections.abc import Iterator
from itertools import chain, islice, takewhile

from bot.domain.match import Match
from bot.domain.ratings.anti_farming import DAY, REMEMBERED, PastMatch
from bot.store.former_people import stand_ins_of
from bot.store.rows import milliseconds

# The columns are the fields of a `PastMatch`.
_EARLIER = """
SELECT moves, changed_at, ending, winner, coalesce(x_engine, x_person) AS x,
    coalesce(o_engine, o_person) AS o, variant, rated, start_ply,
    hints <> '' AS hinted, ended
FROM matches WHERE x_person = :person AND ended < :ended
UNION ALL SELECT moves, changed_at, ending, winner, coalesce(x_engine, x_person),
    coalesce(o_engine, o_person), variant, rated, start_ply, hints <> '', ended
FROM matches WHERE o_person = :person AND ended < :ended ORDER BY ended DESC
"""
_ANY = 2**63 - 1  # more than the number of any match


def earlier(connection: sqlite3.Connection, match: Match, ended: int) -> Iterator[PastMatch]:
    """Yield the past matches that `weigh` needs: those of a day, and against the bot some more.

    `ended` is the number of the match among all finished matches. Between people, the matches that
    they played before they deleted their data are among them, as if they had not.
    """
    person, since = match.people[0], milliseconds(match.changed_at - DAY)
    if match.machine:
        past_matches = _before(connection, person, ended)
        return chain(islice(past_matches, REMEMBERED), _since(since, past_matches))
    person_of = _stand_ins(connection, match)
    if not person_of:
        return _since(since, _before(connection, person, ended))
    names = [person, *stand_ins_of(connection, person)]
    return (
        past._replace(x=person_of.get(past.x, past.x), o=person_of.get(past.o, past.o))
        for name in names
        for past in _since(since, _before(connection, name, ended))
    )


def latest(connection: sqlite3.Connection, person: int) -> Iterator[PastMatch]:
    """Yield the matches that a person finished, latest first."""
    return _before(connection, person, _ANY)


def _stand_ins(connection: sqlite3.Connection, match: Match) -> dict[int | str | None, int]:
    """Return the stand-ins of the people of a match, and whose each is."""
    return {
        stand_in: person for person in match.people for stand_in in stand_ins_of(connection, person)
    }


def _before(connection: sqlite3.Connection, person: int, ended: int) -> Iterator[PastMatch]:
    """Yield the matches of a person that ended before number `ended`, latest first."""
    rows = connection.execute(_EARLIER, {"person": person, "ended": ended})
    rows.row_factory = None  # plain tuples, the fastest rows
    return map(PastMatch._make, rows)


def _since(since: int, past_matches: Iterator[PastMatch]) -> Iterator[PastMatch]:
    return takewhile(lambda past: past.changed_at > since, past_matches)
