from dataclasses import replace

import pytest

from bot.domain.exhibition import Exhibition, ExhibitionRequest
from bot.errors import ExhibitionRunningError
from bot.store.database import Database
from bot.store.matches.shows import ExhibitionTable
from tests.conftest import ANN, BEN


def an_exhibition(starter: int = ANN) -> Exhibition:
    request = ExhibitionRequest(31, starter, "token", "de")
    return Exhibition(request=request, variant="drop", x="dice", o="perfect", seed=41)


async def test_an_exhibition_comes_back_as_it_was_stored(database: Database) -> None:
    """After a restart a show goes on as the same game of the same two engines."""
    table = ExhibitionTable(database)
    added = await table.add(an_exhibition())
    assert replace(added, id=0) == an_exhibition()
    assert await table.find(added.id) == added
    assert await table.all() == [added]


async def test_a_second_exhibition_in_a_channel_is_refused(database: Database) -> None:
    """While a channel has a show, none is added there, and the first stays as it is."""
    table = ExhibitionTable(database)
    first = await table.add(an_exhibition())
    with pytest.raises(ExhibitionRunningError):
        await table.add(an_exhibition(BEN))
    assert await table.all() == [first]
