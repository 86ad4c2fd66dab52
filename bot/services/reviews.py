"""Has games reviewed: quick ones at once, the others in a pool of processes."""

from bot.domain.latest import Latest
from bot.errors import EngineFailedError
from bot.log import log
from bot.services.engine_pool import EnginePool
from engines.games.variants import GAMES
from engines.review.review import PlayedGame, Review

CAPACITY = 128
"""How many reviews are kept, of about 10 KB each: every step through a game asks for one."""


class Reviews:
    """The reviews of games, which are stored nowhere; the latest from other processes are kept."""

    def __init__(self, pool: EnginePool) -> None:
        self._pool = pool
        self._kept = Latest[PlayedGame, Review](CAPACITY)

    async def of(self, game: PlayedGame) -> Review | None:
        """Return the review of a game, or None if the engines fail: it can be replayed anyway.

        Raises IllegalMoveError.
        """
        if GAMES[game.variant].is_quick:
            return game.review()
        try:
            review = self._kept.get(game) or await self._pool.review(game)
        except EngineFailedError as error:
            log.error("engine failed: variant=%s error=%r", game.variant, error.__cause__)
            return None
        self._kept[game] = review
        return review
