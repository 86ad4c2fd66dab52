"""Which boards are redrawn after a run that did not stop cleanly."""

from datetime import timedelta

from bot.domain.match import Person, Place
from bot.store.matches import MatchTable
from bot.store.runs import RunTable
from tests.conftest import NOW, a_match, opened

MINUTE = timedelta(minutes=1)
MOMENT = timedelta(milliseconds=1)


async def test_the_last_minute_before_a_kill(path: str) -> None:
    """Boards that changed within a minute of the last change may be out of date, no others."""
    async with opened(path) as database:
        matches, runs = MatchTable(database), RunTable(database)
        await runs.begin(10)
        for number, before in enumerate((timedelta(0), MINUTE, MINUTE + MOMENT)):
            match = a_match(place=Place(21, number), x=Person(number + 1))
            await matches.add(match._replace(changed_at=NOW - before))
        assert await runs.begin(10) == 2
        await runs.end()
        assert await runs.begin(10) == 0
