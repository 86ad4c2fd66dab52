"""What someone reads who deletes their data from a database on a server."""

import pytest

from bot.store.sqlite.database import SqliteDatabase
from tests.chat.world import World
from tests.interactions.games import start
from tests.interactions.pages import delete_all


async def test_the_server_keeps_copies(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody promises what the server's journal and replicas do not keep."""
    await start(world.ann)
    monkeypatch.setattr(SqliteDatabase, "recycles", True)
    told = await delete_all(world.ann)
    assert "nothing in my database points to you any more" in told
    assert "copies in its journal, its replicas" in told
