"""Why an engine made a move: how it was found, and in ultimate what it did in small boards."""

from bot.domain.explanation import MoveExplanation
from bot.domain.small_board_effects import small_board_effects
from bot.locales import Noun, translate
from engines.engine import Choice
from engines.games.game import Move
from engines.games.position import Position
from engines.games.ultimate import ULTIMATE
from engines.levels import engine_name


def why_chosen(language: str, spec: str, choice: Choice) -> str:
    """Return how an engine came to a move, in one sentence."""
    return translate(language, f"why-{engine_name(spec)}-{choice.why}", **games_sampled(spec))


def games_sampled(spec: str) -> dict[str, int]:
    """Return how many games sampling plays after each move, for the sentences about it."""
    return {"games": int(spec.partition(":")[2])} if engine_name(spec) == "sampling" else {}


def reasons(language: str, explanation: MoveExplanation) -> list[str]:
    """Return the sentences: how a move was chosen; in ultimate its facts, and how it was judged."""
    board, choice = explanation.board, explanation.choice
    if not board.game.has_small_boards:
        return [why_chosen(language, explanation.spec, choice)]
    facts = small_board_facts(language, board, choice.move)
    return [*facts, _judgement(language, explanation)]


def small_board_facts(language: str, position: Position, move: Move) -> list[str]:
    """Return a sentence for each fact about a legal move."""
    return [
        translate(language, f"why-{fact}", board=Noun(f"small-board-{ULTIMATE.picks[board]}"))
        for fact, board in small_board_effects(position, move)
    ]


def _judgement(language: str, explanation: MoveExplanation) -> str:
    """Return how likely the move seemed to win if a search rated it, otherwise how it was found."""
    choice = explanation.choice
    chances = choice.scores.get("chance", ())
    chance = chances[choice.move] if chances and choice.why == "search" else None
    if chance is None:
        return why_chosen(language, explanation.spec, choice)
    return translate(language, "why-chance", percent=round(100 * chance))
