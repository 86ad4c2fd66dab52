"""Answers interactions with pages of finished games; only the person sees them."""

from dataclasses import replace

import discord

from bot.domain.history import NEWEST, Listed, Start
from bot.domain.match import Match, Place, Status
from bot.domain.who_may_see import Reader
from bot.errors import MatchNotOverError, UnknownButtonError
from bot.interactions.animations import Animations
from bot.interactions.opponent import is_this_bot
from bot.interactions.seen_channel import is_seen
from bot.messaging.content import Attachment
from bot.messaging.first_response import edit, show
from bot.services.shares import Shares
from bot.store.matches.history import HistoryTable
from bot.views.history import history_message
from bot.views.match_replay import ANIMATION, film_of, replay_message


class HistoryPages:
    """Answers interactions with the finished games of a person or of a server."""

    def __init__(self, table: HistoryTable, animations: Animations, shares: Shares) -> None:
        self._table, self._animations, self._shares = table, animations, shares

    async def show(
        self, interaction: discord.Interaction, listed: Listed, start: Start = NEWEST
    ) -> None:
        """Show a page of games; a press gets it in the place of the page that it was on.

        Raises UnknownButtonError for the games of a server where there is none.
        """
        reader = reader_of(interaction)
        if listed.person is None and reader.guild_id is None:
            raise UnknownButtonError
        is_bot = listed.person is not None and is_this_bot(interaction, listed.person)
        listed = replace(listed, is_bot=is_bot)
        page = await self._table.page(listed, reader, start)
        message = history_message(page, listed, reader, interaction.locale.value)
        pressed = interaction.type is discord.InteractionType.component
        await (edit if pressed else show)(interaction, message)

    async def animate(self, interaction: discord.Interaction, match: Match, place: Place) -> None:
        """Show a finished match as an animation, which the person may share if allowed there.

        Raises MatchNotOverError, AnimationInFlightError.
        """
        if match.status is not Status.OVER:
            raise MatchNotOverError
        file = await self._animations.file(interaction.user.id, film_of(match))
        sharable = is_seen(interaction) and await self._shares.is_offered(
            match, interaction.user.id, place
        )
        message = replay_message(match, interaction.locale.value, sharable=sharable)
        await show(interaction, message, Attachment(ANIMATION, file))


def reader_of(interaction: discord.Interaction) -> Reader:
    """Return who reads, and where."""
    # An interaction always comes from a channel, even though the type leaves that open.
    return Reader(interaction.user.id, interaction.guild_id, interaction.channel_id or 0)
