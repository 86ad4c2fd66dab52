"""Posts the daily puzzle on servers that want it, and edits the posts as people solve it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.domain.daily.post import MOST_REFUSALS, Post, next_hour
from bot.errors import StoreError
from bot.log import brief, log
from bot.messaging.channel_messages import is_channel_gone, is_out_of_reach
from bot.messaging.delivery import NETWORK_ERRORS, is_refused
from bot.messaging.puzzle_messages import PuzzleMessages
from bot.store.daily.posts import PostTable
from bot.store.daily.puzzles import PuzzleTable
from bot.store.upkeep.servers import JoinedServerTable, ServerSettingsTable
from bot.views.puzzle_post import puzzle_post
from bot.views.ui import Message
from engines.puzzles.days import puzzle

POST_PAUSE = 0.2
"""Seconds between two posts or edits of posts: those of matches, and presses, come first."""
_BATCH = 1000


@dataclass
class PuzzlePoster:
    """Sends and edits posts, each when its `turn` has come; unless it `is_on` it sends no new ones.

    Discord is told of each in a task of its own, since a rate limit of one channel can last long.
    `finished` are the servers and numbers of puzzles that people have finished since the last run.
    """

    posts: PostTable
    puzzles: PuzzleTable
    settings: ServerSettingsTable
    servers: JoinedServerTable
    messages: PuzzleMessages
    now: Callable[[], datetime]
    turn: Callable[[], Awaitable[None]]
    is_on: bool = True
    finished: set[tuple[int, int]] = field(default_factory=set)
    in_flight: dict[tuple[int, int], asyncio.Task[None]] = field(default_factory=dict)
    _next_look: datetime | None = None

    async def run(self) -> datetime | None:
        """Send the posts that are due, then edit those that changed; return when more is due.

        Raises StoreError.
        """
        if self.is_on:
            await self._send_again()
            await self._send_due()
        await self._mark()
        await self._redraw()
        if self.is_on and await self.posts.to_send():
            return self.now()
        if not await self.posts.is_used():
            return None
        times = (next_hour(self.now()), await self.posts.next_redraw(self.now()))
        return min(time for time in times if time is not None)

    async def _send_again(self) -> None:
        """Send posts that may not have been sent before a crash; give older ones up."""
        for post in await self.posts.to_send():
            if post.key in self.in_flight:
                continue
            if post.may_be_sent(self.now()):
                await self.turn()
                self._begin(post, self._send)
            else:
                await self.posts.give_up(post)
                log.warning("puzzle given up: server=%d number=%d", *post.key)

    async def _send_due(self) -> None:
        last = 0
        while servers := await self.posts.due(self.now(), _BATCH, last):
            for server in servers:
                await self.turn()
                post = await self.posts.claim(server, self.now())
                if post is not None:
                    self._begin(post, self._send)
            last = servers[-1]

    async def _mark(self) -> None:
        """Mark the posts of finished puzzles; each hour, also those that a crash has left out."""
        finished = set(self.finished)
        await self.posts.mark(finished)
        self.finished -= finished
        now = self.now()
        if self._next_look is None or now >= self._next_look:
            await self.posts.mark_missed()
            self._next_look = next_hour(now)

    async def _redraw(self) -> None:
        while posts := await self._to_redraw():
            for post in posts:
                await self.turn()
                await self.posts.begin_redraw(post, self.now())
                self._begin(post, self._edit)

    async def _to_redraw(self) -> list[Post]:
        """Return posts to edit; one in flight keeps its mark, since it may show what was before."""
        found = await self.posts.to_redraw(self.now(), _BATCH)
        return [post for post in found if post.key not in self.in_flight]

    def _begin(self, post: Post, work: Callable[[Post], Coroutine[Any, Any, None]]) -> None:
        """Begin to send or edit a post, unless it is in flight."""
        if post.key not in self.in_flight:
            task = asyncio.create_task(self._tried(post, work(post)))
            self.in_flight[post.key] = task
            task.add_done_callback(lambda _: self.in_flight.pop(post.key))

    async def _tried(self, post: Post, work: Coroutine[Any, Any, None]) -> None:
        """Do what the store still knows of, if it fails: that is tried again."""
        try:
            await work
        except (StoreError, *NETWORK_ERRORS) as error:
            log.warning("puzzle not posted: server=%d number=%d error=%s", *post.key, brief(error))
        except Exception:
            log.exception("puzzle not posted: server=%d number=%d", *post.key)

    async def _send(self, post: Post) -> None:
        message = await self._drawn(post)
        try:
            sent = await self.messages.send(post.channel_id, post.nonce, message)
        except NETWORK_ERRORS as error:
            if not is_refused(error):
                raise
            await self._refused(post, error)
        else:
            await self.posts.sent(post, sent, self.now())
            log.info("puzzle posted: server=%d number=%d", *post.key)

    async def _refused(self, post: Post, error: BaseException) -> None:
        """Give a post up that Discord refuses, and stop after some; a channel that is gone, now."""
        refusals = MOST_REFUSALS if is_channel_gone(error) else int(is_out_of_reach(error))
        await self.posts.give_up(post, refusals=refusals)
        log.warning("puzzle refused: server=%d number=%d error=%s", *post.key, brief(error))

    async def _edit(self, post: Post) -> None:
        try:
            await self.messages.edit(post, await self._drawn(post))
        except NETWORK_ERRORS as error:
            if not is_out_of_reach(error):
                raise
            await self.posts.give_up(post)
        else:
            await self.posts.redrawn(post)

    async def _drawn(self, post: Post) -> Message:
        """Return what a post shows now: people are named only on the newest of a server."""
        settings = await self.settings.find(post.guild_id)
        locale = await self.servers.locale(self.messages.application_id, post.guild_id)
        language = settings.language_of_posts(locale)
        day = await self.puzzles.day(post.number, puzzle(post.number))
        solved = await self.posts.solved(post)
        opened = await self.puzzles.opened(*post.key, reader=0) if post.newest else []
        named = [it for it in opened if it.attempt.solved_at is not None]
        return puzzle_post(post.number, day, named, solved, language)
