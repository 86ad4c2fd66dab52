"""Match, Seat, Ending: frozen values, and pure transitions from one to the next."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from functools import cached_property, reduce
from random import Random

from bot.errors import (
    BoardMovedOnError,
    CellTakenError,
    MatchOverError,
    NotYourMatchError,
    NotYourTurnError,
)
from engines.board import Board, Mark, other
from engines.engine import Choice
from engines.levels import Level, engine_of


class Status(StrEnum):
    """Where a match stands."""

    LIVE = "live"
    OVER = "over"


class Ending(StrEnum):
    """Why a match is over."""

    LINE = "line"
    FULL_BOARD = "full-board"
    RESIGNED = "resigned"


@dataclass(frozen=True)
class Person:
    """A seat held by a person; `id` is Discord's."""

    id: int


@dataclass(frozen=True)
class Machine:
    """A seat held by an engine: its spec and, where the person picked one, its level."""

    spec: str
    level: Level | None = None


Seat = Person | Machine


@dataclass(frozen=True)
class Place:
    """Where a match is played; `guild_id` is None in a direct message."""

    guild_id: int | None
    channel_id: int


@dataclass(frozen=True)
class Thought:
    """What an engine chose on `board`, and why."""

    board: Board
    spec: str
    choice: Choice


@dataclass(frozen=True, kw_only=True)
class Match:
    """A match: who plays whom, where, and the moves so far; all else derives from these.

    `id` is 0 until the match is stored. `message_id` is None until an answer has told where the
    board is shown. `seed` feeds the engines, so that a move can be thought through again later.
    `revision` rises by one with every transition. Times are aware and in UTC.
    """

    id: int = 0
    place: Place
    message_id: int | None = None
    x: Seat
    o: Seat
    variant: str = "3x3"
    language: str
    seed: int
    moves: tuple[int, ...] = ()
    revision: int = 0
    status: Status = Status.LIVE
    ending: Ending | None = None
    winner: Mark | None = None
    started_at: datetime
    changed_at: datetime

    @cached_property
    def board(self) -> Board:
        """The position after all moves."""
        return reduce(Board.play, self.moves, Board())

    def seat(self, mark: Mark) -> Seat:
        """Return who plays `mark`."""
        return self.x if mark == "X" else self.o

    @property
    def to_move(self) -> Seat:
        """Who is to move, or would be if the match went on."""
        return self.seat(self.board.turn)

    @property
    def people(self) -> tuple[int, ...]:
        """The ids of the people in the match, X first."""
        return tuple(seat.id for seat in (self.x, self.o) if isinstance(seat, Person))

    def mark_of(self, person: int) -> Mark:
        """Return the mark that a person plays; raises NotYourMatchError for a stranger."""
        if person not in self.people:
            raise NotYourMatchError
        return "X" if self.x == Person(person) else "O"

    def thought(self, ply: int) -> Thought:
        """Return what the engine that moves at `ply` (0 to 8) thinks, the same each time.

        The seat to move at that ply must be a machine's.
        """
        board = reduce(Board.play, self.moves[:ply], Board())
        seat = self.seat(board.turn)
        if not isinstance(seat, Machine):
            raise TypeError(f"{board.turn} is no engine's seat")
        choice = engine_of(seat.spec).choose(board, Random(f"{self.seed}:{ply}"))
        return Thought(board, seat.spec, choice)

    @property
    def engine_ply(self) -> int | None:
        """The ply of the last move that an engine made, or None."""
        plies = range(len(self.moves) - 1, -1, -1)
        return next((ply for ply in plies if isinstance(self._mover(ply), Machine)), None)

    def _mover(self, ply: int) -> Seat:
        return self.o if ply % 2 else self.x


def started(match: Match) -> Match:
    """Return the match with the engine's first move on it, if an engine begins."""
    return replace(match, moves=_answered(match))


def pressed(match: Match, person: int, revision: int, cell: int, now: datetime) -> Match:
    """Return the match after a person's press on a cell of the board at `revision`.

    An engine's answer is part of it. Raises a RefusalError if the press is not to be taken:
    NotYourMatchError, MatchOverError, BoardMovedOnError, NotYourTurnError, CellTakenError.
    """
    _refuse(match, person, revision, cell)
    moved = replace(match, moves=(*match.moves, cell))
    return _changed(replace(moved, moves=_answered(moved)), now)


def resigned(match: Match, person: int, now: datetime) -> Match:
    """Return the match given up by a person; raises NotYourMatchError, MatchOverError."""
    winner = other(match.mark_of(person))
    if match.status is not Status.LIVE:
        raise MatchOverError
    over = replace(match, status=Status.OVER, ending=Ending.RESIGNED, winner=winner)
    return _stamped(over, now)


def _refuse(match: Match, person: int, revision: int, cell: int) -> None:
    mark = match.mark_of(person)
    if match.status is not Status.LIVE:
        raise MatchOverError
    if revision != match.revision:
        raise BoardMovedOnError
    if mark != match.board.turn:
        raise NotYourTurnError
    if cell not in match.board.legal_moves():
        raise CellTakenError


def _answered(match: Match) -> tuple[int, ...]:
    """Return the moves with the engine's answer behind them, where one is due."""
    if match.board.outcome is not None or not isinstance(match.to_move, Machine):
        return match.moves
    return (*match.moves, match.thought(len(match.moves)).choice.cell)


def _changed(match: Match, now: datetime) -> Match:
    outcome = match.board.outcome
    if outcome is None:
        return _stamped(match, now)
    ending = Ending.LINE if outcome.line else Ending.FULL_BOARD
    over = replace(match, status=Status.OVER, ending=ending, winner=outcome.winner)
    return _stamped(over, now)


def _stamped(match: Match, now: datetime) -> Match:
    return replace(match, revision=match.revision + 1, changed_at=now)
