"""Reminds people that it is their move, since Discord notifies nobody of an edited board."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.discord_errors import NETWORK_ERRORS, ChannelClosedError, ChannelGoneError
from bot.domain.match import Match, Person, Status
from bot.errors import StoreError
from bot.jobs.closed_channels import ClosedChannels
from bot.jobs.concurrent_steps import ConcurrentSteps
from bot.log import brief, log
from bot.messaging.channel_messages import ChannelMessages, ping_only
from bot.services.matches import Matches
from bot.store.matches.deadlines import DeadlineTable, ReservedReminder
from bot.store.people.preferences import PreferencesTable
from bot.views.notices import reminder

_BATCH = 50


@dataclass(frozen=True)
class ReminderSender:
    """Sends reminders, and deletes each one after the move."""

    matches: Matches
    preferences: PreferencesTable
    table: DeadlineTable
    channel_messages: ChannelMessages
    closed: ClosedChannels
    is_shut_out: Callable[[int], bool] = lambda _: False
    in_flight: ConcurrentSteps = field(default_factory=ConcurrentSteps)

    async def run(self) -> None:
        """Send due reminders, and delete those after which someone moved; raises StoreError."""
        await self.in_flight.each(self._due, self._replace)

    async def _due(self, more_than: int) -> dict[int, int]:
        return await self.table.to_remind(self.matches.now(), _BATCH + more_than)

    async def _replace(self, match_id: int) -> bool:
        """Replace or delete the reminder of a match; return whether nothing failed."""
        try:
            reminder = await self.table.reserve_reminder(match_id, self.matches.now())
            if reminder is not None:
                await self._send(reminder)
        except StoreError:
            raise
        except NETWORK_ERRORS as error:
            log.warning("reminder lost: match=%d error=%s", match_id, brief(error))
        except Exception:
            log.exception("reminder not sent: match=%d", match_id)
        else:
            return True
        return False

    async def _send(self, reminder: ReservedReminder) -> None:
        match, former = reminder.match, reminder.former
        stays = not await self._deleted(match, former)
        person = await self._to_remind(match) if reminder.is_due else None
        sent = None if person is None else await self._remind(match, person)
        if stays and sent is not None:  # what was sent has opened the archived thread
            await self._deleted(match, former)
        await self.table.set_reminder_message(match, former if stays and sent is None else sent)

    async def _deleted(self, match: Match, message_id: int | None) -> bool:
        """Delete a reminder, if there is one; return whether it is gone."""
        try:
            if message_id is not None:
                await self.channel_messages.delete(match.place.channel_id, message_id)
        except ChannelClosedError:
            await self.closed.close(match.place)
            return False
        return True

    async def _to_remind(self, match: Match) -> int | None:
        person = match.to_move
        if match.status is not Status.LIVE or not isinstance(person, Person):
            return None
        can_come = match.place.can_edit and not self.is_shut_out(person.id)
        wanted = can_come and (await self.preferences.of(person.id)).reminders
        return person.id if wanted else None

    async def _remind(self, match: Match, person: int) -> int | None:
        place, nonce = match.place.channel_id, f"{match.id}-{match.revision}"
        said, mentions = reminder(match, person), ping_only(person)
        try:
            return await self.channel_messages.send(place, nonce, said, mentions)
        except ChannelGoneError:
            await self.matches.channel_lost(match.id)
        except ChannelClosedError as error:
            found = match.id, place, brief(error)
            log.info("board unreachable: match=%d channel=%d error=%s", *found)
        return None
