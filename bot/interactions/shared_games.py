"""Posts a finished match in the channel where one of its players asks for that."""

import discord

from bot.domain.match import Match, Place
from bot.domain.share import Share
from bot.interactions.animations import Animations
from bot.messaging.channel_messages import ChannelMessages
from bot.messaging.content import Attachment
from bot.messaging.first_response import publish
from bot.services.shares import Shares
from bot.views.match_replay import ANIMATION, film_of
from bot.views.reviewed_game import ReviewedGame
from bot.views.shared_game import shared_game


class SharedGames:
    """Posts matches with their animations, and stores where; each stands once in a channel."""

    def __init__(
        self, shares: Shares, animations: Animations, channel_messages: ChannelMessages
    ) -> None:
        self._shares, self._animations = shares, animations
        self._channel_messages = channel_messages

    async def post(
        self, interaction: discord.Interaction, match: Match, game: ReviewedGame, place: Place
    ) -> None:
        """Answer with a match and its turning point, which everybody at a place sees.

        It pings nobody.

        Raises NotYourMatchError, MatchNotOverError, NotSharableError, AlreadySharedError,
        SharedJustNowError, BeingErasedError, AnimationInFlightError, AnswerLostError.
        """
        share = await self._shares.begin(match, interaction.user.id, place)
        try:
            message_id = await self._posted(interaction, match, game)
        except BaseException:
            await self._shares.cancel(share)
            raise
        await self._store(share, message_id)

    async def _posted(
        self, interaction: discord.Interaction, match: Match, game: ReviewedGame
    ) -> int:
        file = await self._animations.file(interaction.user.id, film_of(match))
        sent = await publish(interaction, shared_game(match, game), Attachment(ANIMATION, file))
        return sent.message_id

    async def _store(self, share: Share, message_id: int) -> None:
        """Store which message it is; delete that if the share was withdrawn meanwhile."""
        if not await self._shares.sent(share, message_id):
            await self._channel_messages.delete_share(share._replace(message_id=message_id))
