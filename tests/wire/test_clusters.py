"""Several processes of one bot on one PostgreSQL: who serves what, takes over, or is killed."""

import json
import sys
from collections.abc import Iterator
from random import Random

import asyncpg
import pytest

from tests.chat.people import another_channel
from tests.chat.until import until
from tests.postgres import Server
from tests.sizes import times
from tests.wire.kills import Cluster
from tests.wire.process import Process
from tests.wire.test_health import free_port, look, metric
from tests.wire.test_refused_starts import closed_port
from tests.wire.world import World

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot freeze a process")

SHARDS_LOST = 75


@pytest.fixture(autouse=True)
def _database(postgres: Server, new_world: World) -> Iterator[None]:
    with postgres.database() as new_world.database:
        yield


async def started(world: World, **settings: str) -> Process:
    """Start a process, and wait until it has taken its shards."""
    bot = world.run(**settings)
    await said(bot, "ready:")
    return bot


async def standing_by(world: World, **settings: str) -> Process:
    bot = world.run(**settings)
    await said(bot, "standing by:")
    return bot


async def said(bot: Process, text: str) -> None:
    await until(lambda: text in bot.output or not bot.is_running, f"{text!r} in\n{bot.output}")
    assert bot.is_running, bot.output


async def turns_in(address: str) -> set[str]:
    raw = await asyncpg.connect(address)
    try:
        return {row["name"] for row in await raw.fetch("SELECT name FROM turns")}
    finally:
        await raw.close()


async def test_each_process_serves_its_shards(new_world: World) -> None:
    """The presses on a server go to the process that has its shard, and to no other."""
    new_world.discord.gateway.shards = 2
    bots = [await started(new_world, CLUSTER=cluster) for cluster in ("1/2", "2/2")]
    for server, (own, other) in ((2 << 22, bots), (3 << 22, bots[::-1])):
        board = await new_world.start(channel=another_channel(server))
        await board.press(board.free[0])
        assert f"moved: match={board.match_id} " in own.output
        assert f"match={board.match_id} " not in other.output
    assert len(new_world.discord.gateway.identified) == 2
    assert await turns_in(new_world.database) >= {"identify 0", "requests"}


async def test_what_a_host_can_watch(new_world: World) -> None:
    """Health and metrics tell a process's shards; who stands by is healthy, who is cut off not."""
    new_world.discord.gateway.shards = 2
    ports = free_port(), free_port()
    lost = new_world.run(METRICS_PORT=str(ports[0]), DISCORD_API_URL=closed_port())
    await said(lost, "no start yet:")
    assert (await look(ports[0], "health"))[0] == 503
    lost.kill()
    await started(new_world, METRICS_PORT=str(ports[0]), SHARD_COUNT="2")
    await standing_by(new_world, METRICS_PORT=str(ports[1]), CLUSTER="any/2")
    common = {"healthy": True, "database": "ok"}
    works = {"shards": {"0": True, "1": True}, "cluster": "1/1", "shard_count": 2, "held": [0, 1]}
    waits = {"shards": {}, "cluster": "any/2", "shard_count": 1, "held": []}
    for port, expected in zip(ports, (works, waits), strict=True):
        status, text = await look(port, "health")
        assert (status, json.loads(text)) == (200, common | expected)
    assert await metric(ports[0], 'noughts_shard_held{cluster="1/1",shard="1"}') == 1
    assert await metric(ports[1], 'noughts_shard_held{cluster="any/2",shard="1"}') is None


async def test_killed_with_one_that_stands_by(new_world: World) -> None:
    """The other process, which begins no session until then, takes over; the next press counts."""
    first = await started(new_world)
    board = await new_world.start()
    await board.press(4)
    second = await standing_by(new_world)
    assert len(new_world.discord.gateway.identified) == 1
    first.kill()
    await said(second, "ready:")
    before = board.shown
    await board.press(board.free[0])
    await until(lambda: board.shown.count("X") == before.count("X") + 1, "the next move")
    assert f"moved: match={board.match_id} " in second.output


async def test_one_that_is_asked_to_stop(new_world: World) -> None:
    """Whether it works or stands by, one ends with status 0, and leaves its shards to the next."""
    first = await started(new_world)
    board = await new_world.start()
    second, third = await standing_by(new_world), await standing_by(new_world)
    for process in (third, first):
        process.terminate()
        assert await process.ended() == 0, process.output
    await said(second, "ready:")
    await board.press(4)
    assert f"moved: match={board.match_id} " in second.output


@pytest.mark.slow
async def test_frozen_and_back(new_world: World) -> None:
    """Another process takes over; the one that comes back answers nothing more, and ends."""
    first = await started(new_world)
    board = await new_world.start()
    second = await standing_by(new_world)
    first.freeze()
    missed = await board.send(board.custom_id(4))
    await said(second, "ready:")
    await board.press(board.free[0])
    assert f"moved: match={board.match_id} " in second.output
    first.thaw()
    assert await first.ended() == SHARDS_LOST, first.output
    assert not missed.is_answered
    assert "Another process has taken the shards" in first.output.splitlines()[-1]
    assert "moved:" not in first.output


@pytest.mark.parametrize(
    ("processes", "kills"), [(2, 1), pytest.param(3, times(100), marks=pytest.mark.slow)]
)
async def test_killed_under_load(new_world: World, processes: int, kills: int) -> None:
    """After `kill -9` of any process others answer, and each acknowledged move is stored once."""
    verdict = await Cluster(new_world, processes, Random(7)).kill(kills)
    assert verdict.acknowledged > verdict.games > 0
    assert verdict.meanwhile > 0
    assert verdict.is_clean, verdict
