"""Brings boards up to date that no answer will edit.

These are the boards of expired matches and, after a crash, those of the last minute, which
`bot/store/upkeep/uptime.py` marks. Less urgent are those that name people who deleted their data,
which `bot/store/people/deletions.py` marks.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.errors import ChannelClosedError, Refusal, StoreError
from bot.jobs.closed_channels import ClosedChannels
from bot.log import brief, log
from bot.messaging.board_messages import BoardMessages
from bot.messaging.delivery import NETWORK_ERRORS
from bot.store.matches.deadlines import DeadlineTable

PAUSE = 0.05
"""Seconds between two messages or edits: Discord takes 50 a second, and presses have priority."""
PATIENT_PAUSE = 1.5
"""Seconds between two edits that can wait: Discord takes about one a second in a channel."""

BATCH = 50
IN_A_ROW = 1000
"""How many boards are drawn before those that were marked meanwhile have their turn."""
_ROUNDS = 5
"""How often a board is drawn at most while it changes each time; then the others have a pause."""


@dataclass(frozen=True)
class BoardRedrawer:
    """Redraws the boards that the store has marked, with `pause` seconds between two edits."""

    board_messages: BoardMessages
    table: DeadlineTable
    now: Callable[[], datetime]
    pause: float
    closed: ClosedChannels

    urgent = True

    async def run(self) -> None:
        """Redraw every marked board, the newest first; one that fails keeps its mark.

        One that changes meanwhile is drawn again, after the others. Abandoned games whose deadline
        passed long ago lose their marks: the next press draws them. Raises StoreError, since all
        other boards would fail with it too.
        """
        tries = Counter[int]()
        while await self._redraw_newest(tries):
            pass

    async def _redraw_newest(self, tries: Counter[int]) -> bool:
        """Redraw the newest marked boards, each once; return whether there were any to try.

        `tries` says how often those were tried whose marks are left.
        """
        tried, last = 0, None
        while ids := await self.table.boards_to_redraw(BATCH, last, urgent=self.urgent):
            late = await self.table.unmark_late(ids[-1], ids[0], self.now())
            for match_id in ids:
                if match_id not in late and tries[match_id] < _ROUNDS:
                    await self._redraw(match_id, tries)
                    tried += 1
            if tried >= IN_A_ROW:
                break
            last = ids[-1]
        return tried > 0

    async def _redraw(self, match_id: int, tries: Counter[int]) -> None:
        """Redraw a board, and then pause; one that fails is not tried again in this run."""
        before, after = tries.pop(match_id, 0), _ROUNDS
        try:
            drawn = await self.board_messages.redraw_by_id(match_id)
            after = 0 if await self.table.mark_redrawn(drawn) else before + 1
        except ChannelClosedError:
            await self._keep(match_id)
        except NETWORK_ERRORS as error:
            log.warning("board not redrawn: match=%d error=%s", match_id, brief(error))
        except StoreError:
            raise
        except Refusal:  # there is no such match
            pass
        except Exception:
            log.exception("board not drawn: match=%d", match_id)
        if after:
            tries[match_id] = after
        await asyncio.sleep(self.pause)

    async def _keep(self, match_id: int) -> None:
        """Keep the mark of a board that Discord does not let change, if it may name the deleted."""
        place = await self.table.keep_for_deleted(match_id)
        if place is not None:
            await self.closed.close(place)


class PatientRedrawer(BoardRedrawer):
    """Redraws those that are not urgent."""

    urgent = False
