"""Runs arenas: makes their threads, begins and posts games, shows standings and podiums.

What is stored decides, so a look can end anywhere: whatever has no known message is sent again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import TypeVar

from bot.discord_errors import NETWORK_ERRORS, MessageGoneError, RefusedError
from bot.domain.arena.arena import NO_HOST, Arena, Phase, advanced, ended_now
from bot.domain.arena.field import Field
from bot.domain.arena.pairing import due_at
from bot.domain.match import Match, Place, Status
from bot.domain.post import LATE, looked_for
from bot.errors import StoreError, UnreadableError
from bot.jobs.closed_channels import ClosedChannels
from bot.jobs.concurrent_steps import ConcurrentSteps
from bot.log import brief, log
from bot.messaging.channel_messages import NO_PINGS, ChannelMessages, ping_only, ping_role
from bot.messaging.match_log import log_event
from bot.messaging.request_turns import post_on
from bot.services.arenas import Arenas
from bot.services.matches import Matches
from bot.store.arena.evenings import EveningTable
from bot.store.arena.rows import StoredArena
from bot.views import ui
from bot.views.arena import arena_json, thread_name
from bot.views.board import match_message

T = TypeVar("T")

EDIT_EVERY = timedelta(seconds=10)  # between two edits of an arena's message
LOOKS_FOR = timedelta(seconds=2)  # until a look that did not come to its end is tried again
_BUSY_FOR = timedelta(seconds=10)  # until the next look whether someone who plays elsewhere is free
_AT_LEAST = timedelta(seconds=1)
_MOST = 100


@dataclass(frozen=True)
class ArenaRunner:
    """Looks at each arena that is due, in a task of its own: rate limits of a channel take long."""

    arenas: Arenas
    matches: Matches
    messages: ChannelMessages
    closed: ClosedChannels
    evenings: EveningTable
    role_to_call: Callable[[int], Awaitable[int]]
    looks: ConcurrentSteps = field(default_factory=partial(ConcurrentSteps, _MOST))
    edits: dict[int, asyncio.Task[bool]] = field(default_factory=dict)

    async def run(self) -> None:
        await self.looks.each(self._arenas_due, partial(self._tried, self._look))

    async def _arenas_due(self, _: int) -> dict[int, int]:
        return {arena_id: arena_id for arena_id in await self.arenas.table.due(self.matches.now())}

    async def _tried(self, step: Callable[[int], Awaitable[None]], arena_id: int) -> bool:
        """Look at an arena or edit it; what fails is tried again later, as the store says."""
        try:
            await step(arena_id)
        except (StoreError, *NETWORK_ERRORS) as error:
            log.warning("arena waits: arena=%d error=%s", arena_id, brief(error))
        except UnreadableError:
            await self.arenas.table.set_aside(arena_id)
        except Exception:
            log.exception("arena not looked at: arena=%d", arena_id)
        return True

    async def _look(self, arena_id: int) -> None:
        """Send what an arena lacks; a message or thread that it gets makes the next look due."""
        now = self.matches.now()
        until = now + LOOKS_FOR
        current = await self.arenas.table.change(arena_id, advanced, now, until)
        arena = current.arena
        if arena.is_open and arena.message_id is None:
            await self._announce(current)
        elif arena.is_open and arena.wants_thread and arena.thread_id is None:
            await self._make_thread(arena)
        else:
            await self.arenas.begin_games(current)
            await self._send_games(arena)
            shown = await self._shown(arena_id)
            await self.arenas.table.looked(arena_id, until, self._due(shown))

    async def _announce(self, current: StoredArena) -> None:
        """Announce an arena; an evening's is a post, which calls a role unless it is late."""
        arena, role, now = current.arena, 0, self.matches.now()
        is_late = looked_for(current.edited_at, now) is not None
        if arena.host == NO_HOST:
            post_on(arena.guild_id)
            if looked_for(current.edited_at, now, LATE) is None:
                role = await self.role_to_call(arena.guild_id)
        to = arena.channel_id, f"n{arena.id}", current.edited_at
        sent = await self._send(current, *to, role)
        if sent is None:
            await self.arenas.lose_channel(arena.id)
            await self.evenings.forget(arena.guild_id, arena.channel_id)
        else:
            if is_late:  # the message found may show an arena of a database that was lost since
                await self._edit(current, Place(arena.guild_id, arena.channel_id), sent)
            await self.arenas.table.set_message(arena.id, sent)

    async def _make_thread(self, arena: Arena) -> None:
        """Make the thread of an arena; if Discord refuses it, its games are sent to the channel."""
        message_id, name = arena.message_id or 0, thread_name(arena)
        made = self.messages.make_thread(arena.channel_id, message_id, name)
        await self.arenas.table.set_thread(arena.id, await _accepted(arena, made))

    async def _send_games(self, arena: Arena) -> None:
        for match_id in [match.id for match in await self.arenas.table.live(arena.id)]:
            match = await self.matches.find(match_id)
            if match.message_id is None and match.status is Status.LIVE:
                await self._send_game(arena, match)

    async def _send_game(self, arena: Arena, match: Match) -> None:
        """Send a board; a place that takes none ends the arena, and all of its games."""
        board = match_message(match._replace(turn_since=self.matches.now()))
        place, mentions = match.place.channel_id, ping_only(*match.people)
        about = looked_for(match.started_at, self.matches.now())
        sending = self.messages.send(place, f"a{match.id}", board, mentions, about=about)
        sent = await _accepted(arena, sending)
        if sent is None:
            await self.arenas.lose_channel(arena.id)
        else:
            _, revision = await self.matches.shown_at(match, sent)
            # The board was found as it was then, or the match changed before its board was known.
            if about or revision != match.revision:
                await self.matches.board_out_of_date(match.id)
            log_event("paired", match, self.messages.client)

    async def _shown(self, arena_id: int) -> StoredArena:
        """Send the podium of an arena that is over, and begin the edits; return the arena."""
        is_edited = arena_id in self.edits  # asked first: the read may miss the end of an edit
        current = await self.arenas.table.find(arena_id)
        arena = current.arena
        if arena.phase is Phase.OVER and current.podium_id is None:
            sent = await self._send(current, arena.place.channel_id, f"p{arena.id}", arena.ends_at)
            await self.arenas.table.set_podium(arena.id, sent or 0)
        may_edit = self.matches.now() >= current.edited_at + EDIT_EVERY
        if current.redraw and may_edit and not is_edited:
            # No game waits: Discord limits edits of messages older than an hour (error 30046).
            self.edits[arena_id] = asyncio.create_task(self._tried(self._redraw, arena_id))
            self.edits[arena_id].add_done_callback(lambda _: self.edits.pop(arena_id))
        return current

    async def _redraw(self, arena_id: int) -> None:
        """Edit the messages of an arena; a failed edit is repeated only if the arena is over."""
        current = await self.arenas.table.begin_edit(arena_id)
        arena, place = current.arena, current.arena.place
        announced = Place(arena.guild_id, arena.channel_id)
        is_shown = await self._edit(current, announced, arena.message_id) and await self._edit(
            current, place, current.podium_id
        )
        now, is_done = self.matches.now(), is_shown or arena.is_open
        await self.arenas.table.set_edited(arena_id, now, is_done=is_done)

    async def _send(
        self, current: StoredArena, channel_id: int, nonce: str, due: datetime, role: int = 0
    ) -> int | None:
        """Send a message that shows an arena; return its id, or None if Discord refuses it."""
        arena, mention = current.arena, ui.text(f"<@&{role}>" if role else "")
        message = ui.Message(mention, arena_json(arena, current.field))
        mentions = ping_role(role) if role else NO_PINGS
        send = partial(self.messages.send, channel_id, nonce, message, mentions)
        sent = await _accepted(arena, send(about=looked_for(due, self.matches.now())))
        # In the end the announcement has the podium's buttons, and may be taken for it.
        if sent and sent == arena.message_id:
            return await _accepted(arena, send())
        return sent

    async def _edit(self, current: StoredArena, place: Place, message_id: int | None) -> bool:
        """Have a message show an arena as it is; return whether it does, or there is none."""
        if not message_id:
            return True
        arena, message = current.arena, ui.Message(arena_json(current.arena, current.field))
        try:
            await self.messages.edit(place.channel_id, message_id, message)
        except RefusedError as error:
            log.info("arena refused: arena=%d error=%s", arena.id, brief(error))
            if not isinstance(error, MessageGoneError):
                await self.closed.close(place)
                return False
            if arena.is_open:  # without a message nobody could join or end it, or announce another
                await self.arenas.change(arena.id, ended_now)
        return True

    def _due(self, current: StoredArena) -> datetime | None:
        """Return when to look at an arena again, unless it is marked before."""
        now, moments = self.matches.now(), [due_at(current.arena, current.field)]
        if current.redraw:
            moments.append(current.edited_at + EDIT_EVERY)
        if current.arena.phase is Phase.RUNNING and _waits_elsewhere(current.field):
            moments.append(now + _BUSY_FOR)
        due = min([moment for moment in moments if moment is not None], default=None)
        return due and max(due, now + _AT_LEAST)


async def _accepted(arena: Arena, request: Awaitable[T]) -> T | None:
    """Return what Discord answers, or None if it refuses; raises what may go better later."""
    try:
        return await request
    except RefusedError as error:
        log.info("arena refused: arena=%d error=%s", arena.id, brief(error))
        return None


def _waits_elsewhere(field: Field) -> bool:
    return bool(field.busy.intersection(field.here) - field.playing)
