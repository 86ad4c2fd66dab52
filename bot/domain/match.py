"""Match, Seat and Ending: immutable values. The transitions are in the neighbouring modules."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from bot.domain.limits import (
    ABANDONED_AFTER,
    DEFAULT_PACE,
    ENGINE_WITHIN,
    FEWEST_MOVES,
    INVITATION,
    MOVE_TIME,
    REMIND_AFTER,
    Pace,
)
from bot.errors import Refusal
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame, Mark, Move
from engines.games.position import MARKS, PlayedPosition
from engines.games.variants import GAMES, position_after
from engines.levels import Level, skill_of
from engines.turn import Turn


class Status(StrEnum):
    """The state of a match."""

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
    MORE_BOARDS = "more-boards"
    REPETITION = "repetition"
    AGREED = "agreed-draw"
    RESIGNED = "resigned"
    OUT_OF_TIME = "out-of-time"
    ABANDONED = "abandoned"
    UNREACHABLE = "unreachable"


DRAWN = (Ending.FULL_BOARD, Ending.REPETITION, Ending.AGREED)
"""The endings without a winner that are a result."""


class Person(NamedTuple):
    """A seat taken by a person; `id` is their Discord id."""

    id: int


class Machine(NamedTuple):
    """A seat taken by an engine: its spec and, if the person picked one, its level."""

    spec: str
    level: Level | None = None

    @property
    def skill(self) -> int | None:
        """The skill of the engine that is matched to the person, or None for any other engine."""
        return skill_of(self.spec)


@dataclass(frozen=True)
class Vacant:
    """An empty seat; the first person to join takes it."""


Seat = Person | Machine | Vacant


class Place(NamedTuple):
    """Where a match is played; `guild_id` is None outside servers."""

    guild_id: int | None
    channel_id: int
    can_edit: bool = True  # if not, as in group chats, the bot only answers presses and commands


class OfferKind(StrEnum):
    """What one player can ask the other for."""

    DRAW = "draw"
    TAKE_BACK = "take-back"


class Offer(NamedTuple):
    """A request that waits for the other player's answer; a move cancels it."""

    what: OfferKind
    by: Mark


class Series(NamedTuple):
    """The score of the rematch series before this match: wins of its X, wins of its O, draws."""

    x: int = 0
    o: int = 0
    draws: int = 0


class Match(NamedTuple):
    """A match: who plays, where, and the moves so far; the rest derives from these.

    Times are aware and in UTC.
    """

    place: Place
    x: Seat
    o: Seat
    language: str
    seed: int  # makes the engines' moves repeatable, so that they can be explained later
    started_at: datetime
    changed_at: datetime
    turn_since: datetime  # when the current turn began
    moves: tuple[Move, ...] = ()
    revision: int = 0  # rises by one with each transition
    id: int = 0  # 0 until the match is stored
    message_id: int | None = None  # None until the bot knows which message shows the board
    variant: str = CLASSIC.name
    status: Status = Status.LIVE
    ending: Ending | None = None
    winner: Mark | None = None
    pace: Pace | None = None  # None against an engine
    challenger: int | None = None  # who made the challenge, if there was one
    offer: Offer | None = None
    taken_back: str = ""  # the marks that took a move back
    series: Series = Series()
    rematch_of: int | None = None
    rated: bool = True  # otherwise it changes no standings
    start_ply: int = 0  # nobody chose the moves before it; they led to where the match began
    hints: tuple[int, ...] = ()  # the plies at which a person took a hint
    arena_id: int | None = None  # its arena's, while that counts the match
    calls: bool = False  # whether the challenger may have players called
    call_id: int | None = None  # the message that called them: 0 while unknown, None without one
    words: str = ""  # the marks of people who want its board in words

    @property
    def game(self) -> AnyGame:
        return GAMES[self.variant]

    @property
    def move_text(self) -> str:
        tokens = GAMES[self.variant].tokens
        return " ".join([tokens[move] for move in self.moves])

    @property
    def board(self) -> PlayedPosition:
        return position_after(self.variant, self.moves)

    def after(self, moves: tuple[Move, ...]) -> PlayedPosition:
        """Return the position of this game after other moves; raises IllegalMoveError."""
        return position_after(self.variant, moves)

    def seat(self, mark: Mark) -> Seat:
        return self.x if mark == "X" else self.o

    @property
    def turn(self) -> Mark:
        return MARKS[len(self.moves) % 2]

    @property
    def to_move(self) -> Seat:
        """Who is to move, or would be if the match were not over."""
        return self.seat(self.turn)

    @property
    def waits_for_engine(self) -> bool:
        """Whether an engine has to move, which thinks for too long to answer a press with."""
        if not GAMES[self.variant].is_long or self.status is not Status.LIVE:
            return False
        return isinstance(self.to_move, Machine)

    @property
    def people(self) -> tuple[int, ...]:
        """The ids of the people in the match, X first."""
        return tuple([seat.id for seat in (self.x, self.o) if isinstance(seat, Person)])

    @property
    def has_deleted_person(self) -> bool:
        """Whether one of the people has deleted their data: their number is below zero."""
        return any(person < 0 for person in self.people)

    @property
    def machine(self) -> Mark | None:
        if isinstance(self.x, Machine):
            return "X"
        return "O" if isinstance(self.o, Machine) else None

    @property
    def engine(self) -> Machine | None:
        if isinstance(self.x, Machine):
            return self.x
        return self.o if isinstance(self.o, Machine) else None

    @property
    def skill(self) -> int | None:
        return self.engine and self.engine.skill

    @property
    def invited(self) -> int | None:
        """Who was challenged; None if the challenge is open to all or there is none."""
        others = [person for person in self.people if person != self.challenger]
        return others[0] if others and self.challenger is not None else None

    @property
    def deadline(self) -> datetime | None:
        """When it lapses, is lost on time or abandoned; None while an engine thinks, or if over."""
        if self.status is Status.INVITED:
            return self.started_at + INVITATION[self.pace or DEFAULT_PACE]
        if self.status is not Status.LIVE or self.waits_for_engine:
            return None
        return self.turn_since + (MOVE_TIME[self.pace] if self.pace else ABANDONED_AFTER)

    @property
    def engine_due_at(self) -> datetime | None:
        """When the engine for which the match waits is to move at the latest, or None."""
        return self.turn_since + ENGINE_WITHIN if self.waits_for_engine else None

    @property
    def remind_at(self) -> datetime | None:
        if self.status is not Status.LIVE or self.pace not in REMIND_AFTER:
            return None
        return self.turn_since + REMIND_AFTER[self.pace]

    @property
    def next_due(self) -> datetime | None:
        """When something has to be done, unless the match changes before; None means now."""
        is_found = self.call_id is not None and not self.moves  # the call has to say so
        is_reminded = self.pace in REMIND_AFTER and self.revision  # the last reminder has to go
        if self.status is not Status.LIVE or is_found or is_reminded:
            return None
        return self.engine_due_at or self.remind_at or self.deadline

    @property
    def is_short(self) -> bool:
        """Whether too few moves were made for the match to count."""
        return len(self.moves) - self.start_ply < FEWEST_MOVES

    @property
    def score(self) -> Series:
        """The score of the series, including this match if it is over and long enough."""
        if self.is_short:
            return self.series
        before, drawn = self.series, self.ending in DRAWN
        return Series(
            x=before.x + (self.winner == "X"),
            o=before.o + (self.winner == "O"),
            draws=before.draws + drawn,
        )

    def mark_of(self, person: int) -> Mark:
        """Return the mark that a person plays; raises Refusal for a stranger."""
        if person not in self.people:
            raise Refusal("not-your-match")
        return "X" if isinstance(self.x, Person) and self.x.id == person else "O"

    def engine_turn(self, moves: tuple[Move, ...]) -> Turn:
        """Return the engine's turn after some moves; raises TypeError if a person is to move."""
        seat = self.mover(len(moves))
        if not isinstance(seat, Machine):
            raise TypeError(f"no engine moves at ply {len(moves)}")
        return Turn(seat.spec, self.variant, moves, f"{self.seed}:{len(moves)}")

    def last_ply(self, mark: Mark | None) -> int | None:
        plies = range(len(self.moves) - 1, self.start_ply - 1, -1)
        return next((ply for ply in plies if "XO"[ply % 2] == mark), None)

    def mover(self, ply: int) -> Seat:
        return self.o if ply % 2 else self.x
