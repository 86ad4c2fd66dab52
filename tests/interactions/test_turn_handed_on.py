"""Nobody waits for an answer or an edit of a board that is not under way itself."""

import asyncio
from functools import partial

import pytest

from tests.chat.actors import Actor
from tests.chat.faults import CALLBACK, Fault, limited, page_instead, reset
from tests.chat.messages import custom_id_of
from tests.chat.model import SentInteraction
from tests.chat.shown import ShownMessage
from tests.chat.until import until
from tests.chat.world import World
from tests.hostile.bad_day import carried_out_late
from tests.interactions.games import friends, start

AT_ONCE = 0.1
"""Seconds of the simulated clock, in which only what waits takes time."""
CENTRE = 4
FAULTS = {"429": limited(2), "429 for all": limited(2, everywhere=True), "reset": reset}
FAULTS |= {"500": page_instead(500), "no answer of Discord's": page_instead(200)}


async def answered(*presses: SentInteraction) -> float:
    loop = asyncio.get_running_loop()
    before = loop.time()
    await until(lambda: all(sent.is_answered for sent in presses), "the answers")
    return loop.time() - before


async def hint_taken(who: Actor, board: ShownMessage) -> None:
    """Have someone take a hint in a rated match, whose board is redrawn then."""
    asked = who.begin(board, "Hint")
    await answered(asked)
    await answered(who.begin(ShownMessage(who.place.chat, asked.message_id), "Show the hint"))


async def moved_in(who: Actor, board: ShownMessage) -> float:
    """Return the seconds until a move to the centre, after a hint, is answered and shown."""
    match_id = custom_id_of(board.message, "Resign").split(":")[1]
    seconds = await answered(who.begin(board, custom_id=f"c1:{match_id}:1:{CENTRE}"))
    assert str(board)[CENTRE] == "X"
    return seconds


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_a_press_after_a_failed_edit(world: World, fault: Fault) -> None:
    """A press waits for no edit that has failed and is tried again later; both show the move."""
    board = await start(world.ann, mark="X")
    world.session.faults.next("edit", fault, fault)
    await hint_taken(world.ann, board)
    assert await moved_in(world.ann, board) < AT_ONCE
    await world.advance(60)
    assert str(board)[CENTRE] == "X"


@pytest.mark.parametrize("fault", [FAULTS["429"], FAULTS["500"]], ids=["429", "500"])
async def test_a_press_after_a_failed_answer(world: World, fault: Fault) -> None:
    """A press waits for no answer that Discord takes only later; the newest board stays."""
    board = await friends(world)
    match_id = board.ids("c1:")[0].split(":")[1]
    world.session.faults.next(CALLBACK, fault)
    first = world.ann.begin(board, custom_id=f"c1:{match_id}:1:{CENTRE}")
    await asyncio.sleep(AT_ONCE / 10)
    assert await answered(world.ben.begin(board, custom_id=f"c1:{match_id}:2:0")) < AT_ONCE
    assert not first.is_answered
    await world.advance(60)
    assert (first.is_answered, str(board)) == (True, "O...X....")


async def test_a_press_during_an_edit(world: World) -> None:
    """A press waits for an edit that is under way, so that its older board is not shown after."""
    board, under_way = await start(world.ann, mark="X"), 0.5
    world.session.faults.next("edit", partial(carried_out_late, under_way))
    await hint_taken(world.ann, board)
    assert under_way / 2 < await moved_in(world.ann, board) <= under_way


async def test_a_press_beside_an_edit_that_waits_for_its_turn(world: World) -> None:
    """A press waits for no edit that Discord's limits hold back before it is sent."""
    await start(world.ann, mark="X")
    board = await start(world.ben, mark="X")
    world.session.faults.next("edit", FAULTS["429 for all"])
    context = world.client.context
    edit = asyncio.create_task(context.board_messages.redraw(await context.matches.find(1)))
    await asyncio.sleep(0)
    await hint_taken(world.ben, board)
    assert await moved_in(world.ben, board) < AT_ONCE
    await edit
