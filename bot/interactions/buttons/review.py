"""Handles the page of a review: its opening, and the steps through the moves."""

import discord

from bot.discord_internals.slim_state import message_id_of
from bot.domain.game_parts import GameParts, game_from
from bot.domain.match import Match
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.menu import pressed_controls
from bot.interactions.reviews import review_of, reviewed_game
from bot.messaging.first_response import acknowledge, edit, show
from bot.views.custom_ids import (
    GAME_REVIEW,
    GAME_REVIEW_STEP,
    REVIEW,
    REVIEW_STEP,
    SHARED_REVIEW,
    STILL_CELL,
)
from bot.views.review import review_page


@button(REVIEW)
async def press_review(context: Context, interaction: discord.Interaction, match: Match) -> None:
    """Show privately what decided a match; raises MatchNotOverError."""
    game = await review_of(context, match)
    language, person = interaction.locale.value, interaction.user.id
    await show(interaction, review_page(game, game.first_shown, language, person))


@button(REVIEW_STEP)
async def press_review_step(
    context: Context,
    interaction: discord.Interaction,
    match: Match,
    plies: int,
    way: int,  # noqa: ARG001 - it makes the custom id unique
) -> None:
    """Show the match after so many moves; raises MatchNotOverError."""
    game = await review_of(context, match)
    language, person = interaction.locale.value, interaction.user.id
    await edit(interaction, review_page(game, min(plies, game.plies), language, person))


@button(GAME_REVIEW)
async def press_game_review(  # noqa: PLR0913, PLR0917
    context: Context,
    interaction: discord.Interaction,
    game: int,
    first: int,
    second: int,
    third: int,
    fourth: int,
) -> None:
    """Show privately what decided a game that no match stores; raises UnknownButtonError."""
    await _show_game(context, interaction, (game, first, second, third, fourth))


async def _show_game(context: Context, interaction: discord.Interaction, parts: GameParts) -> None:
    found = await reviewed_game(context, game_from(parts))
    language, person = interaction.locale.value, interaction.user.id
    await show(interaction, review_page(found, found.first_shown, language, person))


@button(SHARED_REVIEW)
async def press_shared_review(  # noqa: PLR0913, PLR0917
    context: Context,
    interaction: discord.Interaction,
    share_id: int,
    game: int,
    first: int,
    second: int,
    third: int,
    fourth: int,
) -> None:
    """Show the game of a share; raises as `SharedGames.refuse_withdrawn`, UnknownButtonError."""
    pressed = message_id_of(interaction)
    if pressed is not None and pressed_controls(interaction):
        await context.shared_games.refuse_withdrawn(interaction, share_id, pressed)
    await _show_game(context, interaction, (game, first, second, third, fourth))


@button(GAME_REVIEW_STEP)
async def press_game_review_step(  # noqa: PLR0913, PLR0917
    context: Context,
    interaction: discord.Interaction,
    game: int,
    first: int,
    second: int,
    third: int,
    fourth: int,
    plies: int,
    way: int,  # noqa: ARG001 - it makes the custom id unique
) -> None:
    """Show such a game after so many moves; raises UnknownButtonError."""
    found = await reviewed_game(context, game_from((game, first, second, third, fourth)))
    language, person = interaction.locale.value, interaction.user.id
    await edit(interaction, review_page(found, min(plies, found.plies), language, person))


@button(STILL_CELL)
async def press_still_cell(
    _: Context,
    interaction: discord.Interaction,
    cell: int,  # noqa: ARG001 - it makes the custom id unique
) -> None:
    """Show nothing: the board is only to look at."""
    await acknowledge(interaction)
