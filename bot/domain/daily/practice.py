"""Practice: positions of people's own finished games in which their move gave up a result."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import lru_cache
from hashlib import blake2b
from itertools import islice

from bot.domain.daily.days import number_at, oldest_that_counts
from bot.domain.match import Match, Person, Status
from bot.errors import Refusal
from engines.games.game import Move
from engines.games.position import PlayedPosition
from engines.games.variants import SOLVED_GAMES
from engines.puzzles.days import puzzle
from engines.review.names import LOSING
from engines.review.review import Review

LATEST, JUDGED_AT_ONCE = 200, 5  # finished games to look through, and how many of them a press
AGAIN_AFTER, SURE_AFTER = timedelta(days=1), timedelta(days=7)
"""After how long a position comes again, and one that was solved at once."""
_FIRST_PUZZLES = 3
_DIGEST = 7  # bytes, so that it fits a signed column

# A position, and the move that gave up its result or, in a puzzle, the move that is right.
Exercise = tuple[PlayedPosition, Move]


def exercise_in(match: Match, ply: int, person: int, now: datetime) -> Exercise:
    """Return the exercise of a person's own move; raises Refusal, also if a puzzle asks it now."""
    if match.status is not Status.OVER:
        raise Refusal("match-not-over")
    match.mark_of(person)
    if not match.game.is_solved:
        raise Refusal("no-practice")
    if not match.start_ply <= ply < len(match.moves) or match.mover(ply) != Person(person):
        raise Refusal("unknown-button")
    board = match.after(match.moves[:ply])
    if key_of(board) in asked_daily(now):
        raise Refusal("puzzle-not-over")
    return board, match.moves[ply]


def puzzle_exercise(number: int, now: datetime) -> Exercise:
    """Return the first move of a past daily puzzle; raises Refusal for any that still counts."""
    if not 0 < number < oldest_that_counts(now):
        raise Refusal("no-such-puzzle")
    return puzzle(number).position(), puzzle(number).line[0]


def next_puzzle(after: int, variant: str | None, now: datetime) -> int | None:
    """Return the newest of the last three past puzzles, or the one before `after`; None if none."""
    games, numbers = (
        (variant,) if variant else SOLVED_GAMES,
        range(oldest_that_counts(now) - 1, 0, -1),
    )
    found = islice((it for it in numbers if puzzle(it).variant in games), _FIRST_PUZZLES)
    return next((number for number in found if not after or number < after), None)


def mistakes_in(match: Match, review: Review, person: int) -> Mapping[int, int]:
    """Return the last ply at which each position came up that a person's move made worse."""
    return {
        key_of(match.after(match.moves[:ply])): ply
        for ply, found in enumerate(review.moves)
        if found and found.name in LOSING and match.mover(ply) == Person(person)
    }


def key_of(position: PlayedPosition) -> int:
    """Return a number that a position shares only with its images."""
    state = tuple(position.game.canonical(position.state))
    text = f"{position.game.name} {state}".encode()
    return int.from_bytes(blake2b(text, digest_size=_DIGEST).digest())


def asked_daily(now: datetime) -> frozenset[int]:
    """Return the keys of positions in which puzzles that count at that moment ask for a move."""
    return _asked(range(max(1, oldest_that_counts(now)), number_at(now) + 1))


@lru_cache(2)
def _asked(numbers: range) -> frozenset[int]:
    asked = map(puzzle, numbers)
    return frozenset(key_of(it.position(made)) for it in asked for made in range(it.own_moves))
