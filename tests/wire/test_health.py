"""Health, metrics and JSON logs: what a host can watch."""

import asyncio
import json
import socket
import sys

import aiohttp
import pytest

from bot import __version__
from tests.chat.faults import limited, meanwhile
from tests.chat.payloads import command
from tests.chat.people import ANN, BEN
from tests.chat.until import TIMEOUT, until
from tests.project_files import ROOT, health_check
from tests.store.sqlite.faults import damage
from tests.wire.servers import new_server
from tests.wire.test_welcome import joined
from tests.wire.world import World


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


async def look(port: int, page: str) -> tuple[int, str]:
    address = f"http://127.0.0.1:{port}/{page}"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


async def metric(port: int, name: str) -> float | None:
    _, text = await look(port, "metrics")
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    return float(values[name]) if name in values else None


async def started(world: World, port: int | None = None, **settings: str) -> int:
    port = port or free_port()
    bot = world.run(METRICS_PORT=str(port), **settings)
    await until(lambda: world.discord.gateway.ready or not bot.is_running, "the bot's log-in")
    assert bot.is_running, bot.output
    return port


async def test_what_is_counted(new_world: World) -> None:
    """Presses, refusals, commits, games and the connection are served; nothing is late or waits."""
    port = await started(new_world)
    board = await new_world.start()
    await new_world.start(variant="drop")
    await new_world.told(await board.press(board.free[0], BEN))
    commits = await metric(port, "noughts_commits_total")
    await board.press(4)
    assert (await metric(port, "noughts_commits_total") or 0) > (commits or 0)
    expected = {
        "noughts_matches_live": 2,
        "noughts_press_seconds_count": 2,
        'noughts_press_seconds_bucket{le="+Inf"}': 2,
        'noughts_refusals_total{kind="not-your-match"}': 1,
        'noughts_gateway_connected{shard="0"}': 1,
        'noughts_matches_begun_total{game="drop"}': 1,
        'noughts_matches_begun_total{game="classic"}': 1,
        'noughts_matches_ended_total{game="classic"}': None,
        'noughts_job_late_seconds{job="MatchExpirer"}': 0,
        "noughts_engine_turns_waiting": 0,
        'noughts_presses_total{kind="cell"}': 2,
        f'noughts_build_info{{version="{__version__}"}}': 1,
    }
    assert {name: await metric(port, name) for name in expected} == expected
    while board.free:
        await board.press(board.free[0])
    assert await metric(port, 'noughts_matches_ended_total{game="classic"}') == 1


async def test_what_is_counted_in_the_database(new_world: World) -> None:
    """Servers, players of the last days, and bytes are counted at the start, too."""
    await new_world.log_in()
    server = new_server()
    await new_world.discord.gateway.add_server(server)
    await joined(new_world, server)
    for person in (ANN, BEN, BEN):
        await new_world.start(person)
    await new_world.stop()
    port = await started(new_world)
    counts = {f'noughts_players{{days="{days}"}}': 2.0 for days in (1, 7)}
    counts |= {"noughts_servers": 1, "noughts_database_bytes": new_world.file.stat().st_size}
    async with asyncio.timeout(TIMEOUT):
        while await metric(port, 'noughts_players{days="7"}') is None:
            pass
    assert {name: await metric(port, name) for name in counts} == counts


@pytest.mark.parametrize("fast_path", ["on", "off"])
async def test_every_429_is_counted(new_world: World, fast_path: str) -> None:
    """Too many requests are counted whoever sends them: boards, private pages, edits."""
    port = await started(new_world, DISCORD_FAST_PATH=fast_path)
    assert ("fast path off" in new_world.log) == (fast_path == "off")
    counted, faults = "noughts_rate_limited_total", new_world.discord.faults
    faults.next("callback", limited(0.01))
    board = await new_world.start()
    assert await metric(port, counted) == 1
    faults.next("callback", limited(0.01))
    await new_world.told(await new_world.discord.send(command(BEN, board.channel, "privacy")))
    assert await metric(port, counted) == 2
    faults.next("callback", limited(30))
    faults.next("edit", limited(0.01))
    await board.send(board.custom_id(4))
    await until(lambda: board.stored.revision == 1 and board.is_true, "the edit")
    assert await metric(port, counted) == 4


async def test_a_database_that_fails(new_world: World) -> None:
    """Health reports a damaged database, metrics are still served, and the bot keeps running."""
    await new_world.log_in()
    await new_world.start()
    await new_world.stop()
    damage(str(new_world.file), "playing_by_match")
    port = await started(new_world)
    status, text = await look(port, "health")
    assert (status, json.loads(text)["healthy"]) == (503, False)
    assert "malformed" in json.loads(text)["database"]
    assert str(await metric(port, "noughts_matches_live")) == "nan"
    await new_world.stop()


async def test_a_file_that_is_renamed(new_world: World) -> None:
    """Presses are refused until the file is back in its place; the log and health say so."""
    port = await started(new_world)
    board = await new_world.start()
    moved = new_world.file.rename(new_world.folder / "moved.db")
    status, text = await look(port, "health")
    assert (status, json.loads(text)["healthy"]) == (503, False)
    assert "noughts.db was moved, replaced or deleted" in json.loads(text)["database"]
    said = await new_world.told(await board.press(4))
    assert said.startswith("I can't read my database, so that didn't count.")
    await new_world.logs("no more changes are stored: error=")
    await new_world.logs("store damaged: interaction=")
    moved.rename(new_world.file)
    await board.press(4)
    assert board.stored.revision == 1
    assert (await look(port, "health"))[0] == 200


async def test_health_before_and_after_the_log_in(new_world: World) -> None:
    """Health is bad until the bot is connected and good from then on, also after a break."""
    port, before = free_port(), list[tuple[int, str]]()

    async def look_before() -> None:
        before.append(await look(port, "health"))

    new_world.discord.faults.next("gateway", meanwhile(look_before))
    await started(new_world, port)
    assert before == [(503, '{"healthy": false, "database": "ok", "shards": {}}')]
    good = '{"healthy": true, "database": "ok", "shards": {"0": true}}'
    assert await look(port, "health") == (200, good)
    await new_world.discord.gateway.break_off()
    await until(lambda: new_world.discord.gateway.ready, "the bot to come back")
    assert (await look(port, "health"))[0] == 200


async def test_health_while_shards_connect(new_world: World) -> None:
    """Health is bad until the last shard has connected."""
    new_world.discord.gateway.shards = 2
    port = free_port()
    new_world.run(METRICS_PORT=str(port))
    await until(lambda: new_world.discord.gateway.identified, "the first shard")
    looks = [await look(port, "health")]
    while '"1": true' not in looks[-1][1]:
        looks.append(await look(port, "health"))
    assert {status for status, text in looks if '"0": true}' in text} == {503}
    assert looks[-1][0] == 200


async def container_check(port: int | str, **environment: str) -> int:
    _, *arguments = health_check()
    check = await asyncio.create_subprocess_exec(
        *(sys.executable, *arguments),
        cwd=ROOT,
        env={"METRICS_PORT": str(port)} | environment,
        stderr=asyncio.subprocess.DEVNULL,
    )
    return await check.wait()


async def test_the_check_of_the_container(new_world: World) -> None:
    """The image's health check fails before the log-in and after the stop, and not between."""
    port, before = free_port(), list[int]()

    async def check_before() -> None:
        before.append(await container_check(port))

    new_world.discord.faults.next("gateway", meanwhile(check_before))
    await started(new_world, port)
    assert before == [1]
    assert await container_check(port) == 0
    await new_world.stop()
    assert await container_check(port) == 1


async def test_the_check_of_another_container(new_world: World) -> None:
    """It goes through no proxy; a bot that listens everywhere is healthy, or serves no health."""
    away = f"http://127.0.0.1:{free_port()}"
    proxies = dict.fromkeys(("HTTP_PROXY", "http_proxy", "ALL_PROXY"), away)
    port = await started(new_world, METRICS_HOST="0.0.0.0")  # noqa: S104
    assert await container_check(port, METRICS_HOST="0.0.0.0", **proxies) == 0  # noqa: S104
    for none in ("", "0"):
        assert await container_check(none) == 0


async def test_a_port_that_is_taken(new_world: World) -> None:
    """A start at an address that is in use ends with a sentence that names the setting."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        bot = new_world.run(METRICS_PORT=str(door.getsockname()[1]))
        assert await bot.ended() == 2, bot.output
    assert bot.output.splitlines()[-1].startswith("METRICS_HOST and METRICS_PORT: cannot listen")


async def test_every_line_is_an_object(new_world: World) -> None:
    """With LOG_FORMAT=json every line that the process prints is a JSON object."""
    await started(new_world, LOG_FORMAT="json")
    board = await new_world.start()
    await board.press(4)
    await new_world.stop()
    lines = [json.loads(line) for line in new_world.log.splitlines()]
    events = [line["event"] for line in lines if line["logger"] == "noughts"]
    of_the_match = [event for event in events if event in ("started", "moved", "stopped")]
    assert of_the_match == ["started", "moved", "stopped"]
    assert [line["match"] for line in lines if line.get("event") == "moved"] == [board.match_id]
