"""`forget` on a database that nobody uses."""

from bot.app.forget import forget
from bot.app.settings import read
from bot.domain.match import Person
from tests.conftest import opened
from tests.store.many_matches import copy_last
from tests.store.random_histories import PLACES, PlannedMatch, play
from tests.store.test_personal_data import GONE, STAYS, crowd, traces


async def test_nothing_is_left_on_the_disk(path: str) -> None:
    """After the deletion of many games, not even unused parts of the file hold the id."""
    async with opened(path) as database:
        await play(database, crowd(60, 30))
        await play(database, [PlannedMatch(Person(GONE), Person(STAYS), PLACES[0], 5, 1.0)])
        await database.write(lambda db: copy_last(db, 800))
    assert traces(path, GONE)
    await forget(read({"DATABASE_URL": f"sqlite:///{path}"}), GONE)
    assert traces(path, GONE) == []
