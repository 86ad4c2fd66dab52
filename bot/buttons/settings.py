"""Presses on a server's settings."""

from dataclasses import replace

import discord

from bot.errors import NoServerError, UnknownButtonError
from bot.game import Game
from bot.matches.pace import Pace
from bot.servers.model import Server
from bot.view.notices import notice
from bot.view.settings import reset_question, settings_message
from bot.words import say
from engines.levels import LEVELS

_ASK, _YES = 0, 1


async def press_level(game: Game, interaction: discord.Interaction, number: int) -> None:
    """Set the level that matches against the bot start at."""
    await _change(game, interaction, difficulty=_nth(LEVELS, number))


async def press_pace(game: Game, interaction: discord.Interaction, number: int) -> None:
    """Set the pace of matches between people."""
    await _change(game, interaction, pace=_nth(tuple(Pace), number))


async def press_everywhere(game: Game, interaction: discord.Interaction, counts: int) -> None:
    """Set whether the server's matches count everywhere."""
    await _change(game, interaction, everywhere=bool(counts))


async def press_season(game: Game, interaction: discord.Interaction, answer: int) -> None:
    """Ask whether to begin a new season, and do so if that is confirmed."""
    guild_id, language = _server(interaction), interaction.locale.value
    if answer == _ASK:
        await interaction.response.edit_message(view=reset_question(language))
        return
    if answer == _YES:
        await game.servers.reset(guild_id)
        done = notice(say(language, "settings-reset-done"))
        await interaction.response.edit_message(view=done)
        return
    server = await game.servers.find(guild_id)
    await interaction.response.edit_message(view=settings_message(server, language))


async def _change(game: Game, interaction: discord.Interaction, **changes: object) -> None:
    guild_id = _server(interaction)
    server: Server = replace(await game.servers.find(guild_id), **changes)  # type: ignore[arg-type]
    await game.servers.keep(guild_id, server)
    message = settings_message(server, interaction.locale.value)
    await interaction.response.edit_message(view=message)


def _server(interaction: discord.Interaction) -> int:
    # The page is private to whoever may use the command, so a press needs no second permission.
    if interaction.guild_id is None:
        raise NoServerError
    return interaction.guild_id


def _nth(values: tuple[str, ...], number: int) -> str:
    if number >= len(values):
        raise UnknownButtonError
    return values[number]
