"""The service of arenas: announce them, take part, begin their games."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TypeVar

from bot.domain.arena import arena as transitions
from bot.domain.arena.arena import Arena
from bot.domain.arena.pairing import pairings
from bot.domain.limits import Pace
from bot.domain.match import Person
from bot.services.matches import Matches
from bot.store.arena.arenas import ArenaTable, Transition
from bot.store.arena.rows import Evening

T = TypeVar("T")

CLOCK_WAITS = timedelta(hours=1)
"""How long the clock of a match waits at most for the message that shows it."""
ANSWERED_WITHIN = timedelta(seconds=10)
"""After how long the bot announces an arena by itself, if the answer to the command did not."""


class Arenas:
    """The service of arenas; `on_changed` is called when the bot has to look at one."""

    def __init__(self, table: ArenaTable, matches: Matches, on_changed: Callable[[], None]) -> None:
        self.table = table
        self._matches = matches
        self._on_changed = on_changed

    async def announce(
        self, arena: Arena, minutes: int, starts_in: int, *, answered: bool, wants_thread: bool
    ) -> Evening:
        """Store an arena and return it with its id.

        An answer is going to announce it if it is `answered`, otherwise the bot does that by
        itself. Raises what `transitions.announced` and `ArenaTable.add` raise.
        """
        now = self._matches.now()
        announced = transitions.announced(arena, minutes, starts_in, now)
        due_at = now + ANSWERED_WITHIN if answered else now
        return await self._changed(self.table.add(announced, due_at, wants_thread=wants_thread))

    async def shown_at(self, arena_id: int, message_id: int) -> None:
        """Store which message announces an arena, unless one is known."""
        await self._changed(self.table.set_message(arena_id, message_id))

    async def join(self, arena_id: int, person: int) -> Evening:
        """Have someone take part, again if they have left or missed a game; return the arena.

        Raises BeingDeletedError and what `transitions.joined` raises.
        """
        now = self._matches.now()
        return await self._changed(
            self.table.take_part(
                arena_id,
                person,
                lambda arena, field: transitions.joined(arena, field, person, now),
            )
        )

    async def leave(self, arena_id: int, person: int) -> Evening:
        """Have someone take part no more; raises what `transitions.left` raises."""
        return await self._changed(
            self.table.take_part(
                arena_id, person, lambda arena, field: transitions.left(arena, field, person)
            )
        )

    async def start_now(self, arena_id: int, person: int, *, manages: bool) -> Evening:
        """Start an arena before its time; `manages` says whether a person manages the server.

        Raises NotArenaHostError and what `transitions.started_now` raises.
        """
        now = self._matches.now()
        return await self._change(
            arena_id, person, manages, lambda it, field: transitions.started_now(it, field, now)
        )

    async def end_now(self, arena_id: int, person: int, *, manages: bool) -> Evening:
        """End an arena before its time, as `start_now` starts it.

        Raises NotArenaHostError and what `transitions.ended_now` raises.
        """
        now = self._matches.now()
        return await self._change(
            arena_id, person, manages, lambda it, _: transitions.ended_now(it, now)
        )

    async def begin_games(self, evening: Evening) -> None:
        """Store a match for each two people who play next, if there are any."""
        arena, now = evening.arena, self._matches.now()
        # In a thread, so that nobody's press waits for it.
        for x, o in await asyncio.to_thread(pairings, arena, evening.field, now):
            match = self._matches.new(
                arena.place,
                Person(x),
                Person(o),
                "X",
                language=arena.language,
                variant=arena.variant,
                pace=Pace.QUICK,
                arena_id=arena.id,
            )
            waiting = match._replace(turn_since=match.turn_since + CLOCK_WAITS)
            stored = await self.table.pair(waiting)
            if stored is not None:
                self._matches.on_stored(stored)

    async def lose_server(self, guild_id: int) -> None:
        """End the arenas of a server that has removed the bot, their games without a result."""
        for arena in await self.table.open_in(guild_id):
            await self.lose_channel(arena)

    async def lose_channel(self, arena: Arena) -> None:
        """End an arena whose channel takes no messages any more, its games without a result."""
        now = self._matches.now()
        await self._changed(
            self.table.change(arena.id, lambda it, _: transitions.channel_lost(it, now))
        )
        for match in await self.table.live(arena.id):  # from now on no other begins
            await self._matches.channel_lost(match.id)

    async def _change(
        self, arena_id: int, person: int, manages: bool, transition: Transition
    ) -> Evening:
        found = await self.table.find(arena_id)
        transitions.refuse_unless_host(found.arena, person, manages=manages)
        return await self._changed(self.table.change(arena_id, transition))

    async def _changed(self, change: Awaitable[T]) -> T:
        changed = await change
        self._on_changed()
        return changed
