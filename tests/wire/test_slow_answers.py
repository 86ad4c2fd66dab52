"""A bot whose database takes longer than Discord waits still answers everybody."""

import asyncio
from functools import partial
from typing import Any

import pytest

from bot.store.sqlite.database import SqliteDatabase
from tests.chat.faults import Fault, lost, page_although
from tests.chat.messages import EPHEMERAL
from tests.chat.payloads import command
from tests.chat.people import ANN, another_channel, another_person
from tests.chat.until import until
from tests.wire.hurry import SLOW, acknowledge_soon
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

DEFER, DEFER_UPDATE = 5, 6
LONGER_THAN_DISCORD_WAITS = 3.5
OWN_MATCH = "o1"


def slow_down(seconds: float) -> None:
    """Have each write, and each read of a page, take so long."""
    for name in ("write", "read_snapshot"):
        _slow_down(seconds, name, getattr(SqliteDatabase, name))


def longer_than_it_waits() -> None:
    """Have them take longer than the bot waits until it acknowledges."""
    acknowledge_soon()
    slow_down(SLOW)


def _slow_down(seconds: float, name: str, method: Any) -> None:
    async def slowly(*given: Any) -> Any:
        await asyncio.sleep(seconds)
        return await method(*given)

    setattr(SqliteDatabase, name, slowly)


async def test_answers_that_take_longer_than_discord_waits(new_world: World) -> None:
    """A board, a page and a move are acknowledged in time, and all three come."""
    await new_world.log_in(partial(slow_down, LONGER_THAN_DISCORD_WAITS))
    board = await new_world.start()
    channel = another_channel()
    page = await new_world.answered(await new_world.discord.send(command(ANN, channel, "stats")))
    assert (page.kind, flags(new_world, page.message_id)) == (DEFER, EPHEMERAL)
    await new_world.told(page)
    await until(lambda: board.message["components"], "the board")
    move = await board.press(board.free[4])
    assert (move.kind, move.told) == (DEFER_UPDATE, [])
    await until(lambda: board.stored.revision == 1 and board.is_true, "the move on the board")


@pytest.mark.parametrize("fault", [page_although(502), lost])
async def test_a_late_board_that_is_not_confirmed(new_world: World, fault: Fault) -> None:
    """Where nobody knows whether Discord has a late board, it is not posted a second time."""
    await new_world.log_in(longer_than_it_waits)
    board = await new_world.start()
    new_world.discord.faults.next("follow-up", fault)
    sent = await board.send(OWN_MATCH, another_person())
    log = new_world.bot
    await until(lambda: f"answer lost: interaction={sent.payload['id']}" in log.output, log.output)
    shown = [
        it for it in new_world.discord.chat.messages.values() if it["channel_id"] == sent.place
    ]
    assert len(shown) == 1 + 1
    assert len(new_world.discord.requests_to("follow-up")) == 1


def flags(world: World, message_id: str) -> int:
    """Return the flags of a message that make it private."""
    return int(world.discord.chat.messages[message_id]["flags"]) & EPHEMERAL
