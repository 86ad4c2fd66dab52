"""What a review may say of a move, and when that is literally so."""

from tests.engines.games.plain_board import landing, legal, lines_of, outcome, passed, play
from tests.engines.games.plain_threats import has_two_threats, lines_if_passed, threatened, wins
from tests.engines.games.plain_values import kept, value, values
from tests.interactions.review.claims import Case, Claims, all_named, name_of, named

MOVES = Claims()


@MOVES.claim(
    "review-move",
    r"\*\*Move (?P<number>\d+) of \d+(, the turning point)?:\*\* "
    r"(?P<mark>[XO]) took (?P<cell>[^·]+) · \*\*(?P<name>[a-z ,]+)\*\*",
)
def title(case: Case, number: str, mark: str, cell: str, name: str) -> bool:
    """Return whether that was the move, and it is called so if it lost; doubts are not proven."""
    moved = (int(number), mark, cell) == (
        len(case.board.moves) + 1, case.board.turn, name_of(case.board, case.move),
    )  # fmt: skip
    lost = name.startswith(("blunder", "missed win"))
    return moved and (name == "doubtful" or lost == (case.move not in kept(case.board)))


@MOVES.claim(
    "review-doubt",
    r"My estimate: (?P<mark>[XO])'s chances fell from about (?P<before>\d+)\s% to"
    r" (?P<after>\d+)\s%\. It seemed better to take (?P<cell>[^.]+)\.",
)
def doubt(case: Case, mark: str, before: str, after: str, cell: str) -> bool:
    """Return whether it names another legal move; how good that is, a longer search tells."""
    fell = int(before) > int(after)
    return mark == case.board.turn and fell and named(case.board, cell) != case.move


@MOVES.claim("review-won", r"That won the game\.")
def won(case: Case) -> bool:
    return outcome(case.after) == case.board.turn


@MOVES.claim("review-own-line", r"That completed a line, and here a line loses\.")
def own_line(case: Case) -> bool:
    return bool(lines_of(case.after, case.board.turn)) and outcome(case.after) == case.opponent


@MOVES.claim("review-win-overlooked", r"There was a win: (?P<cell>[^.]+)\.")
def win_overlooked(case: Case, cell: str) -> bool:
    return named(case.board, cell) in wins(case.board) and case.move not in wins(case.board)


@MOVES.claim(
    "review-line-left-open", r"It left a line open: (?P<mark>.) can win with (?P<cell>[^.]+)\."
)
def line_left_open(case: Case, mark: str, cell: str) -> bool:
    """Return whether it was open before, too."""
    there = landing(case.after, named(case.after, cell))
    before = threatened(passed(case.board))
    return mark == case.opponent and there in before & threatened(case.after)


@MOVES.claim("review-win-allowed", r"Now (?P<mark>.) can win with (?P<cell>[^.]+)\.")
def win_allowed(case: Case, mark: str, cell: str) -> bool:
    """Return whether only the move made that possible."""
    there = named(case.after, cell)
    before = threatened(passed(case.board)) & {landing(case.after, there)}
    return mark == case.opponent and there in wins(case.after) and not before


@MOVES.claim(
    "review-fork-allowed", r"It lets (?P<mark>.) make two threats at once with (?P<cell>.+?)\."
)
def fork_allowed(case: Case, mark: str, cell: str) -> bool:
    made = play(case.after, named(case.after, cell))
    return mark == case.opponent and has_two_threats(made)


@MOVES.claim("review-win-let-go", r"A win could be forced: (?P<cell>[^.]+)\.")
def win_let_go(case: Case, cell: str) -> bool:
    return values(case.board)[named(case.board, cell)] == 1 and value(case.after) > -1


@MOVES.claim("review-loss-allowed", r"Now (?P<mark>.) can force a win with (?P<cell>[^.]+)\.")
def loss_allowed(case: Case, mark: str, cell: str) -> bool:
    forced = values(case.after)[named(case.after, cell)] == 1
    return mark == case.opponent and forced and value(case.board) > -1


@MOVES.claim("review-no-choice", r"There was no other move\.")
def no_choice(case: Case) -> bool:
    return len(legal(case.board)) == 1


@MOVES.claim("review-all-equal", r"All moves were worth the same\.")
def all_equal(case: Case) -> bool:
    return len(set(values(case.board).values())) == 1


@MOVES.claim("review-lost-already", r"By then, (?P<mark>.) could win against any move\.")
def lost_already(case: Case, mark: str) -> bool:
    return mark == case.opponent and set(values(case.board).values()) == {-1}


@MOVES.claim("review-only-winning", r"Only this move still wins\.")
def only_winning(case: Case) -> bool:
    return {move for move, worth in values(case.board).items() if worth == 1} == {case.move}


@MOVES.claim("review-only-holding", r"Only this move keeps the draw\.")
def only_holding(case: Case) -> bool:
    return value(case.board) == 0 and kept(case.board) == {case.move}


@MOVES.claim("review-fork-made", r"Two threats at once: one gets through\.")
def fork_made(case: Case) -> bool:
    return has_two_threats(case.after)


@MOVES.claim("review-blocked", r"It blocks (?P<mark>.)'s line\.")
def blocked(case: Case, mark: str) -> bool:
    """Return whether a line that could have been completed, and now cannot, has the new mark."""
    stopped = lines_if_passed(case.board) - lines_if_passed(passed(case.after))
    taken = landing(case.board, case.move)
    return mark == case.opponent and any(taken in line for line in stopped)


@MOVES.claim("review-win-kept", r"It keeps the win\.")
def win_kept(case: Case) -> bool:
    return value(case.board) == 1 == -value(case.after)


@MOVES.claim("review-draw-kept", r"It keeps the draw\.")
def draw_kept(case: Case) -> bool:
    return value(case.board) == 0 == value(case.after)


@MOVES.claim("review-trap", r"It also sets a trap: the reply that looks natural is wrong\.")
def is_trap(case: Case) -> bool:
    """Return whether of the replies that win or leave the fewest wins half give something away."""
    replies = {reply: play(case.after, reply) for reply in legal(case.after)}
    loses = {reply for reply, left in replies.items() if outcome(left) == case.board.turn}
    safest = min(len(wins(left)) for reply, left in replies.items() if reply not in loses)
    natural = wins(case.after) or {
        reply for reply in replies.keys() - loses if len(wins(replies[reply])) == safest
    }
    return 2 * len(natural - kept(case.after)) >= len(natural)


@MOVES.claim("review-any", r"(Better|Next time, take):? one of the green squares\.")
def green_squares(case: Case) -> bool:
    right = {landing(case.board, move) for move in kept(case.board)}
    return case.green == right and case.move not in kept(case.board)


@MOVES.claim("review-any-move", r"(Better|Next time, take):? one of (?P<count>\d+) other moves\.")
def other_moves(case: Case, count: str) -> bool:
    return len(kept(case.board) - {case.move}) == int(count)


@MOVES.claim("review-better", r"A little better: (?P<cells>[^.]+)\.")
def a_little_better(case: Case, cells: str) -> bool:
    return all_named(case.board, cells) <= kept(case.board) - {case.move}


@MOVES.claim("review-held", r"Better: (?P<cells>[^.]+)\.")
def better(case: Case, cells: str) -> bool:
    return case.move not in kept(case.board) and all_named(case.board, cells) == kept(case.board)


@MOVES.claim("review-next-time", r"Next time, take (?P<cells>[^.]+)\.")
def next_time(case: Case, cells: str) -> bool:
    return better(case, cells) and case.reader == case.board.turn
