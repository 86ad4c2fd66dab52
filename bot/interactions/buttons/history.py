"""Handles the buttons and the menu of `/history`."""

import discord

from bot.domain.history import Start
from bot.domain.match import Match
from bot.interactions.button import button
from bot.interactions.context import Context, place_of
from bot.interactions.menu import picked_id, picked_number
from bot.interactions.reviews import review_of
from bot.messaging.first_response import show
from bot.views.custom_ids import (
    ANIMATION,
    HISTORY,
    HISTORY_GAME,
    NEWER_GAMES,
    OLDER_GAMES,
    OPEN_GAME,
    SHARE,
)
from bot.views.history import listed_by
from bot.views.id_numbers import GAME_OR_ALL
from bot.views.review import review_page


@button(HISTORY)
async def press_history(
    context: Context, interaction: discord.Interaction, person: int, game: int
) -> None:
    """Show the newest games of a person or of this server."""
    await context.history.show(interaction, listed_by(person, game))


@button(HISTORY_GAME)
async def press_history_game(
    context: Context, interaction: discord.Interaction, person: int
) -> None:
    """Show only the games that were picked from the menu, or all."""
    await context.history.show(
        interaction, listed_by(person, picked_number(interaction, GAME_OR_ALL))
    )


@button(NEWER_GAMES)
async def press_newer_games(
    context: Context, interaction: discord.Interaction, person: int, game: int, number: int
) -> None:
    """Show the page before this one."""
    await context.history.show(interaction, listed_by(person, game), Start(after=number))


@button(OLDER_GAMES)
async def press_older_games(
    context: Context, interaction: discord.Interaction, person: int, game: int, number: int
) -> None:
    """Show the page after this one."""
    await context.history.show(interaction, listed_by(person, game), Start(before=number))


@button(OPEN_GAME)
async def press_open_game(context: Context, interaction: discord.Interaction) -> None:
    """Review the match that was picked from the menu; raises as `Context.match_for`."""
    match = await context.match_for(interaction, picked_id(interaction))
    game = await review_of(context, match)
    language, person = interaction.locale.value, interaction.user.id
    await show(interaction, review_page(game, game.first_shown, language, person))


@button(ANIMATION)
async def press_animation(context: Context, interaction: discord.Interaction, match: Match) -> None:
    """Show a match as an animation; raises as `HistoryPages.animate`."""
    await context.history.animate(interaction, match, place_of(interaction))


@button(SHARE)
async def press_share(context: Context, interaction: discord.Interaction, match: Match) -> None:
    """Post a finished match in this channel; raises as `SharedGames.post`."""
    game = await review_of(context, match)
    await context.shared_games.post(interaction, match, game, place_of(interaction))
