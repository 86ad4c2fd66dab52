"""Takes over the turns of engines where a process has stopped."""

from dataclasses import dataclass

from bot.messaging.request_turns import URGENCY, Urgency
from bot.services.engine_moves import EngineMoves
from bot.store.matches.playing import EngineTurnTable


@dataclass(frozen=True)
class EngineResumer:
    """Begins the engine's turn in each match that waits and has none begun, longest wait first."""

    engine_moves: EngineMoves
    table: EngineTurnTable

    async def run(self) -> None:
        URGENCY.set(Urgency.PERSON)
        for match_id in await self.table.waiting():
            self.engine_moves.begin(match_id)
