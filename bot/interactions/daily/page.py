"""The page of a daily puzzle: its text, the board, and a row of buttons."""

from datetime import datetime
from typing import NamedTuple

from discord import ButtonStyle

from bot.domain.daily.attempt import Attempt
from bot.domain.daily.days import number_at, oldest_that_counts
from bot.domain.daily.played import Played
from bot.interactions.daily.board import board_rows
from bot.interactions.daily.text import puzzle_text
from bot.views import ui
from bot.views.board import LOST, TURN_COLOURS, WON
from bot.views.custom_ids import (
    PUZZLE,
    PUZZLE_COPY,
    PUZZLE_GIVE_UP,
    PUZZLE_HINT,
    PUZZLE_RESULTS,
    PUZZLE_REVIEW,
    ButtonKind,
)
from bot.views.id_numbers import ASK, YES


class Shown(NamedTuple):
    """How a page is shown: when, in which language, and whether in a server.

    `pick` is what was picked for the next move; `asks` is whether the page asks to give up.
    """

    now: datetime
    language: str
    in_server: bool
    pick: str = ""
    asks: bool = False


def puzzle_page(played: Played, shown: Shown) -> ui.Message:
    """Return the page of an attempt."""
    attempt, language = played.attempt, shown.language
    return ui.Message(
        ui.container(
            ui.text(puzzle_text(played, shown.now, language)),
            *board_rows(attempt, shown.pick, language),
            *ui.row(*_controls(played, shown)),
            colour=_colour(attempt),
        )
    )


def _colour(attempt: Attempt) -> int:
    if attempt.solved_at is not None:
        return WON
    return LOST if attempt.is_over else TURN_COLOURS[attempt.puzzle.mark]


def _controls(played: Played, shown: Shown) -> list[ui.Component]:
    attempt = played.attempt
    if attempt.is_over:
        return [*_afterwards(attempt, shown), *_other_day(played, shown)]
    if shown.asks:
        yes = _control(attempt, shown, "puzzle-give-up-yes", PUZZLE_GIVE_UP, YES, style=ui.DANGER)
        return [yes, _control(attempt, shown, "puzzle-give-up-no", PUZZLE)]
    return [
        *([] if attempt.hint else [_control(attempt, shown, "hint", PUZZLE_HINT)]),
        _control(attempt, shown, "puzzle-give-up", PUZZLE_GIVE_UP, ASK),
        *_other_day(played, shown),
    ]


def _afterwards(attempt: Attempt, shown: Shown) -> list[ui.Component]:
    results = _control(attempt, shown, "puzzle-results", PUZZLE_RESULTS)
    return [
        _control(attempt, shown, "review", PUZZLE_REVIEW),
        *([results] if shown.in_server else []),
        _control(attempt, shown, "puzzle-copy", PUZZLE_COPY, style=ui.PRIMARY),
    ]


def _control(
    attempt: Attempt,
    shown: Shown,
    label: str,
    kind: ButtonKind,
    *numbers: int,
    style: ButtonStyle = ui.SECONDARY,
) -> ui.Component:
    return ui.button(shown.language, label, style, kind, attempt.number, *numbers)


def _other_day(played: Played, shown: Shown) -> list[ui.Component]:
    """Return the button of yesterday's puzzle while it counts and, on others, of today's."""
    newest, oldest = number_at(shown.now), oldest_that_counts(shown.now)
    if played.attempt.number != newest:
        return [ui.button(shown.language, "puzzle-today", ui.SECONDARY, PUZZLE, newest)]
    if not 0 < oldest < newest or oldest in played.solved:
        return []
    return [ui.button(shown.language, "puzzle-yesterday", ui.SECONDARY, PUZZLE, oldest)]
