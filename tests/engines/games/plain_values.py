"""What boards are worth: near the end played out in the plainest way, otherwise by the solver."""

from functools import lru_cache

from engines.games.variants import GAMES, position_after
from engines.solver import solver_of
from engines.solvers.exhaustive import UnsolvedError
from tests.engines.games.plain_board import REMEMBERED, Plain, legal, outcome, play

NEAR = {"classic": 5, "misere": 5, "squares": 4, "drop": 5, "sizes": 2, "ultimate": 4}
"""With that many moves left all games are played out; in vanish they may never end."""
PIECES = 12


@lru_cache(REMEMBERED)
def value(board: Plain) -> int:
    """Return what best play brings to the player to move: 1, 0 or -1."""
    winner = outcome(board)
    if winner is not None:
        return 0 if winner == "draw" else 1 if winner == board.turn else -1
    left = PIECES - len(board.moves) if board.variant == "sizes" else board.cells.count(".")
    if left <= NEAR.get(board.variant, -1):
        return max(values(board).values())
    try:
        return solved(board)
    except UnsolvedError:
        return max(values(board).values())


def solved(board: Plain) -> int:
    tokens = GAMES[board.variant].tokens
    moves = tuple(tokens.index(made[1:]) for made in board.moves)
    return solver_of(GAMES[board.variant]).value(position_after(board.variant, moves).state)


def values(board: Plain) -> dict[str, int]:
    """Return what each legal move is worth to its player."""
    return {move: -value(play(board, move)) for move in legal(board)}


def kept(board: Plain) -> set[str]:
    """Return the moves that keep the result."""
    found = values(board)
    return {move for move in found if found[move] == max(found.values())}
