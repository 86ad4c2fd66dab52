"""A puzzle: a position in which one line of moves is right, with the other player's replies."""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from engines.games.game import LOSS, WIN, AnyGame, Mark, Move, Permutation
from engines.games.position import PlayedPosition
from engines.games.variants import GAMES, position_after
from engines.review.areas import area_with

Task = Literal["win", "save"]
TRIES = 3  # how many a person has

_DOTS = (0.45, 0.65, 0.8, 0.9)  # the difficulties from which on a puzzle has one dot more


@dataclass(frozen=True)
class Puzzle:
    """A position, and the line that solves it: own moves and, between them, stored replies.

    Own moves are the first, the last and every other one of `line`. Each is the only one that keeps
    the result, but of moves that complete a win any is right.
    """

    variant: str
    moves: tuple[Move, ...]  # those that lead to the position
    line: tuple[Move, ...]
    difficulty: float = 0.0  # how likely the judges in engines/puzzles/finding.py miss it, 0 to 1

    @property
    def game(self) -> AnyGame:
        return GAMES[self.variant]

    @property
    def mark(self) -> Mark:
        return self.position().turn

    @property
    def task(self) -> Task:
        """What is to be done: win in `own_moves` moves, or find the one move that does not lose."""
        return "win" if self.own_moves > 1 else "save"

    @property
    def own_moves(self) -> int:
        """How many moves solve it: one saves the game, two or more win it."""
        return (len(self.line) + 1) // 2

    @property
    def dots(self) -> int:
        """The difficulty as a number from 1 to 5."""
        return bisect_right(_DOTS, self.difficulty) + 1

    @cached_property
    def area(self) -> str:
        """The area of the board that a hint names; it has the first move and a wrong one."""
        first = self.line[0]
        return area_with(self.position(), [first], [first])[0]

    def position(self, made: int = 0) -> PlayedPosition:
        """Return the position after a number of right own moves, each with its reply."""
        return position_after(self.variant, self.moves + self.line[: 2 * made])

    def is_right(self, move: Move, made: int) -> bool:
        """Return whether a legal move is right after a number of right own moves."""
        if self.task == "win" and made == self.own_moves - 1:
            return completes(self.game, self.position(made).state, move)
        return move == self.line[2 * made]

    def text_of(self, moves: Iterable[Move]) -> str:
        return " ".join([self.game.tokens[move] for move in moves])

    def image(self, symmetry: Permutation) -> "Puzzle":
        moves, line = (tuple(symmetry[m] for m in part) for part in (self.moves, self.line))
        return Puzzle(self.variant, moves, line, self.difficulty)


def moves_of(variant: str, text: str) -> tuple[Move, ...]:
    return tuple(map(GAMES[variant].tokens.index, text.split()))


def completes(game: AnyGame, state: Any, move: Move) -> bool:
    """Return whether a move wins at once or (in misère) leaves only replies that lose at once."""
    after = game.after(state, move)
    replies = [game.after(after, reply) for reply in game.legal_moves(after)]
    if not replies:
        return game.result(after) == LOSS
    return all(game.result(reply) == WIN for reply in replies)
