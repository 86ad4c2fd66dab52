"""What the page of a daily puzzle says: the task, how far the person is, and how it went."""

from collections.abc import Sequence
from datetime import datetime

from discord.utils import format_dt

from bot.domain.daily import days
from bot.domain.daily.attempt import Attempt
from bot.domain.daily.played import Opened, Played, streak_of
from bot.locales import Name, Noun, translate
from bot.views.looks import LOOKS
from bot.views.names import move_name, name_of_move, person_name
from bot.views.puzzle_post import dots, task_lines
from engines.games.game import Move
from engines.puzzles.puzzle import TRIES

_SHOWN_FROM = 2  # the shortest streak that a result tells


def puzzle_lines(played: Played, now: datetime, language: str) -> list[str]:
    """Return the lines of the page above the board; those that say nothing are empty."""
    attempt = played.attempt
    lines_of = _result if attempt.is_over else _progress
    return [*task_lines(attempt.number, attempt.puzzle, language), *lines_of(played, now, language)]


def _progress(played: Played, now: datetime, language: str) -> list[str]:
    attempt, streak = played.attempt, played.streak_at(now).length
    area = Noun(f"area-{attempt.puzzle.area}")
    known = {
        "dots": dots(attempt.puzzle),
        "number": str(len(attempt.failed) + 1),
        "tries": str(TRIES),
    }
    return [
        translate(language, "puzzle-progress", **known) + (f" · 🔥 {streak}" if streak else ""),
        _at_stake(played, now, language),
        _uncounted(attempt, now, language),
        LOOKS[attempt.puzzle.variant].unseen(attempt.board, language),
        _last_move(attempt, language),
        translate(language, "puzzle-hint", area=area) if attempt.hint else "",
    ]


def _uncounted(attempt: Attempt, now: datetime, language: str) -> str:
    is_past = not days.counts(attempt.number, now)
    return translate(language, "puzzle-past") if is_past or attempt.repeated else ""


def _last_move(attempt: Attempt, language: str) -> str:
    if failed := attempt.just_failed:
        return translate(language, "puzzle-wrong", cell=_named(attempt, failed.wrong, failed.right))
    if not attempt.made:
        return ""
    reply = move_name(attempt.board, len(attempt.board.moves) - 1)
    return translate(language, "puzzle-right", cell=reply)


def _result(played: Played, now: datetime, language: str) -> list[str]:
    attempt = played.attempt
    percent, is_today = played.counts.percent, attempt.number == days.number_at(now)
    next_one = format_dt(days.start_of(attempt.number + 1), "R")
    return [
        _outcome(attempt, language),
        translate(language, "puzzle-past") if attempt.repeated else "",
        _streak(played, now, language),
        _at_stake(played, now, language),
        "" if percent is None else translate(language, "puzzle-share", percent=str(percent)),
        translate(language, "puzzle-next", time=next_one) if is_today else "",
    ]


def _streak(played: Played, now: datetime, language: str) -> str:
    """Return what has become of the streak, if this puzzle is in it or could have been."""
    number, streak = played.attempt.number, played.streak_at(now)
    known = {"streak": streak.length, "freezes": streak.freezes}
    if number in played.lost and days.counts(number, now):
        before = streak_of(played.solved).at(now)
        if before.length > streak.length:
            return translate(language, "puzzle-streak-ended", streak=str(before.length))
        if before.freezes > streak.freezes:
            left = {name: str(number) for name, number in known.items()}
            return translate(language, "puzzle-streak-kept", **left)
    elif number not in played.solved:
        return ""
    if not streak.length:
        return ""
    how = translate(language, "puzzle-freeze") if len(played.solved) == 1 else ""
    return "\n".join(filter(None, (translate(language, "puzzle-streak", **known), how)))


def _at_stake(played: Played, now: datetime, language: str) -> str:
    """Return, on today's page, until when a streak needs yesterday's puzzle, or what covered it."""
    if played.is_frozen(now):
        return translate(language, "puzzle-frozen")
    if not played.is_at_stake(now):
        return ""
    until = days.counts_until(played.attempt.number - 1)
    times = {"time": format_dt(until, "t"), "left": format_dt(until, "R")}
    return translate(language, "puzzle-at-stake", **times)


def give_up_question(played: Played, now: datetime, language: str) -> str:
    lost = played._replace(lost=played.lost | {played.attempt.number})
    before, after = played.streak_at(now), lost.streak_at(now)
    costs = "freeze" if after.freezes < before.freezes else "nothing"
    costs = "streak" if after.length < before.length else costs
    return translate(language, "puzzle-give-up-question", costs=costs, streak=str(before.length))


def _outcome(attempt: Attempt, language: str) -> str:
    if attempt.solved_at is not None:
        return translate(language, "puzzle-solved", number=len(attempt.failed) + 1)
    return translate(language, "puzzle-lost", cell=_named(attempt, attempt.puzzle.line[0], 0))


def _named(attempt: Attempt, move: Move, made: int) -> Name:
    return name_of_move(attempt.puzzle.position(made), move)


def server_results(number: int, opened: Sequence[Opened], language: str) -> str:
    """Return who opened a puzzle in a server and how they did, without any square."""
    title = translate(language, "puzzle-results-title", number=str(number))
    lines = [_line(one, language) for one in opened]
    lines = lines or [translate(language, "puzzle-results-none")]
    return "\n".join((title, *lines, translate(language, "puzzle-results-who")))


def _line(opened: Opened, language: str) -> str:
    who = person_name(language, opened.person)
    if not opened.attempt.is_over:
        return translate(language, "puzzle-results-open", person=who)
    result = opened.attempt.result(between=" ")
    return translate(language, "name-and-value", name=who, value=result)


def copied_result(played: Played, language: str) -> str:
    return "\n".join(("```", *result_lines(played, language), "```"))


def result_lines(played: Played, language: str) -> list[str]:
    """Return a person's result without any square: the title, and a row for each try."""
    attempt, streak = played.attempt, played.streak_then
    game = Noun(f"game-{attempt.puzzle.variant}")
    title = translate(language, "puzzle-copied", game=game, number=str(attempt.number))
    fire = f" 🔥{streak}" if streak >= _SHOWN_FROM else ""
    return [f"{title}{fire}", attempt.result()]
