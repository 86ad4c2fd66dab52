"""An attempt at a daily puzzle: up to three tries; a wrong move ends one."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from typing import NamedTuple

from bot.errors import Refusal
from engines.games.game import Move
from engines.games.position import PlayedPosition
from engines.puzzles.puzzle import TRIES, Puzzle

_RIGHT, _WRONG, _HINT = "🟩", "⬛", "💡"


class Failed(NamedTuple):
    """A try that failed: how many of its moves were right, and the wrong one that ended it."""

    right: int
    wrong: Move


@dataclass(frozen=True)
class Attempt:
    """A person's attempt at the puzzle with a number; `moves` are the own moves of all tries."""

    number: int
    puzzle: Puzzle
    moves: tuple[Move, ...] = ()
    hint: bool = False
    given_up: bool = False
    solved_at: datetime | None = None
    guild_id: int | None = None  # the server it was opened in
    repeated: bool = False  # counts for nothing: it was opened before the person deleted their data

    @property
    def revision(self) -> int:
        return len(self.moves) + self.hint + self.given_up

    @property
    def failed(self) -> tuple[Failed, ...]:
        return self._tries[0]

    @property
    def made(self) -> int:
        """How many moves of the current try were right."""
        return self._tries[1]

    @cached_property
    def _tries(self) -> tuple[tuple[Failed, ...], int]:
        failed, right = [], 0
        for move in self.moves:
            if self.puzzle.is_right(move, right):
                right += 1
            else:
                failed.append(Failed(right, move))
                right = 0
        return tuple(failed), right

    @property
    def is_over(self) -> bool:
        return self.solved_at is not None or self.given_up or len(self.failed) == TRIES

    @property
    def is_found_at_once(self) -> bool:
        """Whether the first try solved it, without a hint."""
        return self.solved_at is not None and not self.failed and not self.hint

    @property
    def board(self) -> PlayedPosition:
        """The position that is shown: the next to solve, the solved one, or the first if lost."""
        if self.solved_at is not None:
            return self.puzzle.position(self.made - 1).play(self.moves[-1])
        return self.puzzle.position(0 if self.is_over else self.made)

    @property
    def refuted(self) -> frozenset[Move]:
        """The moves that are known to be wrong in the current position."""
        return frozenset(failed.wrong for failed in self.failed if failed.right == self.made)

    @property
    def just_failed(self) -> Failed | None:
        """The try that a wrong move has just ended, unless another one goes on."""
        return self.failed[-1] if self.failed and not self.made else None

    def result(self, between: str = "\n") -> str:
        """Return a row of squares for each try, or one if one move solves it; it tells no move."""
        rows = [_RIGHT * failed.right + _WRONG for failed in self.failed]
        last = _RIGHT * self.made + _WRONG * self.given_up
        between = "" if self.puzzle.own_moves == 1 else between
        return between.join(filter(None, (*rows, last))) + _HINT * self.hint


AttemptTransition = Callable[[Attempt], Attempt]


def pressed(attempt: Attempt, revision: int, cell: int, now: datetime) -> Attempt:
    """Return the attempt after a press on a cell; the same if `revision` is old. Raises Refusal."""
    if attempt.revision != revision:
        return attempt
    if attempt.is_over:
        raise Refusal("puzzle-over")
    move = attempt.puzzle.game.move_of(cell)
    if move not in attempt.board.legal_moves():
        raise Refusal("cell-taken")
    if move in attempt.refuted:
        raise Refusal("tried-before")
    after = replace(attempt, moves=(*attempt.moves, move))
    solved = after.made == attempt.puzzle.own_moves
    return replace(after, solved_at=now) if solved else after


def hinted(attempt: Attempt) -> Attempt:
    return attempt if attempt.hint or attempt.is_over else replace(attempt, hint=True)


def given_up(attempt: Attempt) -> Attempt:
    return attempt if attempt.is_over else replace(attempt, given_up=True)
