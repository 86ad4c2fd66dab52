"""After a stop or a kill the bot starts again, and old boards still work."""

from tests.chat.faults import late
from tests.chat.people import another_channel
from tests.chat.until import until
from tests.wire.world import World

CLOSED_IN_ORDER = 1000


async def test_nothing_is_redrawn_after_an_orderly_end(world: World) -> None:
    """A start after a clean stop edits no board."""
    board = await world.start()
    await board.press(4)
    await world.stop()
    await world.log_in()
    await board.press(board.free[0])
    edited = [request.path for request in world.discord.requests_to("edit")]
    assert [path for path in edited if path.endswith(board.message_id)] == []


async def test_a_whole_life(world: World) -> None:
    """The bot starts, plays a match, stops at SIGTERM, starts again and takes an old press."""
    older = await world.start(channel=another_channel(guild_id=None))
    board = await world.start()
    while free := board.free:
        await board.press(free[0])
        assert board.is_true
    assert board.stored.status == "over"
    await world.stop()
    assert world.discord.gateway.closed[-1] == CLOSED_IN_ORDER
    assert world.log.rstrip().endswith("stopped")
    await world.log_in()
    await older.press(4)
    assert older.is_true
    assert len(older.stored.moves) == 2


async def test_stopped_while_an_answer_is_in_flight(world: World) -> None:
    """After SIGTERM during a press, the press is answered and the process ends with status 0."""
    board = await world.start()
    world.discord.faults.next("callback", late(0.5))
    sent = await board.send(board.custom_id(4))
    await until(lambda: board.stored.revision == 1, "the move to be stored")
    await world.stop()
    assert sent.is_answered
    assert board.is_true
