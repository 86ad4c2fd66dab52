"""Reminds people that it is their move: an edited board notifies nobody."""

import asyncio

from bot.domain.match import Match, Person, Status
from bot.errors import ChannelGoneError
from bot.log import brief, log
from bot.messaging.channel_messages import ChannelMessages
from bot.messaging.network_errors import NETWORK_ERRORS
from bot.services.matches import Matches
from bot.services.preferences import PreferencesService
from bot.store.deadlines import DeadlineTable

_BATCH = 50


class ReminderSender:
    """At most one message a match stands in the channel: each replaces the one before."""

    def __init__(
        self,
        matches: Matches,
        people: PreferencesService,
        table: DeadlineTable,
        publisher: ChannelMessages,
        pause: float,
    ) -> None:
        self._matches, self._people, self._table = matches, people, table
        self._publisher, self._pause = publisher, pause

    async def remind_due(self) -> None:
        """Send every reminder that is due, and remove those of matches that are over."""
        while matches := await self._table.to_remind(self._matches.now(), _BATCH):
            for match in matches:
                await self._replace(match)

    async def _replace(self, match: Match) -> None:
        taken, former = await self._table.take_reminder(match)
        if not taken:
            return
        try:
            if former is not None:
                await self._publisher.delete(match, former)
            await self._table.reminded(match.id, await self._remind(match))
        except NETWORK_ERRORS as error:
            log.warning("reminder lost: match=%d error=%s", match.id, brief(error))
        await asyncio.sleep(self._pause)

    async def _remind(self, match: Match) -> int | None:
        person = match.to_move
        if match.status is not Status.LIVE or not isinstance(person, Person):
            return None
        if not match.place.can_edit or not (await self._people.of(person.id)).reminders:
            return None
        try:
            return await self._publisher.remind(match, person.id)
        except ChannelGoneError:
            await self._matches.channel_lost(match.id)
            return None
