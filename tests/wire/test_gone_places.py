"""A game whose channel or server is gone ends without a result, and no list links to it."""

import pytest

from tests.chat.ids import Payload
from tests.chat.payloads import command
from tests.chat.people import ANN, another_channel
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.servers import new_server
from tests.wire.test_missed_deadlines import age, quick_match, says_so
from tests.wire.test_welcome import joined
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

UNREACHABLE = ("over", "unreachable", None)
_AWAY = 65_000
"""Milliseconds: five seconds longer than a quick match leaves for a move."""


def end_of(world: World, board: Board, match_id: int) -> tuple[str, str | None, str | None]:
    """Return how a match ended."""
    sql = "SELECT status, ending, winner FROM matches WHERE id = ? AND channel_id = ?"
    ((status, ending, winner),) = world.rows(sql, match_id, board.channel.channel_id)
    return status, ending, winner


async def ends(world: World, board: Board, match_id: int) -> None:
    """Wait until a match ends without a result; then no list of its player links to it."""
    await until(lambda: end_of(world, board, match_id) == UNREACHABLE, world.log)
    sent = await world.discord.send(command(ANN, another_channel(), "history"))
    page = world.discord.chat.messages[(await world.answered(sent)).message_id]
    assert str(board.channel.channel_id) not in str(page)


async def on_a_server(world: World) -> tuple[Payload, Board]:
    """Have a server add the bot, and return the board of a quick match there."""
    server = new_server()
    await world.discord.gateway.add_server(server)
    await joined(world, server)
    return server, await quick_match(world, another_channel(int(server["id"])))


@pytest.mark.parametrize("event", ["CHANNEL_DELETE", "THREAD_DELETE"])
async def test_deleted_while_it_is_played(world: World, event: str) -> None:
    """The game ends as soon as Discord tells that the channel or thread was deleted."""
    board = await quick_match(world)
    match_id = board.match_id
    await world.discord.delete_channel(board.channel, event)
    await ends(world, board, match_id)


async def test_gone_while_the_bot_was_off(new_world: World) -> None:
    """The next start ends games in deleted channels and on servers that were left: nobody loses."""
    world = new_world
    await world.log_in()
    there, deleted = await quick_match(world), await quick_match(world)
    server, left = await on_a_server(world)
    ids = {board: board.match_id for board in (deleted, left)}
    await world.kill()
    world.discord.chat.lose_channel(str(deleted.channel.channel_id))
    await world.discord.gateway.remove_server(server)
    age(world.file, _AWAY)
    await world.log_in()
    for board, match_id in ids.items():
        await ends(world, board, match_id)
    await until(lambda: says_so(there), world.log)
    asked = [request.path for request in world.discord.requests_to("channel")]
    assert all(str(left.channel.channel_id) not in path for path in asked)
