"""Every board that a match is known by shows the match in the end, whatever was lost before."""

import pytest

from tests.chat.faults import lost
from tests.chat.messages import custom_id_of
from tests.chat.payloads import press, slash
from tests.chat.people import ANN, another_channel, another_person
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.test_discord_faults import MISSING_ACCESS
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def two_boards(world: World) -> tuple[Board, Board]:
    """Return two boards of one match, which the bot could not link; it is known by the second."""
    older = await world.start()
    world.discord.faults.next("edit", MISSING_ACCESS)
    newer = await world.shown_again(older)
    await until(
        lambda: newer.stored.message_id == int(newer.message_id) and world.discord.is_quiet,
        world.log,
    )
    return older, newer


async def test_a_press_on_an_older_board(world: World) -> None:
    """A move on one of two boards is shown on both."""
    older, newer = await two_boards(world)
    await older.press(4)
    await until(lambda: older.shown == newer.shown and newer.is_true, world.log)
    assert newer.stored.revision == 1


async def test_a_challenge_whose_message_is_unknown(world: World) -> None:
    """Anyone who accepts it tells the bot by the press which message shows the match."""
    friend, channel = another_person(), another_channel()
    for route in ("callback", "own-answer", "own-answer"):
        world.discord.faults.next(route, lost)
    sent = await world.answered(
        await world.discord.send(slash(ANN, channel, "tictactoe challenge", opponent=friend))
    )
    await until(lambda: len(world.discord.requests_to("own-answer")) > 1, world.log)
    message = world.discord.chat.messages[sent.message_id]
    await world.answered(
        await world.discord.send(press(friend, channel, message, custom_id_of(message, "Accept")))
    )
    board = Board(world.discord, world.file, sent.message_id, channel)
    await until(lambda: board.stored.message_id == int(sent.message_id), world.log)
