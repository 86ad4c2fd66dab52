"""Has games reviewed: quick ones at once, the others in a pool of processes."""

from bot.errors import EngineFailedError
from bot.log import log
from bot.services.engine_pool import EnginePool
from engines.review import PlayedGame, Review


class Reviews:
    """The reviews of games, which are stored nowhere."""

    def __init__(self, pool: EnginePool) -> None:
        self._pool = pool

    async def of(self, game: PlayedGame) -> Review | None:
        """Return the review of a game, or None if the engines fail: it can be replayed anyway.

        Raises IllegalMoveError.
        """
        if game.is_quick:
            return game.review()
        try:
            return await self._pool.review(game)
        except EngineFailedError as error:
            log.error("engine failed: variant=%s error=%r", game.variant, error.__cause__)
            return None
