"""A deletion takes nothing from anyone else."""

import sqlite3
from contextlib import closing

import pytest

from bot.domain.challenges import declined
from bot.domain.limits import DEFAULT_CHALLENGE_LIMITS
from bot.domain.match import Person, Place, Status
from bot.domain.show import Show, ShowRequest
from bot.store.database import Database
from bot.store.matches.challenges import ChallengeTable
from bot.store.matches.matches import MatchTable
from bot.store.matches.shows import ShowTable
from bot.store.people.preferences import PreferencesTable
from bot.store.ratings.leaderboards import Leaderboards
from tests.conftest import ANN, BEN, EVE, NOW, a_match, opened
from tests.store.people.deleting import delete
from tests.store.random_histories import SOME, play
from tests.store.sample import Rows, all_rows, tables_of

DELETED_ID = -(2**61) - 12345


async def decline(database: Database, challenger: int, person: int) -> None:
    """Have a person decline a challenge."""
    table = ChallengeTable(database, DEFAULT_CHALLENGE_LIMITS)
    seats = {"x": Person(challenger), "o": Person(person), "challenger": challenger}
    match = a_match(id=0, place=Place(21, 90 + person), status=Status.INVITED, **seats)
    challenge, _ = await table.add(match)
    await table.decline(declined(challenge, person, NOW), challenge.revision)


async def live_together(database: Database) -> None:
    """Have three people do all that is stored about people."""
    await play(database, SOME)
    for channel, person in enumerate((ANN, BEN, EVE), 50):
        await MatchTable(database).add(
            a_match(id=0, x=Person(person), place=Place(21, channel), seed=channel)
        )
        await PreferencesTable(database).switch(person, challenges=True, reminders=False)
        await Leaderboards(database).set_named(person, named=True)
        request = ShowRequest(channel, person, f"token {channel}", "en")
        await ShowTable(database).add(Show(request=request, x="dice", o="dice", seed=1))
    for one, other in ((ANN, BEN), (BEN, EVE), (EVE, ANN)):
        await decline(database, one, other)
        await PreferencesTable(database).block(one, [other], [])


def stored(path: str) -> dict[str, Rows]:
    """Return all that is stored."""
    with closing(sqlite3.connect(path)) as connection:
        return all_rows(connection, tables_of(connection))


@pytest.mark.parametrize("person", [ANN, BEN, EVE])
async def test_what_does_not_name_the_person_stays(path: str, person: int) -> None:
    """After a deletion every row that did not name the person is as it was before."""
    async with opened(path) as database:
        await live_together(database)
        before = stored(path)
        await delete(database, person, DELETED_ID)
        after = stored(path)
    lost = {
        (table, row)
        for table, rows in before.items()
        for row in rows - after[table]
        if person not in row and table != "runs"  # which has the file rewritten
    }
    assert lost == set()
