"""Presses on boards and cards of standings."""

import discord

from bot.game import Game
from bot.replies import tell
from bot.view.standings import ON_EVERYWHERE, rules_text


async def press_board(
    game: Game, interaction: discord.Interaction, which: int, number: int
) -> None:
    """Turn to a page of a board."""
    await game.pages.board(interaction, which, number)


async def press_mine(game: Game, interaction: discord.Interaction, which: int) -> None:
    """Turn to the page that the person is on."""
    await game.pages.own_board(interaction, which)


async def press_naming(
    game: Game, interaction: discord.Interaction, named: int, number: int
) -> None:
    """Name the person on the list of everywhere, or stop, and show the page again."""
    await game.pages.name(interaction, named=bool(named))
    await game.pages.board(interaction, ON_EVERYWHERE, number)


async def press_rules(_: Game, interaction: discord.Interaction) -> None:
    """Tell the person how ratings work."""
    await tell(interaction, rules_text(interaction.locale.value))


async def press_card(game: Game, interaction: discord.Interaction, which: int, person: int) -> None:
    """Show a person's card."""
    await game.pages.card(interaction, which, person)
