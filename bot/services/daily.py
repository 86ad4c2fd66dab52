"""The service of the daily puzzle: open it, change the attempt, look at a finished one."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.domain.daily.attempt import AttemptTransition
from bot.domain.daily.days import number_at
from bot.domain.daily.played import Played
from bot.errors import Refusal
from bot.store.daily.puzzles import PuzzleTable
from engines.puzzles.days import puzzle


@dataclass(frozen=True)
class Daily:
    """The daily puzzles of people; no engine runs. `is_on` says whether the bot offers them."""

    table: PuzzleTable
    now: Callable[[], datetime]
    wake: Callable[[], None]
    is_on: bool

    async def open(self, person: int, number: int, guild_id: int | None) -> Played:
        """Return a person's attempt at a puzzle, 0 for today's; raises Refusal before its day."""
        today = number_at(self.now())
        number = number or today
        if not 0 < number <= today:
            raise Refusal("no-such-puzzle")
        return self._told(await self.table.open(person, number, puzzle(number), guild_id))

    async def finished(self, person: int, number: int) -> Played:
        """Return a person's attempt; raises Refusal if there is none or it goes on."""
        played = await self.table.find(person, number)
        if not played.attempt.is_over:
            raise Refusal("puzzle-not-over")
        return played

    async def change(self, person: int, number: int, transition: AttemptTransition) -> Played:
        """Apply a transition of `attempt` to a person's attempt; raises as `PuzzleTable.change`."""
        return self._told(await self.table.change(person, number, transition))

    def _told(self, played: Played) -> Played:
        # Just finished, or opened again in a place whose post may not show it yet.
        if played.attempt.is_over:
            self.wake()
        return played
