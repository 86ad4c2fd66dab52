"""The pieces of sizes: picks change what a board offers, for its players and until it changes."""

import pytest

from tests.chat.actors import Actor
from tests.chat.messages import FREE, PICK
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import friends

SMALL, MEDIUM, LARGE = range(3)
CELLS, CENTRE = 9, 4


def offered(board: ShownMessage) -> set[int]:
    return {int(custom_id.split(":")[3]) // CELLS for custom_id in board.ids(FREE)}


async def pick(person: Actor, board: ShownMessage, size: int) -> None:
    await person.click(board, custom_id=board.ids(PICK)[size])


async def place(person: Actor, board: ShownMessage, size: int, cell: int) -> None:
    await pick(person, board, size)
    assert offered(board) == {size}
    await board.press(person, cell)


@pytest.mark.parametrize(("who", "refusal"), [("eve", "someone else's game"), ("ben", "It's <@")])
async def test_who_is_not_to_move_picks_nothing(world: World, who: str, refusal: str) -> None:
    """A stranger and the player who is not to move are told so, and the board stays as it is."""
    board, person = await friends(world, variant="sizes"), getattr(world, who)
    before = board.message
    for custom_id in (board.ids(PICK)[SMALL], board.cells[CENTRE]["custom_id"]):
        assert refusal in (await person.click(board, custom_id=custom_id)).said
    assert board.message == before


async def test_a_press_twice(world: World) -> None:
    """A press that is sent twice places one piece, although the larger cells stay free."""
    board = await friends(world, variant="sizes")
    await pick(world.ann, board, SMALL)
    pressed = board.cells[CENTRE]["custom_id"]
    told = [(await world.ann.forge(board, pressed)).said for _ in range(2)]
    assert [bool(it) for it in told] == [False, True]
    assert str(board) == "....X...."


async def test_a_pick_on_an_older_board(world: World) -> None:
    """A pick, or a cell with a picked piece, of an older board draws the board as it is now."""
    board = await friends(world, variant="sizes")
    await pick(world.ann, board, SMALL)
    older = (board.ids(PICK)[SMALL], board.cells[CENTRE]["custom_id"])
    await place(world.ann, board, MEDIUM, 0)
    await pick(world.ben, board, SMALL)
    for custom_id in older:
        assert "board changed" in (await world.ann.forge(board, custom_id)).said
        assert offered(board) == {LARGE}
    assert str(board) == "X........"


async def test_a_redraw_returns_to_the_largest_piece(world: World) -> None:
    """A board that is shown again offers the largest piece left, whatever was picked before."""
    board = await friends(world, variant="sizes")
    for cell, person in ((0, world.ann), (1, world.ben), (8, world.ann), (2, world.ben)):
        await place(person, board, LARGE, cell)
    await pick(world.ann, board, SMALL)
    assert offered((await world.ann.slash("tictactoe board")).shown) == {MEDIUM}
