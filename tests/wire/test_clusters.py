"""Several processes of one bot on one PostgreSQL: who serves what, and who takes over."""

import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial

import asyncpg
import pytest
from aiohttp import web

from bot.views.custom_ids import PLAY_LEVEL, custom_id
from tests.chat.faults import CarryOut, meanwhile
from tests.chat.messages import custom_id_of, text_of
from tests.chat.payloads import slash
from tests.chat.people import ANN, another_channel
from tests.chat.until import until
from tests.postgres import Server
from tests.wire.board import Board
from tests.wire.evening import announced
from tests.wire.process import Process
from tests.wire.test_daily_posts import choose, puzzles_in
from tests.wire.test_health import free_port, look, metric
from tests.wire.world import World

pytestmark = [
    pytest.mark.asyncio(loop_scope="package"),
    pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot freeze a process"),
]

SHARDS_LOST = 75


@pytest.fixture(autouse=True)
def _database(postgres: Server, new_world: World) -> Iterator[None]:
    """Have the bot use a new database on the server."""
    with postgres.database() as new_world.database:
        yield


async def started(
    world: World, prepare: Callable[[], object] | None = None, /, **settings: str
) -> Process:
    """Start a process, which calls `prepare` first, and wait until it has taken its shards."""
    bot = world.run(prepare, **settings)
    await said(bot, "ready:")
    return bot


async def standing_by(world: World, **settings: str) -> Process:
    """Start a process whose shards are taken."""
    bot = world.run(**settings)
    await said(bot, "standing by:")
    return bot


async def said(bot: Process, text: str) -> None:
    await until(lambda: text in bot.output or not bot.is_running, f"{text!r} in\n{bot.output}")
    assert bot.is_running, bot.output


async def turns_in(address: str) -> set[str]:
    """Return the names of the turns that processes have taken."""
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
    """Health and metrics tell which shards a process has; one that stands by is healthy as well."""
    new_world.discord.gateway.shards = 2
    ports = free_port(), free_port()
    await started(new_world, METRICS_PORT=str(ports[0]), SHARD_COUNT="2")
    await standing_by(new_world, METRICS_PORT=str(ports[1]), CLUSTER="any/2")
    common = {"healthy": True, "database": "ok"}
    works = {"shards": {"0": True, "1": True}, "cluster": "1/1", "shard_count": 2, "held": [0, 1]}
    waits = {"shards": {}, "cluster": "any/2", "shard_count": 1, "held": []}
    found = [await look(port, "health") for port in ports]
    assert [(status, json.loads(text)) for status, text in found] == [
        (200, common | works),
        (200, common | waits),
    ]
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


async def test_an_arena_with_one_that_stands_by(new_world: World) -> None:
    """The other process takes over before a game of an arena is posted, and posts it once."""
    first = await started(new_world)
    second = await standing_by(new_world)
    evening = await announced(new_world)

    async def kill(_: CarryOut) -> web.Response:
        first.kill()
        return web.Response()

    new_world.discord.faults.next("post", kill)
    await evening.begin()
    await said(second, "ready:")
    board = await evening.game()
    await evening.play(board)
    await evening.game()
    assert len(evening.posted()) == 2
    assert f"paired: match={board.match_id} " in second.output


async def test_daily_posts_with_one_that_stands_by(new_world: World) -> None:
    """Of two processes one dies while it posts; another takes over, and each server has one."""
    new_world.discord.gateway.shards = 2
    bots = [await started(new_world, CLUSTER=cluster) for cluster in ("1/2", "2/2")]
    last = await standing_by(new_world, CLUSTER="any/2")
    channels = [another_channel(server << 22) for server in (3, 2)]

    async def kill(carry_out: CarryOut) -> web.Response:
        bots[0].kill()
        return carry_out()

    await choose(new_world, channels[0])
    await until(lambda: puzzles_in(new_world, channels[0]), bots[1].output)
    new_world.discord.faults.next("post", meanwhile(partial(asyncio.sleep, 0)))  # the line
    new_world.discord.faults.next("post", kill)
    await choose(new_world, channels[1])
    await said(last, "ready:")
    await said(last, "puzzle posted:")
    assert [len(puzzles_in(new_world, channel)) for channel in channels] == [1, 1]


async def test_pages_of_a_process_that_was_killed(new_world: World) -> None:
    """A hint goes with the move while its process runs; the next one leaves it, and plays on."""
    first, chat = await started(new_world), new_world.discord.chat
    board = await new_world.start(difficulty="matched")
    gone = await hinted(new_world, board)
    await board.press(board.free[0])
    await until(lambda: gone not in chat.messages, "the end of the hint")
    stays = await hinted(new_world, board)
    rules = await new_world.discord.send(slash(ANN, another_channel(), "tictactoe engines"))
    await new_world.answered(rules)
    second = await standing_by(new_world)
    first.kill()
    await said(second, "ready:")
    await board.press(board.free[0])
    await until(lambda: board.shown.count("O") == 2, f"the bot's move\n{second.output}")
    assert stays in chat.messages
    page = Board(new_world.discord, new_world.file, rules.message_id, another_channel())
    started_here = await new_world.answered(await page.send(custom_id(PLAY_LEVEL, 0, 2)))
    assert "(hard)" in text_of(chat.messages[started_here.message_id])
    assert not started_here.told


async def hinted(world: World, board: Board) -> str:
    """Have Ann ask for a hint where it comes at once, and return the id of its message."""
    await world.told(await board.send(custom_id_of(board.message, "Hint")))
    return max(world.discord.chat.messages, key=int)


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
