"""Servers that get the daily puzzle, on a Discord that keeps, refuses or loses their posts."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.domain.daily.attempt import Attempt, hinted, pressed
from bot.domain.shards import HeldShards, all_shards
from bot.jobs.closed_channels import ClosedChannels
from bot.jobs.post_puzzles import PuzzlePoster
from bot.jobs.work import earliest
from bot.store.daily.posts import PostTable
from bot.store.daily.puzzles import PuzzleTable
from bot.store.database import Database
from bot.store.people.preferences import PreferencesTable
from bot.store.places import ClosedChannelTable
from bot.store.upkeep.servers import JoinedServerTable, ServerSettingsTable
from bot.views.ui import Message
from engines.puzzles.days import number_of, puzzle
from tests.chat.messages import text_of
from tests.chat.until import until
from tests.conftest import first_due, visible

DAY = datetime(2026, 11, 23, tzinfo=UTC)
NUMBER = number_of(DAY.date())
SERVER, CHANNEL = 21, 31

Fault = Callable[[Callable[[], int]], Awaitable[int]]
"""What happens to a request: a function carries it out, and returns the message's id."""


def refused(status: int, code: int = 0) -> Fault:
    """Return a fault with which Discord carries nothing out."""

    async def fault(_: Callable[[], int]) -> int:
        raise http_error(status, code)

    return fault


def http_error(status: int, code: int) -> discord.HTTPException:
    """Return what discord.py raises for an answer of Discord's."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    response: Any = SimpleNamespace(status=status, reason="refused")
    return kinds.get(status, discord.HTTPException)(response, {"code": code, "message": "refused"})


async def lost(carry_out: Callable[[], int]) -> int:
    """Carry a request out, but have nobody told."""
    carry_out()
    raise OSError


class Killed(Exception):  # noqa: N818 - it is no error
    """The process was killed."""


@dataclass
class Chat:
    """All messages by their ids, with the channel of each; Discord knows a nonce for minutes.

    `faults` are those of the next posts in each channel, `edit_faults` those of the next edits.
    `limited` is how many requests wait for a rate limit, which lasts until the end of the test.
    """

    messages: dict[int, Message] = field(default_factory=dict)
    channels: dict[int, int] = field(default_factory=dict)
    faults: defaultdict[int, list[Fault]] = field(default_factory=lambda: defaultdict(list))
    edit_faults: list[Fault] = field(default_factory=list)
    limited: int = 0
    edits: list[int] = field(default_factory=list)
    client: SimpleNamespace = field(default_factory=lambda: SimpleNamespace(application_id=61))
    answered: Callable[[int], Awaitable[None]] = lambda _: asyncio.sleep(0)
    _nonces: dict[str, int] = field(default_factory=dict)

    async def send(self, channel_id: int, nonce: str, message: Message) -> int:
        """Post a message, once for each nonce."""
        assert len(nonce) <= 25
        posted = lambda: self._post(channel_id, nonce, message)  # noqa: E731
        sent = await _does(self.faults[channel_id], posted)
        await self.answered(channel_id)
        return sent

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        """Edit a message."""
        assert self.channels[message_id] == channel_id
        await _does(self.edit_faults, lambda: self._change(message_id, message))
        await self.answered(channel_id)

    async def wait_for_ever(self, _: Callable[[], int]) -> int:
        """Have a request wait for a rate limit."""
        self.limited += 1
        await asyncio.Event().wait()
        raise AssertionError

    def _post(self, channel_id: int, nonce: str, message: Message) -> int:
        if nonce not in self._nonces:
            self._nonces[nonce] = len(self.messages) + 1
            self.messages[self._nonces[nonce]] = message
            self.channels[self._nonces[nonce]] = channel_id
        return self._nonces[nonce]

    def _change(self, message_id: int, message: Message) -> int:
        if message_id not in self.messages:
            raise http_error(404, 10008)
        self.edits.append(message_id)
        self.messages[message_id] = message
        return message_id

    def forget_nonces(self) -> None:
        """Let some minutes pass."""
        self._nonces.clear()

    def posts(self) -> Counter[int]:
        """Return how many messages each channel has."""
        return Counter(self.channels.values())

    def texts(self) -> list[str]:
        """Return what the messages say, the oldest first."""
        return [text_in(message).strip() for message in self.messages.values()]


async def _does(faults: list[Fault], carry_out: Callable[[], int]) -> int:
    await asyncio.sleep(0)
    return await faults.pop(0)(carry_out) if faults else carry_out()


def text_in(message: Message) -> str:
    """Return what a message says."""
    return visible(text_of({"content": "", "components": message.to_components()}))


class Servers:
    """The store of a process that posts to a chat, at a time that the test sets."""

    def __init__(
        self,
        database: Database,
        chat: Chat | None = None,
        now: datetime = DAY,
        shards: HeldShards = all_shards,
    ) -> None:
        self.chat, self.now = chat or Chat(), now
        self.database, self.table = database, PostTable(database, shards)
        self.turns = 0
        self.die_after: int | None = None
        self.preferences = PreferencesTable(database)
        self.puzzles = PuzzleTable(database)
        self._shards = shards
        self.poster = self.restarted()

    def restarted(self) -> PuzzlePoster:
        """Return the job as a new process has it."""
        self.closed = ClosedChannels(
            ClosedChannelTable(self.database, self._shards), lambda: self.now
        )
        self.chat.answered = self.closed.answered
        settings, servers = ServerSettingsTable(self.database), JoinedServerTable(self.database)
        messages = cast(Any, self.chat)
        self.poster = PuzzlePoster(
            *(self.table, self.puzzles, settings, servers, messages, lambda: self.now, self._turn),
            self.closed,
        )
        return self.poster

    async def _turn(self) -> None:
        """Let others do something; after some turns the process dies with all that it does."""
        await asyncio.sleep(0)
        self.turns += 1
        if self.turns == self.die_after:
            for task in self.poster.in_flight.values():
                task.cancel()
            raise Killed

    async def want(self, server: int = SERVER, channel: int = CHANNEL, hour: int = 0) -> None:
        """Have a server choose a channel and an hour."""
        await self.table.set_channel(server, channel)
        await self.table.set_hour(server, hour)

    async def run(self, after: timedelta = timedelta()) -> datetime | None:
        """Let time pass, then the job do what is due, as far as Discord answers.

        Returns when the job runs next.
        """
        self.now += after
        await self.closed.run()
        hour = await self.poster.run()
        draw = await first_due(self.database, self.table.next_draw, self.now)
        await self.settle()
        return earliest(hour, draw)

    async def settle(self) -> None:
        """Let what is in flight land, but for what waits for a rate limit."""
        in_flight = self.poster.in_flight
        await until(lambda: len(in_flight) == self.chat.limited, "what is in flight")

    async def solve(
        self,
        person: int,
        tries: int = 1,
        *,
        server: int = SERVER,
        hint: bool = False,
        number: int = NUMBER,
    ) -> None:
        """Have a person open a puzzle on a server and solve it, as its service does."""
        moves = (*_wrong(number)[: tries - 1], *puzzle(number).line[::2])

        def play(attempt: Attempt) -> Attempt:
            attempt = hinted(attempt) if hint else attempt
            for move in moves:
                attempt = pressed(attempt, attempt.revision, move, self.now)
            return attempt

        await self.puzzles.open(person, number, puzzle(number), server)
        await self.puzzles.change(person, number, play)


def _wrong(number: int) -> list[int]:
    """Return first moves that do not solve a puzzle."""
    day = puzzle(number)
    return [move for move in day.position().legal_moves() if not day.is_right(move, 0)]
