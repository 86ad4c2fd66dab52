"""Simulates people who play matches on a loopback Discord, and measures how long they wait."""

import asyncio
from collections.abc import Callable, Mapping
from random import Random
from time import perf_counter

from aiohttp import web

from tests.chat.ids import Payload
from tests.chat.messages import BUTTON, TAKEN, components_in
from tests.chat.payloads import press, slash
from tests.chat.people import Channel, Person, another_channel, another_person
from tests.wire.server import Discord

PATIENCE = 3.0  # seconds that an answer may take
THOUGHT = 0.02  # seconds before each press; the example loses presses that come with its answer
NEW = 4
"""Of so many matches someone plays one whose name the bot has not seen before."""
_WAITS = "rf1:"  # the button of a board that waits for the bot's move
_LOOK_AGAIN = 0.05  # seconds


class People:
    """Simulated people who all play at the same time, but only during `press`.

    `took` is the answer time of each press in seconds, `commands` the number of started matches and
    `errors` the number of interactions without an answer, all since the last call of `press`. A
    person waits `patience` seconds for an answer, and `thought` seconds before each press on
    average. `options` are those of `/tictactoe start`.
    """

    def __init__(
        self,
        discord: Discord,
        number: int,
        thought: float = THOUGHT,
        options: Mapping[str, str] | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.took: list[float] = []
        self.commands = self.errors = 0
        self._discord, self._pause, self._patience = discord, thought, patience
        self._options = {"mark": "X", **(options or {})}
        self._rng = Random(number)
        self._allowed, self._left = asyncio.Event(), 0
        self._playing = number
        self._all_idle = asyncio.Event()
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._original_callback: Callable[[str, Payload], web.Response] = discord.chat.callback
        discord.chat.callback = self._callback_and_notify  # type: ignore[method-assign]
        self._tasks = [asyncio.create_task(self._person(at % NEW == 0)) for at in range(number)]

    async def press(self, times: int) -> None:
        """Let everybody play until they have pressed `times` times; wait for the last answer."""
        self.took, self.commands, self.errors = [], 0, 0
        self._left = times
        self._all_idle.clear()
        self._allowed.set()
        await self._all_idle.wait()

    async def __aenter__(self) -> "People":
        return self

    async def __aexit__(self, *_: object) -> None:
        self._discord.chat.callback = self._original_callback  # type: ignore[assignment]
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def channel(self) -> Channel:
        """Return a new channel to play in."""
        return another_channel()

    async def _person(self, is_new: bool) -> None:
        """Play one match after another, each as someone new if `is_new`."""
        who, channel = another_person(), self.channel()
        await self._wait_until_allowed()
        while True:
            await self._think()
            try:
                await self._match(who, channel)
                stays = not is_new
            except TimeoutError:
                self.errors += 1
                stays = False
            if not stays:
                who, channel = another_person(), self.channel()

    async def _match(self, who: Person, channel: Channel) -> None:
        message = await self.start(who, channel)
        while free_cells(message):
            await self._count_press()
            await self._think()
            message = await self.move(who, channel, message)

    async def start(self, who: Person, channel: Channel) -> Payload:
        """Return the board of a match that a person starts; raises TimeoutError."""
        self.commands += 1
        return await self._ask(slash(who, channel, "tictactoe start", **self._options))

    async def move(self, who: Person, channel: Channel, message: Payload) -> Payload:
        """Return the board after a person's move at random and the bot's; raises TimeoutError."""
        button = self._rng.choice(free_cells(message))
        message = await self._press(who, channel, message, button)
        return await self._until_moved(message)

    async def _until_moved(self, message: Payload) -> Payload:
        """Wait while a board says that the bot thinks, and return the board after that."""
        while any(it.get("custom_id", "").startswith(_WAITS) for it in components_in(message)):
            await asyncio.sleep(_LOOK_AGAIN)
            message = self._discord.chat.messages[message["id"]]
        return message

    async def _press(self, who: Person, channel: Channel, message: Payload, button: str) -> Payload:
        start = perf_counter()
        try:
            return await self._ask(press(who, channel, message, button))
        finally:
            self.took.append(perf_counter() - start)

    async def _count_press(self) -> None:
        self._left -= 1
        if self._left < 0:
            self._allowed.clear()
            await self._wait_until_allowed()

    async def _think(self) -> None:
        await asyncio.sleep(self._pause * self._rng.uniform(0.5, 1.5))

    async def _wait_until_allowed(self) -> None:
        if self._allowed.is_set():
            return
        self._playing -= 1
        if not self._playing:
            self._all_idle.set()
        await self._allowed.wait()
        self._playing += 1

    async def _ask(self, payload: Payload) -> Payload:
        """Send an interaction and return the message that answers it."""
        waiting = self._waiting[payload["token"]] = asyncio.get_running_loop().create_future()
        asked = await self._discord.send(payload)
        async with asyncio.timeout(self._patience):
            await waiting
        return self._discord.chat.messages[asked.message_id]

    def _callback_and_notify(self, token: str, body: Payload) -> web.Response:
        response = self._original_callback(token, body)
        waiting = self._waiting.pop(token, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(None)
        return response


Seat = tuple[Person, Channel, Payload]
"""A person who plays, where, and the board that they see."""


class Rounds:
    """People who all do the same at the same time: start a match, and move until it ends."""

    def __init__(self, discord: Discord, number: int, patience: float) -> None:
        self._people = People(discord, 0, patience=patience)
        self._places = [(another_person(), another_channel()) for _ in range(number)]
        self._live: list[Seat] = []

    async def start(self) -> None:
        """Let everybody start a match, each fourth as someone new."""
        self._places[::NEW] = [(another_person(), at) for _, at in self._places[::NEW]]

        async def start(who: Person, channel: Channel) -> Seat:
            return who, channel, await self._people.start(who, channel)

        self._live = await asyncio.gather(*(start(*place) for place in self._places))

    async def move(self) -> int:
        """Let everybody move whose match is live; return how many people that are."""

        async def move(who: Person, channel: Channel, board: Payload) -> Seat:
            return who, channel, await self._people.move(who, channel, board)

        moved = await asyncio.gather(*(move(*seat) for seat in self._live))
        self._live = [seat for seat in moved if free_cells(seat[2])]
        return len(moved)


def free_cells(message: Payload) -> list[str]:
    """Return the custom ids of the cells on a board where a person may move."""
    cells = [item for item in components_in(message) if item["type"] == BUTTON][:9]
    ids = [str(cell["custom_id"]) for cell in cells if not cell.get("disabled")]
    return [custom_id for custom_id in ids if not custom_id.startswith(TAKEN)]
