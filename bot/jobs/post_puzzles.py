"""Posts the daily puzzle on servers that want it, and edits the posts as people solve it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial

from bot.domain.daily.post import AGAIN, MOST_REFUSALS, SEVERAL, Post, next_hour
from bot.errors import StoreError
from bot.jobs.closed_channels import ClosedChannels
from bot.log import brief, log
from bot.messaging.channel_messages import is_channel_gone, is_gone, is_out_of_reach
from bot.messaging.delivery import NETWORK_ERRORS, is_refused
from bot.messaging.plain_messages import PlainMessages, PostAttempt
from bot.store.daily.posts import PostTable
from bot.store.daily.puzzles import PuzzleTable
from bot.store.upkeep.servers import JoinedServerTable, ServerSettingsTable
from bot.views.puzzle_post import puzzle_post
from bot.views.ui import Message
from engines.puzzles.days import puzzle

POST_PAUSE = 0.2
"""Seconds between two posts or edits of posts: those of matches, and presses, come first."""


@dataclass
class PuzzlePoster:
    """Sends and edits posts, each when its `turn` has come; unless it `is_on` it sends no new ones.

    Each is sent to Discord in a task of its own, since a rate limit of one channel can last long.
    `failing` are the posts that did not reach Discord at the last attempt: if they are several, no
    other is claimed. `is_held_up` says whether messages that come first are being sent. `wake` has
    the job run again.
    """

    posts: PostTable
    puzzles: PuzzleTable
    settings: ServerSettingsTable
    servers: JoinedServerTable
    messages: PlainMessages
    now: Callable[[], datetime]
    turn: Callable[[], Awaitable[None]]
    closed: ClosedChannels
    is_on: bool = True
    is_held_up: Callable[[], bool] = lambda: False
    wake: Callable[[], None] = lambda: None
    in_flight: dict[tuple[int, int], asyncio.Task[None]] = field(default_factory=dict)
    failing: set[tuple[int, int]] = field(default_factory=set)

    async def run(self) -> datetime | None:
        """Send the posts that are due, and edit those that changed; raises StoreError.

        Returns when more may have to be sent.
        """
        hour = next_hour(self.now())
        if not await self.posts.is_used():
            return None
        if self.failing:  # another process may have sent some meanwhile
            self.failing.intersection_update(await self.posts.unsent())
        async for post in self._next():
            self._draw(post)
        return min(hour, self.now() + AGAIN) if self.is_held_up() else hour

    async def _next(self) -> AsyncIterator[Post]:
        """Yield what to send or edit next: before each other post those to send again."""
        last = 0
        while True:
            while post := await self._due(sent=False):
                if await self._begins_again(post):
                    yield post
            if self.is_held_up():
                return
            await self.turn()
            if post := await self._claimed(last):
                last = post.guild_id
                yield post
            elif post := await self._due(sent=True):
                await self.posts.begin(post, self.now())
                yield post
            else:
                return

    async def _due(self, *, sent: bool) -> Post | None:
        """Return the next post to edit or to send again, if there is one.

        One in flight keeps its mark, since it may show what was before. Once it has landed, it is
        no longer as it was read.
        """
        in_flight = self.in_flight.copy()
        found = await self.posts.to_draw(self.now(), len(in_flight) + 1, sent=sent)
        return next((post for post in found if post.key not in in_flight), None)

    async def _begins_again(self, post: Post) -> bool:
        """Begin to send a post again; if it is too late, give it up."""
        if self.is_on and post.may_be_sent(self.now()):
            await self.posts.begin(post, self.now())
            return True
        self.failing.discard(post.key)
        await self.posts.give_up(post)
        log.warning("puzzle given up: server=%d number=%d", *post.key)
        return False

    async def _claimed(self, after: int) -> Post | None:
        """Claim the next post, unless Discord is out of reach."""
        if not self.is_on or len(self.failing) >= SEVERAL:
            return None
        return await self.posts.claim(self.now(), after)

    def _draw(self, post: Post) -> None:
        """Begin to send or edit a post, unless it is in flight."""
        if post.key not in self.in_flight:
            task = asyncio.create_task(self._tried(post))
            self.in_flight[post.key] = task
            task.add_done_callback(lambda _: self.in_flight.pop(post.key))

    async def _tried(self, post: Post) -> None:
        """Tell Discord of a post; what fails is tried again, as the store says."""
        try:
            await (self._edit if post.message_id else self._send)(post)
        except (StoreError, *NETWORK_ERRORS) as error:
            log.warning("puzzle not posted: server=%d number=%d error=%s", *post.key, brief(error))
        except Exception:
            log.exception("puzzle not posted: server=%d number=%d", *post.key)

    async def _send(self, post: Post) -> None:
        """Send a post; what may not have come is sent again."""
        shown, attempt = await self._shown(post), PostAttempt(partial(self.failing.add, post.key))
        try:
            message_id = await self.messages.send(post.channel_id, post.nonce, shown)
        except NETWORK_ERRORS as error:
            if is_refused(error):
                self._reached(post)
                await self._refused(post, error)
                return
            attempt.ended_by(error)
            await self.posts.begin(post, self.now(), may_have_come=attempt.may_have_come)
            self.wake()
            raise
        self._reached(post)
        log.info("puzzle posted: server=%d number=%d", *post.key)
        await self.posts.drawn(post, message_id)

    def _reached(self, post: Post) -> None:
        """Note that Discord took or refused a post: if others had failed, more may be claimed."""
        if post.key in self.failing:
            self.failing.remove(post.key)
            self.wake()

    async def _edit(self, post: Post) -> None:
        message_id = post.message_id or 0
        try:
            await self.messages.edit(post.channel_id, message_id, await self._shown(post))
        except NETWORK_ERRORS as error:
            if not is_refused(error):
                raise
            if not is_gone(error):
                await self.closed.close(post.place)
                return
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

        A message that is not known names nobody: Discord may never report it, and nothing reaches
        it then. Those who had solved it before are named by an edit.
        """
        settings = await self.settings.find(post.guild_id)
        language = settings.language_of_posts(await self.servers.locale(post.guild_id))
        day = await self.puzzles.day(post.number, puzzle(post.number))
        solved = await self.posts.solved(post)
        opened = await self.puzzles.opened(*post.key, reader=0) if post.is_known_newest else []
        named = [it for it in opened if it.attempt.solved_at is not None]
        return puzzle_post(post.number, day, named, solved, language)
