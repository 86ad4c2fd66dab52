"""The seasons of a server: starting one, and undoing that; each press asks who may do it."""

from datetime import datetime

import discord

from bot.domain.season import Season
from bot.interactions.button import on_press
from bot.interactions.request import Request
from bot.interactions.server.settings import settings_page, undo_button
from bot.interactions.server_access import managed_server
from bot.locales import translate
from bot.views import ui
from bot.views.custom_ids import NEW_SEASON, START_SEASON, UNDO_SEASON, custom_id
from bot.views.notices import notice

_NO = 2


@on_press(NEW_SEASON)
async def press_new_season(request: Request, answer: int) -> None:
    """Ask whether to start a new season, or show the settings again."""
    guild_id = managed_server(request.interaction)
    if answer == _NO:
        await request.edit(await settings_page(request, guild_id))
    else:
        current = await request.context.seasons.current(guild_id)
        await request.edit(_question(current, request.language))


@on_press(START_SEASON)
async def press_start_season(request: Request, number: int) -> None:
    """Start a season, once however often it is pressed; show the settings if it is not the next."""
    guild_id = managed_server(request.interaction)
    current = await request.context.seasons.start(guild_id, number)
    if current.number == number:
        await request.edit(_started(current, request.language, request.now))
    else:
        await request.edit(await settings_page(request, guild_id))


@on_press(UNDO_SEASON)
async def press_undo_season(request: Request, season_id: int) -> None:
    """Undo the start of a season."""
    guild_id = managed_server(request.interaction)
    number = await request.context.seasons.undo(guild_id, season_id)
    told = translate(request.language, "season-undone", number=number, former=number - 1)
    await request.edit(notice(told))


def _question(season: Season, language: str) -> ui.Message:
    number = season.number + 1
    question = translate(language, "season-question", number=number, former=season.number)
    label = translate(language, "season-start", number=number)
    start = ui.labelled_button(label, ui.DANGER, custom_id(START_SEASON, number))
    keep = ui.button(language, "season-keep", ui.SECONDARY, NEW_SEASON, _NO)
    return ui.Message(ui.text(question), *ui.row(start, keep))


def _started(season: Season, language: str, now: datetime) -> ui.Message:
    lines = [translate(language, "season-started", number=season.number)]
    if season.can_be_undone(now) and season.undo_until is not None:
        until = discord.utils.format_dt(season.undo_until, "f")
        lines.append(translate(language, "season-undo-until", until=until))
    return ui.Message(ui.text("\n".join(lines)), *ui.row(*undo_button(season, language, now)))
