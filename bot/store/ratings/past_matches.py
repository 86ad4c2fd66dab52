"""Reads the earlier matches that decide how much a match counts."""

from itertools import takewhile

from bot.domain.match import Match
from bot.domain.ratings.past_match import DAY, REMEMBERED, PastMatch
from bot.domain.ratings.rules import SEARCHED, skill_after
from bot.store.database import Connection, Names
from bot.store.deleted_people import deleted_ids_of
from bot.store.rows import AFTER_ALL, milliseconds, of_both_seats

PAGE = REMEMBERED  # past matches that are read at once
_OF_SEAT = """
SELECT id, ended, changed_at, image FROM matches WHERE {seat} = :person AND ended < :ended
"""
_LATEST = of_both_seats(_OF_SEAT, "ORDER BY ended DESC LIMIT :limit")
# The columns of a `PastMatch`; of older, unrepeated matches only those of `_OF_SEAT` are read.
_EARLIER = f"""
SELECT moves, matches.changed_at, ending, winner, x_person, x_engine, o_person, o_engine, variant,
    rated, start_ply, hints <> '' AS hinted, matches.ended, matches.image
FROM ({_LATEST}) AS latest
CROSS JOIN matches WHERE matches.id = latest.id
AND (latest.changed_at > :since OR latest.image = :image)
ORDER BY latest.ended DESC
"""  # noqa: S608


async def earlier(db: Connection, match: Match, ended: int, image: str | None) -> list[PastMatch]:
    """Return the past matches that `weigh` needs: those of a day, and what it may repeat.

    `ended` is the match's number, `image` its `image_of`. Between people, those from before they
    deleted their data are among them, as if they had not.
    """
    person, since = match.people[0], milliseconds(match.changed_at - DAY)
    names = {"ended": ended, "limit": PAGE, "since": since, "image": image}
    if match.machine:
        return await _before(db, names | {"person": person}, at_least=REMEMBERED)
    person_of = await deleted_ids_of(db, *match.people)
    if not person_of:
        return await _before(db, names | {"person": person})
    own = [person, *(former for former, now in person_of.items() if now == person)]
    return [
        past._replace(
            x_person=person_of.get(past.x_person or 0, past.x_person),
            o_person=person_of.get(past.o_person or 0, past.o_person),
        )
        for one in own
        for past in await _before(db, names | {"person": one})
    ]


async def skill_of(db: Connection, person: int, variant: str, ended: int = AFTER_ALL) -> int:
    """Return the next skill for a person after their matches that ended before number `ended`."""
    names = {"person": person, "ended": ended, "limit": SEARCHED, "since": 0, "image": None}
    return skill_after(await _page(db, names), person, variant)


async def _before(db: Connection, names: Names, at_least: int = 0) -> list[PastMatch]:
    """Return a person's matches that ended before number `ended`, latest first.

    They are the latest ones back to the first that ended before `since` and, of at least that many,
    those that may have the `image`.
    """
    since, found = names["since"], await _page(db, names)
    page = found
    # A page from which a match is missing goes back to before `since`.
    while len(page) == PAGE and page[-1].changed_at > since:
        page = await _page(db, names | {"ended": page[-1].ended})
        found += page
    newer = takewhile(lambda past: past.changed_at > since, found[at_least:])
    return [*found[:at_least], *newer]


async def _page(db: Connection, names: Names) -> list[PastMatch]:
    return [PastMatch._make(row) for row in await db.all(_EARLIER, names)]
