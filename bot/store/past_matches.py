"""Reads the earlier matches that decide how much a match counts."""

import sqlite3
from collections.abc import Iterator
from itertools import chain, islice, takewhile

from bot.domain.match import Match
from bot.domain.ratings.anti_farming import DAY, REMEMBERED, PastMatch
from bot.store.rows import milliseconds

# The columns are the fields of a `PastMatch`.
_EARLIER = """
SELECT moves, changed_at, ending, winner, coalesce(x_engine, x_person) AS x,
    coalesce(o_engine, o_person) AS o, ended
FROM matches WHERE x_person = :person AND ended < :ended
UNION ALL SELECT moves, changed_at, ending, winner, coalesce(x_engine, x_person),
    coalesce(o_engine, o_person), ended
FROM matches WHERE o_person = :person AND ended < :ended ORDER BY ended DESC
"""


def earlier(connection: sqlite3.Connection, match: Match, ended: int) -> Iterator[PastMatch]:
    """Yield the past matches that `weigh` needs: those of a day, and against the bot some more.

    `ended` is the number of the match among all finished matches.
    """
    fewest, since = REMEMBERED if match.machine else 0, milliseconds(match.changed_at - DAY)
    rows = connection.execute(_EARLIER, {"person": match.people[0], "ended": ended})
    rows.row_factory = None  # plain tuples, the fastest rows
    past_matches = map(PastMatch._make, rows)
    return chain(
        islice(past_matches, fewest), takewhile(lambda past: past.changed_at > since, past_matches)
    )
