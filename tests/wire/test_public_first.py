"""A public message never depends on an answer that one person sees."""

import asyncio

import pytest
from aiohttp import web

from tests.chat.faults import CarryOut
from tests.chat.ids import Payload
from tests.chat.messages import custom_id_of, text_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import command, press
from tests.chat.people import ANN, Person, another_channel, another_person
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.losses import UNKNOWN_INTERACTION
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def question(world: World, board: Board) -> Payload:
    """Have Ann press "Resign", and return the message of the question."""
    sent = await board.send(custom_id_of(board.message, "Resign"))
    await world.told(sent)
    return world.discord.chat.messages[sent.message_id]


async def give_up(world: World, board: Board, asking: Payload) -> SentInteraction:
    """Have Ann confirm that she gives up."""
    return await world.discord.send(
        press(ANN, board.channel, asking, custom_id_of(asking, "Resign"))
    )


async def gave_up(world: World, board: Board) -> None:
    """Wait until everybody sees that Ann resigned."""
    await until(lambda: "resigned" in text_of(board.message), f"the end on the board\n{world.log}")


async def test_giving_up_with_a_lost_answer(world: World) -> None:
    """The board says who resigned, even if the person who did never gets the answer."""
    board = await world.start()
    asking = await question(world, board)
    world.discord.faults.next("callback", UNKNOWN_INTERACTION)
    sent = await give_up(world, board, asking)
    await gave_up(world, board)
    await world.logs(f"answer lost: interaction={sent.payload['id']}")


async def test_giving_up_with_a_slow_answer(world: World) -> None:
    """The board says it while the answer is still on its way."""
    board = await world.start()
    asking = await question(world, board)

    async def after_the_board(carry_out: CarryOut) -> web.Response:
        await gave_up(world, board)
        return carry_out()

    world.discord.faults.next("callback", after_the_board)
    await world.answered(await give_up(world, board, asking))
    assert "Thanks for playing" in text_of(world.discord.chat.messages[asking["id"]])


async def delete_all(world: World, person: Person) -> SentInteraction:
    """Have a person confirm that they want their data deleted; return their press."""
    sent = await world.discord.send(command(person, another_channel(), "privacy"))
    await world.told(sent)
    page = world.discord.chat.messages[sent.message_id]
    sent = await world.discord.send(
        press(person, another_channel(), page, custom_id_of(page, "Delete my data"))
    )
    await world.told(sent)
    asking = world.discord.chat.messages[sent.message_id]
    return await world.discord.send(
        press(person, another_channel(), asking, custom_id_of(asking, "Delete"))
    )


async def test_a_deletion_beside_slow_edits(world: World) -> None:
    """Anyone who deletes their data is told at once, however slow the edits of their boards are."""
    person, told = another_person(), asyncio.Event()
    boards = [await world.start(person) for _ in range(3)]

    async def after_the_answer(carry_out: CarryOut) -> web.Response:
        await told.wait()
        return carry_out()

    for _ in boards:
        world.discord.faults.next("edit", after_the_answer)
    sent = await world.answered(await delete_all(world, person))
    told.set()
    assert "nothing in my database points to you any more" in text_of(
        world.discord.chat.messages[sent.message_id]
    )
    await all_ended(world, boards)


async def test_a_deletion_with_a_lost_answer(world: World) -> None:
    """The boards of someone who deletes their data say that the match is over all the same."""
    person = another_person()
    boards = [await world.start(person) for _ in range(2)]
    for fault in (well, well, UNKNOWN_INTERACTION):
        world.discord.faults.next("callback", fault)
    await delete_all(world, person)
    await all_ended(world, boards)


async def well(carry_out: CarryOut) -> web.Response:
    """Carry a request out, as on a good day."""
    return carry_out()


async def all_ended(world: World, boards: list[Board]) -> None:
    """Wait until everybody sees that all of some matches are over."""
    await until(
        lambda: all("resigned" in text_of(board.message) for board in boards),
        f"the end on all boards\n{world.log}",
    )
