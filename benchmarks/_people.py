"""People who play match after match on a Discord of the loopback, and how long they wait."""

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter

from aiohttp import web

from tests.wire.ids import Payload
from tests.wire.messages import BUTTON, components_in
from tests.wire.payloads import press, slash
from tests.wire.people import Person, Room, another_person, another_room
from tests.wire.server import Discord

PATIENCE = 3.0  # seconds that an answer may take
THOUGHT = 0.02  # seconds before each interaction; the example is deaf to what comes with its board


class People:
    """So many people at once, who only play while they are let.

    `took` holds how long each press was waited on, in seconds, `commands` how many matches were
    asked for and `errors` how much was never answered, all since they were last let. Who waits in
    vain waits as long as their `patience` lasts. `thought` is what they take before each press on
    average; both are in seconds. `engine` is whom they play, the usual one if None.
    """

    def __init__(
        self,
        discord: Discord,
        number: int,
        thought: float = THOUGHT,
        engine: str | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.took: list[float] = []
        self.commands = self.errors = 0
        self._discord, self._pause, self._patience = discord, thought, patience
        self._options = {"mark": "X"} | ({"engine": engine} if engine else {})
        self._rng = Random(number)
        self._may, self._left = asyncio.Event(), 0
        self._playing = number
        self._resting = asyncio.Event()
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._callback: Callable[[str, Payload], web.Response] = discord.chat.callback
        discord.chat.callback = self._answered  # type: ignore[method-assign]
        self._tasks = [asyncio.create_task(self._person()) for _ in range(number)]

    async def press(self, times: int) -> None:
        """Let everybody play on until they have pressed so often, and wait for the last answer."""
        self.took, self.commands, self.errors = [], 0, 0
        self._left = times
        self._resting.clear()
        self._may.set()
        await self._resting.wait()

    async def __aenter__(self) -> "People":
        return self

    async def __aexit__(self, *_: object) -> None:
        self._discord.chat.callback = self._callback  # type: ignore[assignment]
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _person(self) -> None:
        who, room = another_person(), another_room()
        await self._rest()
        while True:
            await self._thought()
            try:
                await self._match(who, room)
            except TimeoutError:
                self.errors += 1
                who, room = another_person(), another_room()

    async def _match(self, who: Person, room: Room) -> None:
        self.commands += 1
        message = await self._ask(slash(who, room, "tictactoe start", **self._options))
        while free := _free(message):
            await self._let()
            await self._thought()
            message = await self._press(who, room, message, self._rng.choice(free))

    async def _press(self, who: Person, room: Room, message: Payload, button: str) -> Payload:
        start = perf_counter()
        try:
            return await self._ask(press(who, room, message, button))
        finally:
            self.took.append(perf_counter() - start)

    async def _let(self) -> None:
        self._left -= 1
        if self._left < 0:
            self._may.clear()
            await self._rest()

    async def _thought(self) -> None:
        await asyncio.sleep(self._pause * self._rng.uniform(0.5, 1.5))

    async def _rest(self) -> None:
        if self._may.is_set():
            return
        self._playing -= 1
        if not self._playing:
            self._resting.set()
        await self._may.wait()
        self._playing += 1

    async def _ask(self, payload: Payload) -> Payload:
        """Send an interaction and return the message that answers it."""
        waiting = self._waiting[payload["token"]] = asyncio.get_running_loop().create_future()
        asked = await self._discord.send(payload)
        async with asyncio.timeout(self._patience):
            await waiting
        return self._discord.chat.messages[asked.message_id]

    def _answered(self, token: str, body: Payload) -> web.Response:
        response = self._callback(token, body)
        waiting = self._waiting.pop(token, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(None)
        return response


def _free(message: Payload) -> list[str]:
    cells = [item for item in components_in(message) if item["type"] == BUTTON][:9]
    return [str(cell["custom_id"]) for cell in cells if not cell.get("disabled")]
