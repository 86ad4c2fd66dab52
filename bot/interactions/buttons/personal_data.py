"""Handles the buttons to export and to delete what is stored about a person."""

import json

import discord

from bot.interactions.button import button
from bot.interactions.context import Context
from bot.locales import clear_cache, translate
from bot.messaging.content import Attachment
from bot.messaging.first_response import edit, show
from bot.services.erasures import Erased
from bot.views.custom_ids import DELETE_DATA, EXPORT_DATA
from bot.views.notices import notice
from bot.views.personal_data import erase_question

_ASK, _YES = 0, 1
_SAID = {
    Erased.BEGUN: "mydata-begun",
    Erased.TRACES: "mydata-traces",
    Erased.DONE: "mydata-done",
}


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
    """Delete the person's data, or begin to, and say so; their boards are redrawn by a job."""
    erased = await context.erasures.erase(interaction.user.id)
    clear_cache()
    await edit(interaction, notice(translate(interaction.locale.value, _SAID[erased])))
