"""Has engines think about the matches that wait for them, as after a restart."""

from bot.services.engine_moves import EngineMoves
from bot.store.matches.engine_turns import EngineTurnTable


class EngineResumer:
    """Begins the engine's turn in every match that waits for one and has none begun."""

    def __init__(self, engine_moves: EngineMoves, table: EngineTurnTable) -> None:
        self._engine_moves, self._table = engine_moves, table

    async def resume_all(self) -> None:
        """Begin them, those first that have waited for longest; raises StoreError."""
        for match_id in await self._table.waiting():
            self._engine_moves.begin(match_id)
