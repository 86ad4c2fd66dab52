"""The seasons of a server: a question, notices, and the menu that picks one to look at."""

from collections.abc import Callable, Sequence
from datetime import datetime

import discord
from discord import ui

from bot.domain.season import Season
from bot.locales import translate
from bot.views.buttons import DANGER, SECONDARY, button, row
from bot.views.custom_ids import NEW_SEASON, START_SEASON, UNDO_SEASON, ButtonKind, custom_id
from bot.views.message import Message

MAX_OPTIONS = 25
"""How many options Discord allows in a menu."""


def season_line(season: Season, language: str) -> str:
    """Return which season runs and, unless it is the first one, since when."""
    if season.started_at is None:
        return translate(language, "season-first")
    since = discord.utils.format_dt(season.started_at, "D")
    return translate(language, "season-since", number=season.number, since=since)


def start_question(season: Season, language: str) -> Message:
    """Return the question whether to start the season after this one."""
    number = season.number + 1
    question = translate(language, "season-question", number=number, former=season.number)
    start = ui.Button[Message](
        label=translate(language, "season-start", number=number),
        style=DANGER,
        custom_id=custom_id(START_SEASON, number),
    )
    keep = button(language, "season-keep", SECONDARY, NEW_SEASON, 2)
    return Message(ui.TextDisplay(question), *row(start, keep))


def season_started(season: Season, language: str, now: datetime) -> Message:
    """Return the notice that a season has started, with a button that undoes it."""
    lines = [translate(language, "season-started", number=season.number)]
    if season.can_be_undone(now) and season.undo_until is not None:
        until = discord.utils.format_dt(season.undo_until, "f")
        lines.append(translate(language, "season-undo-until", until=until))
    return Message(ui.TextDisplay("\n".join(lines)), *row(*undo_button(season, language, now)))


def season_undone(number: int, language: str) -> Message:
    """Return the notice that the start of a season is undone."""
    text = translate(language, "season-undone", number=number, former=number - 1)
    return Message(ui.TextDisplay(text))


def undo_button(season: Season, language: str, now: datetime) -> list[ui.Button[Message]]:
    """Return the button that undoes the start of a season, as long as that is possible."""
    if not season.can_be_undone(now):
        return []
    label = translate(language, "season-undo", number=season.number)
    return [ui.Button(label=label, style=SECONDARY, custom_id=custom_id(UNDO_SEASON, season.id))]


def season_menu(
    seasons: Sequence[Season],
    shown: Season,
    language: str,
    kind: ButtonKind,
    *numbers: int,
    value: Callable[[int], int] = int,
) -> list[ui.ActionRow[Message]]:
    """Return a menu of seasons as a row, or no row if there is only one season.

    Of many seasons it has those nearest to the shown one. The options' values are what `value`
    makes of the numbers of the seasons.
    """
    if len(seasons) < 2:  # noqa: PLR2004
        return []
    first = max(0, min(seasons.index(shown) - MAX_OPTIONS // 2, len(seasons) - MAX_OPTIONS))
    options = [
        discord.SelectOption(
            label=season_name(season, language),
            value=str(value(season.number)),
            default=season == shown,
        )
        for season in reversed(seasons[first : first + MAX_OPTIONS])
    ]
    return [ui.ActionRow(ui.Select(custom_id=custom_id(kind, *numbers), options=options))]


def season_name(season: Season, language: str) -> str:
    """Return the name of a season, which says whether it is the current one."""
    key = "season-name-current" if season.is_current else "season-name"
    return translate(language, key, number=season.number)
