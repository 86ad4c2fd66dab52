"""The answers to a challenge."""

import discord

from bot.buttons.level import KeptLevel
from bot.game import Game, event_of, log_event
from bot.replies import tell
from bot.view.seats import person_name
from bot.words import say


async def press_accept(
    game: Game, interaction: discord.Interaction, match_id: int, revision: int
) -> None:
    """Begin the match, its board in the place of the challenge."""
    async with KeptLevel(game, interaction, match_id, revision):
        match = await game.challenges.accept(match_id, interaction.user.id)
        log_event("accepted", match, interaction)
        await game.screen.update(interaction, match)


async def press_decline(
    game: Game, interaction: discord.Interaction, match_id: int, revision: int
) -> None:
    """Turn the challenge down and say so in its place."""
    async with KeptLevel(game, interaction, match_id, revision):
        match = await game.challenges.decline(match_id, interaction.user.id)
        log_event(event_of(match), match, interaction)
        await game.screen.update(interaction, match)


async def press_block(
    game: Game, interaction: discord.Interaction, match_id: int, revision: int
) -> None:
    """Turn the challenge down, and tell who did alone that there will be no other."""
    async with KeptLevel(game, interaction, match_id, revision):
        match = await game.challenges.decline(match_id, interaction.user.id, block=True)
        log_event(event_of(match), match, interaction)
        await game.screen.update(interaction, match)
        language, challenger = interaction.locale.value, match.challenger or 0
        person = person_name(language, challenger)
        await tell(interaction, say(language, "blocked", person=person))


async def press_cancel(
    game: Game, interaction: discord.Interaction, match_id: int, revision: int
) -> None:
    """Take the challenge back and say so in its place."""
    async with KeptLevel(game, interaction, match_id, revision):
        match = await game.challenges.cancel(match_id, interaction.user.id)
        log_event(event_of(match), match, interaction)
        await game.screen.update(interaction, match)
