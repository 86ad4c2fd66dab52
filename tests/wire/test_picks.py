"""The pieces of sizes: picks change what a board offers, for its players and until it changes."""

import pytest

from tests.chat.messages import cells_of, components_in, is_free
from tests.chat.model import SentInteraction
from tests.chat.people import ANN, BEN, Person, another_person
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

SMALL, MEDIUM, LARGE = range(3)
CELLS = 9
CENTRE = 4


def picks_on(board: Board) -> list[str]:
    """Return the custom ids of the picks that a board offers."""
    ids = (str(item.get("custom_id")) for item in components_in(board.message))
    return [custom_id for custom_id in ids if custom_id.startswith("pk1:")]


def offered(board: Board) -> set[int]:
    """Return the sizes that presses on a board's cells would place."""
    free = (cell for cell in cells_of(board.message) if is_free(cell))
    return {int(cell["custom_id"].split(":")[3]) // CELLS for cell in free}


async def pick(world: World, board: Board, size: int, person: Person = ANN) -> SentInteraction:
    return await world.answered(await board.send(picks_on(board)[size], person))


async def place(world: World, board: Board, size: int, cell: int, person: Person) -> None:
    """Pick a piece, and put it on a cell."""
    await pick(world, board, size, person)
    assert offered(board) == {size}
    revision = board.stored.revision
    await board.press(cell, person)
    await until(lambda: board.stored.revision > revision and board.is_true, world.log)


@pytest.mark.parametrize("who", [another_person(), BEN], ids=["stranger", "opponent"])
async def test_who_is_not_to_move_picks_nothing(world: World, who: Person) -> None:
    """A stranger and the player who is not to move are told so, and the board stays as it is."""
    board = await world.start_between(ANN, BEN, variant="sizes")
    before = board.message
    for custom_id in (picks_on(board)[SMALL], board.custom_id(CENTRE)):
        sent = await board.send(custom_id, who)
        expected = "It's <@" if who is BEN else "someone else's game"
        assert expected in await world.told(sent)
    assert board.message == before
    assert board.stored.moves == ()


async def test_a_press_twice(world: World) -> None:
    """A press that is sent twice places one piece, although the larger cells stay free."""
    board = await world.start_between(ANN, BEN, variant="sizes")
    await pick(world, board, SMALL)
    presses = [await board.send(board.custom_id(CENTRE)) for _ in range(2)]
    await until(lambda: all(sent.is_answered for sent in presses), world.log)
    await until(lambda: any(sent.told for sent in presses), world.log)
    assert sorted(len(sent.told) for sent in presses) == [0, 1]
    assert board.stored.moves == (SMALL * CELLS + CENTRE,)
    assert board.is_true


async def test_a_pick_twice(world: World) -> None:
    """A pick that is sent twice shows the same board, and stores nothing."""
    board = await world.start_between(ANN, BEN, variant="sizes")
    before = board.stored
    for _ in range(2):
        assert (await pick(world, board, MEDIUM)).told == []
        assert offered(board) == {MEDIUM}
    assert board.stored == before


async def test_a_pick_on_an_older_board(world: World) -> None:
    """A pick, or a cell with a picked piece, of an older board draws the board as it is now."""
    board = await world.start_between(ANN, BEN, variant="sizes")
    await pick(world, board, SMALL)
    older = (picks_on(board)[SMALL], board.custom_id(CENTRE))
    await place(world, board, MEDIUM, 0, ANN)
    await pick(world, board, SMALL, BEN)
    for custom_id in older:
        assert "board changed" in await world.told(await board.send(custom_id))
        assert offered(board) == {LARGE}
        assert board.is_true
    assert board.stored.moves == (MEDIUM * CELLS,)


async def test_a_redraw_returns_to_the_largest_piece(world: World) -> None:
    """A board that is shown again offers the largest piece left, whatever was picked before."""
    board = await world.start_between(ANN, BEN, variant="sizes")
    for cell, person in ((0, ANN), (1, BEN), (8, ANN), (2, BEN)):
        await place(world, board, LARGE, cell, person)
    await pick(world, board, SMALL)
    again = await world.shown_again(board)
    assert offered(again) == {MEDIUM}
    assert await board_after_a_kill(world, again) == {MEDIUM}


async def board_after_a_kill(world: World, board: Board) -> set[int]:
    """Pick a small piece, restart the bot, and return what the board that it draws offers."""
    await pick(world, board, SMALL)
    await world.kill()
    await world.log_in()
    await until(lambda: offered(board) != {SMALL}, f"the redrawing\n{world.log}")
    return offered(board)


async def test_a_piece_on_ones_own(world: World) -> None:
    """A larger piece may cover an own smaller one, and the board shows the larger one."""
    board = await world.start_between(ANN, BEN, variant="sizes")
    for size, cell, person in ((SMALL, CENTRE, ANN), (SMALL, 0, BEN), (LARGE, CENTRE, ANN)):
        await place(world, board, size, cell, person)
    assert cells_of(board.message)[CENTRE]["label"] == "X3"
