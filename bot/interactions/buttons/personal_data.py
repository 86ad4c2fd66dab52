"""Handles the buttons to export and to delete what is stored about a person."""

from itertools import islice

import discord

from bot.interactions.button import button
from bot.interactions.context import Context
from bot.locales import clear_cache, translate
from bot.messaging.content import Attachment
from bot.messaging.first_response import edit, show
from bot.services.deletions import Deleted
from bot.views.custom_ids import DELETE_DATA, EXPORT_DATA, STORED_DATA
from bot.views.notices import notice
from bot.views.personal_data import delete_question, deleted_message, stored_data_page

_ASK, _YES = 0, 1
MOST_FILES = 10
"""How many files Discord takes with one message."""
_SAID = {
    Deleted.BEGUN: "mydata-begun",
    Deleted.TRACES: "mydata-traces",
    Deleted.COPIES: "mydata-copies",
    Deleted.DONE: "mydata-done",
}


@button(STORED_DATA)
async def press_stored_data(_: Context, interaction: discord.Interaction) -> None:
    """Say privately what is stored about people."""
    await show(interaction, stored_data_page(interaction.locale.value))


@button(EXPORT_DATA)
async def press_export(context: Context, interaction: discord.Interaction) -> None:
    """Send the person JSON files with everything stored about them; only they see it."""
    files = iter([Attachment(*file) for file in await context.exports.files(interaction.user.id)])
    text = translate(interaction.locale.value, "mydata-exported")
    while page := list(islice(files, MOST_FILES)):
        await show(interaction, text, *page)


@button(DELETE_DATA)
async def press_delete(context: Context, interaction: discord.Interaction, answer: int) -> None:
    """Ask whether to delete everything stored about the person; delete it if they confirm."""
    language = interaction.locale.value
    if answer == _ASK:
        await show(interaction, delete_question(language))
    elif answer == _YES:
        await _delete(context, interaction)
    else:
        await edit(interaction, notice(translate(language, "mydata-kept")))


async def _delete(context: Context, interaction: discord.Interaction) -> None:
    """Delete the person's data, or begin to, and say so; their boards are redrawn by a job."""
    person, language = interaction.user.id, interaction.locale.value
    deleted = await context.deletions.delete(person)
    untracked = await context.deletions.untracked(person)
    clear_cache()
    await edit(interaction, deleted_message(_SAID[deleted], language, untracked=untracked))
