"""A show and its frames: what is to be seen, one after the other, the same each time."""

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
    """Who asked for a show, where, and the token of the interaction that did."""

    channel_id: int
    starter: int
    token: str
    language: str


@dataclass(frozen=True, kw_only=True)
class Exhibition:
    """Who plays whom, as engines' specs, at whose wish; `id` is 0 until the show is stored."""

    id: int = 0
    wish: ExhibitionRequest
    message_id: int | None = None
    x: str
    o: str
    seed: int

    @property
    def language(self) -> str:
        """The language the show is told in."""
        return self.wish.language

    def spec(self, mark: Mark) -> str:
        """Return the spec of the engine that plays `mark`."""
        return self.x if mark == "X" else self.o

    @property
    def endless(self) -> bool:
        """Whether this is the pairing that goes on after its first game."""
        return self.x == self.o == ENDLESS


@dataclass(frozen=True)
class Move:
    """A frame that shows one more move: the board after it, who made it, and why."""

    board: Board
    mark: Mark
    choice: Choice


@dataclass(frozen=True)
class Tally:
    """A frame that sums up all games so far: the last one's board, and how they ended."""

    board: Board
    games: int
    x: int
    o: int
    draws: int
    last: bool


def frames(show: Exhibition) -> Iterator[Move | Tally]:
    """Return the frames of a show: a game move by move, then, for one pairing, ever more games."""
    rng = Random(show.seed)
    ends = Counter[Mark | None]()
    board = Board()
    for move in _game(show, rng):
        board = move.board
        yield move
    if show.endless:
        _count(ends, board)
        yield from _tallies(show, rng, ends)


def _tallies(show: Exhibition, rng: Random, ends: Counter[Mark | None]) -> Iterator[Tally]:
    for number in range(1, ROUNDS + 1):
        board = Board()
        for _ in range(2**number):
            board = _last(show, rng)
            _count(ends, board)
        yield Tally(board, ends.total(), ends["X"], ends["O"], ends[None], last=number == ROUNDS)


def _game(show: Exhibition, rng: Random) -> Iterator[Move]:
    board = Board()
    while board.outcome is None:
        mark = board.turn
        choice = engine_of(show.spec(mark)).choose(board, rng)
        board = board.play(choice.cell)
        yield Move(board, mark, choice)


def _last(show: Exhibition, rng: Random) -> Board:
    """Play a game to its end and return the last board."""
    *_, move = _game(show, rng)
    return move.board


def _count(ends: Counter[Mark | None], board: Board) -> None:
    if board.outcome is not None:
        ends[board.outcome.winner] += 1
