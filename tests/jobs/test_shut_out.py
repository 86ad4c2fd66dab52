"""Who leaves a server that is shut out, where several processes run the bot."""

from functools import partial

import pytest

from bot.domain.shards import Shards
from bot.jobs.shut_out import ShutOut
from bot.store.access import ShutOutTable, shut_out
from bot.store.database import Database
from tests.conftest import ANN, NOW

SERVERS = [number << 22 for number in range(1, 5)]


class Process(ShutOut):
    """A process with one of two shards, and the servers that it has left."""

    def __init__(self, database: Database, shard: int) -> None:
        self.did: list[tuple[str, int]] = []

        async def leave(server: int) -> None:
            self.did.append(("left", server))

        async def lose(server: int) -> None:
            self.did.append(("lost", server))

        shards = Shards(2, frozenset({shard}))
        super().__init__(ShutOutTable(database), lambda: NOW, lambda: shards, leave, lose, print)


@pytest.mark.both_engines
async def test_several_processes(database: Database) -> None:
    """Each leaves the servers of its shards, once, and knows all who are shut out."""
    for kind, number in (("person", ANN), *(("server", it) for it in SERVERS)):
        await database.write(partial(shut_out, kind=kind, number=number, out=True))
    processes = [Process(database, shard) for shard in range(2)]
    for process in processes * 2:
        await process.run()
    for shard, process in enumerate(processes):
        own = [it for it in SERVERS if (it >> 22) % 2 == shard]
        assert sorted(process.did) == sorted((did, it) for it in own for did in ("left", "lost"))
        assert process.has(ANN)
        assert all(process.has(ANN + 1, it) for it in SERVERS)
        assert not process.has(ANN + 1, 5 << 22)
