"""Ends matches whose deadline has passed, and begins engines' turns that a process left behind."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from bot.domain.match import Match, Place
from bot.messaging.request_turns import URGENCY, Urgency
from bot.services.engine_moves import EngineMoves
from bot.services.matches import BATCH, Matches
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.playing import EngineTurnTable


@dataclass(frozen=True)
class MatchExpirer:
    """Ends matches whose deadline has passed, and calls `on_expired` for each.

    `present` returns which of some places are there: nobody loses where nobody can play.
    """

    matches: Matches
    table: DeadlineTable
    on_expired: Callable[[Match], None]
    present: Callable[[Collection[Place]], Awaitable[Collection[Place]]]

    async def run(self) -> None:
        """End due matches in places known to be there; one that fails waits. Raises StoreError."""
        waiting, asked, there = set[int](), set[Place | None]({None}), set[Place | None]({None})
        while due := await self._next(waiting):
            there |= {*await self.present({it for it in due.values() if it and it not in asked})}
            asked.update(due.values())
            ready = [match_id for match_id, place in due.items() if place in there]
            waiting |= due.keys() - await self._end(ready)

    async def _next(self, waiting: set[int]) -> dict[int, Place | None]:
        """Return more due matches, each with the place to ask for, without those that wait."""
        due = await self.table.due(self.matches.now(), BATCH + len(waiting))
        return {match_id: place for match_id, place in due.items() if match_id not in waiting}

    async def _end(self, ids: list[int]) -> set[int]:
        ended = await self.matches.end_due(ids) if ids else []
        for match in ended:
            self.on_expired(match)
        return {match.id for match in ended}


@dataclass(frozen=True)
class EngineResumer:
    """Begins the engine's turn where a match waits for one that has not begun, oldest first."""

    engine_moves: EngineMoves
    table: EngineTurnTable

    async def run(self) -> None:
        URGENCY.set(Urgency.PERSON)
        for match_id in await self.table.waiting():
            self.engine_moves.begin(match_id)
