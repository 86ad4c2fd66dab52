"""What a review may say of a whole game, and when that is literally so."""

from tests.engines.games.plain_board import legal
from tests.engines.games.plain_values import kept
from tests.interactions.review.claims import Case, Claims, name_of, named
from tests.interactions.review.said_of_moves import is_trap

WHOLE = Claims()


def own(case: Case) -> list[Case]:
    """Return the moves of who reads the page."""
    return [made for made in case.game if made.board.turn == case.reader]


@WHOLE.claim("review-faultless", r"Neither side made a decisive mistake\.")
def faultless(case: Case) -> bool:
    return all(made.move in kept(made.board) for made in case.game)


@WHOLE.claim(
    "review-praise-find", r"Well found: your move to (?P<cell>[^.]+) was the only good one\."
)
def find(case: Case, cell: str) -> bool:
    at = [made for made in own(case) if name_of(made.board, made.move) == cell]
    return any(kept(made.board) == {made.move} for made in at)


@WHOLE.claim("review-praise-trap", r"You set a fine trap: (?P<cell>[^.]+)\.")
def trap(case: Case, cell: str) -> bool:
    at = [made for made in own(case) if name_of(made.board, made.move) == cell]
    return any(legal(made.after) and is_trap(made) for made in at)


@WHOLE.claim("review-praise-none", r"Here is one idea:(?= On move )")
def none_kept(case: Case) -> bool:
    return not any(made.move in kept(made.board) for made in own(case))


@WHOLE.claim("review-praise-one", r"Your only move was right\.")
def one_kept(case: Case) -> bool:
    return [made.move in kept(made.board) for made in own(case)] == [True]


def right_of(case: Case) -> int:
    return sum(made.move in kept(made.board) for made in own(case))


@WHOLE.claim(
    "review-praise-moves", r"(?P<good>One|\d+) of your (?P<moves>\d+) moves (was|were) right\."
)
def some_kept(case: Case, good: str, moves: str) -> bool:
    """Return whether the count is right, of all moves of the game."""
    made = [move for move in case.board.moves if move[0] == case.reader]
    return right_of(case) == int(good.replace("One", "1")) and len(made) == int(moves)


@WHOLE.claim("review-praise-last-move", r"Your last move was right\.")
def last_kept(case: Case) -> bool:
    return own(case)[-1].move in kept(own(case)[-1].board)


@WHOLE.claim(
    "review-praise-last-moves",
    r"(?P<good>One|\d+) of your last (?P<moves>\d+) moves (was|were) right\.",
)
def some_of_the_last_kept(case: Case, good: str, moves: str) -> bool:
    """Return whether the count is right, of the moves that are judged."""
    last = own(case)
    return right_of(case) == int(good.replace("One", "1")) and len(last) == int(moves)


@WHOLE.claim("review-lesson", r"On move (?P<number>\d+), take (?P<cell>[^.]+) next time\.")
def lesson(case: Case, number: str, cell: str) -> bool:
    made = next(made for made in own(case) if len(made.board.moves) + 1 == int(number))
    right = kept(made.board)
    return made.move not in right and named(made.board, cell) in right
