"""The service of arenas: announce them, take part, begin their games."""

import asyncio

from bot.domain.arena.arena import Arena, announced, ended_now
from bot.domain.arena.pairing import pairings
from bot.domain.limits import CLOCK_WAITS, Pace
from bot.domain.match import Person
from bot.errors import Refusal
from bot.services.matches import Matches
from bot.store.arena.arenas import ArenaTable, ArenaTransition, Presence
from bot.store.arena.rows import StoredArena


class Arenas:
    """The service of arenas."""

    def __init__(self, table: ArenaTable, matches: Matches) -> None:
        self.table = table
        self._matches = matches

    async def announce(self, arena: Arena, minutes: int, starts_in: int) -> int:
        """Store an arena, which the bot then announces, and return its id.

        Raises Refusal if the channel has one, and as `announced` and `ArenaTable.add`.
        """
        now = self._matches.now()
        arena_id = await self.table.add(announced(arena, minutes, starts_in, now), now)
        self._matches.wake()
        if arena_id is None:
            raise Refusal("arena-here")
        return arena_id

    async def change(self, arena_id: int, transition: ArenaTransition) -> StoredArena:
        current = await self.table.change(arena_id, transition, self._matches.now())
        self._matches.wake()
        return current

    async def take_part(self, arena_id: int, person: int, presence: Presence) -> StoredArena:
        """Have someone take part or leave; raises Refusal as `ArenaTable.take_part`."""
        now = self._matches.now()
        current = await self.table.take_part(arena_id, person, presence, now)
        self._matches.wake()
        return current

    async def begin_games(self, current: StoredArena) -> None:
        """Store a match for each two people who play next, if there are any."""
        arena, now = current.arena, self._matches.now()
        # In a thread, so that nobody's press waits for it.
        for x, o in await asyncio.to_thread(pairings, arena, current.field, now):
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
            # Its clock starts when its board is shown, see `Matches.shown_at`.
            waiting = match._replace(turn_since=match.turn_since + CLOCK_WAITS)
            stored = await self.table.pair(waiting)
            if stored is not None:
                self._matches.stored(stored)

    async def lose_channel(self, arena_id: int) -> None:
        """End an arena whose channel takes no messages any more, its games without a result."""
        await self.change(arena_id, ended_now)
        live = await self.table.live(arena_id)  # from now on no other begins
        await self._matches.channels_lost([match.id for match in live])
