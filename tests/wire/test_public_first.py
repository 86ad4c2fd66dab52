"""What everybody sees never depends on an answer that one person sees."""

import asyncio

import pytest
from aiohttp import web

from tests.wire.arcade import Arcade
from tests.wire.board import Board
from tests.wire.chat import Asked
from tests.wire.faults import CarryOut, Fault
from tests.wire.ids import Payload
from tests.wire.losses import LOSSES
from tests.wire.messages import custom_id_of, text_of
from tests.wire.payloads import command, press
from tests.wire.people import ANN, Person, another_person, another_room
from tests.wire.until import until

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def question(arcade: Arcade, board: Board) -> Payload:
    """Have Ann press "Give up", and return the message of the question."""
    asked = await board.send(custom_id_of(board.message, "Give up"))
    await arcade.told(asked)
    return arcade.discord.chat.messages[asked.message_id]


async def give_up(arcade: Arcade, board: Board, asking: Payload) -> Asked:
    """Have Ann confirm that she gives up."""
    return await arcade.discord.send(
        press(ANN, board.room, asking, custom_id_of(asking, "Give up"))
    )


async def gave_up(arcade: Arcade, board: Board) -> None:
    """Wait until everybody sees that Ann gave up."""
    await until(lambda: "gave up" in text_of(board.message), f"the end on the board\n{arcade.log}")


@LOSSES
async def test_giving_up_with_a_lost_answer(arcade: Arcade, faults: list[Fault]) -> None:
    """The board says who gave up, even if the person who did never gets the answer."""
    board = await arcade.start()
    asking = await question(arcade, board)
    for fault in faults:
        arcade.discord.faults.next("callback", fault)
    asked = await give_up(arcade, board, asking)
    await gave_up(arcade, board)
    await arcade.logs(f"answer lost: interaction={asked.payload['id']}")


async def test_giving_up_with_a_slow_answer(arcade: Arcade) -> None:
    """The board says it while the answer is still on its way."""
    board = await arcade.start()
    asking = await question(arcade, board)

    async def after_the_board(_: web.Request, carry_out: CarryOut) -> web.Response:
        await gave_up(arcade, board)
        return carry_out()

    arcade.discord.faults.next("callback", after_the_board)
    await arcade.answered(await give_up(arcade, board, asking))
    assert "Thank you for playing" in text_of(arcade.discord.chat.messages[asking["id"]])


async def delete_all(arcade: Arcade, person: Person) -> Asked:
    """Have a person confirm that they want their data deleted; return their press."""
    asked = await arcade.discord.send(command(person, another_room(), "privacy"))
    await arcade.told(asked)
    page = arcade.discord.chat.messages[asked.message_id]
    asked = await arcade.discord.send(
        press(person, another_room(), page, custom_id_of(page, "Delete it all"))
    )
    await arcade.told(asked)
    asking = arcade.discord.chat.messages[asked.message_id]
    return await arcade.discord.send(
        press(person, another_room(), asking, custom_id_of(asking, "Delete"))
    )


async def test_a_deletion_beside_slow_edits(arcade: Arcade) -> None:
    """Whoever deletes their data is told at once, however slow the edits of their boards are."""
    person, told = another_person(), asyncio.Event()
    boards = [await arcade.start(person) for _ in range(3)]

    async def after_the_answer(_: web.Request, carry_out: CarryOut) -> web.Response:
        await told.wait()
        return carry_out()

    for _ in boards:
        arcade.discord.faults.next("edit", after_the_answer)
    asked = await arcade.answered(await delete_all(arcade, person))
    told.set()
    assert "nothing is left" in text_of(arcade.discord.chat.messages[asked.message_id])
    await all_ended(arcade, boards)


@LOSSES
async def test_a_deletion_with_a_lost_answer(arcade: Arcade, faults: list[Fault]) -> None:
    """The boards of whoever deletes their data say that the match is over all the same."""
    person = another_person()
    boards = [await arcade.start(person) for _ in range(2)]
    for fault in (None, None, *faults):
        arcade.discord.faults.next("callback", fault or well)
    await delete_all(arcade, person)
    await all_ended(arcade, boards)


async def well(_: web.Request, carry_out: CarryOut) -> web.Response:
    """Carry a request out, as on a good day."""
    return carry_out()


async def all_ended(arcade: Arcade, boards: list[Board]) -> None:
    """Wait until everybody sees that all of some matches are over."""
    await until(
        lambda: all("gave up" in text_of(board.message) for board in boards),
        f"the end on all boards\n{arcade.log}",
    )
