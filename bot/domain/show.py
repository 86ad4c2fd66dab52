"""A show and its frames, which follow only from the engines and the seed."""

from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from random import Random

from engines.engine import Choice
from engines.games.classic import CLASSIC
from engines.games.game import Mark
from engines.games.position import PlayedPosition
from engines.games.variants import GAMES
from engines.levels import engine_of
from engines.turn import Turn

ENDLESS = "wargames"  # its show against itself goes on after one game
NUMBERED = ("dice", "lines", "sampling", "wargames", "minimax", "perfect", "tree", "learned")
"""The engines by their numbers in the ids of buttons, which stay; a new one comes last."""
NUMBERED_GAMES = tuple(GAMES)  # the games by their numbers in these ids
ROUNDS = 7  # rounds of an endless show; each has twice as many games as the one before


@dataclass(frozen=True)
class ShowRequest:
    """Who asked for a show, where, and the token of that interaction."""

    channel_id: int
    starter: int
    token: str
    language: str
    guild_id: int | None = None  # None in private messages


@dataclass(frozen=True, kw_only=True)
class Show:
    """The specs of the two engines and the request; `id` is 0 until the show is stored."""

    id: int = 0
    request: ShowRequest
    message_id: int | None = None
    variant: str = CLASSIC.name
    x: str
    o: str
    seed: int

    @property
    def language(self) -> str:
        return self.request.language

    def spec(self, mark: Mark) -> str:
        return self.x if mark == "X" else self.o

    @property
    def start(self) -> PlayedPosition:
        return PlayedPosition(GAMES[self.variant])

    @property
    def endless(self) -> bool:
        return self.x == self.o == ENDLESS


@dataclass(frozen=True)
class MoveFrame:
    """A frame that shows one move: the board after it, who made it, and why."""

    board: PlayedPosition
    mark: Mark
    choice: Choice


@dataclass(frozen=True)
class RecordFrame:
    """A frame that summarizes all games so far: the last board, and how the games ended."""

    board: PlayedPosition
    games: int
    x: int
    o: int
    draws: int
    last: bool


def turn_in(show: Show, board: PlayedPosition) -> Turn:
    """Return the turn of the engine that moves next; the same seed leads to the same moves."""
    ply = len(board.moves)
    return Turn(show.spec(board.turn), show.variant, board.moves, f"{show.seed}:{ply}")


def frames(show: Show) -> Iterator[MoveFrame | RecordFrame]:
    """Return the frames of classic: one game move by move, then the rounds if it is endless."""
    rng = Random(show.seed)
    last = yield from _moves(show, rng)
    if show.endless:
        yield from _record_frames(show, rng, Counter([_winner(last)]))


def _record_frames(show: Show, rng: Random, winners: Counter[Mark | None]) -> Iterator[RecordFrame]:
    for number in range(1, ROUNDS + 1):
        for _ in range(2**number):
            *_, move = _moves(show, rng)
            winners[_winner(move.board)] += 1
        x, o, draws = winners["X"], winners["O"], winners[None]
        yield RecordFrame(move.board, x + o + draws, x, o, draws, last=number == ROUNDS)


def _moves(show: Show, rng: Random) -> Generator[MoveFrame, None, PlayedPosition]:
    board = show.start
    while board.outcome is None:
        mark = board.turn
        choice = engine_of(show.spec(mark), board.game).choose(board, rng)
        board = board.play(choice.move)
        yield MoveFrame(board, mark, choice)
    return board


def _winner(board: PlayedPosition) -> Mark | None:
    return board.outcome and board.outcome.winner
