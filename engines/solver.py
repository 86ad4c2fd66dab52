"""The exact value of positions: of all in most games, of the last ones where a game is too deep."""

from collections.abc import Mapping
from functools import cache, partial

from engines.games.game import AnyGame, Move
from engines.games.position import Position
from engines.solvers.alpha_beta import AlphaBeta
from engines.solvers.book import Book
from engines.solvers.exhaustive import Endgame, Exhaustive, Solver
from engines.solvers.retrograde import Retrograde
from engines.solvers.tactics import TACTICS

# The solvers of the games that are too large for a whole table.
SEARCHES: Mapping[str, AlphaBeta] = {
    name: AlphaBeta(tactics, partial(Book.named, name)) for name, tactics in TACTICS.items()
}


@cache
def solver_of(game: AnyGame) -> Solver:
    if game.name in SEARCHES:
        return SEARCHES[game.name]
    if not game.is_solved:
        return Endgame(game, reach=12)
    return Retrograde(game) if game.has_circles else Exhaustive(game)


def is_small(game: AnyGame) -> bool:
    """Return whether a game is solved by a table of all its positions."""
    return game.is_solved and game.name not in SEARCHES


@cache
def is_countable(game: AnyGame) -> bool:
    """Return whether all ways to play on from a position can be counted, not only sampled."""
    return is_small(game) and not game.has_circles


def value(position: Position) -> int:
    """Return the value for the player to move: 1 a win, 0 a draw, -1 a loss; raises UnsolvedError.

    >>> from engines.games.variants import position_after
    >>> value(position_after("classic", (0, 1)))
    1
    """
    return solver_of(position.game).value(position.state)


def move_values(position: Position) -> dict[Move, int]:
    """Return the value of each legal move for the player to move; raises UnsolvedError.

    >>> from engines.games.variants import position_after
    >>> move_values(position_after("classic", (0, 4, 8, 1, 7)))
    {2: -1, 3: -1, 5: -1, 6: 0}
    """
    game, state = position.game, position.state
    solver = solver_of(game)
    return {move: -solver.value(game.after(state, move)) for move in position.legal_moves()}


def best_moves(position: Position) -> tuple[Move, ...]:
    """Return the legal moves that keep the value, as `Solver.best_moves`; raises UnsolvedError.

    >>> from engines.games.variants import position_after
    >>> best_moves(position_after("misere", ()))
    (4,)
    """
    return solver_of(position.game).best_moves(position.state)
