"""A message that nobody saw, since its answer was lost, is as if it had not been made."""

import pytest

from tests.chat.faults import Fault, lost, page_although
from tests.chat.ids import Payload
from tests.chat.messages import cells_of, custom_id_of, text_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import press, slash
from tests.chat.people import ANN, another_channel, another_person
from tests.chat.until import until
from tests.wire.losses import UNKNOWN_INTERACTION, UNSEEN_OR_SEEN
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def lose(world: World, faults: list[Fault], payload: Payload) -> SentInteraction:
    """Send an interaction whose answer is lost, and wait until the bot knows that."""
    for fault in faults:
        world.discord.faults.next("callback", fault)
    sent = await world.discord.send(payload)
    await world.logs(f"answer lost: interaction={sent.payload['id']}")
    return sent


async def seen(world: World, payload: Payload) -> Payload:
    """Send an interaction, and return the message of its answer."""
    sent = await world.answered(await world.discord.send(payload))
    assert sent.told == []
    return world.discord.chat.messages[sent.message_id]


async def test_a_challenge_that_came_through_after_all(world: World) -> None:
    """Where people do see a withdrawn challenge, a press on it says that, and the message too."""
    person, friend, channel = another_person(), another_person(), another_channel()
    challenge = slash(person, channel, "tictactoe challenge", opponent=friend)
    sent = await lose(world, [lost, lost], challenge)
    message = world.discord.chat.messages[sent.message_id]
    ((match_id,),) = world.rows("SELECT max(id) FROM matches")
    # By now the bot may have found the message and said so there.
    accepted = press(friend, channel, message, f"a1:{match_id}:0")
    assert "no longer open" in await world.told(await world.discord.send(accepted))
    assert "withdrew the challenge" in text_of(shown(world, message))


async def test_a_challenge_that_a_proxy_passed_on_after_all(world: World) -> None:
    """An error that comes although Discord has the challenge withdraws nothing."""
    person, friend, channel = another_person(), another_person(), another_channel()
    world.discord.faults.next("callback", page_although(502))
    challenge = slash(person, channel, "tictactoe challenge", opponent=friend)
    message = await seen(world, challenge)
    await until(lambda: len(world.discord.requests_to("own-answer")) > 0, world.log)
    await until(lambda: world.discord.is_quiet, world.log)
    assert cells_of(
        await seen(world, press(friend, channel, message, custom_id_of(message, "Accept")))
    )


async def led_to_the_game(world: World, payload: Payload, faults: list[Fault]) -> str:
    """Send an interaction again; return the text of the board that it shows.

    If Discord carried out what was lost, the bot may know that board by now, and links to it.
    """
    sent = await world.answered(await world.discord.send(payload))
    if lost in faults and sent.told:
        assert "already" in sent.told[0]
        posted = [it for it in world.discord.chat.messages.values() if cells_of(it)]
        return text_of(posted[-1])
    assert sent.told == []
    return text_of(world.discord.chat.messages[sent.message_id])


@UNSEEN_OR_SEEN
async def test_a_rematch_against_the_bot(world: World, faults: list[Fault]) -> None:
    """A second press leads to the board of the rematch whose answer was lost."""
    person = another_person()
    board = await world.finished(person)
    again = custom_id_of(board.message, "Play again")
    await lose(world, faults, press(person, board.channel, board.message, again))
    second = press(person, board.channel, board.message, again)
    assert "Your turn" in await led_to_the_game(world, second, faults)


@UNSEEN_OR_SEEN
async def test_another_try_against_the_bot(world: World, faults: list[Fault]) -> None:
    """A second press leads to the board of the other try whose answer was lost; there is one."""
    person = another_person()
    board = await world.finished(person)
    sent = await board.send(custom_id_of(board.message, "Review"), person)
    await world.told(sent)
    page = shown(world, {"id": sent.message_id})
    try_again = f"ta1:{board.match_id}:5"
    await lose(world, faults, press(person, board.channel, page, try_again))
    again = press(person, board.channel, page, try_again)
    assert "another try" in await led_to_the_game(world, again, faults)


async def test_a_move_from_another_message(world: World) -> None:
    """The board shows a move whose press was forged elsewhere, though its answer is lost."""
    board, other = await world.start(), await world.start(another_person())
    world.discord.faults.next("callback", UNKNOWN_INTERACTION)
    await world.discord.send(press(ANN, board.channel, other.message, board.custom_id(4)))
    await until(lambda: board.shown[4] == "X", f"the move\n{world.log}")


async def test_a_rematch_between_people(world: World) -> None:
    """A rematch whose challenge was lost can be sent for again."""
    person, friend, channel = another_person(), another_person(), another_channel()
    message = await seen(world, slash(person, channel, "tictactoe challenge", opponent=friend))
    message = await seen(world, press(friend, channel, message, custom_id_of(message, "Accept")))
    asking = await world.discord.send(
        press(friend, channel, message, custom_id_of(message, "Resign"))
    )
    await world.told(asking)
    question = world.discord.chat.messages[asking.message_id]
    await world.discord.send(press(friend, channel, question, custom_id_of(question, "Resign")))
    await until(lambda: "resigned" in text_of(shown(world, message)), world.log)
    rematch = custom_id_of(shown(world, message), "Rematch")
    await lose(world, [UNKNOWN_INTERACTION], press(friend, channel, message, rematch))
    again = await seen(world, press(friend, channel, message, rematch))
    await seen(world, press(person, channel, again, custom_id_of(again, "Accept")))


def shown(world: World, message: Payload) -> Payload:
    """Return a message as it is now."""
    return world.discord.chat.messages[message["id"]]
