"""How many matches are live, as the metrics say."""

import pytest

from bot.domain.match import Place
from bot.domain.shards import Shards
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.matches.playing import MatchCounts
from tests.conftest import a_match

pytestmark = pytest.mark.both_engines


async def test_the_counts_of_processes_add_up(database: Database) -> None:
    """Each process counts the live matches of its shards; the only one counts all."""
    for channel, server in enumerate((None, 1 << 22, 3 << 22)):
        await MatchTable(database).add(a_match(id=0, place=Place(server, channel)))
    even = await MatchCounts(database, lambda: Shards(2, frozenset({0}))).live()
    odd = await MatchCounts(database, lambda: Shards(2, frozenset({1}))).live()
    assert (even, odd, await MatchCounts(database).live()) == (1, 2, 3)
