"""What Discord does on a bad day to the requests and deliveries of one press."""

import pytest

from tests.wire.arcade import Arcade
from tests.wire.board import Board
from tests.wire.faults import Fault, late, limited, lost, refused, reset
from tests.wire.losses import ALREADY_ANSWERED, UNKNOWN_INTERACTION
from tests.wire.payloads import slash
from tests.wire.people import ANN, BEN, another_room
from tests.wire.until import until

pytestmark = pytest.mark.asyncio(loop_scope="package")

UPDATE = 7
MISSING_ACCESS = refused(403, {"code": 50001, "message": "Missing Access"})
MISSING_PERMISSIONS = refused(403, {"code": 50013, "message": "Missing Permissions"})
BUSY: dict[str, Fault] = {
    "429": limited(0.2),
    "429 for all": limited(0.2, everywhere=True),
    "500": refused(500, {"message": "500: Internal Server Error", "code": 0}),
    "502": refused(502, {"message": "502: Bad Gateway", "code": 0}),
    "503": refused(503, {"message": "503: Service Unavailable", "code": 0}),
}


async def all_is_well(arcade: Arcade, board: Board, revision: int) -> None:
    """Wait until the board shows what is stored, and play on: nothing lost, nothing doubled."""
    await until(lambda: board.stored.revision >= revision, f"the press to be stored\n{arcade.log}")
    await until(lambda: arcade.discord.is_quiet and board.is_true, f"a true board\n{arcade.log}")
    assert board.stored.revision == revision
    assert len(board.stored.moves) == 2 * revision
    played = await board.press(board.free[0])
    assert (played.kind, played.told) == (UPDATE, [])
    assert board.stored.revision == revision + 1
    assert board.is_true
    assert arcade.bot.is_running


@pytest.mark.parametrize("fault", BUSY.values(), ids=BUSY)
async def test_discord_is_busy(arcade: Arcade, fault: Fault) -> None:
    """An answer that Discord asks to have later comes later, and the person sees it."""
    board = await arcade.start()
    arcade.discord.faults.next("callback", fault)
    asked = await board.press(4)
    assert (asked.kind, asked.told) == (UPDATE, [])
    await all_is_well(arcade, board, 1)


@pytest.mark.parametrize("fault", [reset, lost])
async def test_an_answer_on_a_broken_connection(arcade: Arcade, fault: Fault) -> None:
    """An answer whose connection breaks gets through, once, whether or not it was carried out."""
    board = await arcade.start()
    arcade.discord.faults.next("callback", fault)
    asked = await board.press(4)
    assert (asked.kind, asked.told) == (UPDATE, [])
    await all_is_well(arcade, board, 1)


@pytest.mark.parametrize("fault", [reset, lost])
async def test_a_first_board_on_a_broken_connection(arcade: Arcade, fault: Fault) -> None:
    """A new board whose connection breaks is shown once, and the match knows where it is."""
    room = another_room()
    arcade.discord.faults.next("callback", fault)
    asked = await arcade.discord.send(slash(ANN, room, "tictactoe start", mark="X"))
    await arcade.answered(asked)
    board = Board(arcade.discord, arcade.file, asked.message_id, room)
    shown = [m for m in arcade.discord.chat.messages.values() if m["channel_id"] == asked.place]
    assert len(shown) == 1
    await until(lambda: board.stored.message_id == int(asked.message_id), "the place to be stored")
    await all_is_well(arcade, board, 0)


@pytest.mark.parametrize("fault", [UNKNOWN_INTERACTION, ALREADY_ANSWERED], ids=["10062", "40060"])
async def test_an_answer_that_is_refused(arcade: Arcade, fault: Fault) -> None:
    """An answer that Discord does not take leaves the board on show as it is stored."""
    board = await arcade.start()
    arcade.discord.faults.next("callback", fault)
    asked = await board.send(board.custom_id(4))
    await arcade.logs(f"answer lost: interaction={asked.payload['id']}")
    await all_is_well(arcade, board, 1)


@pytest.mark.parametrize("again", [*BUSY.values(), reset, lost], ids=[*BUSY, "reset", "lost"])
async def test_an_edit_that_goes_wrong(arcade: Arcade, again: Fault) -> None:
    """The edit that makes a lost answer good is tried again when it is lost itself."""
    board = await arcade.start()
    arcade.discord.faults.next("callback", UNKNOWN_INTERACTION)
    arcade.discord.faults.next("edit", again)
    await board.send(board.custom_id(4))
    await all_is_well(arcade, board, 1)


@pytest.mark.parametrize("fault", [MISSING_ACCESS, MISSING_PERMISSIONS], ids=["50001", "50013"])
async def test_a_channel_that_is_closed_to_the_bot(arcade: Arcade, fault: Fault) -> None:
    """Where the bot may not edit, a lost answer is made good by the next press, and logged."""
    board = await arcade.start()
    arcade.discord.faults.next("callback", UNKNOWN_INTERACTION)
    arcade.discord.faults.next("edit", fault)
    await board.send(board.custom_id(4))
    await arcade.logs(f"board unreachable: match={board.match_id} channel={board.room.channel_id}")
    assert "moved on" in await arcade.told(await board.press(0))
    await all_is_well(arcade, board, 1)


async def test_a_press_for_the_past(arcade: Arcade) -> None:
    """A press that arrives after its three seconds is a move all the same, and it is shown."""
    board = await arcade.start()
    asked = arcade.discord.chat.ask(board.pressed(4))
    asked.expired = True
    await arcade.discord.deliver(asked)
    await arcade.logs(f"answer lost: interaction={asked.payload['id']}")
    await all_is_well(arcade, board, 1)


async def test_a_command_for_the_past(arcade: Arcade) -> None:
    """A start that nobody saw is the match that the next start shows."""
    room = another_room()
    asked = arcade.discord.chat.ask(slash(ANN, room, "tictactoe start", mark="X"))
    asked.expired = True
    await arcade.discord.deliver(asked)
    await arcade.logs(f"answer lost: interaction={asked.payload['id']}")
    board = await arcade.start(room=room)
    await all_is_well(arcade, board, 0)


@pytest.mark.parametrize("pause", [0.0, 0.3])
async def test_a_press_delivered_twice(arcade: Arcade, pause: float) -> None:
    """A press that comes twice is one move, and nobody is told that it came too late."""
    board = await arcade.start()
    arcade.discord.faults.next("callback", late(pause))
    asked = await board.send(board.custom_id(4))
    await arcade.discord.deliver(asked)
    await arcade.answered(asked)
    await all_is_well(arcade, board, 1)
    assert asked.told == []


async def test_a_refused_press_delivered_twice(arcade: Arcade) -> None:
    """A stranger's press that comes twice is refused once."""
    board = await arcade.start()
    asked = await board.send(board.custom_id(4), BEN)
    await arcade.discord.deliver(asked)
    await arcade.told(asked)
    await all_is_well(arcade, board, 0)
    assert len(asked.told) == 1


async def test_a_command_delivered_twice(arcade: Arcade) -> None:
    """A start that comes twice is one match, with one board, and no word about a second."""
    room = another_room()
    arcade.discord.faults.next("callback", late(0.3))
    asked = await arcade.discord.send(slash(ANN, room, "tictactoe start", mark="X"))
    await arcade.discord.deliver(asked)
    await arcade.answered(asked)
    await all_is_well(arcade, Board(arcade.discord, arcade.file, asked.message_id, room), 0)
    assert asked.told == []


async def test_presses_out_of_order(arcade: Arcade) -> None:
    """A press that was made before another and arrives after it is told so; the board is true."""
    board = await arcade.start()
    early = board.pressed(4)
    await board.press(0)
    asked = await arcade.discord.send(early)
    assert "moved on" in await arcade.told(asked)
    await all_is_well(arcade, board, 1)


async def test_a_board_deleted_under_a_press(arcade: Arcade) -> None:
    """Who presses a board that is being deleted is told so, and finds the match with the move."""
    board = await arcade.start()
    asked = arcade.discord.chat.ask(board.pressed(4))
    del arcade.discord.chat.messages[board.message_id]
    await arcade.discord.deliver(asked)
    assert "deleted" in await arcade.told(asked)
    shown = await arcade.shown_again(board)
    await all_is_well(arcade, shown, 1)


@pytest.mark.parametrize("fault", [reset, lost])
async def test_a_stranger_on_a_bad_day(arcade: Arcade, fault: Fault) -> None:
    """A refusal gets through a broken connection too, once, and to its person alone."""
    board = await arcade.start()
    arcade.discord.faults.next("callback", fault)
    asked = await board.send(board.custom_id(4), BEN)
    assert "somebody else" in await arcade.told(asked)
    assert len(asked.told) == 1
    await all_is_well(arcade, board, 0)
