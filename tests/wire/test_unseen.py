"""What nobody saw because its answer was lost is as if it had not been made."""

import pytest

from tests.wire.arcade import Arcade
from tests.wire.board import Board
from tests.wire.chat import Asked
from tests.wire.faults import Fault, lost
from tests.wire.ids import Payload
from tests.wire.losses import LOSSES
from tests.wire.messages import cells_of, custom_id_of, text_of
from tests.wire.payloads import press, slash
from tests.wire.people import Person, another_person, another_room
from tests.wire.test_first_responses import pinged
from tests.wire.until import until

pytestmark = pytest.mark.asyncio(loop_scope="package")

OPEN_AT_ONCE = 3


async def lose(arcade: Arcade, faults: list[Fault], payload: Payload) -> Asked:
    """Send an interaction whose answer is lost, and wait until the bot knows that."""
    for fault in faults:
        arcade.discord.faults.next("callback", fault)
    asked = await arcade.discord.send(payload)
    await arcade.logs(f"answer lost: interaction={asked.payload['id']}")
    return asked


async def seen(arcade: Arcade, payload: Payload) -> Payload:
    """Send an interaction, and return the message of its answer."""
    asked = await arcade.answered(await arcade.discord.send(payload))
    assert asked.told == []
    return arcade.discord.chat.messages[asked.message_id]


@LOSSES
async def test_a_challenge(arcade: Arcade, faults: list[Fault]) -> None:
    """A lost challenge is withdrawn: it does not count, and the next one pings."""
    person, friend, room = another_person(), another_person(), another_room()
    challenge = slash(person, room, "tictactoe challenge", opponent=friend)
    for _ in range(OPEN_AT_ONCE):
        asked = await lose(
            arcade, faults, slash(person, room, "tictactoe challenge", opponent=friend)
        )
        assert asked.told == []
    await until(lambda: arcade.discord.is_quiet, "the end of the lost answers")
    message = await seen(arcade, challenge)
    assert pinged(arcade) == [str(friend.id)]
    await seen(arcade, press(friend, room, message, custom_id_of(message, "Accept")))


async def test_a_challenge_that_came_through_after_all(arcade: Arcade) -> None:
    """Where people do see a withdrawn challenge, a press on it says that, and the message too."""
    person, friend, room = another_person(), another_person(), another_room()
    challenge = slash(person, room, "tictactoe challenge", opponent=friend)
    asked = await lose(arcade, [lost, lost], challenge)
    message = arcade.discord.chat.messages[asked.message_id]
    accepted = press(friend, room, message, custom_id_of(message, "Accept"))
    assert "no longer open" in await arcade.told(await arcade.discord.send(accepted))
    assert "took the challenge" in text_of(shown(arcade, message))


async def finished(arcade: Arcade, person: Person) -> Board:
    """Return the board of a match that a person has played to its end."""
    board = await arcade.start(person)
    while board.free:
        await board.press(board.free[0], person)
    return board


@LOSSES
async def test_a_rematch_against_the_bot(arcade: Arcade, faults: list[Fault]) -> None:
    """A second press shows the board of the rematch that nobody saw."""
    person = another_person()
    board = await finished(arcade, person)
    again = custom_id_of(board.message, "Play again")
    await lose(arcade, faults, press(person, board.room, board.message, again))
    assert cells_of(await seen(arcade, press(person, board.room, board.message, again)))


@LOSSES
async def test_a_rematch_between_people(arcade: Arcade, faults: list[Fault]) -> None:
    """A rematch whose challenge was lost can be asked for again."""
    person, friend, room = another_person(), another_person(), another_room()
    message = await seen(arcade, slash(person, room, "tictactoe challenge", opponent=friend))
    message = await seen(arcade, press(friend, room, message, custom_id_of(message, "Accept")))
    asking = await arcade.discord.send(
        press(friend, room, message, custom_id_of(message, "Give up"))
    )
    await arcade.told(asking)
    question = arcade.discord.chat.messages[asking.message_id]
    await arcade.discord.send(press(friend, room, question, custom_id_of(question, "Give up")))
    await until(lambda: "gave up" in text_of(shown(arcade, message)), arcade.log)
    rematch = custom_id_of(shown(arcade, message), "Rematch")
    await lose(arcade, faults, press(friend, room, message, rematch))
    again = await seen(arcade, press(friend, room, message, rematch))
    await seen(arcade, press(person, room, again, custom_id_of(again, "Accept")))


def shown(arcade: Arcade, message: Payload) -> Payload:
    """Return a message as it is now."""
    return arcade.discord.chat.messages[message["id"]]
