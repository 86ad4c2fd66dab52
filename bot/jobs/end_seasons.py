"""Ends the seasons that end by themselves, posts their podiums, and has Discord change roles."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import ClassVar

import discord

from bot.discord_errors import (
    NETWORK_ERRORS,
    ChannelGoneError,
    NoAccessError,
    PersonGoneError,
    RefusedError,
)
from bot.domain.post import Post
from bot.domain.ratings.season_end import NOT_BARE, POSTED_WITHIN, RoleChange, SeasonEnd
from bot.jobs.concurrent_steps import ConcurrentSteps
from bot.jobs.posts import Poster
from bot.log import brief, log
from bot.messaging.request_turns import MOST_POSTS, post_on
from bot.store.ratings.podiums import PodiumTable
from bot.store.ratings.season_roles import SeasonRoleTable
from bot.store.ratings.seasons import SeasonTable
from bot.views.podium import podium_post
from bot.views.ui import Message


@dataclass(frozen=True)
class SeasonEnder:
    """Ends seasons, one server after another; `wake` has their podiums posted."""

    seasons: SeasonTable
    now: Callable[[], datetime]
    wake: Callable[[], None]

    async def run(self) -> None:
        while await self.seasons.end_next(self.now()):
            self.wake()


@dataclass(kw_only=True)
class PodiumPoster(Poster):
    """Posts podiums, and edits them when someone is named no more."""

    kind: ClassVar[str] = "season"
    posts: PodiumTable
    seasons: SeasonTable

    def is_current(self, post: Post) -> bool:
        return self.now() - post.reserved_at < POSTED_WITHIN

    async def drawing(self, post: Post, language: str) -> Message:
        end, seasons = SeasonEnd(post.number), await self.seasons.all(post.guild_id)
        if post.number <= len(seasons):  # a restored database may lack it
            end = await self.posts.find(post.guild_id, seasons[post.number - 1])
        return podium_post(end, language, names=post.message_id is not None)


@dataclass(frozen=True)
class RoleKeeper:
    """Gives champions' roles and takes them away, as the store says, one at a time on a server."""

    table: SeasonRoleTable
    server: Callable[[int], Awaitable[discord.Guild]]
    now: Callable[[], datetime]
    in_flight: ConcurrentSteps = field(default_factory=partial(ConcurrentSteps, MOST_POSTS))

    async def run(self) -> None:
        await self.in_flight.each(self._due, self._make)

    async def _due(self, more_than: int) -> dict[RoleChange, int]:
        due = await self.table.due(self.now(), MOST_POSTS + more_than)
        return {change: change.guild_id for change in due}

    async def _make(self, change: RoleChange) -> bool:
        """Tell Discord of a change; one that fails is made later, as the store says."""
        post_on(change.guild_id)
        try:
            await self._tell(change)
        except PersonGoneError:
            await self.table.forget(change)
        except NETWORK_ERRORS as error:
            log.warning("role not changed: server=%d error=%s", change.guild_id, brief(error))
            is_away = isinstance(error, (ChannelGoneError, NoAccessError))
            if isinstance(error, RefusedError) and not is_away:
                await self.table.refused(change, error.code, self.now())
            else:
                await self.table.failed(change, self.now())
        return True

    async def _tell(self, change: RoleChange) -> None:
        """Tell Discord of a change; who has the role from someone else keeps it."""
        if not (change.wanted or change.sent):
            await self.table.forget(change)
            return
        server = await self.server(change.guild_id)
        role = server.get_role(change.role_id)
        if change.wanted and role is not None and role.permissions.value:
            log.warning("role not given: server=%d error=it has permissions", change.guild_id)
            await self.table.refused(change, NOT_BARE, self.now())
            return
        member = await server.fetch_member(change.person)
        if change.wanted and not change.sent and member.get_role(change.role_id):
            await self.table.forget(change)
        # Stored first: even after a crash, the bot takes away only what it may have given.
        elif not change.wanted or await self.table.send(change):
            tell = member.add_roles if change.wanted else member.remove_roles
            await tell(discord.Object(change.role_id))
            await self.table.done(change)
