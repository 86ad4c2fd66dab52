"""How people did at a daily puzzle: those of a server, and a person's own result to copy."""

from collections.abc import Sequence

from bot.domain.daily.played import Opened, Played
from bot.locales import Noun, translate
from bot.views.names import person_name

_SHOWN_FROM = 2
"""The shortest streak that a result tells."""


def server_results(number: int, opened: Sequence[Opened], language: str) -> str:
    """Return who opened a puzzle in a server and how they did, without any square."""
    lines = [_line(one, language) for one in opened]
    return "\n".join(
        [
            translate(language, "puzzle-results-title", number=str(number)),
            *(lines or [translate(language, "puzzle-results-none")]),
            translate(language, "puzzle-results-who"),
        ]
    )


def _line(opened: Opened, language: str) -> str:
    who = person_name(language, opened.person)
    if not opened.attempt.is_over:
        return translate(language, "puzzle-results-open", person=who)
    result = opened.attempt.result(between=" ")
    return translate(language, "puzzle-results-line", person=who, result=result)


def copied_result(played: Played, language: str) -> str:
    """Return a person's result as a block to copy: the title, and a row for each try."""
    attempt, streak = played.attempt, played.streak_then
    game = Noun(f"game-{attempt.puzzle.variant}")
    key = "puzzle-copied-streak" if streak >= _SHOWN_FROM else "puzzle-copied"
    named = {"number": str(attempt.number), "streak": str(streak)}
    title = translate(language, key, game=game, **named)
    return f"```\n{title}\n{attempt.result()}\n```"
