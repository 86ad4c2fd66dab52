"""The review of a game: what every move is called, how accurate both were, what decided it."""

from collections.abc import Iterable
from functools import lru_cache
from math import exp
from statistics import fmean
from typing import Any, NamedTuple

from engines.games.game import AnyGame, Mark, Move
from engines.games.position import Node, PlayedPosition
from engines.games.variants import position_after
from engines.review.doubts import Doubt, doubts_about
from engines.review.names import IN_WORDS, LOSING, UNGRADED, MoveName, is_trap, name_of
from engines.review.reasons import Fact, Reason, reason_of
from engines.review.worth import Points, drawing_moves, worths_in
from engines.solvers.exhaustive import UnsolvedError

_FACTOR, _RATE, _OFFSET = 103.1668, -0.04354, -3.1669
"""The curve of lichess, by which the percent that a move gives up become its accuracy."""
_BOOK_PLIES = 2
WINNING = "winning"  # what people read for a move that ends the game, where chances are unknown


class Judgement(NamedTuple):
    """What to say about a move: its name, the reason, and whether it also sets a trap."""

    name: MoveName
    reason: Reason
    trap: bool
    chance: Points | None  # the mover's after the move, in percent; None in games too large for it
    delta: Points | None  # how far `chance` is below the highest
    best: tuple[Move, ...]  # of the moves that keep the result, those with the highest chance
    kept: tuple[Move, ...]  # all moves that keep the result
    result: int  # what best play leads to before the move

    @property
    def in_words(self) -> str:
        """What people read as its name; a sound move that ends the game is winning."""
        if self.name is MoveName.SOUND and self.reason.fact is Fact.WON:
            return WINNING
        return IN_WORDS.get(self.name, self.name)

    @property
    def accuracy(self) -> float | None:
        """How accurate the move was, 0 to 100, or None if it is not graded."""
        if self.name in UNGRADED or self.delta is None:
            return None
        return min(100, max(0, _FACTOR * exp(_RATE * self.delta) + _OFFSET))


class Review(NamedTuple):
    """The judgements of all moves, and what follows from them for the whole game."""

    moves: tuple[Judgement | None, ...]  # None where the end is too far away to see
    doubts: tuple[Doubt, ...] = ()  # about moves without a judgement that seem to give much away

    def accuracy(self, mark: Mark) -> float | None:
        """Return the mean accuracy of a player's graded moves, 0 to 100; None without any."""
        own = self.moves["XO".index(mark) :: 2]
        graded = [move.accuracy for move in own if move and move.accuracy is not None]
        return fmean(graded) if graded else None

    @property
    def is_complete(self) -> bool:
        return None not in self.moves

    @property
    def turning_point(self) -> int | None:
        """The ply of the move that gave away the most, the first of equals; None without one.

        Where chances are not known, it is the last that gave something away.
        """
        return self._worst(range(len(self.moves)))

    def worst_of(self, mark: Mark) -> int | None:
        """Return the ply of the move with which a player gave away the most, None without one."""
        return self._worst(range("XO".index(mark), len(self.moves), 2))

    def _worst(self, plies: Iterable[int]) -> int | None:
        known = ((ply, self.moves[ply]) for ply in plies)
        losing = {
            ply: ply if move.delta is None else move.delta
            for ply, move in known
            if move and move.name in LOSING
        }
        return max(losing, key=losing.__getitem__, default=None)


class PlayedGame(NamedTuple):
    """A game as its moves, so that any process can review it; `given` is as in `review`."""

    variant: str
    moves: tuple[Move, ...]
    given: int = 0

    def review(self) -> Review:
        """Return the review; raises IllegalMoveError."""
        return review(position_after(self.variant, self.moves), self.given)


def review(game: PlayedPosition, given: int = 0) -> Review:
    """Return the review of a game, over or not; nobody chose the first `given` moves.

    >>> found = review(position_after("classic", (0, 4, 8, 2)))
    >>> [move.name.value for move in found.moves if move], found.turning_point
    (['book', 'book', 'good', 'blunder'], 3)
    """
    # From the end on, since a search then finds most of what comes later in its table.
    backwards = [_judged(game, ply, given) for ply in reversed(range(len(game.moves)))]
    moves = tuple(reversed(backwards))
    unknown = (ply for ply in range(given, len(moves)) if moves[ply] is None)
    return Review(moves, doubts_about(game, unknown))


def _judged(game: PlayedPosition, ply: int, given: int) -> Judgement | None:
    """Return what to say about the move at a ply, or None if the end is too far away."""
    before, after = (
        PlayedPosition(game.game, game.moves[:made], game.states[:made]) for made in (ply, ply + 1)
    )
    drawing = drawing_moves(before), drawing_moves(after)
    try:
        found = _in_itself(before.game, before.state, drawing, game.moves[ply])
    except UnsolvedError:
        return None
    if ply < given:
        return found._replace(name=MoveName.GIVEN, trap=False)
    if ply < _BOOK_PLIES and found.name not in LOSING:
        return found._replace(name=MoveName.BOOK, trap=False)
    return found


@lru_cache(maxsize=1 << 15)  # moves: all of classic
def _in_itself(
    game: AnyGame, state: Any, drawing: tuple[frozenset[Move], frozenset[Move]], move: Move
) -> Judgement:
    """Return what to say about a move, given which moves draw by repeating before and after it."""
    before, replies = drawing
    worth = worths_in(game, state, before)
    node, chance, delta = Node(game, state), worth.chances.get(move), worth.delta(move)
    name = name_of(node, worth, move)
    graded = name not in LOSING | UNGRADED and move not in before
    trap = graded and is_trap(Node(game, game.after(state, move)), replies)
    reason = reason_of(node, worth, move)
    return Judgement(name, reason, trap, chance, delta, worth.best, worth.kept, worth.result)
