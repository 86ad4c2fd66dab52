"""Challenging somebody: by `/tictactoe challenge`, and by the menu on a person."""

import discord
from discord import app_commands

from bot.errors import (
    AlreadyPlayingError,
    BotChallengeError,
    NobodyHereError,
    NotHereError,
    OnlyYouError,
)
from bot.game import Game, log_event, place_of
from bot.matches.pace import DEFAULT_PACE, Pace
from bot.words import DEFAULT, language_for, say
from engines.board import Mark

Somebody = discord.User | discord.Member


async def challenge(
    game: Game,
    interaction: discord.Interaction,
    opponent: Somebody | None,
    *,
    pace: str | None = None,
    mark: Mark | None = None,
) -> None:
    """Challenge somebody or, without an opponent, whoever joins first; the bot plays at once.

    Raises a RefusalError where that is not to be had.
    """
    try:
        if opponent is not None and opponent == interaction.client.user:
            await _play_the_bot(game, interaction, mark)
        else:
            _refuse_unless_here(interaction, opponent)
            await _ask(
                game,
                interaction,
                opponent,
                Pace(pace or await _usual_pace(game, interaction)),
                mark,
            )
    except AlreadyPlayingError as error:
        await game.lead_to(interaction, error.match_id)


def menu(game: Game) -> app_commands.ContextMenu:
    """Return the entry in the menu on a person."""

    async def challenge_person(interaction: discord.Interaction, person: discord.User) -> None:
        await challenge(game, interaction, person)

    name = say(DEFAULT, "command-menu-challenge")
    return app_commands.ContextMenu(name=name, callback=challenge_person)


async def _play_the_bot(game: Game, interaction: discord.Interaction, mark: Mark | None) -> None:
    language = language_for(interaction.locale.value)
    match = await game.matches.start(
        place_of(interaction), interaction.user.id, language, mark=mark
    )
    log_event("started", match, interaction)
    await game.screen.show(interaction, match)


def _refuse_unless_here(interaction: discord.Interaction, opponent: Somebody | None) -> None:
    if interaction.context.dm_channel:
        raise NobodyHereError
    if opponent is None:
        return
    if opponent.bot:
        raise BotChallengeError
    if interaction.guild_id is not None and not isinstance(opponent, discord.Member):
        raise NotHereError(person=str(opponent.id))


async def _ask(
    game: Game,
    interaction: discord.Interaction,
    opponent: Somebody | None,
    pace: Pace,
    mark: Mark | None,
) -> None:
    match, ping = await game.challenges.challenge(
        place_of(interaction),
        interaction.user.id,
        None if opponent is None else opponent.id,
        language_for(interaction.locale.value),
        pace=pace,
        mark=mark,
    )
    log_event("challenged", match, interaction)
    shown = await game.screen.show(interaction, match, ping=match.invited if ping else None)
    # A server may have the answers of apps that it did not install itself shown to nobody else.
    if shown.private:
        await game.challenges.cancel(match.id, interaction.user.id)
        raise OnlyYouError


async def _usual_pace(game: Game, interaction: discord.Interaction) -> Pace:
    """Return the pace that the server has set, for whoever asks for nothing."""
    return (await game.servers.find(interaction.guild_id)).pace or DEFAULT_PACE
