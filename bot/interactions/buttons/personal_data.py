"""Handles the buttons to export and to delete what is stored about a person."""

import contextlib
import json
from io import BytesIO
from random import SystemRandom

import discord

from bot.domain.match import Match
from bot.errors import MatchOverError, RefusalError
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.locales import forget, translate
from bot.views.custom_ids import DELETE_DATA, EXPORT_DATA
from bot.views.notices import notice
from bot.views.personal_data import erase_question

_ASK, _YES = 0, 1
_BITS = 62  # so that a stand-in fits a signed 64-bit column


@button(EXPORT_DATA)
async def press_export(context: Context, interaction: discord.Interaction) -> None:
    """Send the person a JSON file with everything stored about them; only they see it."""
    data_of_person = await context.personal_data.export(interaction.user.id)
    data = json.dumps(data_of_person, indent=2, ensure_ascii=False, default=str).encode()
    text = translate(interaction.locale.value, "mydata-exported")
    file = discord.File(BytesIO(data), "noughts.json")
    await interaction.response.send_message(text, file=file, ephemeral=True)


@button(DELETE_DATA)
async def press_delete(context: Context, interaction: discord.Interaction, answer: int) -> None:
    """Ask whether to delete everything stored about the person; delete it if they confirm."""
    language = interaction.locale.value
    if answer == _ASK:
        question = erase_question(language)
        await interaction.response.send_message(view=question, ephemeral=True)
        return
    if answer == _YES:
        await _erase(context, interaction.user.id)
    key = "mydata-done" if answer == _YES else "mydata-kept"
    await interaction.response.edit_message(view=notice(translate(language, key)))


async def _call_off(context: Context, match_id: int, person: int) -> Match:
    challenge = await context.matches.find(match_id)
    if challenge.challenger == person:
        return await context.challenges.cancel(match_id, person)
    return await context.challenges.decline(match_id, person)


async def _erase(context: Context, person: int) -> None:
    """End the person's matches and challenges, then replace their id by a random number."""
    for match_id in await context.personal_data.live(person):
        with contextlib.suppress(MatchOverError):
            await context.board_messages.redraw(await context.matches.resign(match_id, person))
    for match_id in await context.personal_data.invited(person):
        with contextlib.suppress(RefusalError):
            await context.board_messages.redraw(await _call_off(context, match_id, person))
    await context.personal_data.erase(person, -1 - SystemRandom().getrandbits(_BITS))
    forget()
