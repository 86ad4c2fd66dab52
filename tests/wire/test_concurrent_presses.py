"""Presses that come at the same time, or before the previous press is answered."""

import asyncio

import pytest
from aiohttp import web

from tests.chat.faults import CarryOut, late, lost, meanwhile
from tests.chat.model import SentInteraction
from tests.chat.payloads import press
from tests.chat.people import ANN, BEN, Person, another_channel
from tests.chat.stored_match import stored
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

UPDATE = 7


async def all_settled(world: World, presses: list[SentInteraction]) -> list[SentInteraction]:
    """Wait until all presses but one got a private sentence, and return those."""
    await until(lambda: sum(bool(sent.told) for sent in presses) == len(presses) - 1, world.log)
    await until(lambda: all(sent.is_answered for sent in presses), world.log)
    return [sent for sent in presses if sent.told]


@pytest.mark.parametrize("cells", [range(9), (4, 4, 4), (0, 1, 2)])
async def test_one_person_at_once(world: World, cells: tuple[int, ...]) -> None:
    """Of many presses on one board exactly one is a move; the others are refused privately."""
    board = await world.start()
    presses = [await board.send(board.custom_id(cell)) for cell in cells]
    for sent in await all_settled(world, presses):
        assert len(sent.told) == 1
        assert "board changed" in sent.told[0]
    assert (board.stored.revision, len(board.stored.moves)) == (1, 2)
    assert board.is_true


@pytest.mark.parametrize("order", [(ANN, BEN), (BEN, ANN)])
async def test_two_people_at_once(world: World, order: tuple[Person, Person]) -> None:
    """If two people press a cell at once, the player moves and the stranger is refused."""
    board = await world.start()
    presses = {who: await board.send(board.custom_id(4), who) for who in order}
    (refused,) = await all_settled(world, list(presses.values()))
    assert refused is presses[BEN]
    assert "someone else" in "".join(refused.told)
    assert board.stored.moves[0] == 4
    assert board.is_true


async def test_press_before_the_new_board_is_confirmed(world: World) -> None:
    """A board can be pressed as soon as people see it, before Discord has answered the bot."""
    discord, channel, presses = world.discord, another_channel(), []

    async def press_at_once() -> None:
        message = list(discord.chat.messages.values())[-1]
        board = Board(discord, world.file, message["id"], channel)
        presses.append(await discord.send(press(ANN, channel, message, board.custom_id(4))))

    discord.faults.next("callback", meanwhile(press_at_once))
    board = await world.start(channel=channel)
    await world.answered(presses[0])
    assert presses[0].kind == UPDATE
    assert board.stored.moves[0] == 4
    assert board.is_true


async def test_a_press_on_a_board_that_becomes_a_link(world: World) -> None:
    """The move counts, and the match stays on its new board, which shows it."""
    former = await world.start()
    pressed, match_id = former.pressed(4), former.match_id

    async def press_the_former() -> None:
        await world.discord.send(pressed)
        await until(lambda: stored(world.file, match_id).revision == 1, "the move")

    world.discord.faults.next("edit", meanwhile(press_the_former))
    board = await world.shown_again(former)
    await until(lambda: stored(world.file, match_id).revision == 1, world.log)
    await until(lambda: world.discord.is_quiet and board.is_true, "the move on the new board")
    assert board.stored.message_id == int(board.message_id)


async def test_a_stale_press_does_not_overtake(world: World) -> None:
    """A press on the old board during a slow answer is refused, and the new board is shown."""
    board = await world.start()
    world.discord.faults.next("callback", late(0.5))
    first, stale = [await board.send(board.custom_id(cell)) for cell in (4, 0)]
    assert "board changed" in await world.told(stale)
    assert first.is_answered
    assert board.is_true


@pytest.mark.parametrize("delay", [0.5, 2.0])
async def test_the_newest_board_stays(world: World, delay: float) -> None:
    """However late the first of two answers arrives, the older board does not stay."""
    board = await world.start()
    world.discord.faults.next("callback", late(delay))
    first = await board.send(board.custom_id(4))
    await until(lambda: board.stored.revision == 1, "the first move to be stored")
    free = board.stored.board.index(".")
    second = await board.send(f"c1:{board.match_id}:1:{free}")
    await world.answered(second)
    await world.answered(first)
    await until(lambda: board.is_true and world.discord.is_quiet, "the newest board to be shown")
    assert board.stored.revision == 2
    assert board.is_true


async def overtake(world: World, board: Board) -> None:
    """Press twice; the second press has the revision that the first answer has not shown yet."""
    await board.send(board.custom_id(4))
    await until(lambda: board.stored.revision == 1, "the first move to be stored")
    free = board.stored.board.index(".")
    await world.answered(await board.send(f"c1:{board.match_id}:1:{free}"))


async def test_an_overtaken_answer_that_is_lost(world: World) -> None:
    """An answer that is carried out late and then lost does not leave the older board."""

    async def late_and_lost(carry_out: CarryOut) -> web.Response:
        await asyncio.sleep(2)
        return await lost(carry_out)

    board = await world.start()
    world.discord.faults.next("callback", late_and_lost)
    await overtake(world, board)
    await until(lambda: world.discord.is_quiet, "the late answer")
    await until(lambda: board.is_true and board.stored.revision == 2, "the newest board")


async def test_a_repair_is_not_overtaken_either(world: World) -> None:
    """A press during the repair of an overtaken answer is not hidden by an older board."""
    board = await world.start()
    world.discord.faults.next("callback", late(2))
    world.discord.faults.next("own-edit", late(1))
    before = len(world.discord.requests_to("own-edit"))
    await overtake(world, board)
    repairs = world.discord.requests_to
    await until(lambda: len(repairs("own-edit")) > before, "the repair to begin")
    free = board.stored.board.index(".")
    await world.answered(await board.send(f"c1:{board.match_id}:2:{free}"))
    await until(lambda: board.is_true and world.discord.is_quiet, "the newest board")
    assert board.stored.revision == 3
