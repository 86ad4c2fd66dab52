"""Decides which interactions the bot acts on: each one once, and a limited number a person."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import discord

from bot.domain.limits import MAX_IN_FLIGHT
from bot.errors import Refusal, StoreError
from bot.jobs.uptime import Uptime
from bot.messaging.error_replies import reply_to
from bot.messaging.first_response import acknowledge_in_time
from bot.services.shared_results import Latest
from bot.store.held_shards import EVERY_SHARD, ShardClaims
from bot.views import custom_ids

CAPACITY = 10_000  # ids, or warned people, to remember; a second delivery comes within seconds
WARNING_INTERVAL = 5.0  # seconds between two warnings to a person; each costs as much as a press
_ALWAYS = {"privacy", *(kind.prefix for kind in custom_ids.PRIVACY)}


class InflightLimiter:
    """Counts what each person has in flight; whoever waits for each answer is never refused."""

    def __init__(self, max_in_flight: int = MAX_IN_FLIGHT, capacity: int = CAPACITY) -> None:
        self._max_in_flight = max_in_flight
        self._in_flight: dict[int, int] = {}
        self._warned_at = Latest[int, float](capacity)

    def enter(self, person: int, now: float) -> bool:
        """Return whether an interaction may run; if so, it is in flight until `leave`.

        `now` is in seconds of any monotonic clock. Instead of returning False it raises Refusal, at
        most once in `WARNING_INTERVAL`.
        """
        in_flight = self._in_flight.get(person, 0)
        if in_flight < self._max_in_flight:
            self._in_flight[person] = in_flight + 1
            return True
        if now - self._warned_at.get(person, -WARNING_INTERVAL) >= WARNING_INTERVAL:
            self._warned_at[person] = now
            raise Refusal("too-fast")
        return False

    def leave(self, person: int) -> None:
        left = self._in_flight.pop(person) - 1
        if left:
            self._in_flight[person] = left


class Admission:
    """Admits interactions, and keeps the tasks of those that are in flight."""

    def __init__(
        self,
        limiter: InflightLimiter | None = None,
        claims: ShardClaims = EVERY_SHARD,
        uptime: Uptime | None = None,
        is_shut_out: Callable[[int, int | None], bool] = lambda *_: False,
    ) -> None:
        self._is_shut_out = is_shut_out
        self._claims = claims
        self._uptime = uptime
        self._seen = Latest[int, None](CAPACITY)
        self._limiter = limiter or InflightLimiter()
        self._in_flight: set[asyncio.Task[object]] = set()

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Return whether to act on an interaction; then its task is in flight until it is done."""
        person, task = interaction.user.id, asyncio.current_task()
        if task is None or not self._is_new(interaction):
            return False
        try:
            admitted = await self._is_own(interaction) and self._limiter.enter(
                person, time.perf_counter()
            )
        except (Refusal, StoreError) as error:
            await reply_to(interaction, error)
            return False
        if admitted:
            self._in_flight.add(task)
            timer = acknowledge_in_time(interaction)
            task.add_done_callback(lambda done: self._done(done, person, timer))
            who = person, interaction.guild_id
            if self._is_shut_out(*who) and _called(interaction) not in _ALWAYS:
                await reply_to(interaction, Refusal("shut-out"))
                return False
        return admitted

    async def _is_own(self, interaction: discord.Interaction) -> bool:
        """Return whether this process may act, once lost time is given back; raises StoreError."""
        if not self._claims.is_sure and not await self._claims.confirm():
            return False
        if self._uptime is not None:
            await self._uptime.confirm(interaction.guild_id)
        return True

    async def drain(self, seconds: float | None = None) -> bool:
        """Wait at most `seconds` for what is in flight now; return whether all of it is done."""
        if self._in_flight:
            await asyncio.wait(set(self._in_flight), timeout=seconds)
        return not self._in_flight

    def _is_new(self, interaction: discord.Interaction) -> bool:
        delivered = hash((interaction.id, interaction.token))
        if delivered in self._seen:
            return False
        self._seen[delivered] = None
        return True

    def _done(self, task: asyncio.Task[object], person: int, timer: asyncio.TimerHandle) -> None:
        self._in_flight.discard(task)
        timer.cancel()
        self._limiter.leave(person)


def _called(interaction: discord.Interaction) -> str:
    """Return the name of a command, or the prefix of a button's custom id."""
    data: dict[str, Any] = dict(interaction.data or {})
    return str(data.get("name") or data.get("custom_id")).partition(":")[0]
