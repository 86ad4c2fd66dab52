"""Handles presses on "Rematch", on other levels, on "Start your own game" and "Play the bot"."""

import discord

from bot.domain.match import Match, Status
from bot.errors import AlreadyPlayingError, RematchMadeError
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.own_match import start_own
from bot.messaging.board_messages import refuse_elsewhere
from bot.messaging.first_response import show
from bot.messaging.match_log import event_of, log_event
from bot.views.custom_ids import REMATCH, REMATCH_AT_LEVEL, START_OWN
from bot.views.notices import rematch_made
from engines.levels import LEVELS, Level


@button(REMATCH)
async def press_rematch(context: Context, interaction: discord.Interaction, match: Match) -> None:
    """Post the next match, or the challenge to it, and remove "Rematch" from this board."""
    await _rematch(context, interaction, match)


@button(REMATCH_AT_LEVEL)
async def press_rematch_at_level(
    context: Context, interaction: discord.Interaction, match: Match, level: int
) -> None:
    """Post a match against the bot at another level."""
    await _rematch(context, interaction, match, LEVELS[level])


async def _rematch(
    context: Context, interaction: discord.Interaction, match: Match, level: Level | None = None
) -> None:
    refuse_elsewhere(interaction, match)
    try:
        rematch, ping = await context.challenges.rematch(match, interaction.user.id, level)
    except AlreadyPlayingError as error:
        await context.redirect_to(interaction, error.match_id)
    except RematchMadeError as error:
        await _link_to_rematch(context, interaction, error.match_id)
    else:
        log_event(f"rematch {event_of(rematch)}", rematch, interaction.client)
        if rematch.status is Status.INVITED:
            await context.post_challenge(interaction, rematch, ping=ping)
        else:
            await context.board_messages.post(interaction, rematch)
        await context.board_messages.redraw(match, rematch=False)


@button(START_OWN)
async def press_start_own(context: Context, interaction: discord.Interaction) -> None:
    """Start a match against the bot at the server's level."""
    await start_own(context, interaction)


async def _link_to_rematch(
    context: Context, interaction: discord.Interaction, match_id: int
) -> None:
    """Lead a person to the rematch that was made, and show its board if nobody saw it yet."""
    match = await context.matches.find_and_expire(match_id)
    if match.message_id is None:
        await context.board_messages.post(interaction, match)
    else:
        await show(interaction, rematch_made(match, interaction.locale.value))
