"""Takes over where a process has stopped: its shows, its last boards, and its engines' turns."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

import discord

from bot.domain.match import Match
from bot.jobs.show_runner import ShowRunner
from bot.log import log
from bot.messaging.board_messages import BoardMessages
from bot.messaging.match_log import log_move
from bot.services.engine_moves import EngineMoves
from bot.store.matches.playing import EngineTurnTable
from bot.store.upkeep.runs import RunTable

MAX_REDRAWN = 1000
"""How many boards are redrawn after an unclean stop; a press brings any other up to date."""


@dataclass(frozen=True)
class RunBeginner:
    """Begins the run of this process on the shards that it holds, on each of them once.

    `on_board_marked` is called when boards have to be redrawn.
    """

    table: RunTable
    shows: ShowRunner
    now: Callable[[], datetime]
    on_board_marked: Callable[[], None]

    async def run(self) -> datetime | None:
        """Begin it where it has not begun; raises StoreError, and can then do the rest later.

        Returns now if it has not begun on a shard that is held, otherwise None.
        """
        if not self.table.has_begun():
            await self._begin()
        return None if self.table.has_begun() else self.now()

    async def _begin(self) -> None:
        await self.shows.end_abandoned()
        out_of_date = await self.table.begin(MAX_REDRAWN)
        if out_of_date:
            log.warning("the last run did not stop cleanly: boards=%d", out_of_date)
            self.on_board_marked()


@dataclass(frozen=True)
class EngineResumer:
    """Begins the engine's turn in every match that waits for one and has none begun."""

    engine_moves: EngineMoves
    table: EngineTurnTable

    async def run(self) -> datetime | None:
        """Begin them, those first that have waited for longest; return when the next is due."""
        for match_id in await self.table.waiting():
            self.engine_moves.begin(match_id)
        return await self.table.next_due()


async def show_unseen(board_messages: BoardMessages, client: discord.Client, match: Match) -> None:
    """Show an engine's move that no answer is going to show."""
    log_move(match, client)
    await board_messages.redraw(match)
