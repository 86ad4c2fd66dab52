"""Why an engine made a move: what anyone can see that it did, and how it was chosen; hints."""

from bot.domain.explanation import MoveExplanation
from bot.locales import Noun, translate
from bot.views.looks import LOOKS
from engines.engine import Choice
from engines.games.classic import LINES
from engines.levels import engine_name, setting_of
from engines.review.effects import Effect, MoveEffect, effects_of
from engines.review.hints import Hint, Nudge

DIAGONAL = 6  # the number of the first diagonal; people call both the same
SEEN = frozenset(("dice-block", "dice-complete", "perfect-win", "wargames-immediate"))
"""Reasons that say no more than what the move did."""
_CHANCE = ("any", "guess", "overlooked")  # for these, what a move did need not be why it was made
_UNNAMED = {Effect.WIN: "won", Effect.BLOCK: "blocked"}  # said of a line without a name
_SAME = {  # reasons, with those whose sentence is said for them
    "level-hurried": "sampling-hurried",
    "level-search": "tree-search",
    "matched-guess": "matched-measured",
    "matched-hurried": "sampling-hurried",
    "matched-overlooked": "level-overlooked",
    "tree-hurried": "sampling-hurried",
    "tree-loss": "perfect-losing",
}


def why_chosen(language: str, spec: str, choice: Choice) -> str:
    """Return how an engine came to a move, in one sentence; nothing if the move says it."""
    reason, _, whose = choice.why.partition(":")
    if f"{engine_name(spec)}-{reason}" in SEEN:
        return ""
    key, games = why_key(spec, reason), setting_of(spec)
    return translate(language, key, plies=choice.plies, whose=whose, games=games)


def why_key(spec: str, reason: str) -> str:
    found = f"{said_as(spec)}-{reason}"
    return f"why-{_SAME.get(found, found)}"


def said_as(spec: str) -> str:
    """Return the engine whose sentences are said of another that thinks in the same way."""
    engine = engine_name(spec)
    return "tree" if engine == "learned" else engine


def facts(language: str, explanation: MoveExplanation, whose: str = "theirs") -> list[str]:
    """Return what a move did, in sentences; `whose` line it blocked is "yours" or "theirs"."""
    board, choice = explanation.board, explanation.choice
    effects = (_effect(language, effect, whose) for effect in effects_of(board, choice.move))
    shown = [*effects, *LOOKS[board.game.name].facts(language, board, choice.move)]
    if len(board.legal_moves()) == 1:
        shown.append(translate(language, "review-no-choice"))
    if shown and choice.why.partition(":")[0] in _CHANCE:
        shown.append(translate(language, "effect-no-reason"))
    return shown


def _effect(language: str, found: MoveEffect, whose: str) -> str:
    effect, cells = found
    line = Noun(f"line-{min(LINES.index(cells), DIAGONAL)}") if cells in LINES else ""
    said = effect if line else _UNNAMED.get(effect, effect)
    return translate(language, f"effect-{said}", line=line, whose=whose, cells=len(cells))


def how_chosen(language: str, explanation: MoveExplanation) -> str:
    """Return how likely a searched move seemed to win, or how it was found; nothing if forced."""
    choice = explanation.choice
    chances = choice.scores.get("chance", ())
    chance = chances[choice.move] if chances and choice.why == "search" else None
    if len(explanation.board.legal_moves()) == 1:
        return ""
    if chance is None:
        return why_chosen(language, explanation.spec, choice)
    return translate(language, "why-chance", percent=round(100 * chance))


def fact_of_hint(hint: Hint, language: str) -> str:
    """Return what is true of the position; some facts depend on how many moves are right."""
    counts = {"right": hint.right, "wrong": hint.legal - hint.right, "legal": hint.legal}
    key = f"hint-{hint.nudge}"
    if hint.nudge in (Nudge.WIN, Nudge.EVEN):
        key += "-all" if hint.right == hint.legal else "-some"
    return translate(language, key, **counts, chance=hint.chance or 0)


def area_of_hint(hint: Hint, language: str) -> str:
    judged = "" if hint.chance is None else "judged-"
    if hint.area.startswith("board-"):
        return translate(language, f"hint-{judged}board", board=Noun(f"small-{hint.area}"))
    return translate(language, f"hint-{judged}area", area=Noun(f"area-{hint.area}"))
