"""Sends posts that servers get by themselves, and edits them."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import KW_ONLY, dataclass, field
from datetime import datetime
from functools import partial
from typing import ClassVar

from bot.discord_errors import (
    NETWORK_ERRORS,
    ChannelClosedError,
    ChannelGoneError,
    MessageGoneError,
    RefusedError,
)
from bot.domain.post import LATE, MOST_REFUSALS, SENT_WITHIN, SEVERAL, Post, looked_for
from bot.errors import StoreError
from bot.jobs.closed_channels import ClosedChannels
from bot.jobs.concurrent_steps import HOLDS_UP
from bot.log import brief, log
from bot.messaging.channel_messages import ChannelMessages, PostAttempt, find_earlier
from bot.messaging.request_turns import MOST_POSTS, post_on
from bot.store.posts import PostTable
from bot.store.upkeep.servers import JoinedServerTable, ServerSettingsTable
from bot.views.ui import Message

POST_PAUSE = 0.2  # seconds between posts or edits: what changes meanwhile is in the same edit


@dataclass
class Poster(ABC):
    """Sends and edits posts of one kind, `pause` seconds apart.

    Each is sent to Discord in a task of its own, since a rate limit of one channel can last long.
    `failing` are the posts that did not reach Discord at the last attempt; while they are several,
    or unless the poster `is_on`, no new post is reserved. `wake` has the job run again.
    """

    kind: ClassVar[str]
    settings: ServerSettingsTable
    servers: JoinedServerTable
    messages: ChannelMessages
    now: Callable[[], datetime]
    closed: ClosedChannels
    wake: Callable[[], None]
    _: KW_ONLY
    posts: PostTable
    is_on: bool = True
    pause: float = POST_PAUSE
    in_flight: dict[tuple[int, int], asyncio.Task[None]] = field(default_factory=dict)
    failing: set[tuple[int, int]] = field(default_factory=set)

    @abstractmethod
    def is_current(self, post: Post) -> bool:
        """Return whether a post that was not sent yet may still come."""

    async def due(self, post: Post) -> datetime:
        """Return when a post was to come."""
        return post.reserved_at

    @abstractmethod
    async def drawing(self, post: Post, language: str) -> Message:
        """Return what a post shows now; it names people only if its message is known.

        If Discord never reports the id of a message, no name can be removed from it.
        """

    async def run(self) -> datetime | None:
        if self.failing:  # another process may have sent some meanwhile
            self.failing.intersection_update(await self.posts.unsent())
        async for post in self._next():
            self._draw(post)
        return None

    async def _next(self) -> AsyncIterator[Post]:
        """Yield what to send or edit next; before any other post come those to send again."""
        last = 0
        while True:
            while post := await self._due(sent=False):
                if await self._begins_again(post):
                    yield post
            await asyncio.sleep(self.pause)
            if len(self.in_flight) >= MOST_POSTS:
                first = asyncio.FIRST_COMPLETED
                await asyncio.wait(self.in_flight.values(), timeout=HOLDS_UP, return_when=first)
            if post := await self._reserve(last):
                last = post.guild_id
                yield post
            elif post := await self._due(sent=True):
                await self.posts.begin(post, self.now())
                yield post
            else:
                return

    async def _reserve(self, after: int) -> Post | None:
        may_send = self.is_on and len(self.failing) < SEVERAL
        return await self.posts.reserve(self.now(), after) if may_send else None

    async def _due(self, *, sent: bool) -> Post | None:
        """Return the next post to edit or, unless `sent`, to send again; none that is in flight."""
        # One in flight may show what was before, so it keeps its mark. One that lands during the
        # read is no longer as it was read, so the copy is made first.
        in_flight = self.in_flight.copy()
        found = await self.posts.to_draw(self.now(), len(in_flight) + 1, sent=sent)
        return next((post for post in found if post.key not in in_flight), None)

    async def _begins_again(self, post: Post) -> bool:
        """Begin to send a post again or, if it is too late, give it up; return whether it began."""
        if self.is_on and self.is_current(post):
            await self.posts.begin(post, self.now())
            return True
        await self._give_up(post)
        return False

    async def _give_up(self, post: Post) -> None:
        self.failing.discard(post.key)
        await self.posts.give_up(post)
        log.warning("post given up: kind=%s server=%d number=%d", self.kind, *post.key)

    def _draw(self, post: Post) -> None:
        task = self.in_flight[post.key] = asyncio.create_task(self._tried(post))
        task.add_done_callback(lambda _: self.in_flight.pop(post.key))

    async def _tried(self, post: Post) -> None:
        """Tell Discord of a post; what fails is tried again, as the store says."""
        post_on(post.guild_id)
        try:
            await (self._edit if post.message_id else self._send)(post)
        except (StoreError, *NETWORK_ERRORS) as error:
            facts = (self.kind, *post.key, brief(error))
            log.warning("not posted: kind=%s server=%d number=%d error=%s", *facts)
        except Exception:
            log.exception("not posted: kind=%s server=%d number=%d", self.kind, *post.key)

    async def _send(self, post: Post) -> None:
        """Send a post, unless it has come, or may have and nobody can tell."""
        shown = await self._shown(post)
        first = post.tried_at or await self.due(post)
        within = SENT_WITHIN if post.tried_at else LATE
        if about := looked_for(first, self.now(), within):
            if not post.tried_at:  # whoever goes on after a kill has to look as well
                await self.posts.begin(post, self.now(), may_have_come=False)
            if await self._is_settled(post, shown, about):
                return
            post = post._replace(tried_at=None)
            await self.posts.begin(post, self.now())  # stored first: from now on it may have come
        await self._send_now(post, shown)

    async def _is_settled(self, post: Post, shown: Message, about: datetime) -> bool:
        """Return whether a post has come, or is given up since it may have and nobody can tell."""
        message_id = await self._found(post, shown, about)
        if message_id:  # it is edited next, as any other
            await self._came(post, message_id, is_drawn=False)
            return True
        # One that is `failing` is sent again: in an outage it has failed like all others.
        if message_id is None and post.tried_at and post.key not in self.failing:
            await self._give_up(post)
            return True
        return False

    async def _found(self, post: Post, shown: Message, about: datetime) -> int | None:
        """Return the message of a post; 0 if it has not come, None if its channel does not tell."""
        try:
            return await find_earlier(self.messages.client, post.channel_id, shown, about)
        except RefusedError:
            return None
        except NETWORK_ERRORS:
            if post.tried_at is None:
                self.failing.add(post.key)
            await self.posts.begin(post, self.now(), may_have_come=False)
            raise

    async def _send_now(self, post: Post, shown: Message) -> None:
        """Send a post; one that fails is sent again, after a look for it if it may have come."""
        attempt = PostAttempt(partial(self.failing.add, post.key))
        nonce = f"{post.guild_id}{self.kind[0]}{post.number}"  # the same, however often it is sent
        try:
            message_id = await self.messages.send(post.channel_id, nonce, shown)
        except RefusedError as error:
            self._reached(post)
            await self._refused(post, error)
        except NETWORK_ERRORS as error:
            attempt.ended_by(error)
            await self.posts.begin(post, self.now(), may_have_come=attempt.may_have_come)
            self.wake()
            raise
        else:
            await self._came(post, message_id)

    async def _came(self, post: Post, message_id: int, *, is_drawn: bool = True) -> None:
        self._reached(post)
        log.info("posted: kind=%s server=%d number=%d", self.kind, *post.key)
        await self.posts.drawn(post, message_id, is_drawn=is_drawn)

    def _reached(self, post: Post) -> None:
        """Note that Discord took or refused a post: if others had failed, more may be reserved."""
        if post.key in self.failing:
            self.failing.remove(post.key)
            self.wake()

    async def _edit(self, post: Post) -> None:
        message_id = post.message_id or 0
        shown = await self._shown(post)
        try:
            with suppress(MessageGoneError):
                await self.messages.edit(post.channel_id, message_id, shown)
        except RefusedError:
            await self.closed.close(post.place)
        else:
            await self.posts.drawn(post, message_id)

    async def _refused(self, post: Post, error: RefusedError) -> None:
        """Give up a post that Discord refuses.

        After `MOST_REFUSALS` in a row, or if the channel is gone, the server gets no more.
        """
        refusals = int(isinstance(error, ChannelClosedError))
        if isinstance(error, ChannelGoneError):
            refusals = MOST_REFUSALS
        facts = (self.kind, *post.key, brief(error))
        log.warning("post refused: kind=%s server=%d number=%d error=%s", *facts)
        await self.posts.give_up(post, refusals=refusals)

    async def _shown(self, post: Post) -> Message:
        settings = await self.settings.find(post.guild_id)
        language = settings.language_of_posts(await self.servers.locale(post.guild_id))
        return await self.drawing(post, language)
