"""Answers interactions with leaderboards, player cards and records; only the person sees them."""

from collections.abc import Callable
from datetime import datetime

import discord

from bot.domain.match import Match
from bot.domain.ratings.leaderboard import Card
from bot.domain.ratings.standing import DIRECT, EVERYWHERE, Record, Standing
from bot.errors import NoServerError, NoStandingError, NotShownError
from bot.interactions.picture_cache import PictureCache
from bot.messaging.content import Attachment
from bot.messaging.first_response import edit, show
from bot.store.leaderboards import Leaderboards
from bot.views.leaderboard import ON_DIRECT, ON_SERVER, leaderboard_page, uncounted, versus_message
from bot.views.message import Message
from bot.views.player_card import PICTURE, card_message, rating_picture
from bot.views.viewer import Viewer


class StandingsPages:
    """Answers interactions with standings; the time comes from `now`."""

    def __init__(
        self, leaderboards: Leaderboards, pictures: PictureCache, now: Callable[[], datetime]
    ) -> None:
        self._leaderboards, self._pictures, self._now = leaderboards, pictures, now

    async def leaderboard(self, interaction: discord.Interaction, which: int, number: int) -> None:
        """Show a page of a leaderboard; raises NoServerError."""
        scope, viewer = scope_of(interaction, which), self._viewer(interaction)
        page = await self._leaderboards.page(scope, number, viewer.person)
        direct = await self._leaderboards.has_standing(DIRECT, viewer.person)
        await _answer(interaction, leaderboard_page(page, viewer, direct=direct))

    async def own_page(self, interaction: discord.Interaction, which: int) -> None:
        """Show the page of a leaderboard that the person is on; raises NoServerError."""
        scope = scope_of(interaction, which)
        number = await self._leaderboards.page_of(scope, interaction.user.id)
        await self.leaderboard(interaction, which, number)

    async def show_name(self, interaction: discord.Interaction, *, named: bool) -> None:
        """Show the person's name on the leaderboard of all servers, or hide it."""
        await self._leaderboards.set_named(interaction.user.id, named=named)

    async def card(self, interaction: discord.Interaction, which: int, person: int) -> None:
        """Show a person's card.

        Raises NoServerError, NoStandingError, NotShownError.
        """
        card = await self._card(interaction, scope_of(interaction, which), person)
        viewer = self._viewer(interaction)
        files = await self._picture(card.row.standing, viewer.language)
        await _answer(interaction, card_message(card, viewer), *files)

    async def _picture(self, standing: Standing, language: str) -> list[Attachment]:
        if not standing.history:
            return []
        data = await self._pictures.png(rating_picture(standing, language))
        return [Attachment(PICTURE, data)]

    def _viewer(self, interaction: discord.Interaction) -> Viewer:
        return Viewer(
            interaction.user.id,
            interaction.locale.value,
            interaction.channel_id or 0,
            in_server=interaction.guild_id is not None,
            now=self._now(),
        )

    async def _card(self, interaction: discord.Interaction, scope: int, person: int) -> Card:
        viewer, guild_id = interaction.user.id, interaction.guild_id
        if scope == DIRECT:
            # Only the players see results from direct messages, so everybody gets their own card.
            person, guild_id = viewer, None
        card = await self._leaderboards.card(scope, person, viewer, guild_id)
        await self._refuse_unnamed(interaction, scope, person)
        if card is None:
            raise NoStandingError(person=str(person))
        return card

    async def versus(
        self, interaction: discord.Interaction, which: int, one: int, other: int
    ) -> None:
        """Show the record of two people; raises NoServerError, NotShownError."""
        scope = scope_of(interaction, which)
        for person in (one, other):
            await self._refuse_unnamed(interaction, scope, person)
        record: Record = await self._leaderboards.against(scope, one, other)
        await _answer(interaction, versus_message(one, other, record, interaction.locale.value))

    async def explain_uncounted(self, interaction: discord.Interaction, match: Match) -> None:
        """Tell the person privately why a finished match could not raise their rating, if so."""
        took_back = match.mark_of(interaction.user.id) in match.taken_back
        if match.weight is None or (match.weight.share and not took_back):
            return
        text = uncounted(interaction.locale.value, match.weight, took_back=took_back)
        if text is not None:
            await show(interaction, text)

    async def _refuse_unnamed(
        self, interaction: discord.Interaction, scope: int, person: int
    ) -> None:
        if scope != EVERYWHERE or person == interaction.user.id:
            return
        if not await self._leaderboards.is_named(person):
            raise NotShownError(person=str(person))


def scope_of(interaction: discord.Interaction, which: int) -> int:
    """Return the scope that a button or an option asks for; raises NoServerError."""
    if which == ON_DIRECT:
        return DIRECT
    if which != ON_SERVER:
        return EVERYWHERE
    if interaction.guild_id is None:
        raise NoServerError
    return interaction.guild_id


async def _answer(interaction: discord.Interaction, message: Message, *files: Attachment) -> None:
    """Answer a command with a new message, and a press by an edit of the pressed message."""
    pressed = interaction.type is discord.InteractionType.component
    await (edit if pressed else show)(interaction, message, *files)
