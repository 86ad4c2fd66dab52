"""Public boards stop naming someone who has deleted their data, where the bot can edit them."""

import pytest

from tests.chat.faults import Fault, refused
from tests.chat.messages import text_of
from tests.chat.people import Person, another_person
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.test_public_first import delete_all
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

GONE = {
    "10008": refused(404, {"code": 10008, "message": "Unknown Message"}),
    "10003": refused(404, {"code": 10003, "message": "Unknown Channel"}),
}
CLOSED = {
    "50001": refused(403, {"code": 50001, "message": "Missing Access"}),
    "50083": refused(400, {"code": 50083, "message": "Thread is archived"}),
}


async def finished(world: World, person: Person) -> Board:
    """Have a person play a match to its end, and return the board, which names them."""
    board = await world.start(person)
    while board.stored.status == "live":
        await board.press(board.free[0], person)
    assert names(board, person)
    return board


def names(board: Board, person: Person) -> bool:
    """Return whether a board names a person."""
    return f"<@{person.id}>" in text_of(board.message)


def is_marked(world: World, board: Board) -> bool:
    """Return whether a board is marked to be redrawn."""
    sql = "SELECT 1 FROM redraws WHERE match_id = ?"
    return world.rows(sql, board.match_id) != []


def edits(world: World, board: Board) -> int:
    """Return how often the bot tried to edit a board without an interaction."""
    return sum(board.message_id in request.path for request in world.discord.requests_to("edit"))


async def test_finished_boards(world: World) -> None:
    """After a deletion, finished boards say that someone left, without anyone's press."""
    person = another_person()
    boards = [await finished(world, person) for _ in range(2)]
    await world.answered(await delete_all(world, person))
    await until(lambda: not any(names(board, person) for board in boards), "boards without names")
    assert all("deleted user" in text_of(board.message) for board in boards)


async def test_finished_boards_after_a_kill(new_world: World) -> None:
    """A kill right after the deletion changes nothing about that."""
    await new_world.log_in()
    person = another_person()
    boards = [await finished(new_world, person) for _ in range(2)]
    await new_world.answered(await delete_all(new_world, person))
    await new_world.kill()
    await new_world.log_in()
    await until(lambda: not any(names(board, person) for board in boards), "boards without names")


@pytest.mark.parametrize("fault", [*GONE.values(), *CLOSED.values()], ids=[*GONE, *CLOSED])
async def test_a_board_out_of_reach(new_world: World, fault: Fault) -> None:
    """A board that is gone is given up, one that is closed to the bot waits; others are redrawn."""
    await new_world.log_in()
    person = another_person()
    older, newer = [await finished(new_world, person) for _ in range(2)]
    new_world.discord.faults.next("edit", fault)
    await new_world.answered(await delete_all(new_world, person))
    await until(lambda: not names(older, person), "the other board without a name")
    waits = fault in CLOSED.values()
    await until(lambda: is_marked(new_world, newer) == waits, "no more attempts")
    assert edits(new_world, newer) == 1
