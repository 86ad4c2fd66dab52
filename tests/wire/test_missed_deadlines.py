"""Deadlines that pass while the bot is away: nobody loses time in which it answers nobody."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.chat.messages import BUTTON, components_in, text_of
from tests.chat.payloads import slash
from tests.chat.people import ANN, BEN, Channel, another_channel
from tests.chat.until import TIMEOUT, until
from tests.wire.board import Board
from tests.wire.hurry import try_again_soon
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

_MANY = 10**6


async def quick_match(world: World, channel: Channel | None = None) -> Board:
    """Have Ben accept Ann's quick challenge, and Ann move once."""
    channel = channel or another_channel()
    command = slash(ANN, channel, "tictactoe challenge", opponent=BEN, mark="X", pace="quick")
    asked = await world.answered(await world.discord.send(command))
    board = Board(world.discord, world.file, asked.message_id, channel)
    await world.answered(await board.send(accept_button(board), BEN))
    await board.press(4)
    return board


def accept_button(board: Board) -> str:
    """Return the custom id of the button that accepts a challenge."""
    buttons = [item for item in components_in(board.message) if item["type"] == BUTTON]
    return next(str(button["custom_id"]) for button in buttons if button["label"] == "Accept")


def age(file: Path, milliseconds: int) -> None:
    """Make every stored time earlier, as if all had happened before."""
    columns = ("started_at", "changed_at", "turn_since", "due_at", "remind_at")
    earlier = ", ".join(f"{column} = {column} - {milliseconds}" for column in columns)
    execute(file, f"UPDATE matches SET {earlier}")  # noqa: S608


def says_so(board: Board) -> bool:
    """Return whether a board says that someone ran out of time."""
    return "ran out of time" in text_of(board.message)


def be_away(file: Path, milliseconds: int) -> None:
    """Make all look as if the bot had been away for that long."""
    age(file, milliseconds)
    execute(file, f"UPDATE uptime SET alive_at = alive_at - {milliseconds}")  # noqa: S608


def execute(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file, timeout=TIMEOUT)) as connection, connection:
        connection.execute(sql)


async def test_a_press_after_an_outage(new_world: World) -> None:
    """The first press after an outage of the gateway counts, though its deadline had passed."""
    await new_world.log_in(try_again_soon)
    board, gateway = await quick_match(new_world), new_world.discord.gateway
    gateway.spoiled += ["HANG_UP"] * _MANY
    gateway.drop()
    await until(lambda: len(gateway.spoiled) < _MANY, "an attempt to connect again")
    be_away(new_world.file, 600_000)
    gateway.spoiled.clear()
    await until(lambda: gateway.ready, f"the connection\n{new_world.log}")
    await board.press(0, BEN)
    assert (board.stored.revision, board.stored.status) == (3, "live")
    await new_world.logs("time given back: shard=0 seconds=60")
