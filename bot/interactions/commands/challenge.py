"""Challenges: `/tictactoe challenge`, and the entry in the user menu."""

from typing import Any

import discord
from discord import app_commands

from bot.domain.limits import DEFAULT_PACE, Pace
from bot.errors import (
    AlreadyPlayingError,
    BotChallengeError,
    NobodyHereError,
    NotHereError,
)
from bot.interactions.commands.options import (
    ChallengerMark,
    PaceName,
    PersonNamed,
    Variant,
)
from bot.interactions.commands.person_option import somebody
from bot.interactions.context import Context, context_of, place_of
from bot.interactions.opponent import Opponent, is_this_bot, opponent_of
from bot.interactions.own_match import start_own
from bot.locales import DEFAULT, language_for, translate
from bot.messaging.acknowledgement import PUBLIC
from bot.messaging.match_log import log_event
from engines.games.classic import CLASSIC
from engines.games.game import Mark


@app_commands.command(description=translate(DEFAULT, "command-challenge"), extras=PUBLIC)
@app_commands.describe(
    opponent=translate(DEFAULT, "command-challenge-opponent"),
    pace=translate(DEFAULT, "command-challenge-pace"),
    mark=translate(DEFAULT, "command-challenge-mark"),
    variant=translate(DEFAULT, "command-variant"),
)
async def challenge(
    interaction: discord.Interaction,
    opponent: PersonNamed | None = None,
    pace: PaceName | None = None,
    mark: ChallengerMark | None = None,
    variant: Variant | None = None,
) -> None:
    """Challenge someone or, without an opponent, the first person who joins."""
    named, game = None if opponent is None else opponent_of(opponent), variant or CLASSIC.name
    await send_challenge(interaction, named, pace=pace, mark=mark, variant=game)


@app_commands.context_menu(name=translate(DEFAULT, "command-menu-challenge"), extras=PUBLIC)
async def challenge_menu(interaction: discord.Interaction, person: discord.User) -> None:
    """Challenge the person whose user menu was opened."""
    await send_challenge(interaction, opponent_of(somebody(person)))


async def send_challenge(
    interaction: discord.Interaction,
    opponent: Opponent | None,
    *,
    pace: str | None = None,
    mark: Mark | None = None,
    variant: str = CLASSIC.name,
) -> None:
    """Send a challenge; if the opponent is this bot, start a match at once."""
    context = context_of(interaction)
    try:
        if opponent is not None and is_this_bot(interaction, opponent.id):
            await start_own(context, interaction, mark=mark, variant=variant)
        else:
            _refuse_unless_here(interaction, opponent)
            pace = Pace(pace or await _default_pace(context, interaction))
            terms = {"pace": pace, "mark": mark, "variant": variant}
            await _post_challenge(context, interaction, opponent, terms)
    except AlreadyPlayingError as error:
        await context.redirect_to(interaction, error.match_id)


def _refuse_unless_here(interaction: discord.Interaction, opponent: Opponent | None) -> None:
    if interaction.context.dm_channel:
        raise NobodyHereError
    if opponent is None:
        return
    if opponent.is_bot:
        raise BotChallengeError
    if interaction.guild_id is not None and not opponent.is_member:
        raise NotHereError(person=str(opponent.id))


async def _post_challenge(
    context: Context,
    interaction: discord.Interaction,
    opponent: Opponent | None,
    terms: dict[str, Any],
) -> None:
    match, ping = await context.challenges.challenge(
        place_of(interaction),
        interaction.user.id,
        None if opponent is None else opponent.id,
        language_for(interaction.locale.value),
        **terms,
    )
    log_event("challenged", match, interaction.client)
    await context.post_challenge(interaction, match, ping=ping)


async def _default_pace(context: Context, interaction: discord.Interaction) -> Pace:
    """Return the server's pace, for a challenge that names none."""
    settings = await context.server_settings.find(interaction.guild_id)
    return settings.pace or DEFAULT_PACE
