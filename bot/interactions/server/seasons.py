"""The seasons of a server: starting one, and undoing that; each press asks who may do it."""

from datetime import datetime

import discord

from bot.domain.season import Season
from bot.interactions.button import on_press
from bot.interactions.request import Request
from bot.interactions.server_access import managed_server
from bot.locales import translate
from bot.views import ui
from bot.views.custom_ids import NEW_SEASON, SETTINGS, START_SEASON, UNDO_SEASON, custom_id
from bot.views.id_numbers import ALL_SETTINGS, ASK, NO, SEASON_SETTINGS


@on_press(NEW_SEASON)
async def press_new_season(request: Request, answer: int) -> None:
    """Ask whether to start a new season, or show the page of seasons again."""
    guild_id = managed_server(request.interaction)
    if answer == NO:
        await request.edit(await seasons_page(request, guild_id))
    else:
        current = await request.context.seasons.current(guild_id)
        await request.edit(_question(current, request.language))


@on_press(START_SEASON)
async def press_start_season(request: Request, number: int) -> None:
    """Start a season, once however often it is pressed; show the page if it is not the next."""
    guild_id = managed_server(request.interaction)
    current = await request.context.seasons.start(guild_id, number)
    if current.number == number:
        await request.edit(_started(current, request.language, request.now))
    else:
        await request.edit(await seasons_page(request, guild_id))


@on_press(UNDO_SEASON)
async def press_undo_season(request: Request, season_id: int) -> None:
    """Undo the start of a season."""
    guild_id, language = managed_server(request.interaction), request.language
    number = await request.context.seasons.undo(guild_id, season_id)
    told = translate(language, "season-undone", number=number, former=number - 1)
    await request.edit(ui.Message(ui.text(told), *ui.row(_back(language, SEASON_SETTINGS))))


async def seasons_page(request: Request, guild_id: int) -> ui.Message:
    """Return the page that names a server's season, and on which the next one is started."""
    language = request.language
    season = await request.context.seasons.current(guild_id)
    return ui.Message(
        ui.container(
            ui.text(translate(language, "settings-title-seasons")),
            ui.text(_sentence("season", season, language)),
            *ui.row(
                _back(language, ALL_SETTINGS),
                ui.button(language, "settings-new-season", ui.SECONDARY, NEW_SEASON, ASK),
                *_undo_button(season, language, request.now),
            ),
        )
    )


def seasons_line(season: Season, language: str) -> str:
    """Return which season a server is in."""
    return _sentence("settings-now-season", season, language)


def _sentence(key: str, season: Season, language: str) -> str:
    if season.started_at is None:
        return translate(language, f"{key}-first")
    since = discord.utils.format_dt(season.started_at, "D")
    return translate(language, f"{key}-since", number=season.number, since=since)


def _question(season: Season, language: str) -> ui.Message:
    number = season.number + 1
    question = translate(language, "season-question", number=number, former=season.number)
    label = translate(language, "season-start", number=number)
    start = ui.labelled_button(label, ui.DANGER, custom_id(START_SEASON, number))
    keep = ui.button(language, "season-keep", ui.SECONDARY, NEW_SEASON, NO)
    return ui.Message(ui.text(question), *ui.row(start, keep))


def _started(season: Season, language: str, now: datetime) -> ui.Message:
    lines = [translate(language, "season-started", number=season.number)]
    if season.can_be_undone(now) and season.undo_until is not None:
        until = discord.utils.format_dt(season.undo_until, "f")
        lines.append(translate(language, "season-undo-until", until=until))
    back, undo = _back(language, SEASON_SETTINGS), _undo_button(season, language, now)
    return ui.Message(ui.text("\n".join(lines)), *ui.row(back, *undo))


def _undo_button(season: Season, language: str, now: datetime) -> list[ui.Component]:
    """Return the button that undoes the start of a season, as long as that is possible."""
    if not season.can_be_undone(now):
        return []
    label = translate(language, "season-undo", number=season.number)
    return [ui.labelled_button(label, ui.SECONDARY, custom_id(UNDO_SEASON, season.id))]


def _back(language: str, page: int) -> ui.Component:
    return ui.button(language, "settings-back", ui.SECONDARY, SETTINGS, page)
