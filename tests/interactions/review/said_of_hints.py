"""What a hint may say, and when that is literally so."""

from tests.engines.games.plain_board import landing, legal, lines_of, outcome, play, playable
from tests.engines.games.plain_threats import wins, wins_next
from tests.engines.games.plain_values import kept, value
from tests.interactions.review.claims import BOARDS, SIDE, Case, Claims, named

HINTS = Claims()


def counts(case: Case, right: set[str], legal_moves: str | None, said: str) -> bool:
    """Return whether a hint is right about how many moves are right and how many are legal."""
    number = {"one": 1, "Only one": 1, "only one": 1}.get(said) or int(said)
    everything = len(legal(case.board))
    return len(right) == number and int(legal_moves or everything) == everything


@HINTS.claim("hint-finish", r"\*\*You can finish:\*\* (?P<said>one|\d+) moves? wins? at once\.")
def finish(case: Case, said: str) -> bool:
    return case.move in wins(case.board) and counts(case, wins(case.board), None, said)


@HINTS.claim("hint-only-move", r"\*\*You have only one move\.\*\*")
def only_move(case: Case) -> bool:
    return legal(case.board) == (case.move,)


@HINTS.claim(
    "hint-own-line",
    r"\*\*Careful:\*\* (?P<said>one|\d+) of your (?P<all>\d+) moves makes? three in a row, "
    r"and that loses\.",
)
def own_line(case: Case, said: str, all: str) -> bool:  # noqa: A002
    mark, after = case.board.turn, {move: play(case.board, move) for move in legal(case.board)}
    wrong = {move for move, board in after.items() if lines_of(board, mark)}
    lost = {move for move, board in after.items() if outcome(board) == case.opponent}
    return case.move not in wrong and wrong == lost and counts(case, wrong, all, said)


def letting(case: Case) -> set[str]:
    """Return the moves after which the bot can win with the next one."""
    return {move for move in legal(case.board) if wins(play(case.board, move))}


@HINTS.claim(
    "hint-threat-one", r"\*\*Careful:\*\* only one move keeps the bot from winning next turn\."
)
def only_one_stops(case: Case) -> bool:
    return set(legal(case.board)) - letting(case) == {case.move}


@HINTS.claim(
    "hint-threat",
    r"\*\*Careful:\*\* after (?P<said>one|\d+) of your (?P<all>\d+) moves the bot can win next "
    r"turn\.",
)
def some_let(case: Case, said: str, all: str) -> bool:  # noqa: A002
    return case.move not in letting(case) and counts(case, letting(case), all, said)


@HINTS.claim(
    "hint-win-in-two",
    r"\*\*You can win in two moves:\*\* (?P<said>one|\d+)( of your (?P<all>\d+))? moves? "
    r"starts? it\.",
)
def win_in_two(case: Case, said: str, all: str | None) -> bool:  # noqa: A002
    quick = {move for move in legal(case.board) if wins_next(play(case.board, move))}
    return case.move in quick and counts(case, quick, all, said)


@HINTS.claim("hint-win-all", r"\*\*You can win from here\.\*\* Every move keeps the win\.")
def win_all(case: Case) -> bool:
    return value(case.board) == 1 and kept(case.board) == set(legal(case.board))


@HINTS.claim(
    "hint-win-some",
    r"\*\*You can win from here\.\*\* (?P<said>Only one|\d+)( of your (?P<all>\d+))? moves? "
    r"keeps? the win\.",
)
def win_some(case: Case, said: str, all: str | None) -> bool:  # noqa: A002
    right = kept(case.board)
    return value(case.board) == 1 and case.move in right and counts(case, right, all, said)


@HINTS.claim(
    "hint-even-all",
    r"\*\*The game is even\.\*\* Every move keeps the draw, "
    r"so look for the one that is hardest to answer\.",
)
def even_all(case: Case) -> bool:
    return value(case.board) == 0 and kept(case.board) == set(legal(case.board))


@HINTS.claim(
    "hint-even-some",
    r"\*\*The game is even\.\*\* (?P<said>Only one|\d+)( of your (?P<all>\d+))? moves? "
    r"keeps? the draw\.",
)
def even_some(case: Case, said: str, all: str | None) -> bool:  # noqa: A002
    right = kept(case.board)
    return value(case.board) == 0 and case.move in right and counts(case, right, all, said)


@HINTS.claim(
    "hint-lost",
    r"\*\*The bot can win, whatever you do\.\*\* Choose the move that is hardest to answer\.",
)
def lost(case: Case) -> bool:
    return value(case.board) == -1


@HINTS.claim("hint-judged", r"\*\*My estimate:\*\* your chances are about (?P<chance>\d+)\s%\.")
def judged(case: Case, chance: str) -> bool:
    """Return whether nothing more urgent is true; how good the move is, a longer search tells."""
    choice = set(legal(case.board)) - wins(case.board)
    no_threat = letting(case) in (set(), choice)
    return int(chance) in range(101) and len(choice) == len(legal(case.board)) > 1 and no_threat


def is_best(case: Case) -> bool:
    """Return whether the move wins at once, is the only one, or keeps the result."""
    return legal(case.board) == (case.move,) or case.move in (wins(case.board) or kept(case.board))


@HINTS.claim("hint-board", r"The best move is in the (?P<board>[a-z -]+) board\.")
def board_of_best(case: Case, board: str) -> bool:
    return is_best(case) and board_that_seems_best(case, board)


@HINTS.claim("hint-judged-board", r"The best move seems to be in the (?P<board>[a-z -]+) board\.")
def board_that_seems_best(case: Case, board: str) -> bool:
    """Return whether the player may choose a board, and has a choice in that one as well."""
    inside = {move for move in legal(case.board) if BOARDS[int(move) // 9] == board}
    return len(playable(case.board)) > 1 and case.move in inside and len(inside) > 1


@HINTS.claim("hint-area", r"The best move is (?P<area>(in|on) [a-z -]+)\.")
def area(case: Case, area: str) -> bool:
    return is_best(case) and area_that_seems_best(case, area)


@HINTS.claim("hint-judged-area", r"The best move seems to be (?P<area>(in|on) [a-z -]+)\.")
def area_that_seems_best(case: Case, area: str) -> bool:
    """Return whether the area has the move, and a choice; in ultimate, in the board in play."""
    cells = cells_in(area, SIDE.get(case.board.variant, 3))
    inside = {move for move in legal(case.board) if square(case, move) in cells}
    one_board = case.board.variant != "ultimate" or len(playable(case.board)) == 1
    return one_board and case.move in inside and len(inside) > 1


def square(case: Case, move: str) -> int:
    """Return where a move puts something, on its small board in ultimate."""
    cell = landing(case.board, move)
    return cell % 9 if case.board.variant == "ultimate" else cell


def cells_in(area: str, side: int) -> set[int]:
    """Return the cells of a row, a column, a diagonal or a quarter as it is named."""
    first, last = range((side + 1) // 2), range(side // 2, side)
    rows = {"top": first, "bottom": last}
    columns = {"left": first, "right": last}
    words = area.replace("-", " ").split()
    if words[-1] == "quarter":
        return {side * row + n for row in rows[words[2]] for n in columns[words[3]]}
    order = ["top", "middle", "bottom"] if words[-1] == "row" else ["left", "middle", "right"]
    if words[-1] == "row":
        return {3 * order.index(words[2]) + n for n in range(3)}
    if words[-1] == "column":
        return {3 * n + order.index(words[2]) for n in range(3)}
    return {0, 4, 8} if "top-left" in area else {2, 4, 6}


@HINTS.claim("hint-move", r"Take (?P<cell>[^.]+)\.")
def take(case: Case, cell: str) -> bool:
    return named(case.board, cell) == case.move and (case.only_judged or is_best(case))
