"""`/settings`: a page that says what a server has set, and leads to a page for each subject."""

import discord

from bot.interactions.command_tree import command
from bot.interactions.request import Request, request_of
from bot.interactions.router import on_press
from bot.interactions.server.daily import daily_line, daily_page
from bot.interactions.server.evening import evening_line, evening_page
from bot.interactions.server.games import games_line, games_page
from bot.interactions.server.language import language_line, language_page
from bot.interactions.server.seasons import seasons_line, seasons_page
from bot.interactions.server_access import managed_server
from bot.locales import translate
from bot.views import ui
from bot.views.custom_ids import SETTINGS
from bot.views.id_numbers import DAILY_SETTINGS


@command(for_managers=True)
async def settings(interaction: discord.Interaction) -> None:
    """Show the settings only to managers; owners can have the command offered to others, too."""
    request = request_of(interaction)
    await request.show(await _subjects_page(request, managed_server(interaction)))


_IN_A_ROW = 3  # so that the labels of each language fit a phone


@on_press(SETTINGS)
async def press_settings(request: Request, guild_id: int, subject: int) -> None:
    await request.edit(await _PAGES[subject](request, guild_id))


async def _subjects_page(request: Request, guild_id: int) -> ui.Message:
    language = request.language
    server = await request.context.server_settings.find(guild_id)
    seasons = request.context.seasons
    season, chosen = await seasons.current(guild_id), await seasons.settings(guild_id)
    posted, is_on = await request.context.posts.channel(guild_id), request.context.daily.is_on
    evening = await request.context.evenings.find(guild_id)
    return ui.page(
        ui.text(translate(language, "settings-title")),
        ui.text(
            games_line(server, language),
            seasons_line(season, chosen, language),
            language_line(server, language),
            daily_line(posted, request.now, language) if is_on else "",
            evening_line(evening, request.now, language),
        ),
        ui.rows(
            [
                ui.button(language, title, ui.SECONDARY, SETTINGS, number)
                for number, title in enumerate(_SET, 1)
                if is_on or number != DAILY_SETTINGS
            ],
            _IN_A_ROW,
        ),
    )


_PAGES = (_subjects_page, games_page, seasons_page, language_page, daily_page, evening_page)
"""The pages by their numbers in the ids of buttons."""
_SET = ("settings-games", "settings-seasons", "settings-language", "puzzle-open", "settings-arena")
"""The titles of all but the first."""
