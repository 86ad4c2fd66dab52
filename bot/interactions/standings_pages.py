"""Answers interactions with leaderboards, player cards and records; only the person sees them."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import discord

from bot.domain.match import Match
from bot.domain.ratings.leaderboard import Card, Shown
from bot.domain.ratings.standing import DIRECT, EVERYWHERE, Category, Record, Standing
from bot.domain.season import Season
from bot.errors import NoServerError, NoStandingError, NotShownError, UnknownButtonError
from bot.interactions.history_pages import reader_of
from bot.interactions.opponent import is_this_bot
from bot.interactions.picture_cache import PictureCache
from bot.messaging.content import Attachment
from bot.messaging.first_response import edit, show
from bot.services.seasons import Seasons
from bot.store.ratings.leaderboards import Leaderboards
from bot.views.leaderboard import (
    ON_DIRECT,
    ON_EVERYWHERE,
    game_of,
    leaderboard_page,
    season_of,
    uncounted,
    versus_message,
)
from bot.views.message import Message
from bot.views.player_card import (
    PICTURE,
    against_bot_message,
    card_message,
    rating_picture,
)
from bot.views.rating_picture import RatingPicture
from bot.views.rating_text import SAID_BY_THE_BOARD
from bot.views.viewer import Viewer


class StandingsPages:
    """Answers interactions with standings; the time comes from `now`."""

    def __init__(
        self,
        leaderboards: Leaderboards,
        seasons: Seasons,
        pictures: PictureCache[RatingPicture],
        now: Callable[[], datetime],
    ) -> None:
        self._leaderboards, self._seasons = leaderboards, seasons
        self._pictures, self._now = pictures, now

    async def leaderboard(self, interaction: discord.Interaction, which: int, number: int) -> None:
        """Show a page of a leaderboard.

        Raises NoServerError, and UnknownButtonError for direct messages, which have no leaderboard.
        """
        if game_of(which)[0] == ON_DIRECT:
            raise UnknownButtonError
        shown = await self._shown(interaction, which)
        viewer = self._viewer(interaction, shown)
        page = await self._leaderboards.page(shown.category, number, viewer.person)
        in_direct = Category(DIRECT, shown.variant)
        direct = await self._leaderboards.standing(in_direct, viewer.person)
        seen = leaderboard_page(page, shown, viewer, direct=direct is not None)
        await _answer(interaction, seen)

    async def own_page(self, interaction: discord.Interaction, which: int) -> None:
        """Show the page of a leaderboard that the person is on; raises as `leaderboard`."""
        shown = await self._shown(interaction, which)
        number = await self._leaderboards.page_of(shown.category, interaction.user.id)
        await self.leaderboard(interaction, which, number)

    async def show_name(self, interaction: discord.Interaction, *, named: bool) -> None:
        """Show the person's name on the leaderboard of all servers, or hide it."""
        await self._leaderboards.set_named(interaction.user.id, named=named)

    async def card(self, interaction: discord.Interaction, which: int, person: int) -> None:
        """Show a person's card; of a season without a standing, that of the last one with one.

        The bot has no card: whoever asks for it sees how they fare against it. Raises
        NoServerError, NoStandingError, NotShownError.
        """
        if is_this_bot(interaction, person):
            await self.versus(interaction, which, interaction.user.id, person)
            return
        shown = await self._shown(interaction, which)
        if shown.scope == DIRECT:
            # Only the players see results from direct messages, so everybody gets their own card.
            person = interaction.user.id
        if shown.season is not None:
            shown = await self._played(shown, shown.season, person)
        card = await self._card(interaction, shown, person)
        viewer = self._viewer(interaction, shown)
        files = await self._picture(card.row.standing)
        await _answer(interaction, card_message(card, shown, viewer), *files)

    async def _picture(self, standing: Standing) -> list[Attachment]:
        if not standing.history:
            return []
        data = await self._pictures.file(rating_picture(standing))
        return [Attachment(PICTURE, data)]

    async def _shown(self, interaction: discord.Interaction, which: int) -> Shown:
        """Return what a button or an option asks for; raises NoServerError."""
        which, variant = game_of(which)
        if which in (ON_EVERYWHERE, ON_DIRECT):
            return Shown(DIRECT if which == ON_DIRECT else EVERYWHERE, variant=variant)
        if interaction.guild_id is None:
            raise NoServerError
        seasons = await self._seasons.all(interaction.guild_id)
        season = season_of(which, seasons)
        return Shown(season.scope, season, seasons, variant)

    async def _played(self, shown: Shown, season: Season, person: int) -> Shown:
        """Return only the seasons in which a person has a standing, unless there is none."""
        played = await self._leaderboards.with_standing(person, shown)
        if played and season not in played:
            season = played[-1]
        return replace(shown, scope=season.scope, season=season, seasons=played)

    def _viewer(self, interaction: discord.Interaction, shown: Shown) -> Viewer:
        former = shown.former_season
        return Viewer(
            interaction.user.id,
            interaction.locale.value,
            interaction.channel_id or 0,
            in_server=interaction.guild_id is not None,
            now=(former and former.ended_at) or self._now(),
        )

    async def _card(self, interaction: discord.Interaction, shown: Shown, person: int) -> Card:
        guild_id = None if shown.scope == DIRECT else interaction.guild_id
        card = await self._leaderboards.card(shown, person, reader_of(interaction), guild_id)
        await self._refuse_unnamed(interaction, shown.scope, person)
        if card is None:
            raise NoStandingError(person=str(person))
        return card

    async def versus(
        self, interaction: discord.Interaction, which: int, one: int, other: int
    ) -> None:
        """Show the record of two people, or of one against each level of the bot.

        Raises NoServerError, NotShownError.
        """
        shown, language = await self._shown(interaction, which), interaction.locale.value
        people = [person for person in (one, other) if not is_this_bot(interaction, person)]
        for person in people:
            await self._refuse_unnamed(interaction, shown.scope, person)
        if len(people) == 1:
            standing = await self._leaderboards.standing(shown.category, people[0])
            message = against_bot_message(people[0], standing or Standing(), shown, language)
        else:
            record: Record = await self._leaderboards.against(shown.category, one, other)
            message = versus_message(one, other, record, shown, language)
        await _answer(interaction, message)

    async def explain_uncounted(self, interaction: discord.Interaction, match: Match) -> None:
        """Tell the person privately why a finished match could not raise their rating, if so.

        Nothing is said if the board shows what the match did to ratings, or why it did nothing.
        """
        if match.shows_ratings or match.weight is None:
            return
        took_back = match.mark_of(interaction.user.id) in match.taken_back
        is_said = match.weight.reason in SAID_BY_THE_BOARD
        if is_said or (match.weight.share and not took_back):
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


async def _answer(interaction: discord.Interaction, message: Message, *files: Attachment) -> None:
    """Answer a command with a new message, and a press by an edit of the pressed message."""
    pressed = interaction.type is discord.InteractionType.component
    await (edit if pressed else show)(interaction, message, *files)
