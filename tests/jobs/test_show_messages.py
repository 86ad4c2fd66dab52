"""What people see of a show that ends early; no test waits for real."""

import asyncio
from collections.abc import Callable

import pytest
from aiohttp import web

from bot.errors import EngineFailedError
from bot.services.engine_pool import EnginePool
from engines.engine import Choice
from engines.turn import Turn
from tests.chat.clock import run_simulated
from tests.chat.faults import CALLBACK, CarryOut, Fault, answer
from tests.chat.ids import Payload
from tests.chat.messages import custom_id_of, text_of
from tests.chat.payloads import press, slash
from tests.chat.people import ANN, SERVER_CHANNEL, Channel, another_channel
from tests.hostile.bad_day import UNKNOWN_INTERACTION, carried_out_late, limited
from tests.hostile.loopback import Loopback, loopback

ASKED_TO_WAIT = 10.0
BEGUN = 5.0
"""Seconds after which the first frame is in flight."""


async def ask_to_wait(_: CarryOut) -> web.Response:
    """Refuse a request, and ask to wait."""
    return limited(ASKED_TO_WAIT, everywhere=False)


async def delay(carry_out: CarryOut) -> web.Response:
    """Carry a request out after some time, even if its sender does not wait for it."""
    return await carried_out_late(ASKED_TO_WAIT, carry_out)


async def refuse(_: CarryOut) -> web.Response:
    """Say that the time for an answer is over."""
    return answer(UNKNOWN_INTERACTION, 404)


def only(route: str, fault: Fault) -> Callable[..., Fault | None]:
    """Return a day on which one fault meets all requests of a kind."""

    def draw(drawn: str, _: str) -> Fault | None:
        return fault if drawn == route else None

    return draw


class Failing(EnginePool):
    """Has no engine that works."""

    async def choose(self, turn: Turn, who: int = 0) -> Choice:  # noqa: ARG002
        raise EngineFailedError


async def watch(bot: Loopback, channel: Channel = SERVER_CHANNEL, **options: str) -> Payload:
    """Have Ann start a show, and return its message."""
    [sent] = await bot.send([slash(ANN, channel, "tictactoe watch", **options)])
    return bot.chat.messages[sent.message_id]


def words(bot: Loopback, message: Payload) -> str:
    """Return what a message says now."""
    return text_of(bot.chat.messages[message["id"]])


async def stop(bot: Loopback, message: Payload) -> None:
    """Have Ann press *Stop*."""
    await bot.send([press(ANN, SERVER_CHANNEL, message, custom_id_of(message, "Stop"))])


@pytest.mark.parametrize(
    ("frame", "answered"), [(ask_to_wait, only(CALLBACK, refuse)), (delay, lambda *_, **__: None)]
)
def test_stopped_while_a_frame_is_in_flight(
    path: str, monkeypatch: pytest.MonkeyPatch, frame: Fault, answered: Callable[..., Fault | None]
) -> None:
    """A show stays stopped where a frame comes late, and waits as long as Discord asks to."""

    async def play() -> None:
        async with loopback(path) as bot:
            message = await watch(bot, x="perfect", o="perfect")
            with monkeypatch.context() as day:
                day.setattr(bot.session, "draw", only("own-edit", frame))
                await asyncio.sleep(BEGUN)
                day.setattr(bot.session, "draw", answered)
                await stop(bot, message)
            await bot.settle()
            assert bot.session.early == []
            assert "Stopped" in words(bot, message)

    run_simulated(play())


def test_stopped_after_another_while_frames_are_in_flight(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A show stays stopped if the late frame of one that was stopped before comes first."""

    async def play() -> None:
        async with loopback(path) as bot:
            with monkeypatch.context() as day:
                day.setattr(bot.session, "draw", only("own-edit", delay))
                former = await watch(bot, x="perfect", o="perfect")
                await asyncio.sleep(BEGUN)
                # Each waits for all answers, and so for the late frame.
                stopping = asyncio.create_task(stop(bot, former))
                await asyncio.sleep(1)
                watching = asyncio.create_task(watch(bot, another_channel(), x="perfect"))
                await asyncio.sleep(BEGUN)
            await asyncio.sleep(1)
            *_, message = bot.chat.messages.values()
            await asyncio.gather(stopping, watching, stop(bot, message))
            await bot.settle()
            assert "Stopped" in words(bot, former)
            assert "Stopped" in words(bot, message)

    run_simulated(play())


def test_stop_on_the_message_of_another(path: str) -> None:
    """*Stop* on the message of a show that is over ends no other one."""

    async def play() -> None:
        async with loopback(path) as bot:
            former = await watch(bot, x="perfect", o="perfect")
            await stop(bot, former)
            message = await watch(bot, another_channel(), x="perfect", o="perfect")
            await stop(bot, former)
            await bot.settle()
            assert "Stopped" not in words(bot, message)
            assert "It's a draw" in words(bot, message)

    run_simulated(play())


def test_an_engine_fails(path: str) -> None:
    """A show whose engine fails says that it was cut short, and has no *Stop* any more."""

    async def play() -> None:
        async with loopback(path, pool=Failing()) as bot:
            message = await watch(bot, variant="drop", x="perfect", o="perfect")
            await bot.settle()
            assert "stop early" in words(bot, message)

    run_simulated(play())
