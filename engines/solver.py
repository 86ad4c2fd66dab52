"""The exact value of positions: of all in most games, of the last ones where a game is too deep."""

from functools import cache
from typing import Any, Protocol

from engines.games.game import AnyGame, Move
from engines.games.position import Position
from engines.solvers.endgame import Endgame
from engines.solvers.exhaustive import Exhaustive
from engines.solvers.retrograde import Retrograde
from engines.solvers.searches import SEARCHES

_REACH = 12
"""How many moves before the end a game is solved that is too deep from the start."""


class Solver(Protocol):
    """What knows the values of one game's states; earlier repetitions do not count.

    Each question raises UnsolvedError if the state is too far from the end of a deep game.
    """

    def value(self, state: Any) -> int:
        """Return the result of best play for the player to move: 1 a win, 0 a draw, -1 a loss."""
        ...

    def value_within(self, state: Any, moves: int) -> int:
        """Return the value if the game is certain to end, or can be won, in that many moves.

        Otherwise return 0.
        """
        ...

    def best_moves(self, state: Any) -> tuple[Move, ...]:
        """Return the legal moves that keep the value, lowest first.

        Where play can go in circles, only the quickest wins count.
        """
        ...


@cache
def solver_of(game: AnyGame) -> Solver:
    """Return the solver of a game."""
    if game.name in SEARCHES:
        return SEARCHES[game.name]
    if not game.is_solved:
        return Endgame(game, _REACH)
    circles = game.moves_left(game.start) is None
    return Retrograde(game) if circles else Exhaustive(game)


def value(position: Position) -> int:
    """Return the value of a position for the player to move, even if the game is over.

    Raises UnsolvedError.
    """
    return solver_of(position.game).value(position.state)


def move_values(position: Position) -> dict[Move, int]:
    """Return the value of each legal move for its player; raises UnsolvedError."""
    game, state = position.game, position.state
    solver = solver_of(game)
    return {move: -solver.value(game.after(state, move)) for move in position.legal_moves()}


def best_moves(position: Position) -> tuple[Move, ...]:
    """Return the legal moves that keep the position's value, as the game's solver names them.

    Raises UnsolvedError.
    """
    return solver_of(position.game).best_moves(position.state)
