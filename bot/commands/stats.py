"""`/stats`: the board, a person's card, two people's record."""

from typing import Annotated, Literal

import discord
from discord import app_commands

from bot.commands.pick import Pick
from bot.game import Game
from bot.view.standings import ON_EVERYWHERE, ON_SERVER
from bot.words import DEFAULT, say

Scope = Annotated[
    Literal["server", "everywhere"], Pick(server="choice-server", everywhere="choice-everywhere")
]


def stats_command(game: Game) -> app_commands.Command[discord.Client, ..., None]:  # type: ignore[type-var]
    """Return the command `/stats`, acting through `game`."""

    @app_commands.command(name="stats", description=say(DEFAULT, "command-stats"))
    @app_commands.describe(
        player=say(DEFAULT, "command-stats-player"),
        versus=say(DEFAULT, "command-stats-versus"),
        scope=say(DEFAULT, "command-stats-scope"),
    )
    async def stats(
        interaction: discord.Interaction,
        player: discord.User | None = None,
        versus: discord.User | None = None,
        scope: Scope | None = None,
    ) -> None:
        """Show the board, or with people named their card or their record."""
        which, person = _which(interaction, scope), player or interaction.user
        if versus is not None and versus.id != person.id:
            await game.pages.versus(interaction, which, person.id, versus.id)
        elif player is not None or versus is not None:
            await game.pages.card(interaction, which, person.id)
        else:
            await game.pages.board(interaction, which, 0)

    return stats


def _which(interaction: discord.Interaction, scope: str | None) -> int:
    default = "everywhere" if interaction.guild_id is None else "server"
    return ON_SERVER if (scope or default) == "server" else ON_EVERYWHERE
