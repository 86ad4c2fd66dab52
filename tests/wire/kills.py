"""Several processes on one PostgreSQL, killed one after another while people play."""

import asyncio
from random import Random
from typing import NamedTuple

import asyncpg

from bot.store.upkeep.recount import Rebuilt, rebuild
from engines.games.classic import CLASSIC
from engines.games.position import PlayedPosition
from tests.chat.until import TIMEOUT, until
from tests.conftest import opened
from tests.wire.players import Game, Players
from tests.wire.process import Process
from tests.wire.world import World

LONGEST = 0.5
"""The longest time from the start of a process to the next kill, in seconds."""
SERVERS = 2
"""How many servers of each shard people play on."""
_MOVES = "SELECT id, moves FROM matches WHERE id = ANY($1)"
_LOOK_EVERY = 0.5  # seconds

Stored = dict[int, PlayedPosition]


class Verdict(NamedTuple):
    """What people did and saw, and what is stored of it: `lost` or `doubled` moves by match."""

    games: int
    acknowledged: int
    meanwhile: int
    lost: list[int]
    doubled: list[int]
    recount: Rebuilt

    @property
    def is_clean(self) -> bool:
        """Whether nothing is lost or doubled, and the standings follow from the matches."""
        wrong = sum(self.recount.wrong.values()) + self.recount.missing
        return not (self.lost or self.doubled or wrong)


class Cluster:
    """Several processes, each with a shard, on the database of a world."""

    def __init__(self, world: World, count: int, rng: Random) -> None:
        self._world, self._count, self._rng = world, count, rng
        servers = [number << 22 for number in range(1, SERVERS * count + 1)]
        self._players = Players(world, servers, rng)
        self._processes: list[Process] = []
        gateway = world.discord.gateway
        gateway.shards = gateway.max_concurrency = count

    async def kill(self, kills: int) -> Verdict:
        """Kill one process after another while people play, and return what that did."""
        self._processes = [self._started(number) for number in range(self._count)]
        await self._ready()
        meanwhile = 0
        async with self._players.playing():
            for _ in range(kills):
                await asyncio.sleep(self._rng.uniform(0, LONGEST))
                before = self._players.answered
                await self._replace(self._rng.randrange(self._count))
                meanwhile += self._players.answered - before
        stored = await self._level()
        for process in self._processes:
            process.kill()
        return self._verdict(stored, meanwhile, await self._recount())

    def _started(self, number: int) -> Process:
        world, cluster = self._world, f"{number + 1}/{self._count}"
        return world.run(CLUSTER=cluster)

    async def _replace(self, number: int) -> None:
        self._processes[number].kill()
        await until(lambda: not self._world.discord.gateway.ready, "the end of the connection")
        self._processes[number] = self._started(number)
        await self._ready()

    async def _ready(self) -> None:
        await until(lambda: self._world.discord.gateway.ready, self._processes[0].output[-5000:])

    async def _level(self) -> Stored:
        """Wait until each board shows the stored match; return what is stored."""
        end = asyncio.get_running_loop().time() + TIMEOUT
        games = self._players.games
        while True:
            stored = await self._stored()
            old = [number for number, game in games.items() if not _is_true(game, stored[number])]
            if not old:
                return stored
            assert asyncio.get_running_loop().time() < end, f"boards out of date: {old}"
            await asyncio.sleep(_LOOK_EVERY)

    async def _stored(self) -> Stored:
        raw = await asyncpg.connect(self._world.database)
        try:
            rows = await raw.fetch(_MOVES, list(self._players.games))
        finally:
            await raw.close()
        empty = PlayedPosition(CLASSIC)
        return {row["id"]: empty.play_tokens(row["moves"].split()) for row in rows}

    async def _recount(self) -> Rebuilt:
        async with opened(self._world.database) as database:
            return await database.prepare(rebuild)

    def _verdict(self, stored: Stored, meanwhile: int, recount: Rebuilt) -> Verdict:
        games = self._players.games
        return Verdict(
            games=len(games),
            acknowledged=sum(len(game.acknowledged) for game in games.values()),
            meanwhile=meanwhile,
            lost=[it for it, game in games.items() if game.acknowledged - {*stored[it].moves}],
            doubled=[it for it, game in games.items() if _own(game, stored[it]) > game.presses],
            recount=recount,
        )


def _is_true(game: Game, stored: PlayedPosition) -> bool:
    return game.board.shown == "".join(cell.mark or "." for cell in stored.cells)


def _own(game: Game, stored: PlayedPosition) -> int:
    return len(stored.moves) if len(game.people) > 1 else (len(stored.moves) + 1) // 2
