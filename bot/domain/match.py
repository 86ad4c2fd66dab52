"""Match, Seat, Ending: frozen values; how one becomes the next is told beside this file."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from functools import lru_cache
from random import Random
from typing import Any

from bot.domain.rating_weight import RatingWeight
from bot.domain.time_limits import ABANDONED_AFTER, INVITATION, MOVE_TIME, REMIND_AFTER, TimeControl
from bot.errors import NotYourMatchError
from engines.engine import Choice
from engines.games.classic import Board, Mark
from engines.levels import Level, engine_of


class Status(StrEnum):
    """Where a match stands."""

    INVITED = "invited"
    LIVE = "live"
    OVER = "over"
    DECLINED = "declined"
    LAPSED = "lapsed"
    CANCELLED = "cancelled"


class Ending(StrEnum):
    """Why a match is over."""

    LINE = "line"
    FULL_BOARD = "full-board"
    AGREED = "agreed-draw"
    RESIGNED = "resigned"
    OUT_OF_TIME = "out-of-time"
    ABANDONED = "abandoned"
    UNREACHABLE = "unreachable"


@dataclass(frozen=True)
class Person:
    """A seat held by a person; `id` is Discord's."""

    id: int


@dataclass(frozen=True)
class Machine:
    """A seat held by an engine: its spec and, where the person picked one, its level."""

    spec: str
    level: Level | None = None


@dataclass(frozen=True)
class Vacant:
    """A seat for whoever joins first."""


Seat = Person | Machine | Vacant


@dataclass(frozen=True)
class Place:
    """Where a match is played; `guild_id` is None outside servers.

    `can_edit` tells whether the bot can edit messages there by itself. It cannot in group chats and
    wherever only a person has installed it; there it answers presses and commands and no more.
    """

    guild_id: int | None
    channel_id: int
    can_edit: bool = True


class OfferKind(StrEnum):
    """What one player can ask of the other."""

    DRAW = "draw"
    TAKE_BACK = "take-back"


@dataclass(frozen=True)
class Offer:
    """Something asked for that waits for the other's answer; a move voids it."""

    what: OfferKind
    by: Mark


@dataclass(frozen=True)
class Series:
    """How the matches before this one ended, from its own seats' point of view."""

    x: int = 0
    o: int = 0
    draws: int = 0


@dataclass(frozen=True)
class Thought:
    """What an engine chose on `board`, and why."""

    board: Board
    spec: str
    choice: Choice


@lru_cache(maxsize=8192)
def position(moves: tuple[int, ...]) -> Board:
    """Return the board after some moves, which a press asks for several times."""
    return position(moves[:-1]).play(moves[-1]) if moves else Board()


@dataclass(frozen=True, kw_only=True)
class Match:
    """A match: who plays whom, where, and the moves so far; all else derives from these.

    `id` is 0 until the match is stored. `message_id` is None until an answer has told where the
    board is shown. `seed` feeds the engines, so that a move can be thought through again later.
    `revision` rises by one with every transition. `time_control` is None against an engine.
    `challenger` is who asked for the match, if anybody had to be asked. `taken_back` holds the
    marks that took a move back. Times are aware and in UTC; `turn_since` is when the turn of the
    side to move began. `weight` is known only to the change that ended the match.
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
    time_control: TimeControl | None = None
    challenger: int | None = None
    offer: Offer | None = None
    taken_back: str = ""
    series: Series = Series()
    rematch_of: int | None = None
    started_at: datetime
    changed_at: datetime
    turn_since: datetime
    weight: RatingWeight | None = field(default=None, compare=False)

    @property
    def board(self) -> Board:
        """The position after all moves."""
        return position(self.moves)

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

    @property
    def machine(self) -> Mark | None:
        """The mark that an engine plays, or None between people."""
        if isinstance(self.x, Machine):
            return "X"
        return "O" if isinstance(self.o, Machine) else None

    @property
    def invited(self) -> int | None:
        """Who was challenged; None if the challenge is open to all, or there was none."""
        others = [person for person in self.people if person != self.challenger]
        return others[0] if others and self.challenger is not None else None

    @property
    def deadline(self) -> datetime | None:
        """When the match lapses, is lost on time or abandoned unless something happens before."""
        if self.status is Status.INVITED:
            return self.started_at + INVITATION
        if self.status is not Status.LIVE:
            return None
        return self.turn_since + (
            MOVE_TIME[self.time_control] if self.time_control else ABANDONED_AFTER
        )

    @property
    def remind_at(self) -> datetime | None:
        """When the person to move is to be reminded of it, or None for never."""
        if self.status is not Status.LIVE or self.time_control not in REMIND_AFTER:
            return None
        return self.turn_since + REMIND_AFTER[self.time_control]

    @property
    def score(self) -> Series:
        """How the series stands, this match with it if it is over."""
        before, drawn = self.series, self.ending in (Ending.FULL_BOARD, Ending.AGREED)
        return Series(
            x=before.x + (self.winner == "X"),
            o=before.o + (self.winner == "O"),
            draws=before.draws + drawn,
        )

    def mark_of(self, person: int) -> Mark:
        """Return the mark that a person plays; raises NotYourMatchError for a stranger."""
        if person not in self.people:
            raise NotYourMatchError
        return "X" if isinstance(self.x, Person) and self.x.id == person else "O"

    def thought(self, ply: int) -> Thought:
        """Return what the engine that moves at `ply` (0 to 8) thinks, the same each time.

        The seat to move at that ply must be a machine's.
        """
        return self.thought_after(self.moves[:ply])

    def thought_after(self, moves: tuple[int, ...]) -> Thought:
        """Return what the engine that is to move after some moves thinks, the same each time."""
        board = position(moves)
        seat = self.seat(board.turn)
        if not isinstance(seat, Machine):
            raise TypeError(f"{board.turn} is no engine's seat")
        choice = engine_of(seat.spec).choose(board, Random(f"{self.seed}:{len(moves)}"))
        return Thought(board, seat.spec, choice)

    @property
    def engine_ply(self) -> int | None:
        """The ply of the last move that an engine made, or None."""
        plies = range(len(self.moves) - 1, -1, -1)
        return next((ply for ply in plies if isinstance(self.mover(ply), Machine)), None)

    def mover(self, ply: int) -> Seat:
        """Return whose turn it is at `ply`, 0 to 8."""
        return self.o if ply % 2 else self.x


def unchecked(**facts: Any) -> Match:
    """Return the match of all these facts, at a fifth of what `Match` itself takes.

    A frozen class sets each field in turn, and in a roundabout way.
    """
    return _made(facts)


def altered(match: Match, **changes: Any) -> Match:
    """Return the match with `changes`, as `replace` does."""
    return _made(vars(match) | changes)


def _made(facts: dict[str, Any]) -> Match:
    match = object.__new__(Match)
    vars(match).update(facts)
    return match


def changed(match: Match, now: datetime, **changes: Any) -> Match:
    """Return the match with `changes`, as its next revision."""
    return altered(match, **changes, revision=match.revision + 1, changed_at=now)


def ended(
    match: Match, ending: Ending, winner: Mark | None, now: datetime, **changes: Any
) -> Match:
    """Return the match with `changes`, over by `ending`; a winner of None means that nobody won."""
    outcome = {"status": Status.OVER, "ending": ending, "winner": winner, "offer": None}
    return changed(match, now, **changes, **outcome)
