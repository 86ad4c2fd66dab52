"""Presses that come at the same time, or before the previous press is answered."""

import asyncio

import pytest
from aiohttp import web

from tests.chat.actors import Actor
from tests.chat.faults import CALLBACK, CarryOut, Fault, late, lost, meanwhile
from tests.chat.model import SentInteraction
from tests.chat.payloads import press
from tests.chat.people import Channel
from tests.chat.shown import ShownMessage
from tests.chat.world import AT_ONCE, World
from tests.interactions.arena.evening import STARTS_IN, joined
from tests.interactions.faults.boards import UPDATE, match_on, pressed
from tests.interactions.games import start

SOON = 0.1


def is_true(world: World, board: ShownMessage, revision: int) -> bool:
    """Return whether people see the stored match, which has that many moves of Ann's."""
    match = match_on(world, board)
    return (match.revision, match.board) == (revision, str(board))


@pytest.mark.parametrize("cells", [range(9), (4, 4, 4)])
async def test_one_person_at_once(world: World, cells: tuple[int, ...]) -> None:
    """Of many presses on one board exactly one is a move; the others are refused privately."""
    board = await start(world.ann, mark="X")
    sent = [world.begin(pressed(world.ann, board, cell)) for cell in cells]
    await world.advance(0, AT_ONCE)
    (counted,) = [one for one in sent if not one.told]
    assert counted.kind == UPDATE
    assert all("board changed" in text for one in sent for text in one.told)
    assert [len(one.told) for one in sent if one is not counted] == [1] * (len(cells) - 1)
    assert is_true(world, board, 1)


async def test_press_before_the_new_board_is_confirmed(world: World) -> None:
    """A board can be pressed as soon as people see it, before Discord has answered the bot."""
    sent = list[SentInteraction]()

    async def press_at_once() -> None:
        (board,) = world.seen()
        sent.append(world.begin(pressed(world.ann, board, 4)))
        await asyncio.sleep(SOON)

    world.session.faults.next(CALLBACK, meanwhile(press_at_once))
    board = await start(world.ann, mark="X")
    assert [it.kind for it in sent] == [UPDATE]
    assert is_true(world, board, 1)


async def test_a_press_on_a_board_that_becomes_a_link(world: World) -> None:
    """The move counts, and the match stays on its new board, which shows it."""
    former = await start(world.ann, mark="X")
    press = pressed(world.ann, former, 4)

    async def press_the_former() -> None:
        world.begin(press)
        await asyncio.sleep(SOON)

    world.session.faults.next("edit", meanwhile(press_the_former))
    board = (await world.ann.slash("tictactoe board")).shown
    await world.advance(5)
    assert is_true(world, board, 1)
    assert match_on(world, board).message_id == board.id


async def test_a_stale_press_does_not_overtake(world: World) -> None:
    """A press on the old board during a slow answer is refused, and the new board is shown."""
    board = await start(world.ann, mark="X")
    world.session.faults.next(CALLBACK, late(0.5))
    first, stale = [world.begin(pressed(world.ann, board, cell)) for cell in (4, 0)]
    await world.advance(1, AT_ONCE)
    assert (first.kind, "board changed" in "".join(stale.told)) == (UPDATE, True)
    assert is_true(world, board, 1)


async def overtake(world: World, board: ShownMessage) -> None:
    world.begin(pressed(world.ann, board, 4))
    await world.advance(0, SOON)
    assert match_on(world, board).revision == 1
    world.begin(pressed(world.ann, board, free_in(world, board), revision=1))
    await world.advance(0, SOON)


def free_in(world: World, board: ShownMessage) -> int:
    return match_on(world, board).board.index(".")


async def late_and_lost(carry_out: CarryOut) -> web.Response:
    await asyncio.sleep(2)
    return await lost(carry_out)


@pytest.mark.parametrize("fault", [late(0.5), late(2), late_and_lost])
async def test_the_newest_board_stays(world: World, fault: Fault) -> None:
    """However late the first of two answers arrives, the older board does not stay."""
    board = await start(world.ann, mark="X")
    world.session.faults.next(CALLBACK, fault)
    await overtake(world, board)
    await world.advance(10)
    assert is_true(world, board, 2)


async def test_a_repair_is_not_overtaken_either(world: World) -> None:
    """A press during the repair of an overtaken answer is not hidden by an older board."""
    board = await start(world.ann, mark="X")
    world.session.faults.next(CALLBACK, late(2))
    world.session.faults.next("own-edit", late(2.5))
    await overtake(world, board)
    await world.advance(2.5)
    assert world.session.count("own-edit")
    world.begin(pressed(world.ann, board, free_in(world, board), revision=2))
    await world.advance(10)
    assert is_true(world, board, 3)


async def test_a_game_that_ends_before_its_message_is_known(world: World, owner: Actor) -> None:
    """A board of an arena whose game was given up while Discord still posted it shows that."""
    evening = await joined(world, owner)

    async def give_up() -> None:
        (board,) = evening.posted()
        there = Channel(int(board.message["channel_id"]), world.server)
        keep = {"type": 2, "style": 2, "label": "No", "custom_id": "k1:1"}
        question = board.message | {"components": [{"type": 1, "components": [keep]}]}
        world.begin(press(world.ann.person, there, question, "r1:1"))
        await asyncio.sleep(SOON)

    world.session.faults.next("post", meanwhile(give_up))
    await evening.wait(STARTS_IN + 5)
    assert f"<@{world.ann.id}> resigned" in evening.posted()[0].text
