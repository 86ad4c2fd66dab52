"""Public messages that Discord never confirmed to the bot: they are found, or known by a press."""

import pytest

from tests.chat.faults import Fault, meanwhile
from tests.chat.ids import Payload
from tests.chat.messages import EPHEMERAL, custom_id_of, text_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import press
from tests.chat.people import ANN, BEN, Person, another_person
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

DELETE = "dd1:1"
LEFT = "Some messages with your name may be left"


def killed(world: World) -> Fault:
    """Return a fault in which the bot dies after Discord has carried a request out."""
    return meanwhile(world.kill)


def shared(world: World, board: Board) -> list[Payload]:
    """Return the messages that show everybody the game as an animation."""
    return [
        message
        for message in world.discord.chat.messages.values()
        if message["channel_id"] == str(board.channel.channel_id)
        and "game.gif" in str(message.get("components"))
        and not message["flags"] & EPHEMERAL
    ]


def stored(world: World, match_id: int) -> list[str]:
    """Return the messages that the bot has stored for a match."""
    rows = world.rows("SELECT message_id FROM shares WHERE match_id = ?", match_id)
    return [str(message_id) for (message_id,) in rows]


async def deleted(world: World, person: Person) -> str:
    """Have a person delete their data; return what they are told."""
    elsewhere = await world.start(another_person())
    sent = await world.discord.send(press(person, elsewhere.channel, elsewhere.message, DELETE))
    told = await world.told(sent)
    assert LEFT in told
    return told


async def posted(world: World, board: Board) -> Payload:
    await until(lambda: len(shared(world, board)) == 1, f"the message\n{world.log}")
    return shared(world, board)[0]


async def lost_share(world: World, person: Person) -> tuple[Board, Payload]:
    """Return the board and the message of a share; the bot was killed before it knew that."""
    await world.log_in()
    board = await world.finished(person)
    world.discord.faults.next("callback", killed(world))
    await board.send(f"sh1:{board.match_id}", person)
    message = await posted(world, board)
    await until(lambda: not world.is_open, "the bot's death")
    await world.log_in()
    assert stored(world, board.match_id) == ["None"]
    return board, message


async def press_on(world: World, message: Payload, board: Board, label: str) -> SentInteraction:
    pressed = custom_id_of(message, label)
    return await world.discord.send(press(BEN, board.channel, message, pressed))


async def test_a_lost_share_is_taken_back(new_world: World) -> None:
    """A deletion says that there may be a message; the next press on it deletes it."""
    board, message = await lost_share(new_world, ANN)
    await deleted(new_world, ANN)
    assert shared(new_world, board) == [message]
    told = await new_world.told(await press_on(new_world, message, board, "Review"))
    assert "isn't shared any more" in told
    assert shared(new_world, board) == []
    await until(lambda: not stored(new_world, board.match_id), "the row's end")


async def test_a_press_on_a_lost_share(new_world: World) -> None:
    """It is reviewed as any other, and the bot knows the message from then on."""
    board, message = await lost_share(new_world, ANN)
    assert "Accuracy" in await new_world.told(await press_on(new_world, message, board, "Review"))
    assert stored(new_world, board.match_id) == [message["id"]]
    await deleted(new_world, ANN)
    await until(lambda: not shared(new_world, board), "the message's end")


async def lost_board(world: World) -> Board:
    """Return a board in a channel; the bot was killed before it knew its message."""
    await world.log_in()
    world.discord.faults.next("callback", killed(world))
    board = await world.start()
    await until(lambda: not world.is_open, "the bot's death")
    await world.log_in()
    return board


async def test_a_lost_board_after_a_deletion(new_world: World) -> None:
    """A deletion says that there may be a message; a press on it takes the name off."""
    board = await lost_board(new_world)
    await deleted(new_world, ANN)
    assert str(ANN.id) in text_of(board.message)
    await board.press(board.free[0])
    await until(lambda: str(ANN.id) not in text_of(board.message), "the board's redrawing")


async def test_a_press_on_a_lost_board(new_world: World) -> None:
    """It makes its move, and the bot knows the message from then on."""
    board = await lost_board(new_world)
    await board.press(4)
    await until(lambda: board.stored.message_id == int(board.message_id), new_world.log)
    assert board.is_true


async def test_a_second_board_that_is_lost(new_world: World) -> None:
    """A press on it makes it the board, and replaces the first one by a link."""
    await new_world.log_in()
    first = await new_world.start()
    new_world.discord.faults.next("callback", killed(new_world))
    second = await new_world.shown_again(first)
    await until(lambda: not new_world.is_open, "the bot's death")
    await new_world.log_in()
    await second.press(4)
    await until(lambda: second.stored.message_id == int(second.message_id), new_world.log)
    await until(lambda: "c1:" not in str(first.message), "the link")
