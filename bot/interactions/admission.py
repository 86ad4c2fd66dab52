"""Decides which interactions the bot acts on: each one once, and only so many of one person."""

import asyncio
import time

import discord

from bot.errors import StoreError, TooFastError
from bot.interactions.deduplicator import Deduplicator
from bot.interactions.inflight_limiter import InflightLimiter
from bot.messaging.acknowledgement import AcknowledgementTimer
from bot.messaging.error_replies import reply_to
from bot.store.shard_claims import EVERY_SHARD, ShardClaims


class Admission:
    """Admits interactions, and keeps the tasks of those that are in flight."""

    def __init__(
        self, limiter: InflightLimiter | None = None, claims: ShardClaims = EVERY_SHARD
    ) -> None:
        self._claims = claims
        self._deduplicator = Deduplicator()
        self._limiter = limiter or InflightLimiter()
        self._timer = AcknowledgementTimer()
        self._in_flight: set[asyncio.Task[object]] = set()

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Return whether to act on an interaction.

        If so, the running task counts as in flight until it is done.
        """
        person, task = interaction.user.id, asyncio.current_task()
        if task is None or not self._is_new(interaction):
            return False
        if not self._claims.is_sure and not await self._is_own(interaction):
            return False
        try:
            admitted = self._limiter.enter(person, time.perf_counter())
        except TooFastError as error:
            await reply_to(interaction, error)
            return False
        if admitted:
            self._in_flight.add(task)
            self._timer.add(interaction)
            task.add_done_callback(lambda done: self._done(done, interaction))
        return admitted

    async def _is_own(self, interaction: discord.Interaction) -> bool:
        """Find out whether no other process acts on an interaction, after a time of doubt."""
        try:
            return await self._claims.confirm()
        except StoreError as error:
            await reply_to(interaction, error)
            return False

    async def drain(self, seconds: float | None = None) -> bool:
        """Wait at most `seconds` for what is in flight now; return whether all of it is done."""
        if self._in_flight:
            await asyncio.wait(set(self._in_flight), timeout=seconds)
        return not self._in_flight

    def _is_new(self, interaction: discord.Interaction) -> bool:
        return self._deduplicator.is_new(hash((interaction.id, interaction.token)))

    def _done(self, task: asyncio.Task[object], interaction: discord.Interaction) -> None:
        self._in_flight.discard(task)
        self._timer.remove(interaction)
        self._limiter.leave(interaction.user.id)
