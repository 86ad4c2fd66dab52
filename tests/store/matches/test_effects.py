"""What a finished match did, which only who draws its board asks for."""

from typing import Any

import pytest

from bot.domain.match import Ending, Match, Person
from bot.domain.transitions import ended
from bot.store.database import Connection, Database
from bot.store.matches.changes import find
from bot.store.matches.effects import effects_of
from bot.store.matches.matches import MatchTable
from tests.conftest import ANN, BEN, EVE, NOW, a_match
from tests.store.counted import Counted

pytestmark = pytest.mark.both_engines


async def finished(database: Database, x: int, o: int) -> Match:
    table = MatchTable(database)
    match = await table.add(a_match(id=0, x=Person(x), o=Person(o)))
    won = {"moves": (0, 3, 1, 4, 2)}
    over = await table.change(match.id, lambda it: ended(it, Ending.LINE, "X", NOW, **won))
    assert over is not None
    return over


async def test_second(database: Database) -> None:
    """It is known of the second match of each of its people, and of no other."""
    table = MatchTable(database)
    played = [await finished(database, *them) for them in ((ANN, BEN), (BEN, EVE), (BEN, EVE))]
    played.append(await finished(database, BEN, EVE))
    seconds = [(await table.effects(match)).is_second for match in played]
    assert seconds == [False, True, True, False]


async def test_what_a_read_costs(database: Database) -> None:
    """A finished match is read like any other, by one statement; what it did, by another."""
    match = await finished(database, ANN, BEN)

    async def work(db: Connection) -> tuple[int, int]:
        counted: Any = Counted(db)
        assert await find(counted, match.id) == match
        of_match = counted.statements
        await effects_of(counted, match)
        return of_match, counted.statements - of_match

    assert await database.read(work) == (1, 1)
