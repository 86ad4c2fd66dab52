from dataclasses import replace

import pytest

from bot.domain.show import Show, ShowRequest
from bot.errors import Refusal
from bot.store.database import Database
from bot.store.matches.shows import ShowTable
from tests.conftest import ANN, BEN


def a_show(starter: int = ANN) -> Show:
    request = ShowRequest(31, starter, "token", "de")
    return Show(request=request, variant="drop", x="dice", o="perfect", seed=41)


async def test_a_show_comes_back_as_it_was_stored(database: Database) -> None:
    """After a restart a show goes on as the same game of the same two engines."""
    table = ShowTable(database)
    added = await table.add(a_show())
    assert replace(added, id=0) == a_show()
    assert await table.find(added.id) == added
    assert await table.all() == [added]


async def test_a_second_show_in_a_channel_is_refused(database: Database) -> None:
    """While a channel has a show, none is added there, and the first stays as it is."""
    table = ShowTable(database)
    first = await table.add(a_show())
    with pytest.raises(Refusal, match="show-running"):
        await table.add(a_show(BEN))
    assert await table.all() == [first]
