"""Runs arenas: makes their threads, begins and posts games, shows standings and podiums.

What is stored decides, so a look can end anywhere: a match of an arena without a message is posted
again, and so is all else whose message is not known.
"""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.domain.arena.arena import Arena, Phase
from bot.domain.arena.field import Field
from bot.domain.arena.pairing import due_at
from bot.domain.match import Match, Status
from bot.errors import StoreError
from bot.log import brief, log
from bot.messaging.arena_messages import ArenaMessages
from bot.messaging.delivery import NETWORK_ERRORS, is_refused
from bot.messaging.match_log import log_event
from bot.services.arenas import Arenas
from bot.services.matches import Matches
from bot.store.arena.rows import Evening
from bot.views.arena import arena_message, thread_name
from bot.views.ui import Message

EDIT_EVERY = timedelta(seconds=10)
"""How long after an edit of its message an arena may be edited again."""
LOOKS_FOR = timedelta(seconds=2)
"""After how long a look is tried again that did not come to its end."""
_BUSY_FOR = timedelta(seconds=10)
"""How often to look whether someone who plays elsewhere in the channel is free."""
_AT_LEAST = timedelta(seconds=1)
_LISTENS = 1.0
"""Seconds between two looks for arenas that became due while others are looked at."""


class ArenaRunner:
    """Looks at each arena that is due, in a task of its own: rate limits of a channel take long."""

    def __init__(
        self,
        arenas: Arenas,
        matches: Matches,
        messages: ArenaMessages,
        now: Callable[[], datetime],
    ) -> None:
        self._arenas = arenas
        self._table = arenas.table
        self._matches = matches
        self._messages = messages
        self._now = now

    async def run(self) -> datetime | None:
        """Look at every arena that is due; return when the next one is. Raises StoreError."""
        looks: dict[int, asyncio.Task[None]] = {}
        try:
            while True:
                looks = {arena_id: task for arena_id, task in looks.items() if not task.done()}
                for arena_id in await self._table.due(self._now()):
                    if arena_id not in looks:
                        looks[arena_id] = asyncio.create_task(self._tried(arena_id))
                if not looks:
                    return await self._table.next_due()
                first = asyncio.FIRST_COMPLETED
                await asyncio.wait(looks.values(), timeout=_LISTENS, return_when=first)
        finally:
            for task in looks.values():
                task.cancel()

    async def _tried(self, arena_id: int) -> None:
        """Look at an arena; what fails is tried again a little later, as the store says."""
        try:
            await self._look(arena_id)
        except (StoreError, *NETWORK_ERRORS) as error:
            log.warning("arena waits: arena=%d error=%s", arena_id, brief(error))
        except Exception:
            log.exception("arena not looked at: arena=%d", arena_id)

    async def _look(self, arena_id: int) -> None:
        now = self._now()
        until = now + LOOKS_FOR
        evening = await self._table.look(arena_id, now, until)
        if await self._has_place(evening):
            await self._arenas.begin_games(evening)
            await self._send_games(evening.arena)
        evening = await self._table.find(arena_id)
        await self._send_podium(evening)
        await self._redraw(evening)
        await self._table.set_due(arena_id, until, self._due(await self._table.find(arena_id)))

    async def _has_place(self, evening: Evening) -> bool:
        """Return whether an arena has its message and its thread; otherwise send what is missing.

        That marks the arena, so the next look follows at once.
        """
        arena = evening.arena
        if not arena.is_open:
            return True
        if arena.message_id is None:
            await self._announce(evening)
        elif evening.wants_thread:
            await self._make_thread(arena)
        return arena.message_id is not None and not evening.wants_thread

    async def _announce(self, evening: Evening) -> None:
        arena, field = evening.arena, evening.field
        try:
            sent = await self._messages.send_announcement(arena, arena_message(arena, field))
        except NETWORK_ERRORS as error:
            await self._refused(arena, error)
        else:
            await self._table.set_message(arena.id, sent)

    async def _make_thread(self, arena: Arena) -> None:
        """Make the thread of an arena; if Discord refuses it, its games lie in the channel."""
        thread: int | None = None
        try:
            thread = await self._messages.make_thread(arena, thread_name(arena))
        except NETWORK_ERRORS as error:
            if not is_refused(error):
                raise
            log.info("no thread: arena=%d error=%s", arena.id, brief(error))
        await self._table.set_thread(arena.id, thread)

    async def _send_games(self, arena: Arena) -> None:
        """Send the boards of the games that have no message, one after another."""
        for match_id in [it.id for it in await self._table.live(arena.id)]:
            match = await self._matches.find(match_id)
            if match.message_id is None and match.status is Status.LIVE:
                try:
                    await self._send_game(match)
                except NETWORK_ERRORS as error:
                    await self._refused(arena, error)
                    return

    async def _send_game(self, match: Match) -> None:
        await self._matches.table.count_untracked(match.id, 1)
        sent = await self._messages.send_game(match._replace(turn_since=self._now()))
        await self._matches.shown_at(match, sent)
        log_event("paired", match, self._messages.client)

    async def _refused(self, arena: Arena, error: BaseException) -> None:
        """End an arena whose place takes no messages, unless that may change: then raise."""
        if not is_refused(error):
            raise error
        log.info("arena unreachable: arena=%d error=%s", arena.id, brief(error))
        await self._arenas.lose_channel(arena)

    async def _send_podium(self, evening: Evening) -> None:
        arena = evening.arena
        if arena.phase is not Phase.OVER or evening.podium_id is not None:
            return
        sent = 0
        try:
            sent = await self._messages.send_podium(arena, arena_message(arena, evening.field))
        except NETWORK_ERRORS as error:
            if not is_refused(error):
                raise
        await self._table.set_podium(arena.id, sent)

    async def _redraw(self, evening: Evening) -> None:
        """Edit what an arena has sent, if it shows something older and was not edited just now."""
        arena, now = evening.arena, self._now()
        if not evening.redraw or now < evening.edited_at + EDIT_EVERY:
            return
        await self._table.begin_redraw(arena.id, now)
        shown = arena_message(arena, evening.field)
        if arena.message_id:
            await self._edit(arena.channel_id, arena.message_id, shown)
        if evening.podium_id:
            await self._edit(arena.place.channel_id, evening.podium_id, shown)
        await self._table.redrawn(arena.id)

    async def _edit(self, channel_id: int, message_id: int, shown: Message) -> None:
        try:
            await self._messages.edit(channel_id, message_id, shown)
        except NETWORK_ERRORS as error:
            if not is_refused(error):
                raise
            log.info("arena not redrawn: message=%d error=%s", message_id, brief(error))

    def _due(self, evening: Evening) -> datetime | None:
        """Return when to look at an arena again, unless it is marked before."""
        now, moments = self._now(), [due_at(evening.arena, evening.field)]
        if evening.redraw:
            moments.append(evening.edited_at + EDIT_EVERY)
        if evening.arena.phase is Phase.RUNNING and _waits_elsewhere(evening.field):
            moments.append(now + _BUSY_FOR)
        due = min([it for it in moments if it is not None], default=None)
        return due and max(due, now + _AT_LEAST)


def _waits_elsewhere(field: Field) -> bool:
    """Return whether someone who takes part plays another match where the games are."""
    return bool(field.busy.intersection(field.here) - field.playing)
