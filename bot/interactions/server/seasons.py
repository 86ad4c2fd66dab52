"""The seasons of a server, and starting one; each press asks who may do it."""

import discord

from bot.domain.ratings.leaderboard import Season
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.interactions.server_access import managed_server
from bot.locales import translate
from bot.views import ui
from bot.views.custom_ids import NEW_SEASON, SETTINGS, START_SEASON, custom_id
from bot.views.id_numbers import ALL_SETTINGS, ASK, NO, SEASON_SETTINGS, YES


@on_press(NEW_SEASON)
async def press_new_season(request: Request, answer: int) -> None:
    """Ask twice whether to start a new season, or show the page of seasons again."""
    guild_id = managed_server(request.interaction)
    if answer == NO:
        await request.edit(await seasons_page(request, guild_id))
        return
    number = (await request.context.seasons.current(guild_id)).number + 1
    is_sure = custom_id(START_SEASON, number) if answer == YES else custom_id(NEW_SEASON, YES)
    key = "season-sure" if answer == YES else "season-question"
    await request.edit(_question(key, is_sure, number, request.language))


@on_press(START_SEASON)
async def press_start_season(request: Request, number: int) -> None:
    """Start a season, once however often it is pressed; show the page if it is not the next."""
    guild_id, language = managed_server(request.interaction), request.language
    current = await request.context.seasons.start(guild_id, number, request.now)
    if current.number == number:
        told = ui.text(translate(language, "season-started", number=number))
        await request.edit(ui.Message(told, *ui.row(_back(language, SEASON_SETTINGS))))
    else:
        await request.edit(await seasons_page(request, guild_id))


async def seasons_page(request: Request, guild_id: int) -> ui.Message:
    """Return the page that names a server's season, and on which the next one is started."""
    language = request.language
    season = await request.context.seasons.current(guild_id)
    return ui.Message(
        ui.container(
            ui.text(f"## {translate(language, 'settings-seasons')}"),
            ui.text(_sentence("season", season, language)),
            *ui.row(
                _back(language, ALL_SETTINGS),
                ui.button(language, "settings-new-season", ui.SECONDARY, NEW_SEASON, ASK),
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


def _question(key: str, yes: str, number: int, language: str) -> ui.Message:
    """Return a question about a season; `yes` is the custom id of the button that says so."""
    question = translate(language, key, number=number, former=number - 1)
    label = translate(language, "season-start", number=number)
    start = ui.labelled_button(label, ui.DANGER, yes)
    keep = ui.button(language, "season-keep", ui.SECONDARY, NEW_SEASON, NO)
    return ui.Message(ui.text(question), *ui.row(start, keep))


def _back(language: str, page: int) -> ui.Component:
    return ui.button(language, "settings-back", ui.SECONDARY, SETTINGS, page)
