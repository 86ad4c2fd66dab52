"""Presses on what a person can do about what is kept of them."""

import contextlib
import json
from io import BytesIO
from random import SystemRandom

import discord

from bot.errors import MatchOverError, RefusalError
from bot.game import Game
from bot.matches.model import Match
from bot.view.mydata import erase_question
from bot.view.notices import notice
from bot.words import forget, say

_ASK, _YES = 0, 1
_BITS = 62  # so that a stand-in fits a signed column of 64 bits


async def press_export(game: Game, interaction: discord.Interaction) -> None:
    """Hand the person all that is kept of them, as a file of JSON that only they see."""
    facts = await game.mydata.export(interaction.user.id)
    data = json.dumps(facts, indent=2, ensure_ascii=False, default=str).encode()
    text = say(interaction.locale.value, "mydata-exported")
    file = discord.File(BytesIO(data), "noughts.json")
    await interaction.response.send_message(text, file=file, ephemeral=True)


async def press_erase(game: Game, interaction: discord.Interaction, answer: int) -> None:
    """Ask whether to delete all that is kept of the person, and do so if that is confirmed."""
    language = interaction.locale.value
    if answer == _ASK:
        question = erase_question(language)
        await interaction.response.send_message(view=question, ephemeral=True)
        return
    if answer == _YES:
        await _erase(game, interaction.user.id)
    key = "mydata-done" if answer == _YES else "mydata-kept"
    await interaction.response.edit_message(view=notice(say(language, key)))


async def _called_off(game: Game, match_id: int, person: int) -> Match:
    challenge = await game.matches.find(match_id)
    if challenge.challenger == person:
        return await game.challenges.cancel(match_id, person)
    return await game.challenges.decline(match_id, person)


async def _erase(game: Game, person: int) -> None:
    """End what the person is playing, then put a random number in the place of their id."""
    for match_id in await game.mydata.live(person):
        with contextlib.suppress(MatchOverError):
            await game.screen.redraw(await game.matches.resign(match_id, person))
    for match_id in await game.mydata.invited(person):
        with contextlib.suppress(RefusalError):
            await game.screen.redraw(await _called_off(game, match_id, person))
    await game.mydata.erase(person, -1 - SystemRandom().getrandbits(_BITS))
    forget()
