"""The service of the daily puzzle: open it, make a move, take the hint, give up."""

from collections.abc import Callable
from datetime import datetime
from functools import partial

from bot.domain.daily.attempt import given_up, hinted, pressed
from bot.domain.daily.days import number_at
from bot.domain.daily.played import Played
from bot.errors import NoSuchPuzzleError, PuzzleNotOverError
from bot.store.daily.puzzles import PuzzleTable, Transition
from engines.puzzles.days import puzzle


class Daily:
    """The daily puzzles of people, which `table` has; the time comes from `now`.

    No engine runs. `is_on` says whether the bot offers them. `on_finished` is called after someone
    has finished one.
    """

    def __init__(
        self,
        table: PuzzleTable,
        now: Callable[[], datetime],
        on_finished: Callable[[], None],
        *,
        is_on: bool = True,
    ) -> None:
        self.table = table
        self.now = now
        self.is_on = is_on
        self.on_finished = on_finished

    async def open(self, person: int, number: int, guild_id: int | None) -> Played:
        """Return a person's attempt at the puzzle with a number, 0 being today's.

        Raises NoSuchPuzzleError for a day that has not begun.
        """
        today = number_at(self.now())
        number = number or today
        if not 0 < number <= today:
            raise NoSuchPuzzleError
        return await self.table.open(person, number, puzzle(number), guild_id)

    async def finished(self, person: int, number: int) -> Played:
        """Return a person's attempt; raises NoSuchPuzzleError, PuzzleNotOverError."""
        played = await self.table.find(person, number)
        if not played.attempt.is_over:
            raise PuzzleNotOverError
        return played

    async def press(self, person: int, number: int, revision: int, cell: int) -> Played:
        """Make a move, or do nothing on an old board; raises as `attempt.pressed`."""
        move = partial(pressed, revision=revision, cell=cell, now=self.now())
        return await self._change(person, number, move)

    async def hint(self, person: int, number: int) -> Played:
        """Store that a person has the hint; raises NoSuchPuzzleError."""
        return await self._change(person, number, hinted)

    async def give_up(self, person: int, number: int) -> Played:
        """Store that a person gives up; raises NoSuchPuzzleError."""
        return await self._change(person, number, given_up)

    async def _change(self, person: int, number: int, transition: Transition) -> Played:
        played = await self.table.change(person, number, transition)
        if played.attempt.is_over:
            self.on_finished()
        return played
