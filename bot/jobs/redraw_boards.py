"""Brings boards up to date that no answer will edit.

These are the boards of expired matches and, after a crash, those of the last minute, which
`bot/store/upkeep/runs.py` marks. Less urgent are those that name people who deleted their data,
which `bot/store/people/deletions.py` marks.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.errors import StoreError
from bot.log import brief, log
from bot.messaging.board_messages import BoardMessages
from bot.messaging.delivery import NETWORK_ERRORS
from bot.store.matches.deadlines import DeadlineTable

PAUSE = 0.05
"""Seconds between two messages or edits: Discord takes 50 a second, and presses have priority."""
PATIENT_PAUSE = 1.5
"""Seconds between two edits that can wait: Discord takes about one a second in a channel."""

_BATCH = 50
_ROUNDS = 5
"""How often a board is drawn at most while it changes each time; then the others have a pause."""


@dataclass(frozen=True)
class BoardRedrawer:
    """Redraws the boards that the store has marked, with `pause` seconds between two edits."""

    board_messages: BoardMessages
    table: DeadlineTable
    now: Callable[[], datetime]
    pause: float

    urgent = True

    async def run(self) -> datetime | None:
        """Redraw every marked board; one that fails keeps its mark.

        One that changes meanwhile is drawn again, after the others. Returns now if a board is still
        marked. Raises StoreError, since all other boards would fail with it too.
        """
        failed: set[int] = set()
        for _ in range(_ROUNDS):
            if not await self._redraw_each(failed):
                break
        marked = await self.table.boards_to_redraw(1, urgent=self.urgent)
        return self.now() if marked else None

    async def _redraw_each(self, failed: set[int]) -> bool:
        """Redraw each marked board once, unless it has `failed`; return whether any was drawn."""
        drawn, last = False, None
        while ids := await self.table.boards_to_redraw(_BATCH, last, urgent=self.urgent):
            for match_id in ids:
                if match_id in failed:
                    continue
                if await self._redraw(match_id):
                    drawn = True
                else:
                    failed.add(match_id)
            last = ids[-1]
        return drawn

    async def _redraw(self, match_id: int) -> bool:
        """Redraw a board, and then pause; return whether it was drawn."""
        drawn = False
        try:
            await self.table.mark_redrawn(await self.board_messages.redraw_by_id(match_id))
            drawn = True
        except NETWORK_ERRORS as error:
            log.warning("board not redrawn: match=%d error=%s", match_id, brief(error))
        except StoreError:
            raise
        except Exception:
            log.exception("board not drawn: match=%d", match_id)
        await asyncio.sleep(self.pause)
        return drawn


class PatientRedrawer(BoardRedrawer):
    """Redraws those that are not urgent."""

    urgent = False
