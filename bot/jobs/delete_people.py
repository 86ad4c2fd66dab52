"""Finishes deletions of people's data, and removes expired rows and withdrawn shares' messages."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from bot.discord_errors import NETWORK_ERRORS, ChannelClosedError
from bot.domain.post import Share
from bot.jobs.closed_channels import ClosedChannels
from bot.jobs.concurrent_steps import ConcurrentSteps
from bot.log import brief, log
from bot.messaging.channel_messages import ChannelMessages
from bot.services.deletions import Deletions
from bot.store.people.retention import RetentionTables
from bot.store.people.shares import ShareTable

_BATCH = 50


@dataclass(frozen=True)
class PeopleDeleter:
    """Finishes begun deletions, oldest first: long or interrupted ones, and those of `forget`."""

    deletions: Deletions

    async def run(self) -> None:
        for person in await self.deletions.table.pending():
            await self.deletions.finish(person)


@dataclass(frozen=True)
class RowRemover:
    """Removes what is kept for a limited time."""

    tables: RetentionTables
    now: Callable[[], datetime]

    async def run(self) -> None:
        await self.tables.remove_due(self.now())


@dataclass(frozen=True)
class ShareWithdrawer:
    """Deletes the messages of withdrawn shares: someone on them deleted their data."""

    table: ShareTable
    channel_messages: ChannelMessages
    closed: ClosedChannels
    in_flight: ConcurrentSteps = field(default_factory=ConcurrentSteps)

    async def run(self) -> None:
        """Delete every such message; those in a channel that is closed wait until it is open."""
        await self.in_flight.each(self._due, self._withdraw)

    async def _due(self, more_than: int) -> dict[Share, int]:
        return {it: it.channel_id for it in await self.table.withdrawn(_BATCH + more_than)}

    async def _withdraw(self, share: Share) -> bool:
        try:
            await self.channel_messages.delete(share.channel_id, share.message_id or 0)
        except ChannelClosedError:
            await self.closed.close(share.place)
        except NETWORK_ERRORS as error:
            facts = (share.kind, share.id, brief(error))
            log.warning("share not deleted: kind=%s number=%d error=%s", *facts)
        else:
            await self.table.remove(share)  # last, so that after a crash the message is still known
            return True
        return False
