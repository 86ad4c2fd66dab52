"""Someone who is kept out stays out after a deletion, and is recognized under the same id only."""

from pathlib import Path

import pytest

from bot.domain.limits import ChallengeLimits
from bot.domain.match import Person
from bot.domain.preferences import Preferences
from bot.store.database import Database
from bot.store.deleted_people import deleted_ids_of, pseudonym_of
from bot.store.matches.challenges import ChallengeTable
from bot.store.matches.matches import MatchTable
from bot.store.people.preferences import PreferencesTable
from tests.conftest import ANN, BEN, EVE, a_match, opened
from tests.store.acts import a_challenge, delete

FIRST, SECOND, THIRD, LAST = range(-(2**61) - 4, -(2**61))


@pytest.fixture
def challenges(database: Database) -> ChallengeTable:
    return ChallengeTable(database, ChallengeLimits())


async def test_an_unblocked_person_is_free(database: Database, challenges: ChallengeTable) -> None:
    """Blocked, deleted and blocked again: whoever unblocks that person undoes both blocks."""
    table = PreferencesTable(database)
    await table.block(ANN, {BEN, EVE}, ())
    await delete(database, BEN, FIRST)
    await table.block(ANN, {BEN}, ())
    preferences = await table.of(ANN)
    assert (set(preferences.blocked), preferences.blocked_deleted) == ({BEN, EVE}, 1)
    await table.block(ANN, (), {BEN})
    await challenges.add(a_challenge(BEN, ANN))
    assert await table.of(ANN) == Preferences(blocked=(EVE,))


async def test_deleted_ids_are_told_to_their_person(database: Database) -> None:
    """All numbers are told to the id, and to no other; who has no match gets one a minute."""
    for deleted_id in (FIRST, SECOND):
        await delete(database, BEN, deleted_id)
    assert await database.read(lambda db: deleted_ids_of(db, BEN)) == {FIRST: BEN}
    for deleted_id, mark in ((THIRD, "x"), (LAST, "o")):
        await MatchTable(database).add(a_match(**{"id": 0, mark: Person(BEN)}))
        await delete(database, BEN, deleted_id)
    assert {*await database.read(lambda db: deleted_ids_of(db, BEN))} == {FIRST, THIRD, LAST}
    assert await database.read(lambda db: deleted_ids_of(db, ANN)) == {}


async def test_pseudonyms_differ(database: Database, tmp_path: Path) -> None:
    """A pseudonym is below zero, the same each time, and another in every database."""
    one, again = [await database.read(lambda db: pseudonym_of(db, BEN)) for _ in range(2)]
    async with opened(str(tmp_path / "other.db")) as other:
        elsewhere = await other.read(lambda db: pseudonym_of(db, BEN))
    ann = await database.read(lambda db: pseudonym_of(db, ANN))
    assert -(2**63) <= one < 0
    assert one == again
    assert len({one, elsewhere, ann}) == 3
