"""Handles the buttons to export and to delete what is stored about a person."""

import json

import discord

from bot.interactions.button import button
from bot.interactions.context import Context
from bot.locales import clear_cache, translate
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
        await show(interaction, erase_question(language))
    elif answer == _YES:
        await _delete(context, interaction)
    else:
        await edit(interaction, notice(translate(language, "mydata-kept")))


async def _delete(context: Context, interaction: discord.Interaction) -> None:
    """End what the person plays, delete their data, say so, and then redraw their boards."""
    person, language = interaction.user.id, interaction.locale.value
    ended = [match async for match in context.personal_data.end_matches(person)]
    is_traceless = await context.personal_data.delete(person)
    clear_cache()
    key = "mydata-done" if is_traceless else "mydata-done-soon"
    try:
        await edit(interaction, notice(translate(language, key)))
    finally:
        for match in ended:
            await context.board_messages.redraw(match)
