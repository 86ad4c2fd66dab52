"""What metrics count in the database, the queries of the guide, and the settings of servers."""

import asyncio
import re
from datetime import timedelta
from functools import partial

import pytest

from bot.domain.limits import Pace
from bot.domain.match import Person, Place, Status
from bot.domain.preferences import ServerSettings
from bot.domain.shards import Shards
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.upkeep.counts import CountTable
from bot.store.upkeep.servers import JoinedServerTable, ServerSettingsTable
from tests.conftest import ANN, BEN, EVE, NOW, a_match
from tests.project_files import text_of
from tests.store.acts import a_challenge

pytestmark = pytest.mark.both_engines


async def test_players(database: Database) -> None:
    """Whoever began a game in the last days counts once; challenges and older games don't."""
    matches, counts = MatchTable(database), CountTable(database)
    await matches.add(a_challenge(EVE, BEN))
    began = ((ANN, 0, 0), (ANN, 0, 0), (BEN, 3, 0), (EVE, 8, 0), (EVE, 8, 8))
    for channel, (person, *ago) in enumerate(began):
        started, changed = (NOW - timedelta(days) for days in ago)
        at = {"started_at": started, "changed_at": changed, "place": Place(21, channel)}
        await matches.add(a_match(id=0, x=Person(person), **at))
    assert [await counts.players(NOW - timedelta(days)) for days in (1, 7, 9)] == [1, 2, 3]


async def test_the_counts_of_processes_add_up(database: Database) -> None:
    """Each counts the live matches and servers of its shards; the only one counts all."""
    for channel, server in enumerate((None, 1 << 22, 3 << 22)):
        await MatchTable(database).add(a_match(id=0, place=Place(server, channel)))
    servers = JoinedServerTable(database)
    for number in range(1, 6):
        await servers.join(number << 22, "en-US")
    await servers.leave(5 << 22, NOW)
    held = [partial(Shards, 2, frozenset({number})) for number in range(2)]
    of_each = [await CountTable(database, it).here() for it in held]
    assert [*of_each, await CountTable(database).here()] == [(1, 2), (2, 2), (3, 4)]
    assert await CountTable(database).size() > 100_000


async def test_the_queries_of_the_guide(database: Database) -> None:
    """They say how much each game is played, and how many people have finished how many."""
    played = (("classic", ANN, BEN), ("drop", ANN, -1), ("drop", EVE, ANN))
    for channel, (variant, x, o) in enumerate(played):
        seats = {"x": Person(x), "o": Person(o), "place": Place(21, channel)}
        await MatchTable(database).add(a_match(id=0, variant=variant, status=Status.OVER, **seats))
    (block,) = re.findall("```sql\n(.*?)```", text_of("docs/hosting.md"), re.DOTALL)
    games, people = block.strip().rstrip(";").split(";")
    by_game = await database.read(lambda db: db.all(games))
    by_person = await database.read(lambda db: db.all(people))
    assert [*map(tuple, by_game)] == [("drop", 2, 1), ("classic", 1, 1)]
    assert [*map(tuple, by_person)] == [(1, 2), (3, 1)]


async def test_several_managers_at_once(database: Database) -> None:
    """Managers who change different settings at the same time undo nothing of each other's."""
    table = ServerSettingsTable(database)
    changes: dict[str, str | bool] = {"difficulty": "hard", "pace": Pace.SLOW, "everywhere": False}
    await asyncio.gather(*(table.change(21, *change) for change in changes.items()))
    assert await table.find(21) == ServerSettings("hard", Pace.SLOW, everywhere=False)
    assert await table.find(22) == ServerSettings()


async def test_settings_of_a_newer_version(database: Database) -> None:
    """A value that this version does not know reads as the default; other settings are kept."""
    table = ServerSettingsTable(database)
    await table.change(21, "difficulty", "unheard-of")
    await table.change(21, "pace", "unheard-of")
    await table.change(21, "everywhere", value=False)
    await table.change(21, "language", "unheard-of")
    assert await table.find(21) == ServerSettings(everywhere=False)
    await table.change(21, "language", "en")
    assert await table.find(21) == ServerSettings(everywhere=False, language="en")
    await table.change(21, "language", None)
    assert await table.find(21) == ServerSettings(everywhere=False)
