"""An exhibition and its frames: what is to be seen, one after the other, the same each time."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engines.engine import Choice
from engines.games.classic import Board, Mark
from engines.levels import engine_of

ENDLESS = "wargames"
"""The engine that, against itself, does not stop after one game."""
ROUNDS = 7
"""How often it plays on, each time twice as many games as before."""


@dataclass(frozen=True)
class ExhibitionRequest:
    """Who asked for an exhibition, where, and the token of the interaction that did."""

    channel_id: int
    starter: int
    token: str
    language: str


@dataclass(frozen=True, kw_only=True)
class Exhibition:
    """Who plays whom, as engines' specs, and at whose request; `id` is 0 until it is stored."""

    id: int = 0
    request: ExhibitionRequest
    message_id: int | None = None
    x: str
    o: str
    seed: int

    @property
    def language(self) -> str:
        """The language the exhibition is told in."""
        return self.request.language

    def spec(self, mark: Mark) -> str:
        """Return the spec of the engine that plays `mark`."""
        return self.x if mark == "X" else self.o

    @property
    def endless(self) -> bool:
        """Whether this is the pairing that goes on after its first game."""
        return self.x == self.o == ENDLESS


@dataclass(frozen=True)
class MoveFrame:
    """A frame that shows one more move: the board after it, who made it, and why."""

    board: Board
    mark: Mark
    choice: Choice


@dataclass(frozen=True)
class RecordFrame:
    """A frame that sums up all games so far: the last one's board, and how they ended."""

    board: Board
    games: int
    x: int
    o: int
    draws: int
    last: bool


def frames(exhibition: Exhibition) -> Iterator[MoveFrame | RecordFrame]:
    """Return the frames: a game move by move, then, for one pairing, more and more games."""
    rng = Random(exhibition.seed)
    ends = Counter[Mark | None]()
    board = Board()
    for move in _game(exhibition, rng):
        board = move.board
        yield move
    if exhibition.endless:
        _count(ends, board)
        yield from _record_frames(exhibition, rng, ends)


def _record_frames(
    exhibition: Exhibition, rng: Random, ends: Counter[Mark | None]
) -> Iterator[RecordFrame]:
    for number in range(1, ROUNDS + 1):
        board = Board()
        for _ in range(2**number):
            board = _last(exhibition, rng)
            _count(ends, board)
        yield RecordFrame(
            board, ends.total(), ends["X"], ends["O"], ends[None], last=number == ROUNDS
        )


def _game(exhibition: Exhibition, rng: Random) -> Iterator[MoveFrame]:
    board = Board()
    while board.outcome is None:
        mark = board.turn
        choice = engine_of(exhibition.spec(mark)).choose(board, rng)
        board = board.play(choice.cell)
        yield MoveFrame(board, mark, choice)


def _last(exhibition: Exhibition, rng: Random) -> Board:
    """Play a game to its end and return the last board."""
    *_, move = _game(exhibition, rng)
    return move.board


def _count(ends: Counter[Mark | None], board: Board) -> None:
    if board.outcome is not None:
        ends[board.outcome.winner] += 1
