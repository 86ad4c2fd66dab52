"""What a review says of one move: its name, the reason, and what would have been better."""

from bot.interactions.review.reviewed_game import ReviewedGame
from bot.locales import Argument, Noun, OneOf, translate
from bot.views.names import move_name, name_of_move
from engines.games.game import Move, other
from engines.games.position import PlayedPosition
from engines.review.doubts import Doubt
from engines.review.names import LOSING
from engines.review.reasons import Fact
from engines.review.review import Judgement

SAYS_WHAT_WAS_BETTER = (Fact.WIN_OVERLOOKED, Fact.WIN_LET_GO)
_ANSWERS = (Fact.LINE_LEFT_OPEN, Fact.WIN_ALLOWED, Fact.FORK_ALLOWED, Fact.LOSS_ALLOWED)
"""The facts that are about the opponent's answer."""
_FEW = 3
_WORTH_A_WORD = 2  # percent


def verdict(game: ReviewedGame, plies: int, language: str, viewer: int) -> str:
    """Return what the last of that many moves was and why, in three lines at most, if any was."""
    if not plies:
        return translate(language, "review-start", moves=game.plies) if game.plies else ""
    found, doubt = game.judgement(plies), game.doubt(plies)
    lines = [_title(game, plies, language)]
    if found is not None:
        lines.append(_why(game, plies, found, language, viewer))
    elif doubt:
        lines.append(_in_doubt(game, doubt, language))
    return "\n".join(lines)


def _in_doubt(game: ReviewedGame, doubt: Doubt, language: str) -> str:
    before = game.after(doubt.ply)
    better = name_of_move(before, doubt.better)
    chances = {"before": doubt.before, "after": doubt.after}
    return translate(language, "review-doubt", mark=before.turn, cell=better, **chances)


def name_text(game: ReviewedGame, plies: int, language: str) -> str:
    """Return the name of the last of that many moves, and if it is a trap; empty if unknown."""
    found = game.judgement(plies)
    if found is None:
        return translate(language, "move-doubtful") if game.doubt(plies) else ""
    name = translate(language, f"move-{found.in_words.replace(' ', '-')}")
    return translate(language, "move-and-trap", name=name) if found.trap else name


def _title(game: ReviewedGame, plies: int, language: str) -> str:
    name, board = name_text(game, plies, language), game.after(plies)
    args: dict[str, Argument] = {
        "number": plies,
        "moves": game.plies,
        "mark": other(board.turn),
        "cell": move_name(board, plies - 1),
    }
    if not name:
        return translate(language, "review-move", **args)
    if game.review is not None and game.review.turning_point == plies - 1:
        return translate(language, "review-turning-point", name=name, **args)
    return f"{translate(language, 'review-move', **args)} · **{name}**"


def _why(game: ReviewedGame, plies: int, found: Judgement, language: str, viewer: int) -> str:
    before, after = game.after(plies - 1), game.after(plies)
    trap = [translate(language, "review-trap")] if found.trap else []
    own = game.mark_of(viewer) == before.turn
    if found.name in LOSING:
        better = _held(before, found, language, own=own)
    else:
        better = _slightly_better(before, after.moves[-1], found, language)
    sentences = [reason_text(before, after, found, language), *trap, *better]
    return translate(language, "between-sentences").join(sentences)


def reason_text(
    before: PlayedPosition, after: PlayedPosition, found: Judgement, language: str
) -> str:
    """Return why the move from one position to the other is called what it is called."""
    fact, move = found.reason
    cell = "" if move is None else name_of_move(after if fact in _ANSWERS else before, move)
    return translate(language, f"review-{fact}", opponent=after.turn, cell=cell)


def _held(before: PlayedPosition, found: Judgement, language: str, *, own: bool) -> list[str]:
    """Return which moves would have held, unless the reason says so."""
    if found.reason.fact in SAYS_WHAT_WAS_BETTER:
        return []
    key = "review-next-time" if own else "review-held"
    return [translate(language, key, cells=few_moves(before, found.kept))]


def _slightly_better(
    before: PlayedPosition, move: Move, found: Judgement, language: str
) -> list[str]:
    """Return a move that keeps the result too and gives better chances, if there is one."""
    if move in found.best or (found.delta or 0) < _WORTH_A_WORD:
        return []
    return [translate(language, "review-better", cells=few_moves(before, found.best[:1]))]


def few_moves(before: PlayedPosition, moves: tuple[Move, ...]) -> Noun | OneOf:
    """Return the names of a few moves; many are just counted, or green on the board."""
    if len(moves) > _FEW:
        key = "review-any-move" if before.game.picks else "review-any"
        return Noun(key, count=len(moves))
    return OneOf(name_of_move(before, move) for move in moves)
