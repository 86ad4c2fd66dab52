"""Posts the podiums of seasons that have ended, and edits them when someone is named no more."""

from dataclasses import dataclass
from typing import ClassVar

from bot.domain.post import Post
from bot.domain.ratings.season_end import POSTED_WITHIN
from bot.jobs.posts import Poster
from bot.store.ratings.podiums import PodiumTable
from bot.store.ratings.seasons import SeasonTable
from bot.views.podium import podium_post
from bot.views.ui import Message


@dataclass(kw_only=True)
class PodiumPoster(Poster):
    """Posts podiums."""

    kind: ClassVar[str] = "season"
    posts: PodiumTable
    seasons: SeasonTable

    def is_current(self, post: Post) -> bool:
        """Return whether its season ended a short time ago."""
        return self.now() - post.claimed_at < POSTED_WITHIN

    async def claim(self, after: int) -> Post | None:
        """Claim the next post."""
        return await self.posts.claim(self.now(), after)

    async def drawing(self, post: Post, language: str) -> Message:
        """Return a podium."""
        season = (await self.seasons.all(post.guild_id))[post.number - 1]
        end = await self.posts.find(post.guild_id, season)
        return podium_post(end, language, names=post.message_id is not None)
