"""Deadlines that pass while the bot is down: its next start ends the matches and shows that."""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tests.wire.board import Board
from tests.wire.messages import BUTTON, components_in, text_of
from tests.wire.payloads import slash
from tests.wire.people import ANN, BEN, Channel, another_channel
from tests.wire.until import until
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

_AWAY = 65_000
"""Milliseconds: five seconds longer than a quick match leaves for a move."""


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
    """Make every stored time earlier, as if the bot had been away for that long."""
    columns = ("started_at", "changed_at", "turn_since", "due_at", "remind_at")
    earlier = ", ".join(f"{column} = {column} - {milliseconds}" for column in columns)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"UPDATE matches SET {earlier}")  # noqa: S608


async def test_deadlines_that_pass_after_a_kill(new_world: World) -> None:
    """Every board whose match was lost on time while the bot was killed says so in the end."""
    await new_world.log_in()
    boards = [await quick_match(new_world) for _ in range(3)]
    await new_world.kill()
    age(new_world.file, _AWAY)
    await new_world.log_in()
    await until(lambda: all(board.stored.status == "over" for board in boards), "the endings")
    for board in boards:
        await until(partial(says_so, board), f"the end on {text_of(board.message)}")


def says_so(board: Board) -> bool:
    """Return whether a board says that someone ran out of time."""
    return "ran out of time" in text_of(board.message)
