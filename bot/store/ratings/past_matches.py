"""Reads the earlier matches that decide how much a match counts."""

from itertools import takewhile

from bot.domain.match import Match
from bot.domain.ratings.past_match import DAY, REMEMBERED, PastMatch
from bot.store.database import Connection
from bot.store.deleted_people import stand_ins_of
from bot.store.rows import milliseconds, of_both_seats

PAGE = REMEMBERED
"""How many past matches are read at once."""

# The columns are the fields of a `PastMatch`.
_OF_SEAT = """
SELECT moves, changed_at, ending, winner, x_person, x_engine, o_person, o_engine, variant, rated,
    start_ply, hints <> '' AS hinted, ended
FROM matches WHERE {seat} = :person AND ended < :ended
"""
_EARLIER = of_both_seats(_OF_SEAT, "ORDER BY ended DESC LIMIT :limit")
_ANY = 2**63 - 1  # more than the number of any match


async def earlier(db: Connection, match: Match, ended: int) -> list[PastMatch]:
    """Return the past matches that `weigh` needs: those of a day, and against the bot some more.

    `ended` is the number of the match among all finished matches. Between people, the matches that
    they played before they deleted their data are among them, as if they had not.
    """
    person, since = match.people[0], milliseconds(match.changed_at - DAY)
    if match.machine:
        return await _before(db, person, ended, since, at_least=REMEMBERED)
    person_of = await stand_ins_of(db, *match.people)
    if not person_of:
        return await _before(db, person, ended, since)
    names = [person, *(former for former, now in person_of.items() if now == person)]
    return [
        past._replace(
            x_person=person_of.get(past.x_person or 0, past.x_person),
            o_person=person_of.get(past.o_person or 0, past.o_person),
        )
        for name in names
        for past in await _before(db, name, ended, since)
    ]


async def latest(db: Connection, person: int, most: int) -> list[PastMatch]:
    """Return up to `most` matches that a person finished, latest first."""
    return await _page(db, person, _ANY, most)


async def _before(
    db: Connection, person: int, ended: int, since: int, at_least: int = 0
) -> list[PastMatch]:
    """Return a person's matches that ended before number `ended`, latest first.

    They are the latest ones back to the first that ended before `since`, or `at_least` so many.
    """
    found = await _page(db, person, ended, PAGE)
    page = found
    while len(page) == PAGE and page[-1].changed_at > since:
        page = await _page(db, person, page[-1].ended, PAGE)
        found += page
    newer = takewhile(lambda past: past.changed_at > since, found[at_least:])
    return [*found[:at_least], *newer]


async def _page(db: Connection, person: int, ended: int, limit: int) -> list[PastMatch]:
    names = {"person": person, "ended": ended, "limit": limit}
    return [PastMatch._make(row) for row in await db.all(_EARLIER, names)]
