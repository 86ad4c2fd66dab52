"""One bot that lives through a year, of which each act is drawn from the table of acts."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import cast

from bot.app.wiring import Options
from tests.chat.actors import Actor
from tests.chat.clock import SimulatedLoop
from tests.chat.ids import new_id
from tests.chat.people import MANAGER, MANAGERS, Channel, Person
from tests.chat.world import World
from tests.hostile.storm import ThinkingHere
from tests.hostile.watchdog import Watchdog
from tests.interactions.stored import query
from tests.year.state import Server, State, save

HOUR, DAY = 3600.0, 86_400.0
BEGINNING = datetime(2026, 11, 16, tzinfo=UTC)
CHANNELS, PEOPLE = 2, 5
"""How many there are on each server."""
ACTIVE = (1 * HOUR, 21 * HOUR)
"""The hours of a day in which people and hosts act; then all can become as it is to be."""
ACTS_A_DAY = 40
_ID = re.compile(r"(?<!\d)1[1-9]\d{17}(?!\d)")
_UNANSWERED = (AssertionError, RuntimeError, KeyError)
"""What tells people that no answer came, while Discord loses some."""
_MANAGER = {"permissions": MANAGER, "roles": (MANAGERS.id,)}


Act = Callable[["Year", Server], Awaitable[object]]
"""Has something happen on a server or everywhere; returns what, or None if it cannot be."""


class Lines(logging.Handler):
    """Finds people in the log, who are not named there."""

    def __init__(self, state: State) -> None:
        super().__init__(logging.INFO)
        self._state, self.naming = state, list[str]()

    def emit(self, record: logging.LogRecord) -> None:
        line = self.format(record)
        found = {int(it) for it in _ID.findall(line)}
        self.naming += [f"the log names someone: {line}"] if found & self._state.people else []


class Year:
    """The bot, and what happens to it: `acts` draw from its `state`."""

    def __init__(self, state: State, folder: Path, acts: Mapping[Act, int]) -> None:
        self.state, self.folder, self.rng = state, folder, state.rng
        self._acts, self._weights = [*acts], [*acts.values()]
        self.path = str(folder / "noughts.db")
        self.world = World(state.chat, self._options, self.path)
        self.world.routes.commands = state.commands
        self.lines = Lines(state)
        self.found: list[str] = []
        self.story: list[str] = []
        loop = cast("SimulatedLoop", asyncio.get_running_loop())
        loop.clock.now = max(loop.clock.now, state.time)

    def _options(self) -> Options:
        pool = ThinkingHere(Watchdog())
        return Options(
            now=self.now, rng=Random(self.state.seed + self.time), pool=pool, uptime=True
        )

    @property
    def time(self) -> float:
        """How many seconds of the year are over."""
        return asyncio.get_running_loop().time()

    def now(self) -> datetime:
        """Return what the host's clock shows."""
        return BEGINNING + timedelta(seconds=self.time + self.state.ahead)

    async def start(self) -> None:
        """Start the bot, and have it hear of its servers."""
        await self.world.start()
        self.world.session.draw = self.state.chat.draw
        logging.getLogger("noughts").addHandler(self.lines)
        await self.connect()

    async def connect(self) -> None:
        """Connect to Discord, which tells of all servers."""
        there = [it for it in self.state.servers if it.is_there]
        await self.world.client.on_servers_listed(0, 1, [it.id for it in there])
        await self.world.client.on_shard_connect(0)
        for it in there:
            await self.world.client.on_server_available(it.id, BEGINNING, it.channels[0], "en-US")
        await self.world.advance(1)

    async def stop(self, *, kill: bool = False) -> None:
        """Stop the bot or kill it."""
        logging.getLogger("noughts").removeHandler(self.lines)
        await (self.world.kill() if kill else self.world.stop())

    async def away(self, seconds: float) -> None:
        """Let time pass in which nobody could play."""
        self.state.down.append((self.time, self.time + seconds))
        await self.world.advance(seconds)

    def trouble(self, server: Server | None = None) -> None:
        """Note that something may have hindered posts until now, here or everywhere."""
        (server or self.state).calm = self.time

    def moment(self, stored: object) -> float:
        """Return when in the year a moment was that the bot has stored."""
        return int(str(stored)) / 1000 - BEGINNING.timestamp()

    def query(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        return query(self.path, sql, *values)

    async def day(self) -> None:
        """Have people act at all hours of a day."""
        begun = self.time
        number = min(ACTS_A_DAY, 2 * len(self.state.servers))
        for moment in sorted(self.rng.uniform(*ACTIVE) for _ in range(number)):
            await self.world.advance(max(0.0, begun + moment - self.time))
            if self.time < begun + ACTIVE[1]:
                await self._act()
        await self.world.advance(max(0.0, begun + DAY - 60 - self.time))

    async def _act(self) -> None:
        (act,) = self.rng.choices(self._acts, self._weights)
        there = [it for it in self.state.servers if it.is_there]
        with suppress(*(() if self.time > self.state.chat.bad_until else _UNANSWERED)):
            server = self.rng.choice(there or self.state.servers)
            self.story.append(f"{self.time:.0f} {act.__name__} {server.id}")
            self.state.done[act.__name__] += await act(self, server) is not None

    async def keep(self, copy: Path) -> None:
        """Store a copy from which all goes on, with the bot started again."""
        await self.stop()
        self.state.time, self.state.commands = self.time, self.world.routes.commands
        self.world.session.forget()
        save(self.state, self.folder, copy)
        await self.start()

    def actor(self, server: Server, person: int, **about: object) -> Actor:
        """Return someone in a channel of a server, who has not deleted their data from now on."""
        self.state.deleted.pop(person, None)
        place = Channel(self.rng.choice(server.channels), server.id)
        return Actor(self.world, Person(person, "someone", **about), place)  # type: ignore[arg-type]

    def manager(self, server: Server) -> Actor:
        """Return who may do all on a server."""
        return self.actor(server, server.people[0], **_MANAGER)

    def someone(self, server: Server) -> Actor:
        """Return someone who plays on a server; who deleted their data is seldom back."""
        gone = self.state.deleted.keys() | self.state.chat.absent
        people = [it for it in server.people[1:] if it not in gone]
        return self.actor(server, self.rng.choice(people or server.people[:1]))


def new_year(seed: int, servers: int) -> State:
    """Return a year that begins with some servers."""
    state = State(seed, Random(seed))
    for _ in range(servers):
        numbers = [int(new_id()) for _ in range(1 + CHANNELS + PEOPLE)]
        channels, people = numbers[1 : 1 + CHANNELS], numbers[1 + CHANNELS :]
        state.servers.append(Server(numbers[0], channels, people))
        state.chat.know(*(Channel(it, numbers[0]) for it in channels))
    return state
