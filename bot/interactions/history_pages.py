"""Answers interactions with pages of finished games; only the person sees them."""

import discord

from bot.domain.history import NEWEST, Listed, Reader, Start
from bot.errors import UnknownButtonError
from bot.messaging.first_response import edit, show
from bot.store.history import HistoryTable
from bot.views.history import history_message


class HistoryPages:
    """Answers interactions with the finished games of a person or of a server."""

    def __init__(self, table: HistoryTable) -> None:
        self._table = table

    async def show(
        self, interaction: discord.Interaction, listed: Listed, start: Start = NEWEST
    ) -> None:
        """Show a page of games; a press gets it in the place of the page that it was on.

        Raises UnknownButtonError for the games of a server where there is none.
        """
        reader = reader_of(interaction)
        if listed.person is None and reader.guild_id is None:
            raise UnknownButtonError
        page = await self._table.page(listed, reader, start)
        message = history_message(page, listed, reader, interaction.locale.value)
        pressed = interaction.type is discord.InteractionType.component
        await (edit if pressed else show)(interaction, message)


def reader_of(interaction: discord.Interaction) -> Reader:
    """Return who reads, and where."""
    return Reader(interaction.user.id, interaction.guild_id)
