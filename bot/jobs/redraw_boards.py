"""Brings boards up to date that no answer will edit: after a deadline, a crash or a deletion."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from bot.discord_errors import NETWORK_ERRORS, ChannelClosedError
from bot.errors import Refusal, StoreError
from bot.jobs.closed_channels import ClosedChannels
from bot.jobs.concurrent_steps import ConcurrentSteps
from bot.log import brief, log
from bot.messaging.board_messages import BoardMessages
from bot.store.matches.deadlines import DeadlineTable

# Seconds between two edits that can wait: Discord takes about one a second in a channel.
PATIENT_PAUSE = 1.5
BATCH = 50


@dataclass(frozen=True)
class BoardRedrawer:
    """Redraws the boards that the store has marked; those of one channel `pause` seconds apart."""

    board_messages: BoardMessages
    table: DeadlineTable
    now: Callable[[], datetime]
    pause: float
    closed: ClosedChannels
    in_flight: ConcurrentSteps = field(default_factory=ConcurrentSteps)

    urgent = True

    async def run(self) -> None:
        """Redraw marked boards, newest first; one that fails keeps its mark. Raises StoreError."""
        await self.in_flight.each(self._due, self._redraw)

    async def _due(self, more_than: int) -> dict[int, int]:
        """Return marked boards; those of games long abandoned lose the mark: a press draws them."""
        count = BATCH + more_than
        while boards := await self.table.boards_to_redraw(count, urgent=self.urgent):
            late = await self.table.unmark_late(min(boards), max(boards), self.now())
            if left := {match_id: boards[match_id] for match_id in boards if match_id not in late}:
                return left
        return {}

    async def _redraw(self, match_id: int) -> bool:
        drawn = None
        try:
            drawn = await self.board_messages.redraw_by_id(match_id)
            await self.table.mark_redrawn(drawn)
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
        await asyncio.sleep(self.pause)
        return drawn is not None

    async def _keep(self, match_id: int) -> None:
        """Keep the mark of a board that Discord does not let change, if it has to change."""
        place = await self.table.keep(match_id, self.now())
        if place is not None:
            await self.closed.close(place)


class PatientRedrawer(BoardRedrawer):
    """Redraws boards that can wait, such as those that name people who deleted their data."""

    urgent = False
