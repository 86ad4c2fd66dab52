"""`/settings`: a server's settings, as a page with two menus and two switches.

Each press asks again who may change them. Pages of earlier releases have a button for each level
and pace, whose ids say which.
"""

from datetime import datetime

import discord
from discord import app_commands

from bot.domain.limits import DEFAULT_PACE, Pace
from bot.domain.preferences import ServerSettings
from bot.domain.season import Season
from bot.interactions.button import on_press
from bot.interactions.menu import number_or_picked
from bot.interactions.request import Request, request_of
from bot.interactions.server_access import managed_server
from bot.locales import DEFAULT, translate
from bot.views import ui
from bot.views.custom_ids import (
    COUNT_EVERYWHERE,
    NEW_SEASON,
    SERVER_LEVEL,
    SERVER_PACE,
    UNDO_SEASON,
    ButtonKind,
    custom_id,
)
from bot.views.id_numbers import DIFFICULTY, PACE
from engines.levels import DEFAULT_LEVEL, DIFFICULTIES


@app_commands.command(description=translate(DEFAULT, "command-settings"))
@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def settings(interaction: discord.Interaction) -> None:
    """Show the server's settings privately to a person who may manage the server.

    Discord offers the command only to them, but the owners of a server can have it offer more.
    """
    request = request_of(interaction)
    await request.show(await settings_page(request, managed_server(interaction)))


@on_press(SERVER_LEVEL)
async def press_level(request: Request, number: int) -> None:
    """Set the default level of matches against the bot."""
    picked = number_or_picked(request.interaction, number, DIFFICULTY)
    await _change(request, "difficulty", DIFFICULTIES[picked])


@on_press(SERVER_PACE)
async def press_pace(request: Request, number: int) -> None:
    """Set the default pace of matches between people."""
    picked = number_or_picked(request.interaction, number, PACE)
    await _change(request, "pace", tuple(Pace)[picked])


@on_press(COUNT_EVERYWHERE)
async def press_count_everywhere(request: Request, on: int) -> None:
    """Set whether the server's matches count on the leaderboard of all servers."""
    await _change(request, "everywhere", bool(on))


async def _change(request: Request, setting: str, value: str | bool) -> None:
    guild_id = managed_server(request.interaction)
    await request.context.server_settings.change(guild_id, setting, value)
    await request.edit(await settings_page(request, guild_id))


async def settings_page(request: Request, guild_id: int) -> ui.Message:
    """Return the page of a server's settings, as it is at the moment."""
    server = await request.context.server_settings.find(guild_id)
    season = await request.context.seasons.current(guild_id)
    return _page(server, season, request.language, request.now)


def _page(server: ServerSettings, season: Season, language: str, now: datetime) -> ui.Message:
    level = server.difficulty or DEFAULT_LEVEL
    pace = server.pace or DEFAULT_PACE
    return ui.Message(
        ui.container(
            ui.text(translate(language, "settings-title")),
            ui.text(translate(language, "settings-difficulty")),
            *_menu(SERVER_LEVEL, DIFFICULTIES, level, language),
            ui.text(translate(language, "settings-pace")),
            *_menu(SERVER_PACE, tuple(Pace), pace, language),
            ui.text(translate(language, f"settings-everywhere-{int(server.everywhere)}")),
            ui.text(_season_line(season, language)),
            *ui.row(
                _everywhere_switch(language, on=server.everywhere),
                ui.button(language, "settings-new-season", ui.SECONDARY, NEW_SEASON, 0),
                *undo_button(season, language, now),
            ),
        )
    )


def _menu(
    kind: ButtonKind, values: tuple[str, ...], chosen: str, language: str
) -> list[ui.Component]:
    """Return a menu whose options have the places of the values; its id has any number."""
    labels = (translate(language, f"choice-{value}") for value in values)
    options = {str(place): label for place, label in enumerate(labels)}
    return ui.menu(kind, options, 0, chosen=str(values.index(chosen)))


def _everywhere_switch(language: str, *, on: bool) -> ui.Component:
    after = int(not on)
    label, style = f"settings-turn-everywhere-{after}", ui.SECONDARY if on else ui.SUCCESS
    return ui.button(language, label, style, COUNT_EVERYWHERE, after)


def _season_line(season: Season, language: str) -> str:
    if season.started_at is None:
        return translate(language, "season-first")
    since = discord.utils.format_dt(season.started_at, "D")
    return translate(language, "season-since", number=season.number, since=since)


def undo_button(season: Season, language: str, now: datetime) -> list[ui.Component]:
    """Return the button that undoes the start of a season, as long as that is possible."""
    if not season.can_be_undone(now):
        return []
    label = translate(language, "season-undo", number=season.number)
    return [ui.labelled_button(label, ui.SECONDARY, custom_id(UNDO_SEASON, season.id))]
