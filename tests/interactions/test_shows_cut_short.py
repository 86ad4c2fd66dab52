"""What people see of shows that end early, or while the store fails."""

from unittest.mock import AsyncMock

import pytest
from aiohttp import web

from bot.errors import EngineFailedError, StoreBusyError
from bot.services.engine_pool import EnginePool
from bot.store.matches.shows import ShowTable
from tests.chat.faults import CarryOut, Fault, limited, reset
from tests.chat.ids import Payload
from tests.chat.messages import custom_id_of
from tests.chat.payloads import press, slash
from tests.chat.people import another_channel
from tests.chat.world import World
from tests.hostile.bad_day import carried_out_late
from tests.interactions.stored import query
from tests.interactions.test_shows import running, waiting

playing = pytest.mark.parametrize("pause", [1.5])


async def delayed(carry_out: CarryOut) -> web.Response:
    """Carry a request out after ten seconds, even if its sender does not wait for it."""
    return await carried_out_late(10.0, carry_out)


def meet_frames(world: World, fault: Fault) -> None:
    world.session.draw = lambda route, _: fault if route == "own-edit" else None


@playing
@pytest.mark.parametrize("answered", [True, False])
async def test_stopped_while_a_frame_is_in_flight(world: World, answered: bool) -> None:
    """A show stays stopped where a frame comes late, and waits as long as Discord asks to."""
    board = await running(world)
    meet_frames(world, delayed if answered else limited(10.0))
    await world.advance(5)
    world.refuse_nothing()
    if not answered:
        world.refuse_always("callback", 404, 10062)
    await world.ann.click(board, "Stop")
    await world.advance(60)
    assert world.session.early == []
    assert "Stopped" in board.text


def stop(world: World, message: Payload) -> Payload:
    return press(world.ann.person, world.channel, message, custom_id_of(message, "Stop"))


@playing
async def test_stopped_after_another_while_frames_are_in_flight(world: World) -> None:
    """A show stays stopped if the late frame of one that was stopped before comes first."""
    former, elsewhere = await running(world), world.at(another_channel())
    meet_frames(world, delayed)
    await world.advance(5)
    world.begin(stop(world, former.message))
    await world.advance(1)
    world.begin(slash(world.ann.person, elsewhere.channel, "tictactoe watch", x="perfect"))
    await world.advance(5)
    world.refuse_nothing()
    await world.advance(1)
    (other,) = elsewhere.seen()
    await elsewhere.ann.click(other, "Stop")
    await world.advance(60)
    assert "Stopped" in former.text
    assert "Stopped" in other.text


@playing
async def test_stop_on_the_message_of_another(world: World) -> None:
    """*Stop* on the message of a show that is over ends no other one."""
    former = (await running(world)).message
    await world.send(stop(world, former))
    board = await running(world.at(another_channel()))
    await world.send(stop(world, former))
    await world.advance(60)
    assert "a draw" in board.text


async def test_an_engine_fails(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A show whose engine fails says that it was cut short."""
    monkeypatch.setattr(EnginePool, "choose", AsyncMock(side_effect=EngineFailedError))
    shown = (await world.ann.slash("tictactoe watch", variant="drop", x="perfect")).shown
    assert "stop early" in shown.text
    assert world.log.take()


@playing
async def test_a_store_that_fails(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A show plays to the end, after which its channel is free, once the store works again."""
    with monkeypatch.context() as failing:
        for name in ("set_message", "remove"):
            failing.setattr(ShowTable, name, AsyncMock(side_effect=StoreBusyError("it is full")))
        board = await running(world)
        await world.advance(30)
        assert "a draw" in board.text
        assert "already" in (await world.ann.slash("tictactoe watch")).said
    await world.advance(2)
    assert (await world.ann.slash("tictactoe watch")).said == ""


@waiting
async def test_stopped_while_discord_is_away(world: World) -> None:
    """A show whose end could not be shown at the stop is ended by the next start."""
    board = await running(world)
    meet_frames(world, reset)
    await world.client.finish()
    await world.stop()
    world.refuse_nothing()
    await world.start()
    assert "stop early" in board.text


@waiting
async def test_one_that_cannot_be_shown(world: World) -> None:
    """A show of an engine that is gone is logged; the others are cut short, and all forgotten."""
    boards = [await running(world), await running(world.at(another_channel()))]
    query(world.path, "UPDATE shows SET x_engine = 'gone' WHERE id = 1")
    await world.restart()
    assert "show not cut short: show=1" in world.log.take()
    assert ["stop early" in board.text for board in boards] == [False, True]
    assert (await world.ann.slash("tictactoe watch")).said == ""
