"""The context: all that commands and buttons work with."""

from dataclasses import dataclass
from typing import Protocol, cast

import discord

from bot.domain.match import Match, Place
from bot.domain.stored_data import Policies
from bot.domain.who_may_see import may_see
from bot.errors import AnswerLostError, NoSuchMatchError, OnlyYouError
from bot.interactions.history_pages import HistoryPages, reader_of
from bot.interactions.shared_games import SharedGames
from bot.interactions.standings_pages import StandingsPages
from bot.jobs.show_runner import ShowRunner
from bot.messaging.board_messages import BoardMessages
from bot.messaging.first_response import show
from bot.services.challenges import Challenges
from bot.services.deletions import Deletions
from bot.services.exports import Exports
from bot.services.matches import Matches
from bot.services.preferences import PreferencesService
from bot.services.reviews import Reviews
from bot.services.seasons import Seasons
from bot.services.shares import Shares
from bot.store.upkeep.server_settings import ServerSettingsTable
from bot.views.notices import already_playing


@dataclass(frozen=True)
class Context:
    """The services, the tables, the board messages, the show runner and the policies."""

    matches: Matches
    challenges: Challenges
    preferences: PreferencesService
    board_messages: BoardMessages
    shows: ShowRunner
    standings: StandingsPages
    history: HistoryPages
    shared_games: SharedGames
    shares: Shares
    server_settings: ServerSettingsTable
    seasons: Seasons
    reviews: Reviews
    exports: Exports
    deletions: Deletions
    policies: Policies

    async def match_for(self, interaction: discord.Interaction, match_id: int) -> Match:
        """Return a match that the person may see; if its deadline has passed, it is ended first.

        Raises NoSuchMatchError, which does not tell whether there is such a match.
        """
        match = await self.matches.find_and_expire(match_id)
        await self.refuse_hidden(interaction, match)
        return match

    async def refuse_hidden(self, interaction: discord.Interaction, match: Match) -> None:
        """Raise NoSuchMatchError unless the person may see a match.

        Only for others than its players the settings of the players are read.
        """
        reader = reader_of(interaction)
        if may_see(match, reader, hidden=True):
            return
        hidden = await self.preferences.any_hides_games(match.people)
        if not may_see(match, reader, hidden=hidden):
            raise NoSuchMatchError

    async def live_match(self, interaction: discord.Interaction) -> Match:
        """Return the person's live match in this channel; raises NoLiveMatchError."""
        channel_id = place_of(interaction).channel_id
        return await self.matches.live_of(interaction.user.id, channel_id)

    async def post_challenge(
        self, interaction: discord.Interaction, challenge: Match, *, ping: bool
    ) -> None:
        """Post a challenge; one that its opponent cannot see is withdrawn.

        `ping` says whether to notify them. Raises AnswerLostError, OnlyYouError.
        """
        invited = challenge.invited if ping else None
        try:
            sent = await self.board_messages.post(interaction, challenge, ping=invited)
        except AnswerLostError:
            await self.challenges.withdraw(challenge)
            raise
        # A server can force the answers of user-installed apps to be private.
        if sent.private:
            await self.challenges.withdraw(challenge)
            raise OnlyYouError

    async def redirect_to(self, interaction: discord.Interaction, match_id: int) -> None:
        """Show a person the link to the live match that they have here, and a way to resign it.

        A match whose board has no known message gets a new board instead.
        """
        match = await self.matches.find_and_expire(match_id)
        if match.message_id is None:
            await self.board_messages.post(interaction, match)
        else:
            hint = already_playing(match, interaction.locale.value)
            await show(interaction, hint)


class _HasContext(Protocol):
    context: Context


def context_of(interaction: discord.Interaction) -> Context:
    """Return the context, which the client holds."""
    return cast(_HasContext, interaction.client).context


def place_of(interaction: discord.Interaction) -> Place:
    """Return where an interaction came from, and whether the bot can edit messages there."""
    by_user_alone = interaction.is_user_integration() and not interaction.is_guild_integration()
    can_edit = interaction.context.dm_channel or not by_user_alone
    # An interaction always comes from a channel, even though the type leaves that open.
    return Place(interaction.guild_id, interaction.channel_id or 0, can_edit)
