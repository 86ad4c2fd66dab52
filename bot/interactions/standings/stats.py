"""`/stats`: leaderboards, player cards and records, and the buttons that lead through them."""

from typing import Annotated, Literal

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.interactions.command_tree import command, command_text
from bot.interactions.options import ChoiceOption, PersonNamed, Variant, person_named, picked_number
from bot.interactions.request import Request, request_of
from bot.interactions.router import on_press
from bot.interactions.server_access import added_server
from bot.interactions.standings.answers import (
    leaderboard,
    show_card,
    show_leaderboard,
    show_own_page,
    show_record,
)
from bot.interactions.standings.shown import season_of
from bot.views import custom_ids as ids
from bot.views.id_numbers import (
    ON_EVERYWHERE,
    ON_SERVER,
    PICKED_SEASON,
    WHICH,
    game_of,
    of_game,
    on_season,
)
from bot.views.podium import other_podiums
from engines.games.classic import CLASSIC

Scope = Annotated[
    Literal["server", "everywhere"],
    ChoiceOption(server="choice-server", everywhere="choice-everywhere"),
]


@command()
async def stats(
    interaction: discord.Interaction,
    player: PersonNamed | None = None,
    versus: PersonNamed | None = None,
    scope: Scope | None = None,
    variant: Variant = CLASSIC.name,
) -> None:
    """Show the leaderboard or, if people are named, a card or a record."""
    request = request_of(interaction)
    which = of_game(_which(interaction, scope), variant)
    person = player or interaction.user
    if versus is not None and versus.id != person.id:
        await show_record(request, which, person.id, versus.id)
    elif player is not None or versus is not None:
        await show_card(request, which, person.id)
    else:
        await show_leaderboard(request, which, 0)


@app_commands.context_menu(name=command_text("command-menu-stats"))
async def stats_menu(interaction: discord.Interaction, person: discord.User) -> None:
    which = of_game(_which(interaction, None), CLASSIC.name)
    await show_card(request_of(interaction), which, person_named(person).id)


def _which(interaction: discord.Interaction, scope: str | None) -> int:
    default = "everywhere" if interaction.guild_id is None else "server"
    return ON_SERVER if (scope or default) == "server" else ON_EVERYWHERE


press_leaderboard = on_press(ids.LEADERBOARD)(show_leaderboard)
press_own_page = on_press(ids.OWN_PAGE)(show_own_page)
press_player_card = on_press(ids.PLAYER_CARD)(show_card)


@on_press(ids.LEADERBOARD_GAME)
async def press_leaderboard_game(request: Request) -> None:
    await show_leaderboard(request, picked_number(request.interaction, WHICH), 0)


@on_press(ids.LEADERBOARD_SEASON)
async def press_leaderboard_season(request: Request) -> None:
    await show_leaderboard(request, _picked_season(request), 0)


@on_press(ids.SHOW_NAME)
async def press_show_name(request: Request, on: int, page: int) -> None:
    """Show or hide the person's name on the leaderboard of all servers, and show the page again."""
    number, variant = game_of(page)
    await request.context.leaderboards.set_named(request.person, named=bool(on))
    await show_leaderboard(request, of_game(ON_EVERYWHERE, variant), number)


@on_press(ids.CARD_SEASON)
async def press_card_season(request: Request, person: int) -> None:
    await show_card(request, _picked_season(request), person)


@on_press(ids.CARD_GAME)
async def press_card_game(request: Request, person: int) -> None:
    await show_card(request, picked_number(request.interaction, WHICH), person)


def _picked_season(request: Request) -> int:
    number, variant = game_of(picked_number(request.interaction, PICKED_SEASON))
    return of_game(on_season(number), variant)


@on_press(ids.SEASON_LEADERBOARD)
async def press_season_leaderboard(request: Request, which: int) -> None:
    await request.show(await leaderboard(request, which, 0))


@on_press(ids.SEASON_GAMES)
async def press_season_games(request: Request, number: int) -> None:
    """Show the person the podiums of a season's other games; raises Refusal if it goes on."""
    guild_id = added_server(request.interaction)
    season = season_of(on_season(number), await request.context.seasons.all(guild_id))
    if season.is_current:
        raise Refusal("unknown-button")
    end = await request.context.podiums.find(guild_id, season)
    await request.show(other_podiums(end, request.language))
