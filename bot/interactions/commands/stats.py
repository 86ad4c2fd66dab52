"""`/stats`: the leaderboard, the card of a person, or the record of two people."""

from typing import Annotated, Literal

import discord
from discord import app_commands

from bot.interactions.commands.choice_option import ChoiceOption
from bot.interactions.commands.options import PersonNamed, Variant
from bot.interactions.context import context_of
from bot.locales import DEFAULT, translate
from bot.views.leaderboard import ON_EVERYWHERE, ON_SERVER, of_game
from engines.games.classic import CLASSIC

Scope = Annotated[
    Literal["server", "everywhere"],
    ChoiceOption(server="choice-server", everywhere="choice-everywhere"),
]


@app_commands.command(description=translate(DEFAULT, "command-stats"))
@app_commands.describe(
    player=translate(DEFAULT, "command-stats-player"),
    versus=translate(DEFAULT, "command-stats-versus"),
    scope=translate(DEFAULT, "command-stats-scope"),
    variant=translate(DEFAULT, "command-stats-variant"),
)
async def stats(
    interaction: discord.Interaction,
    player: PersonNamed | None = None,
    versus: PersonNamed | None = None,
    scope: Scope | None = None,
    variant: Variant | None = None,
) -> None:
    """Show the leaderboard or, if people are named, a card or a record."""
    standings = context_of(interaction).standings
    which = of_game(_which(interaction, scope), variant or CLASSIC.name)
    person = player or interaction.user
    if versus is not None and versus.id != person.id:
        await standings.versus(interaction, which, person.id, versus.id)
    elif player is not None or versus is not None:
        await standings.card(interaction, which, person.id)
    else:
        await standings.leaderboard(interaction, which, 0)


def _which(interaction: discord.Interaction, scope: str | None) -> int:
    default = "everywhere" if interaction.guild_id is None else "server"
    return ON_SERVER if (scope or default) == "server" else ON_EVERYWHERE
