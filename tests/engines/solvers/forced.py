"""How many moves a forced win takes, by plain search among the moves that keep it."""

from functools import cache
from itertools import count

from engines.games.game import LOSS, WIN, AnyGame
from engines.games.position import PlayedPosition
from engines.solver import solver_of


def moves_to_the_end(position: PlayedPosition) -> int:
    """Return after how many moves of the whole game it ends, if both play the win out best."""
    return len(position.moves) + distance(position.game, position.game.canonical(position.state))


@cache
def distance(game: AnyGame, state: object) -> int:
    """Return the least number of moves in which the winner can force the end."""
    assert solver_of(game).value(state) in (WIN, LOSS)
    return next(limit for limit in count() if ends_within(game, state, limit))


@cache
def ends_within(game: AnyGame, state: object, limit: int) -> bool:
    """Return whether the winner can end the game in that many moves, whatever the loser does."""
    if game.result(state) is not None:
        return True
    if limit <= 0:
        return False
    solver = solver_of(game)
    after = {game.canonical(game.after(state, move)) for move in game.legal_moves(state)}
    if solver.value(state) == WIN:
        lost = (one for one in after if solver.value(one) == LOSS)
        return any(ends_within(game, one, limit - 1) for one in lost)
    return all(ends_within(game, one, limit - 1) for one in after)
