"""Hints: what is paid for stays paid for, and comes again after a kill."""

import sys
from typing import Any

import pytest

from bot.services.matches import Matches
from tests.chat.ids import Payload
from tests.chat.messages import custom_id_of, text_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import press
from tests.chat.people import ANN
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.kill_at_step import kill_itself
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

NUDGE = "The game is even."


async def asked(world: World, board: Board) -> Payload:
    """Have Ann press "Hint", and return the private message that comes."""
    sent = await board.send(custom_id_of(board.message, "Hint"))
    await world.told(sent)
    return world.discord.chat.messages[sent.message_id]


async def go_on(world: World, board: Board, hint: Payload, label: str) -> SentInteraction:
    """Have Ann press a button of the private message."""
    return await world.discord.send(press(ANN, board.channel, hint, custom_id_of(hint, label)))


async def counted(world: World, board: Board) -> None:
    """Wait until a hint is stored, and the board takes moves after it."""
    taken = "SELECT 1 FROM matches WHERE id = ? AND rated = 0 AND hints <> ''"
    await until(lambda: world.rows(taken, board.match_id) and board.is_true, world.log)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")
async def test_killed_before_it_is_shown(new_world: World) -> None:
    """After kill -9 between storing a hint and showing it, the board says so, and it is free."""
    killed = await new_world.log_in(die_after_storing)
    board = await new_world.start()
    question = await asked(new_world, board)
    await go_on(new_world, board, question, "Show the hint")
    await until(killed.has_ended, killed.output)
    killed.kill()
    await until(lambda: not new_world.discord.gateway.ready, "the end of its connection")
    await new_world.log_in()
    await new_world.logs("did not stop cleanly")
    await until(lambda: not new_world.rows("SELECT 1 FROM redraws"), new_world.log)
    await counted(new_world, board)
    assert NUDGE in text_of(await asked(new_world, board))
    assert board.stored.revision == 1


def die_after_storing() -> None:
    """Have the process die once it has stored a hint."""
    take = Matches.act

    async def die(*given: Any) -> None:
        await take(*given)
        kill_itself()

    setattr(Matches, "act", die)  # noqa: B010
