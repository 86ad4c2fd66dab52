"""Posts the daily puzzle on servers that want it, and edits the posts as people solve it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime

from bot.domain.daily.post import MOST_REFUSALS, Post, next_hour
from bot.errors import StoreError
from bot.log import brief, log
from bot.messaging.channel_messages import is_channel_gone, is_out_of_reach
from bot.messaging.delivery import NETWORK_ERRORS, is_refused
from bot.messaging.plain_messages import PlainMessages
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
    """

    posts: PostTable
    puzzles: PuzzleTable
    settings: ServerSettingsTable
    servers: JoinedServerTable
    messages: PlainMessages
    now: Callable[[], datetime]
    turn: Callable[[], Awaitable[None]]
    is_on: bool = True
    in_flight: dict[tuple[int, int], asyncio.Task[None]] = field(default_factory=dict)

    async def run(self) -> datetime | None:
        """Send the posts that are due, and edit those that changed; return when more is due.

        Raises StoreError.
        """
        hour, in_flight = next_hour(self.now()), self.in_flight.copy()
        for post in await self.posts.to_draw(self.now(), _BATCH):
            # One in flight keeps its mark, since it may show what was before. Once it has landed,
            # it is no longer as it was read.
            if post.key not in in_flight:
                await self._draw_again(post)
        if self.is_on:
            await self._send_due()
        if not await self.posts.is_used():
            return None
        times = (hour, await self.posts.next_draw(self.now()))
        return min(time for time in times if time is not None)

    async def _draw_again(self, post: Post) -> None:
        """Edit a post, or send one that may not have been sent; give it up if it is too late."""
        if post.message_id is None and not (self.is_on and post.may_be_sent(self.now())):
            await self.posts.give_up(post)
            log.warning("puzzle given up: server=%d number=%d", *post.key)
            return
        await self.turn()
        await self.posts.begin(post, self.now())
        self._draw(post)

    async def _send_due(self) -> None:
        last = 0
        while post := await self.posts.claim(self.now(), last):
            last = post.guild_id
            await self.turn()
            self._draw(post)

    def _draw(self, post: Post) -> None:
        """Begin to send or edit a post, unless it is in flight."""
        if post.key not in self.in_flight:
            task = asyncio.create_task(self._tried(post))
            self.in_flight[post.key] = task
            task.add_done_callback(lambda _: self.in_flight.pop(post.key))

    async def _tried(self, post: Post) -> None:
        """Tell Discord of a post; what fails is tried again, as the store says."""
        try:
            await self._tell(post)
        except (StoreError, *NETWORK_ERRORS) as error:
            log.warning("puzzle not posted: server=%d number=%d error=%s", *post.key, brief(error))
        except Exception:
            log.exception("puzzle not posted: server=%d number=%d", *post.key)

    async def _tell(self, post: Post) -> None:
        shown, message_id = await self._shown(post), post.message_id
        try:
            if message_id is None:
                message_id = await self.messages.send(post.channel_id, post.nonce, shown)
                log.info("puzzle posted: server=%d number=%d", *post.key)
            else:
                await self.messages.edit(post.channel_id, message_id, shown)
        except NETWORK_ERRORS as error:
            if not is_refused(error):
                raise
            if message_id is None:
                await self._refused(post, error)
                return
            # Its next change is shown if Discord takes edits again by then.
        await self.posts.drawn(post, message_id)

    async def _refused(self, post: Post, error: BaseException) -> None:
        """Give a post up that Discord does not send.

        After some of these, or if the channel is gone, the server gets no more.
        """
        refusals = MOST_REFUSALS if is_channel_gone(error) else int(is_out_of_reach(error))
        log.warning("puzzle refused: server=%d number=%d error=%s", *post.key, brief(error))
        await self.posts.give_up(post, refusals=refusals)

    async def _shown(self, post: Post) -> Message:
        """Return what a post shows now: people are named only on the newest of a server.

        A message that is not known names nobody: Discord may never tell of it, and nothing reaches
        it then. Those who had solved it before are named by an edit.
        """
        settings = await self.settings.find(post.guild_id)
        application_id = self.messages.client.application_id or 0
        locale = await self.servers.locale(application_id, post.guild_id)
        language = settings.language_of_posts(locale)
        day = await self.puzzles.day(post.number, puzzle(post.number))
        solved = await self.posts.solved(post)
        opened = await self.puzzles.opened(*post.key, reader=0) if post.is_known_newest else []
        named = [it for it in opened if it.attempt.solved_at is not None]
        return puzzle_post(post.number, day, named, solved, language)
