"""A press on "Rematch", and on "Start your own"."""

import discord

from bot.errors import AlreadyPlayingError, RematchMadeError
from bot.game import Game, event_of, log_event, place_of
from bot.replies import tell
from bot.view.notices import link
from bot.words import language_for, say


async def press_rematch(game: Game, interaction: discord.Interaction, match_id: int) -> None:
    """Show the next match below, or the challenge to it; this one's board offers no more."""
    try:
        match, ping = await game.challenges.rematch(match_id, interaction.user.id)
    except AlreadyPlayingError as error:
        await game.lead_to(interaction, error.match_id)
    except RematchMadeError as error:
        await _lead_to_rematch(game, interaction, error.match_id)
    else:
        log_event(f"rematch {event_of(match)}", match, interaction)
        await game.screen.show(interaction, match, ping=match.invited if ping else None)
        await game.screen.redraw(await game.matches.find(match_id), rematch=False)


async def press_start_own(game: Game, interaction: discord.Interaction) -> None:
    """Start a match against the bot for somebody who pressed on another's."""
    person, language = interaction.user.id, language_for(interaction.locale.value)
    try:
        match = await game.matches.start(place_of(interaction), person, language)
    except AlreadyPlayingError as error:
        await game.lead_to(interaction, error.match_id)
    else:
        log_event("started", match, interaction)
        await game.screen.show(interaction, match)


async def _lead_to_rematch(game: Game, interaction: discord.Interaction, match_id: int) -> None:
    match, language = await game.matches.find(match_id), interaction.locale.value
    text = say(language, "refusal-rematch-made")
    await tell(interaction, f"{text} {link(match)}")
