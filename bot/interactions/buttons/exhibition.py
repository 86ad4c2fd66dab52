"""Handles presses on an exhibition: its cells, "Stop", "Again" and "Play the winner"."""

import discord

from bot.discord_internals.slim_state import message_id_of
from bot.domain.exhibition import NUMBERED, NUMBERED_GAMES
from bot.errors import AnswerLostError
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.exhibitions import start_exhibition
from bot.interactions.own_match import start_own
from bot.messaging.first_response import acknowledge, edit_pressed
from bot.views.custom_ids import EXHIBITION_CELL, PLAY_ENGINE, STOP_EXHIBITION, WATCH_AGAIN
from bot.views.exhibition import stopped_message


@button(EXHIBITION_CELL)
async def press_exhibition_cell(
    _: Context,
    interaction: discord.Interaction,
    exhibition_id: int,  # noqa: ARG001 - these make the custom id unique
    ply: int,  # noqa: ARG001
    cell: int,  # noqa: ARG001
) -> None:
    """Show nothing: people only watch."""
    await acknowledge(interaction)


@button(STOP_EXHIBITION)
async def press_stop_exhibition(
    context: Context, interaction: discord.Interaction, exhibition_id: int
) -> None:
    """End the exhibition, and say so on its message.

    Raises ExhibitionOverError, NotYourExhibitionError.
    """
    pressed, person = message_id_of(interaction), interaction.user.id
    exhibition = await context.exhibitions.stop(exhibition_id, pressed, person)
    messages = context.exhibitions.messages
    may_be_overtaken = messages.is_drawing(exhibition)
    try:
        await edit_pressed(interaction, stopped_message(exhibition))
    except AnswerLostError:
        await messages.show_stopped(exhibition)
        raise
    if may_be_overtaken:
        await messages.show_stopped(exhibition)


@button(WATCH_AGAIN)
async def press_watch_again(
    context: Context, interaction: discord.Interaction, x: int, o: int, game: int
) -> None:
    """Start another exhibition of the same engines; raises what `start_exhibition` raises."""
    await start_exhibition(context, interaction, NUMBERED[x], NUMBERED[o], NUMBERED_GAMES[game])


@button(PLAY_ENGINE)
async def press_play_engine(
    context: Context, interaction: discord.Interaction, engine: int, game: int
) -> None:
    """Start a match of the person against an engine."""
    variant = NUMBERED_GAMES[game]
    await start_own(context, interaction, engine=NUMBERED[engine], variant=variant)
