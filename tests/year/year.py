"""A bot that lives through a year, all of it but Discord and the clock."""

import asyncio
import pickle
import shutil
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar, cast

from bot.app.client import Noughts
from bot.app.wiring import Options
from bot.domain.shards import Shards, shard_of
from bot.store.held_shards import EVERY_SHARD, Advise, ShardClaims
from bot.store.upkeep.open_database import visit
from tests.chat.actors import Actor
from tests.chat.clock import SimulatedLoop
from tests.chat.ids import Payload, new_id
from tests.chat.people import MANAGE_ROLES, MANAGER, MANAGERS, Channel, Person
from tests.chat.world import World
from tests.hostile.storm import ThinkingHere
from tests.hostile.watchdog import Watchdog
from tests.year.discord import YearChat

T = TypeVar("T")

HOUR, DAY = 3600.0, 86_400.0
BEGINNING = datetime(2026, 11, 16, tzinfo=UTC)
CHANNELS, PEOPLE, ACTS_A_DAY = 2, 5, 40
ACTIVE = (1 * HOUR, 21 * HOUR)
"""The hours of a day in which people and hosts act; then all can become as it is to be."""
_UNANSWERED = (AssertionError, RuntimeError, LookupError)
"""What tells people that no answer came, while Discord loses some."""
_CHOSEN = """
SELECT guild_id, channel_id, NULL FROM puzzle_channels
UNION ALL SELECT guild_id, NULL, role_id FROM season_settings
"""
Rows = list[tuple[Any, ...]]
STATE = "state.pickle"


class NotNow(Exception):  # noqa: N818
    """An act cannot be done now."""


@dataclass
class Claims(ShardClaims):
    """The shards that a process always has."""

    held: Shards

    def shards(self) -> Shards:
        return self.held

    async def take(self, _: Advise, /) -> Shards:
        return self.held


@dataclass
class Server:
    """A server as its people know it; `chosen` are all roles, `calm` since when posts can come."""

    id: int
    channels: list[int]
    people: list[int]
    daily: int | None = None
    role: int | None = None
    chosen: set[int] = field(default_factory=set)
    calm: float = 0.0


class Backup(NamedTuple):
    """A file of the bot's folder; when it was made, and before which message."""

    time: float
    id: int
    file: str


@dataclass
class Year:
    """All that happens, and what people and hosts know of it; times are seconds of the year.

    `deleted` are people not back since, `gifts` roles given by hand, `turns` the last moves, `down`
    when nobody could play. At `lost` the host went back, `version` counts invented migrations.
    """

    seed: int
    rng: Random
    begun: float = 0.0
    servers: list[Server] = field(default_factory=list)
    chat: YearChat = field(default_factory=YearChat)
    commands: list[Payload] = field(default_factory=list)
    ahead: float = 0.0
    calm: float = 0.0
    next_id: int = 0
    checked: int = 0
    deleted: dict[int, float] = field(default_factory=dict)
    hiding: set[int] = field(default_factory=set)
    blocked: set[tuple[int, int]] = field(default_factory=set)
    gifts: set[tuple[str, str]] = field(default_factory=set)
    turns: dict[int, float] = field(default_factory=dict)
    down: list[tuple[float, float]] = field(default_factory=list)
    lost: float = 0.0
    lost_id: int = 0
    backups: list[Backup] = field(default_factory=list)
    version: int = 0
    done: Counter[str] = field(default_factory=Counter)
    found: list[str] = field(default_factory=list)
    story: list[str] = field(default_factory=list)

    @property
    def time(self) -> float:
        return asyncio.get_running_loop().time()

    @property
    def today(self) -> float:
        return self.time - self.time % DAY

    def now(self) -> datetime:
        return BEGINNING + timedelta(seconds=self.time + self.ahead)

    def moment(self, stored: int) -> float:
        """Return when in the year a moment was that the bot has stored."""
        return stored / 1000 - BEGINNING.timestamp()

    def live_in(self, folder: Path, path: str = "", processes: int = 1) -> None:
        """Have a database in a folder or, for some processes, on a server."""
        self.folder, self.path = folder, path or str(folder / "noughts.db")
        shards = [Shards(processes, frozenset({it})) for it in range(processes)]
        claims = [Claims(it) for it in shards] if path else [EVERY_SHARD]
        self.worlds = [World(self.chat, partial(self._options, it), self.path) for it in claims]
        for world in self.worlds:
            world.routes = self.worlds[0].routes
        self.worlds[0].routes.commands = self.commands
        clock = cast("SimulatedLoop", asyncio.get_running_loop()).clock
        clock.now = max(clock.now, self.begun)

    def _options(self, claims: ShardClaims) -> Options:
        rng, pool = Random(self.seed + self.time), ThinkingHere(Watchdog())
        return Options(now=self.now, rng=rng, pool=pool, claims=claims, uptime=True)

    async def start(self) -> None:
        for world in self.worlds:
            await world.start()
            world.session.draw = self.chat.draw
        await self.connect()

    async def connect(self) -> None:
        there = [it for it in self.servers if self.is_on(it)]
        for number, world in enumerate(self.worlds):
            own = [it.id for it in there if self.at(it) is world]
            await world.client.on_servers_listed(number, len(self.worlds), own)
            await world.client.on_shard_connect(number)
        for it in there:
            await self.client(it).on_server_available(it.id, BEGINNING, it.channels[0], "en-US")
        await self.advance(1)

    async def disconnect(self) -> None:
        for number, world in enumerate(self.worlds):
            await world.client.on_shard_disconnect(number)

    async def stop(self, *, kill: bool = False) -> None:
        for world in self.worlds:
            await (world.kill() if kill else world.stop())

    async def advance(self, seconds: float, soon: float = 0.0) -> None:
        await self.worlds[0].advance(max(0.0, seconds), soon)

    async def be_away(self, seconds: float) -> None:
        """Let time pass in which nobody could play, until the late evening at most."""
        seconds = min(seconds, self.today + ACTIVE[1] + HOUR - self.time)
        self.down.append((self.time, self.time + seconds))
        await self.advance(seconds)

    def at(self, server: Server) -> World:
        return self.worlds[shard_of(server.id, len(self.worlds))]

    def client(self, server: Server) -> Noughts:
        return self.at(server).client

    def is_on(self, server: Server) -> bool:
        return str(server.id) not in self.chat.left

    def is_calm(self, server: Server, since: float) -> bool:
        """Return whether nothing has hindered a server since a moment."""
        may_post = self.is_on(server) and str(server.id) not in self.chat.shut
        return may_post and max(server.calm, self.calm) <= since

    async def query(self, sql: str, *values: object) -> Rows:
        rows = await visit(self.path, lambda db: db.all(sql, values), read_only=True)
        return [tuple(it) for it in rows]

    async def who_hide(self) -> set[int]:
        """Return who hides their games, by what is stored."""
        return {it for (it,) in await self.query("SELECT person_id FROM people WHERE games = 0")}

    async def who_block(self) -> set[tuple[int, int]]:
        """Return pairs of who blocks and who is blocked, by what is stored."""
        rows = await self.query("SELECT person_id, blocked_id FROM blocks")
        return {(it, other) for it, other in rows}

    async def learn(self, *servers: Server) -> None:
        """Note what servers have chosen, as their pages say, and that posts may have been late."""
        rows = await self.query(_CHOSEN)
        for server in servers:
            server.calm = self.time
            own = [row for row in rows if row[0] == server.id]
            server.daily = next((it for _, it, _ in own if it in server.channels), None)
            server.role = next((it for *_, it in own if it and str(it) not in self.chat.gone), None)

    async def day(self, acts: "Acts") -> None:
        """Have people act at all hours of a day, which begins with what has never happened."""
        begun, number = self.today, min(ACTS_A_DAY, 2 * len(self.servers))
        likely: Acts = {act: 1 for act in acts if not self.done[act.__name__]} or acts
        for moment in sorted(self.rng.uniform(*ACTIVE) for _ in range(number)):
            await self.advance(begun + moment - self.time)
            if self.time < begun + ACTIVE[1]:
                (act,) = self.rng.choices([*likely], [*likely.values()])
                await self._do(act)
                likely = acts
        await self.advance(begun + DAY - 60 - self.time)

    async def _do(self, act: "Act") -> None:
        server = self.rng.choice([it for it in self.servers if self.is_on(it)] or self.servers)
        self.story.append(f"{self.time:.0f} {act.__name__} {server.id}")
        is_bad, before = self.time < self.chat.bad_until, self.deleted.copy()
        with suppress(NotNow, *(_UNANSWERED if is_bad else ())):
            await act(self, server)
            self.done[act.__name__] += 1
        if is_bad:  # nobody knows what has come of it
            await self.learn(*self.servers)
            self.hiding, self.blocked = await self.who_hide(), await self.who_block()
            self.deleted = {it: at for it, at in before.items() if it in self.deleted}

    def note_deletion(self, person: int) -> None:
        self.deleted[person] = self.time
        self.hiding.discard(person)
        self.blocked = {it for it in self.blocked if person not in it}

    def is_gone(self, person: int) -> bool:
        return person in self.deleted or str(person) in self.chat.absent

    def actor(self, server: Server, person: int, **about: Any) -> Actor:
        """Return someone in a channel of a server, who has not deleted their data from now on."""
        self.deleted.pop(person, None)
        place = Channel(self.rng.choice(server.channels), server.id)
        allowed = Channel(place.channel_id, server.id, allowed=place.allowed | MANAGE_ROLES)
        return Actor(self.at(server), Person(person, "someone", **about), allowed)

    def manager(self, server: Server, *roles: int) -> Actor:
        """Return someone who manages a server: at first who may do all."""
        person, held = server.people[bool(roles)], roles or (MANAGERS.id,)
        return self.actor(server, person, permissions=MANAGER, roles=held)

    def someone(self, server: Server, *among: int) -> Actor:
        people = [it for it in among or server.people[1:] if not self.is_gone(it)]
        return self.actor(server, self.rng.choice(people or server.people[:1]))

    def two(self, server: Server) -> tuple[Actor, Actor]:
        person, other = self.someone(server), self.someone(server)
        if person.id == other.id:
            raise NotNow
        return person, other.at(person.channel)

    def one_of(self, found: Sequence[T]) -> T:
        """Return any of what is there to act on."""
        if not found:
            raise NotNow
        return self.rng.choice(found)

    def save(self, copy: Path) -> None:
        """Forget what nobody looks at, and copy the folder, from which all goes on; it is off."""
        self.chat.forget_before(self.checked)
        for world in self.worlds:
            world.session.forget()
        self.down = [it for it in self.down if it[1] > self.time - 30 * DAY]
        self.story.clear()
        self.begun, self.checked = self.time, int(new_id())
        self.next_id, self.commands = self.checked + 1, self.worlds[0].routes.commands
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(self.folder, copy)
        state = {it.name: getattr(self, it.name) for it in fields(self)}
        (copy / STATE).write_bytes(pickle.dumps(state))


Act = Callable[[Year, Server], Awaitable[None]]
"""Has something happen on a server or everywhere; raises NotNow."""
Acts = Mapping[Act, float]
