"""Why an engine made a move: what it did, if that is hard to see, and how it was found."""

from bot.domain.explanation import MoveExplanation
from bot.locales import translate
from bot.views.looks import LOOKS
from engines.engine import Choice
from engines.levels import engine_name

_SAME = {
    "level-hurried": "sampling-hurried",
    "level-search": "tree-search",
    "matched-hurried": "sampling-hurried",
    "tree-hurried": "sampling-hurried",
    "tree-loss": "perfect-losing",
    "wargames-immediate": "dice-complete",
}
"""Reasons for which the sentence of another is said."""


def why_chosen(language: str, spec: str, choice: Choice) -> str:
    """Return how an engine came to a move, in one sentence."""
    key = why_key(spec, choice.why)
    return translate(language, key, plies=choice.plies, **games_sampled(spec))


def why_key(spec: str, reason: str) -> str:
    """Return the key of the sentence about an engine's reason."""
    found = f"{said_as(spec)}-{reason}"
    return f"why-{_SAME.get(found, found)}"


def said_as(spec: str) -> str:
    """Return the engine whose sentences are said of another that thinks in the same way."""
    engine = engine_name(spec)
    return "tree" if engine == "learned" else engine


def games_sampled(spec: str) -> dict[str, int]:
    """Return how many games sampling plays after each move, for the sentences about it."""
    return {"games": int(spec.partition(":")[2])} if engine_name(spec) == "sampling" else {}


def reasons(language: str, explanation: MoveExplanation) -> list[str]:
    """Return what a move did, in sentences, if that is hard to see, and how it was judged."""
    board, move = explanation.board, explanation.choice.move
    facts = LOOKS[board.game.name].facts(language, board, move)
    return [*facts, _judgement(language, explanation)]


def _judgement(language: str, explanation: MoveExplanation) -> str:
    """Return how likely the move seemed to win if a search rated it, otherwise how it was found."""
    choice = explanation.choice
    chances = choice.scores.get("chance", ())
    chance = chances[choice.move] if chances and choice.why == "search" else None
    if chance is None:
        return why_chosen(language, explanation.spec, choice)
    return translate(language, "why-chance", percent=round(100 * chance))
