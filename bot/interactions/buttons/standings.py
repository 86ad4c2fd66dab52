"""Handles the buttons of leaderboards and player cards."""

import discord

from bot.domain.show import NUMBERED_GAMES
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.menu import picked_number
from bot.messaging.first_response import edit, show
from bot.views.custom_ids import (
    CARD_GAME,
    CARD_SEASON,
    GAME_RATING_RULES,
    LEADERBOARD,
    LEADERBOARD_SEASON,
    OWN_PAGE,
    PLAYER_CARD,
    RATING_DETAILS,
    RATING_RULES,
    SHOW_NAME,
)
from bot.views.id_numbers import PICKED_SEASON, WHICH
from bot.views.leaderboard import ON_EVERYWHERE, game_of, of_game, on_season
from bot.views.rating_rules import details_page, rules_page


@button(LEADERBOARD)
async def press_leaderboard(
    context: Context, interaction: discord.Interaction, which: int, page: int
) -> None:
    """Show a page of a leaderboard."""
    await context.standings.leaderboard(interaction, which, page)


@button(LEADERBOARD_SEASON)
async def press_leaderboard_season(context: Context, interaction: discord.Interaction) -> None:
    """Show the leaderboard of the season that was picked."""
    await context.standings.leaderboard(interaction, _picked_season(interaction), 0)


@button(OWN_PAGE)
async def press_own_page(context: Context, interaction: discord.Interaction, which: int) -> None:
    """Show the page of a leaderboard that the person is on."""
    await context.standings.own_page(interaction, which)


@button(SHOW_NAME)
async def press_show_name(
    context: Context, interaction: discord.Interaction, on: int, page: int
) -> None:
    """Show or hide the person's name on the leaderboard of all servers, and show the page again."""
    number, variant = game_of(page)
    await context.standings.show_name(interaction, named=bool(on))
    which = of_game(ON_EVERYWHERE, variant)
    await context.standings.leaderboard(interaction, which, number)


@button(RATING_RULES)
async def press_rules(_: Context, interaction: discord.Interaction) -> None:
    """Explain privately how ratings work."""
    await show(interaction, rules_page(interaction.locale.value))


@button(GAME_RATING_RULES)
async def press_game_rules(_: Context, interaction: discord.Interaction, game: int) -> None:
    """Explain privately how ratings work in a game."""
    await show(interaction, rules_page(interaction.locale.value, NUMBERED_GAMES[game]))


@button(RATING_DETAILS)
async def press_details(_: Context, interaction: discord.Interaction) -> None:
    """Show the rules of rating in full."""
    await edit(interaction, details_page(interaction.locale.value))


@button(PLAYER_CARD)
async def press_player_card(
    context: Context, interaction: discord.Interaction, which: int, person: int
) -> None:
    """Show the card of a person."""
    await context.standings.card(interaction, which, person)


@button(CARD_SEASON)
async def press_card_season(
    context: Context, interaction: discord.Interaction, person: int
) -> None:
    """Show the card of a person in the season that was picked."""
    await context.standings.card(interaction, _picked_season(interaction), person)


@button(CARD_GAME)
async def press_card_game(context: Context, interaction: discord.Interaction, person: int) -> None:
    """Show the card of a person in the game that was picked."""
    await context.standings.card(interaction, picked_number(interaction, WHICH), person)


def _picked_season(interaction: discord.Interaction) -> int:
    """Return the number of the leaderboard that was picked in a menu of seasons."""
    number, variant = game_of(picked_number(interaction, PICKED_SEASON))
    return of_game(on_season(number), variant)
