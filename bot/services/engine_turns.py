"""Has engines choose moves, give hints and review games: quick ones at once, others elsewhere."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.domain.explanation import MoveExplanation, explained
from bot.domain.match import Match
from bot.domain.moves import known
from bot.errors import EngineFailedError
from bot.log import log
from bot.services.engine_pool import EnginePool
from bot.services.shared_results import SharedResults
from engines.engine import Choice
from engines.games.position import PlayedPosition
from engines.games.variants import GAMES
from engines.levels import specs_to_pick
from engines.review.hints import Hint, hint_of
from engines.review.review import PlayedGame, Review
from engines.turn import Choose, Turn

T = TypeVar("T")

CAPACITY = 128  # reviews of about 10 KB each: every step through a game asks for one


class EngineTurns:
    """Runs actions in which an engine may be to move."""

    def __init__(self, pool: EnginePool) -> None:
        self.pool = pool

    async def run(
        self, act: Callable[[Choose], Awaitable[T]], on_wait: Callable[[], None] = lambda: None
    ) -> T:
        """Return the result of `act`, which is given what makes engines' choices.

        If a choice takes long, `act` fails before it changes anything; then `on_wait` is called,
        and once the choice is made, `act` runs again. Raises EngineFailedError, and as `act`.
        """
        made: dict[Turn, Choice] = {}

        def choose(turn: Turn) -> Choice:
            if turn.game.is_quick:
                return turn.choose()
            if turn not in made:
                raise _ChoiceMissingError(turn)
            return made[turn]

        while True:
            try:
                return await act(choose)
            except _ChoiceMissingError as missing:
                on_wait()
                made[missing.turn] = await self.pool.choose(missing.turn)

    async def hint(
        self, position: PlayedPosition, who: int, on_wait: Callable[[], None] = lambda: None
    ) -> Hint:
        """Return a hint for `who`; calls `on_wait` if it takes long. Raises EngineFailedError."""
        if position.game.is_quick:
            return hint_of(position)
        on_wait()
        return await self.pool.hint(position.game.name, position.moves, who)

    async def explain(self, match: Match, ply: int) -> MoveExplanation:
        """Return why an engine made the move at `ply`, from 0; raises as `run` and as `known`."""

        async def explain(choose: Choose) -> MoveExplanation:
            return explained(known(match), ply, choose)

        return await self.run(explain)


class Reviews:
    """The reviews of games, which are stored nowhere; the latest from other processes are kept."""

    def __init__(self, pool: EnginePool) -> None:
        self._pool = pool
        self._shared = SharedResults[PlayedGame, Review](CAPACITY)

    async def of(self, game: PlayedGame, who: int) -> Review | None:
        """Return a game's review for `who`, None if the engines fail; raises IllegalMoveError."""
        if GAMES[game.variant].is_quick:
            return game.review()
        try:
            return await self._shared.get(game, lambda: self._pool.review(game, who))
        except EngineFailedError as error:
            log.error("engine failed: variant=%s error=%r", game.variant, error.__cause__)
            return None


def warm_up() -> None:
    """Have each engine of quick games think once and give a hint, to fill tables before a press."""
    for game in (game for game in GAMES.values() if game.is_quick):
        for spec in specs_to_pick(game):
            Turn(spec, game.name, (), "").choose()
        hint_of(PlayedPosition(game))


class _ChoiceMissingError(Exception):
    """A choice that takes long has not been made yet."""

    def __init__(self, turn: Turn) -> None:
        super().__init__(turn)
        self.turn = turn
