"""What moves lead to within a few plies, for players who look no further."""

from collections.abc import Iterator
from typing import Any

from engines.engine import greatest
from engines.games.game import LOSS, AnyGame, Move

# Masks of the cells where lines of the player to move, and of the other one, are not seen.
Blind = tuple[int, int]


def best_ahead(game: AnyGame, state: Any, plies: int, blind: Blind = (0, 0)) -> tuple[Move, ...]:
    """Return the moves that win soonest within some plies, else lose latest, else all.

    Completing a line where it is not seen decides nothing.
    """
    return greatest(dict(_Lookahead(game).values(state, plies, blind)))


class _Lookahead:
    """Values moves: 0 if nothing is decided, more the sooner they win, less the sooner they lose.

    A reply that was good enough against a move is tried first when that move comes up again (the
    countermove heuristic). Where lines lose it is not: there a reply that is good enough may not be
    the best, so the order of the replies would change the value.
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
        # Replies that complete a line come first; no other can win sooner than two plies later.
        best, enough, game = None, max(plies - 2, 0), self._game
        for move, value in self.values(game.after(before, last), plies, blind, last):
            best = value if best is None else max(best, value)
            if best >= enough:
                if game.line_means == LOSS:
                    self._replies[last, plies] = move
                break
        return best or 0
