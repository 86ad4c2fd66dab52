"""How a process learns the ids by which sentences mention commands."""

from collections.abc import Iterator

import discord
import pytest

from bot.app.command_sync import LEARN_EVERY, CommandSync
from bot.domain.shards import Shards
from bot.interactions.admission import Admission
from bot.interactions.command_tree import CommandTree
from bot.interactions.registry import COMMANDS
from bot.locales import DEFAULT, mention_commands, translate
from bot.store.database import Database
from bot.store.held_shards import ShardClaims
from bot.store.upkeep.servers import CommandSyncTable, SyncedCommands
from tests.conftest import NOW

pytestmark = pytest.mark.both_engines

APPLICATION = 61


class SecondShard(ShardClaims):
    def shards(self) -> Shards:
        return Shards(2, frozenset({1}))


@pytest.fixture
def table(database: Database) -> Iterator[CommandSyncTable]:
    yield CommandSyncTable(database)
    mention_commands({})


def sync_of(table: CommandSyncTable, *, mention: bool) -> CommandSync:
    client = discord.Client(intents=discord.Intents.none(), application_id=APPLICATION)
    tree = CommandTree(client, Admission(), COMMANDS)
    return CommandSync(tree, lambda: NOW, table, SecondShard(), mention)


def sentence() -> str:
    return translate(DEFAULT, "refusal-already-playing")


async def test_another_process_sends_the_commands(table: CommandSyncTable) -> None:
    """A process learns the ids from what another one stores, at the start and while it runs."""
    sync = sync_of(table, mention=True)
    await sync.sync(force=False)
    assert "`/tictactoe board` shows" in sentence()
    for id_ in (7, 8):
        await table.save(APPLICATION, SyncedCommands("digest", {"tictactoe": id_}))
        assert f":{id_}>" not in sentence()
        assert await sync.run() == NOW + LEARN_EVERY
        assert f"</tictactoe board:{id_}> shows" in sentence()


async def test_without_mentions(table: CommandSyncTable) -> None:
    """A bot that does not mention commands names them, whatever is known."""
    await table.save(APPLICATION, SyncedCommands("digest", {"tictactoe": 7}))
    await sync_of(table, mention=False).sync(force=False)
    assert "`/tictactoe board` shows" in sentence()
