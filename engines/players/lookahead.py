"""What moves lead to within a few plies, for players who look no further."""

from collections.abc import Iterator
from typing import Any

from engines.engine import greatest
from engines.games.game import LOSS, AnyGame, Move

Blind = tuple[int, int]  # masks of the cells where own lines, and the other player's, are not seen


def best_ahead(game: AnyGame, state: Any, plies: int, blind: Blind = (0, 0)) -> tuple[Move, ...]:
    """Return the moves that win soonest, else lose latest, else all; unseen lines do nothing."""
    return greatest(dict(_Lookahead(game).values(state, plies, blind)))


class _Lookahead:
    """Values moves: 0 if nothing is decided, more the sooner they win, less the sooner they lose.

    A reply that was good enough against a move is tried first when that move comes up again; but
    not where lines lose, as there the first one that is good enough may not be the best.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._replies: dict[tuple[Move | None, int], Move] = {}

    def values(
        self, state: Any, plies: int, blind: Blind, last: Move | None = None
    ) -> Iterator[tuple[Move, int]]:
        """Yield the legal moves and what each leads to, those first that complete a line."""
        game, lines = self._game, self._game.line_moves(state)
        for move in lines:
            is_seen = not blind[0] >> game.cell_of(state, move) & 1
            yield move, -game.line_means * plies * is_seen
        is_open = lines or plies > 1 or last is None
        moves, reply = game.legal_moves(state) if is_open else (), self._replies.get((last, plies))
        for move in (reply, *moves) if reply in moves else moves:
            if move not in lines:
                yield move, -self._value(state, move, plies - 1, blind[::-1])

    def _value(self, before: Any, last: Move, plies: int, blind: Blind) -> int:
        """Return the value of the best reply to a move."""
        if not plies:
            return 0
        best, enough, game = None, max(plies - 2, 0), self._game
        for move, value in self.values(game.after(before, last), plies, blind, last):
            best = value if best is None else max(best, value)
            if best >= enough:
                if game.line_means == LOSS:
                    self._replies[last, plies] = move
                break
        return best or 0
