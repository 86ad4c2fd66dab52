"""The daily puzzle in real processes: killed at the worst moment, and several at once."""

import sys
from typing import Any

import asyncpg
import pytest

from bot.services.daily import Daily
from engines.puzzles.days import puzzle
from tests.chat.ids import Payload
from tests.chat.messages import custom_id_of, text_of
from tests.chat.payloads import command, press
from tests.chat.people import ANN, Channel, another_channel
from tests.chat.until import until
from tests.postgres import Server
from tests.wire.kill_at_step import kill_itself
from tests.wire.test_clusters import started
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

NUMBER, INTEGER = 1, 4
"""A puzzle of Drop with four moves."""
LINE = puzzle(NUMBER).line[::2]


async def opened(world: World, channel: Channel) -> Payload:
    """Have Ann open the puzzle, and return its page."""
    payload = command(ANN, channel, "daily")
    payload["data"]["options"] = [{"name": "number", "type": INTEGER, "value": NUMBER}]
    sent = await world.answered(await world.discord.send(payload))
    return world.discord.chat.messages[sent.message_id]


async def pressed(world: World, channel: Channel, page: Payload, custom_id: str) -> Payload:
    """Have Ann press a button, and return the page after it."""
    await world.answered(await world.discord.send(press(ANN, channel, page, custom_id)))
    return world.discord.chat.messages[page["id"]]


def die_after_storing() -> None:
    """Have the process die once it has stored a hint."""
    take = Daily.change

    async def die(*given: Any) -> None:
        await take(*given)
        kill_itself()

    setattr(Daily, "change", die)  # noqa: B010


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")
async def test_killed_before_the_hint_is_shown(new_world: World) -> None:
    """After kill -9 between storing a hint and showing it, the page has it, and the result too."""
    channel, killed = another_channel(), await new_world.log_in(die_after_storing)
    page = await opened(new_world, channel)
    await new_world.discord.send(press(ANN, channel, page, custom_id_of(page, "Hint")))
    await until(killed.has_ended, killed.output)
    killed.kill()
    await until(lambda: not new_world.discord.gateway.ready, "the end of its connection")
    await new_world.log_in()
    page = await opened(new_world, channel)
    assert "💡 The first move is " in text_of(page)
    for revision, move in enumerate(LINE, 1):
        page = await pressed(new_world, channel, page, f"dc1:{NUMBER}:{revision}:{move}")
    sent = await new_world.discord.send(
        press(ANN, channel, page, custom_id_of(page, "Copy result"))
    )
    assert "🟩🟩🟩🟩💡" in await new_world.told(sent)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no server for tests")
async def test_two_processes(new_world: World, postgres: Server) -> None:
    """On servers of two processes a person has one attempt, and no try is lost between them."""
    new_world.discord.gateway.shards = 2
    with postgres.database() as new_world.database:
        for cluster in ("1/2", "2/2"):
            await started(new_world, CLUSTER=cluster)
        here, there = another_channel(2 << 22), another_channel(3 << 22)
        pages = [(channel, await opened(new_world, channel)) for channel in (here, there)]
        for revision, move in enumerate(LINE):
            sent = [
                await new_world.discord.send(
                    press(ANN, channel, page, f"dc1:{NUMBER}:{revision}:{move}")
                )
                for channel, page in pages
            ]
            for one in sent:
                await new_world.answered(one)
        for _, page in pages:
            shown = new_world.discord.chat.messages[page["id"]]
            assert "Solved on the first try!" in text_of(shown)
        raw = await asyncpg.connect(new_world.database)
        counted = await raw.fetch("SELECT finished, at_once FROM puzzle_counts")
        await raw.close()
    assert [tuple(row) for row in counted] == [(1, 1)]
