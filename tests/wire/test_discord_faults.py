"""What can go wrong between Discord and the bot during one press."""

import pytest

from tests.chat.faults import Fault, late, lost, refused, reset
from tests.chat.payloads import slash
from tests.chat.people import ANN, BEN, another_channel
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.losses import ALREADY_ANSWERED, BAD_DAYS, UNKNOWN_INTERACTION
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

UPDATE = 7
MISSING_ACCESS = refused(403, {"code": 50001, "message": "Missing Access"})
MISSING_PERMISSIONS = refused(403, {"code": 50013, "message": "Missing Permissions"})


async def all_is_well(world: World, board: Board, revision: int) -> None:
    """Wait until the board shows the stored match, and play on: no move is lost or repeated."""
    await until(lambda: board.stored.revision >= revision, f"the press to be stored\n{world.log}")
    await until(lambda: world.discord.is_quiet and board.is_true, f"a true board\n{world.log}")
    assert board.stored.revision == revision
    assert len(board.stored.moves) == 2 * revision
    played = await board.press(board.free[0])
    assert (played.kind, played.told) == (UPDATE, [])
    assert board.stored.revision == revision + 1
    assert board.is_true
    assert world.bot.is_running


@pytest.mark.parametrize("fault", BAD_DAYS.values(), ids=BAD_DAYS)
async def test_an_answer_on_a_bad_day(world: World, fault: Fault) -> None:
    """If Discord asks the bot to wait, or the connection breaks, the answer comes later, once."""
    board = await world.start()
    world.discord.faults.next("callback", fault)
    sent = await board.press(4)
    assert (sent.kind, sent.told) == (UPDATE, [])
    await all_is_well(world, board, 1)


@pytest.mark.parametrize("fault", [reset, lost])
async def test_a_first_board_on_a_broken_connection(world: World, fault: Fault) -> None:
    """If its connection breaks, a new board is shown once, and the match knows its message."""
    world.discord.faults.next("callback", fault)
    board = await world.start()
    here = str(board.channel.channel_id)
    shown = [m for m in world.discord.chat.messages.values() if m["channel_id"] == here]
    assert len(shown) == 1
    await until(lambda: board.stored.message_id == int(board.message_id), "the place to be stored")
    await all_is_well(world, board, 0)


@pytest.mark.parametrize("fault", [UNKNOWN_INTERACTION, ALREADY_ANSWERED], ids=["10062", "40060"])
async def test_an_answer_that_is_refused(world: World, fault: Fault) -> None:
    """If Discord refuses an answer, the board still shows the stored match in the end."""
    board = await world.start()
    world.discord.faults.next("callback", fault)
    sent = await board.send(board.custom_id(4))
    await world.logs(f"answer lost: interaction={sent.payload['id']}")
    await all_is_well(world, board, 1)


@pytest.mark.parametrize("fault", [MISSING_ACCESS, MISSING_PERMISSIONS], ids=["50001", "50013"])
async def test_a_channel_that_is_closed_to_the_bot(world: World, fault: Fault) -> None:
    """Where the bot may not edit, the next press repairs a lost answer, and the log says so."""
    board = await world.start()
    world.discord.faults.next("callback", UNKNOWN_INTERACTION)
    world.discord.faults.next("edit", fault)
    await board.send(board.custom_id(4))
    await world.logs(
        f"board unreachable: match={board.match_id} channel={board.channel.channel_id}"
    )
    assert "board changed" in await world.told(await board.press(0))
    await all_is_well(world, board, 1)


async def test_a_press_for_the_past(world: World) -> None:
    """A press that arrives too late to be answered is still a move, and the board shows it."""
    board = await world.start()
    sent = world.discord.chat.add(board.pressed(4))
    sent.expired = True
    await world.discord.deliver(sent)
    await world.logs(f"answer lost: interaction={sent.payload['id']}")
    await all_is_well(world, board, 1)


async def test_a_command_for_the_past(world: World) -> None:
    """After a start whose answer nobody saw, the next start shows that match."""
    channel = another_channel()
    sent = world.discord.chat.add(slash(ANN, channel, "tictactoe start", mark="X"))
    sent.expired = True
    await world.discord.deliver(sent)
    await world.logs(f"answer lost: interaction={sent.payload['id']}")
    board = await world.start(channel=channel)
    await all_is_well(world, board, 0)


@pytest.mark.parametrize("pause", [0.0, 0.3])
async def test_a_press_delivered_twice(world: World, pause: float) -> None:
    """A press that is delivered twice is one move, and the person gets no refusal."""
    board = await world.start()
    world.discord.faults.next("callback", late(pause))
    sent = await board.send(board.custom_id(4))
    await world.discord.deliver(sent)
    await world.answered(sent)
    await all_is_well(world, board, 1)
    assert sent.told == []


async def test_a_refused_press_delivered_twice(world: World) -> None:
    """A stranger's press that is delivered twice is refused once."""
    board = await world.start()
    sent = await board.send(board.custom_id(4), BEN)
    await world.discord.deliver(sent)
    await world.told(sent)
    await all_is_well(world, board, 0)
    assert len(sent.told) == 1


async def test_a_command_delivered_twice(world: World) -> None:
    """A start that is delivered twice is one match with one board, and gets no refusal."""
    channel = another_channel()
    world.discord.faults.next("callback", late(0.3))
    sent = await world.discord.send(slash(ANN, channel, "tictactoe start", mark="X"))
    await world.discord.deliver(sent)
    await world.answered(sent)
    await all_is_well(world, Board(world.discord, world.file, sent.message_id, channel), 0)
    assert sent.told == []


async def test_presses_out_of_order(world: World) -> None:
    """Of two presses in the wrong order the second is refused, and the board is up to date."""
    board = await world.start()
    early = board.pressed(4)
    await board.press(0)
    sent = await world.discord.send(early)
    assert "board changed" in await world.told(sent)
    await all_is_well(world, board, 1)


async def test_a_board_deleted_under_a_press(world: World) -> None:
    """A person who presses a deleted board is told so, and the match has their move."""
    board = await world.start()
    sent = world.discord.chat.add(board.pressed(4))
    del world.discord.chat.messages[board.message_id]
    await world.discord.deliver(sent)
    assert "deleted" in await world.told(sent)
    shown = await world.shown_again(board)
    await all_is_well(world, shown, 1)
