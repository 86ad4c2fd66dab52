"""Handles the buttons to export and to delete what is stored about a person."""

import json

import discord

from bot.interactions.button import button
from bot.interactions.context import Context
from bot.locales import forget, translate
from bot.messaging.content import Attachment
from bot.messaging.first_response import edit, show
from bot.views.custom_ids import DELETE_DATA, EXPORT_DATA
from bot.views.notices import notice
from bot.views.personal_data import erase_question

_ASK, _YES = 0, 1


@button(EXPORT_DATA)
async def press_export(context: Context, interaction: discord.Interaction) -> None:
    """Send the person a JSON file with everything stored about them; only they see it."""
    data_of_person = await context.personal_data.export(interaction.user.id)
    data = json.dumps(data_of_person, indent=2, ensure_ascii=False, default=str).encode()
    text = translate(interaction.locale.value, "mydata-exported")
    await show(interaction, text, Attachment("noughts.json", data))


@button(DELETE_DATA)
async def press_delete(context: Context, interaction: discord.Interaction, answer: int) -> None:
    """Ask whether to delete everything stored about the person; delete it if they confirm."""
    language = interaction.locale.value
    if answer == _ASK:
        question = erase_question(language)
        await show(interaction, question)
        return
    key = await _delete(context, interaction.user.id) if answer == _YES else "mydata-kept"
    await edit(interaction, notice(translate(language, key)))


async def _delete(context: Context, person: int) -> str:
    """End what the person plays, delete their data, and return the key of the sentence for it."""
    async for match in context.personal_data.end_matches(person):
        await context.board_messages.redraw(match)
    is_traceless = await context.personal_data.delete(person)
    forget()
    return "mydata-done" if is_traceless else "mydata-done-soon"
