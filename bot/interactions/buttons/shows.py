"""Handles presses on a show: its cells, "Stop", "Again" and "Play the winner"."""

import discord

from bot.discord_internals.slim_state import message_id_of
from bot.domain.show import NUMBERED, NUMBERED_GAMES
from bot.errors import AnswerLostError
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.own_match import start_own
from bot.interactions.shows import start_show
from bot.messaging.first_response import acknowledge, edit_pressed
from bot.views.custom_ids import PLAY_ENGINE, SHOW_CELL, STOP_SHOW, WATCH_AGAIN
from bot.views.show import stopped_message


@button(SHOW_CELL)
async def press_show_cell(
    _: Context,
    interaction: discord.Interaction,
    show_id: int,  # noqa: ARG001 - these make the custom id unique
    ply: int,  # noqa: ARG001
    cell: int,  # noqa: ARG001
) -> None:
    """Show nothing: people only watch."""
    await acknowledge(interaction)


@button(STOP_SHOW)
async def press_stop_show(context: Context, interaction: discord.Interaction, show_id: int) -> None:
    """End the show, and say so on its message.

    Raises ShowOverError, NotYourShowError.
    """
    pressed, person = message_id_of(interaction), interaction.user.id
    show = await context.shows.stop(show_id, pressed, person)
    messages = context.shows.messages
    may_be_overtaken = messages.is_drawing(show)
    try:
        await edit_pressed(interaction, stopped_message(show))
    except AnswerLostError:
        await messages.show_stopped(show)
        raise
    if may_be_overtaken:
        await messages.show_stopped(show)


@button(WATCH_AGAIN)
async def press_watch_again(
    context: Context, interaction: discord.Interaction, x: int, o: int, game: int
) -> None:
    """Start another show of the same engines; raises what `start_show` raises."""
    await start_show(context, interaction, NUMBERED[x], NUMBERED[o], NUMBERED_GAMES[game])


@button(PLAY_ENGINE)
async def press_play_engine(
    context: Context, interaction: discord.Interaction, engine: int, game: int
) -> None:
    """Start a match of the person against an engine."""
    variant = NUMBERED_GAMES[game]
    await start_own(context, interaction, engine=NUMBERED[engine], variant=variant)
