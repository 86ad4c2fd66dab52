"""Posts the daily puzzle on servers that want it, and edits the posts as people solve it."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import ClassVar

from bot.domain.daily.days import next_hour, number_at, start_of
from bot.domain.post import Post
from bot.jobs.posts import Poster
from bot.jobs.scheduler import earliest
from bot.store.daily.posts import PuzzlePostTable
from bot.store.daily.puzzles import PuzzleTable
from bot.views.puzzle_post import Solvers, puzzle_post
from bot.views.ui import Message
from engines.puzzles.days import puzzle


@dataclass(kw_only=True)
class PuzzlePoster(Poster):
    """Posts puzzles."""

    kind: ClassVar[str] = "puzzle"
    posts: PuzzlePostTable
    puzzles: PuzzleTable

    async def run(self) -> datetime | None:
        hour = next_hour(self.now())  # before all else, as the hour may end meanwhile
        if not await self.posts.is_used():
            return None
        return earliest(hour, await super().run())

    def is_current(self, post: Post) -> bool:
        return post.number == number_at(self.now())

    async def due(self, post: Post) -> datetime:
        hour = (await self.posts.channel(post.guild_id)).hour
        return start_of(post.number) + timedelta(hours=hour)

    async def drawing(self, post: Post, language: str) -> Message:
        """Return a puzzle; people are named only on the newest of a server."""
        day = await self.puzzles.day(post.number, puzzle(post.number))
        names = post.newest and post.message_id is not None
        solvers = await self._solvers(*post.key, names=names)
        former = await self._solvers(post.guild_id, post.number - 1, names=names)
        return puzzle_post(post.number, day, solvers, former, language)

    async def _solvers(self, guild_id: int, number: int, *, names: bool) -> Solvers:
        opened = await self.puzzles.opened(guild_id, number, reader=0) if names else []
        named = [played for played in opened if played.attempt.solved_at is not None]
        return Solvers(named, await self.posts.solved(guild_id, number))
