"""What moves lead to within a few plies, for players who look no further."""

from collections.abc import Iterator
from typing import Any

from engines.engine import greatest
from engines.games.game import AnyGame, Move

Blind = tuple[int, int]
"""Masks of cells: where own lines are not seen, and where those of the other player are not."""

_SEEING: Blind = (0, 0)


def best_ahead(game: AnyGame, state: Any, plies: int, blind: Blind = _SEEING) -> tuple[Move, ...]:
    """Return the moves that win soonest within some plies, else lose latest, else all.

    Lines that are not seen do nothing.
    """
    return greatest(dict(_values(game, state, plies, blind)))


def _values(game: AnyGame, state: Any, plies: int, blind: Blind) -> Iterator[tuple[Move, int]]:
    """Yield the legal moves and what each leads to, those first that complete a line.

    That is 0 if nothing is decided, more the sooner it wins, and less the sooner it loses.
    """
    ends = game.line_moves(state)
    for move in ends:
        is_seen = not blind[0] >> game.cell_of(state, move) & 1
        yield move, -game.line_means * plies * is_seen
    for move in game.legal_moves(state):
        if move not in ends:
            yield move, -_value(game, game.after(state, move), plies - 1, blind[::-1])


def _value(game: AnyGame, state: Any, plies: int, blind: Blind) -> int:
    """Return the value of the best move; only lines that are complete at once come before it."""
    if not plies:
        return 0
    best = None
    for _, value in _values(game, state, plies, blind):
        best = value if best is None else max(best, value)
        if best >= max(plies - 2, 0):
            break
    return best or 0
