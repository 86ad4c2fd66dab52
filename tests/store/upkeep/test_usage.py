"""How the bot is used, as the store counts it and as slow code counts it."""

from collections import Counter
from collections.abc import Iterable
from datetime import date, datetime, timedelta
from random import Random

import pytest

from bot.domain.limits import Pace
from bot.domain.match import Machine, Match, Person, Place, Seat, Status
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.upkeep import usage
from bot.store.upkeep.usage import LATEST, RETURNS, Period, Returned, Usage, count_usage
from tests.conftest import NOW, a_match

pytestmark = pytest.mark.both_engines

MATCHES, PEOPLE, SERVERS, DAYS = 300, 60, 5, 120
ENGINES: tuple[Seat, ...] = (Machine("minimax:4", "easy"), Machine("perfect"))
GUILDS = (*range(SERVERS), None)


def a_random_match(random: Random) -> Match:
    """Return a match of any kind, begun at any time until now."""
    begun = NOW - random.random() * timedelta(days=DAYS)
    between_people = random.random() < 1 / 3
    opponent = (
        Person(PEOPLE + random.randrange(PEOPLE)) if between_people else random.choice(ENGINES)
    )
    return a_match(
        id=0,
        place=Place(random.choice(GUILDS), random.getrandbits(40), random.random() < 1 / 2),
        x=Person(random.randrange(PEOPLE)),
        o=opponent,
        variant=random.choice(("classic", "drop")),
        pace=random.choice(tuple(Pace)) if between_people else None,
        status=random.choice((Status.LIVE, Status.LIVE, Status.LIVE, Status.LAPSED)),
        started_at=begun,
        changed_at=begun + timedelta(hours=1),
    )


def counted(matches: list[Match], now: datetime) -> Usage:
    """Return what `count_usage` is to find, one match after the other."""
    begun = [match for match in matches if match.status is not Status.LAPSED]
    games = {
        "variant": Counter(match.variant for match in begun),
        "level": Counter(map(level_of, begun)),
        "pace": Counter(match.pace or "bot" for match in begun),
        "place": Counter(map(place_of, begun)),
    }
    periods = {days: [*latest(begun, now, days)] for days in LATEST}
    lives = [[it.started_at for it in begun if who in it.people] for who in people_of(begun)]
    returned = [came_back(lives, now, timedelta(days=days)) for days in RETURNS.values()]
    return Usage(0, len(lives), len(begun), games, periods, returned)


def level_of(match: Match) -> str:
    return match.o.level or "engine" if isinstance(match.o, Machine) else "people"


def place_of(match: Match) -> str:
    if match.place.guild_id is None:
        return "chat"
    return "server" if match.place.can_edit else "visited"


def people_of(matches: list[Match]) -> set[int]:
    return {person for match in matches for person in match.people}


def latest(matches: list[Match], now: datetime, days: int) -> Iterable[Period]:
    begins = now.date() if days == 1 else now.date() - timedelta(days=now.weekday())
    for _ in range(LATEST[days]):
        yield period(matches, begins, begins + timedelta(days=days))
        begins -= timedelta(days=days)


def period(matches: list[Match], begins: date, ends: date) -> Period:
    seen = [match for match in matches if begins <= match.started_at.date() < ends]
    servers = {match.place.guild_id for match in seen} - {None}
    return Period(begins, len(people_of(seen)), len(servers), len(seen))


def came_back(lives: list[list[datetime]], now: datetime, span: timedelta) -> Returned:
    asked = [times for times in lives if min(times) <= now - span]
    again = [times for times in asked if max(times) - min(times) >= span]
    return Returned(span.days, len(asked), len(again))


async def test_it_counts_as_slow_code_does(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games, people, days, weeks and returns are those of the stored matches, page by page."""
    monkeypatch.setattr(usage, "PAGE", 7)
    random, pages = Random(1), list[int]()
    nothing = await database.read_snapshot(lambda db: count_usage(db, NOW, lambda *_: None))
    assert nothing == counted([], NOW)
    matches = [a_random_match(random) for _ in range(MATCHES)]
    for match in matches:
        await MatchTable(database).add(match)
    found = await database.read_snapshot(
        lambda db: count_usage(db, NOW, lambda done, _: pages.append(done))
    )
    assert found == counted(matches, NOW)
    assert all(0 < each.returned < each.asked < found.people for each in found.returned[1:])
    assert pages[0] == usage.PAGE
    assert pages[-1] == MATCHES
