"""Has engines think about the matches that wait for them, and shows moves that no answer shows."""

from datetime import datetime

import discord

from bot.domain.match import Match
from bot.messaging.board_messages import BoardMessages
from bot.messaging.match_log import log_move
from bot.services.engine_moves import EngineMoves
from bot.store.matches.engine_turns import EngineTurnTable


class EngineResumer:
    """Begins the engine's turn in every match that waits for one and has none begun."""

    def __init__(self, engine_moves: EngineMoves, table: EngineTurnTable) -> None:
        self._engine_moves = engine_moves
        self._table = table

    async def run(self) -> datetime | None:
        """Begin them, those first that have waited for longest; return when the next is due."""
        for match_id in await self._table.waiting():
            self._engine_moves.begin(match_id)
        return await self._table.next_due()


async def show_unseen(board_messages: BoardMessages, client: discord.Client, match: Match) -> None:
    """Show an engine's move that no answer is going to show."""
    log_move(match, client)
    await board_messages.redraw(match)
