"""What goes wrong between the bot and Discord, request by request."""

import asyncio
from functools import partial
from http import HTTPStatus
from random import Random

from aiohttp import web

from tests.chat import faults
from tests.chat.faults import CarryOut, Fault
from tests.wire.losses import ALREADY_ANSWERED, UNKNOWN_INTERACTION

_OF_THE_BOT = ("edit", "delete", "channel", "post", "thread")
_ONE_IN = 7
_BUSY = (500, 502, 503, 504)
_PAUSES = (0.01, 0.02, 0.05, 0.05, 0.5, 2.0, 6.0)
_DELAYS = (0.1, 0.9, 1.1, 2.5, 3.5)


async def _limited_by_header(seconds: float, _: CarryOut, *, everywhere: bool) -> web.Response:
    headers = {"Retry-After": str(seconds), "Via": "1.1 wire"}
    text = "Slow down." + " All of you." * everywhere
    return web.Response(status=429, headers=headers, text=text)


async def _already_answered(carry_out: CarryOut) -> web.Response:
    """Say that there is an answer already, which this request has given just now."""
    response = carry_out()
    return await ALREADY_ANSWERED(carry_out) if response.status == HTTPStatus.OK else response


async def carried_out_late(seconds: float, carry_out: CarryOut) -> web.Response:
    done: asyncio.Future[web.Response] = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().call_later(seconds, lambda: _settle(done, carry_out()))
    return await done


def _settle(done: asyncio.Future[web.Response], response: web.Response) -> None:
    if not done.done():
        done.set_result(response)


class BadDay:
    """Draws what happens to each request; nothing goes wrong until `is_on` is set."""

    def __init__(self, rng: Random) -> None:
        self._rng, self.is_on = rng, False
        self._sent: set[str] = set()

    def draw(self, route: str, path: str) -> Fault | None:
        """Return what goes wrong with a request, if anything: none sent before is refused."""
        again = path in self._sent
        self._sent.add(path)
        rng = self._rng
        if not self.is_on or rng.randrange(_ONE_IN):
            return None
        late = partial(carried_out_late, rng.choice(_DELAYS))
        drawn: list[Fault] = [self._busy(), self._limit(route), self._proxy(200), late]
        drawn += [faults.reset, faults.lost, faults.silent]
        if route == faults.CALLBACK and not again:
            drawn += [UNKNOWN_INTERACTION, _already_answered]
        return rng.choice(drawn)

    def _busy(self) -> Fault:
        """Return an error of Discord's, or of a proxy's, which may have passed the request on."""
        status = self._rng.choice(_BUSY)
        of_discord = faults.refused(status, {"message": f"{status}", "code": 0})
        return self._rng.choice((of_discord, self._proxy(status)))

    def _proxy(self, status: int) -> Fault:
        return self._rng.choice((faults.page_instead(status), faults.page_although(status)))

    def _limit(self, route: str) -> Fault:
        """Return a rate limit; only what needs the bot's token can have one for all routes."""
        everywhere = route in _OF_THE_BOT and self._rng.random() < 0.3
        pause = self._rng.choice(_PAUSES)
        if self._rng.random() < 0.25:
            return partial(_limited_by_header, pause, everywhere=everywhere)
        return faults.limited(pause, everywhere=everywhere)
