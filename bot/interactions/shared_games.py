"""Posts a finished match in the channel where one of its players asks for that."""

from functools import partial

import discord

from bot.domain.match import Match, Place
from bot.domain.share import Share
from bot.errors import AnswerLostError, NotSharedError
from bot.interactions.animations import Animations
from bot.interactions.seen_channel import refuse_unless_seen
from bot.messaging.content import Attachment
from bot.messaging.first_response import delete_pressed, publish
from bot.messaging.lost_posts import LostPosts
from bot.services.shares import Shares
from bot.views.match_replay import ANIMATION, film_of
from bot.views.message import Message
from bot.views.reviewed_game import ReviewedGame
from bot.views.shared_game import shared_game


class SharedGames:
    """Posts matches with their animations, and stores where; each stands once in a channel."""

    def __init__(self, shares: Shares, animations: Animations) -> None:
        self._shares, self._animations, self._lost = shares, animations, LostPosts()

    async def post(
        self, interaction: discord.Interaction, match: Match, game: ReviewedGame, place: Place
    ) -> None:
        """Answer with a match and its turning point, which everybody at a place sees.

        It pings nobody.

        Raises UnseenChannelError, NotYourMatchError, MatchNotOverError, NotSharableError,
        AlreadySharedError, SharedJustNowError, BeingDeletedError, AnimationInFlightError,
        AnswerLostError.
        """
        refuse_unless_seen(interaction)
        share = await self._shares.begin(match, interaction.user.id, place)
        try:
            file = await self._animations.file(interaction.user.id, film_of(match))
        except BaseException:
            await self._shares.cancel(share)
            raise
        await self._publish(interaction, share, shared_game(share, match, game), file)

    async def _publish(
        self, interaction: discord.Interaction, share: Share, message: Message, file: bytes
    ) -> None:
        """Answer with a share; one that Discord does not confirm stays stored until it is found."""
        found = partial(self._shares.sent, share)
        try:
            sent = await publish(interaction, message, Attachment(ANIMATION, file))
        except AnswerLostError as error:
            self._lost.look_for(interaction, found, error)
            raise
        if sent.message_id:
            await found(sent.message_id)
        else:
            self._lost.look_for(interaction, found)

    async def refuse_withdrawn(
        self, press: discord.Interaction, share_id: int, message_id: int
    ) -> None:
        """Raise NotSharedError if a pressed message does not show a share any more.

        The message of a withdrawn share is deleted. If none was known, it is this one.
        """
        share = await self._shares.pressed(share_id, press.channel_id or 0, message_id)
        if share is None or share.message_id != message_id:
            raise NotSharedError
        if share.withdrawn:
            await delete_pressed(press)
            await self._shares.cancel(share)
            raise NotSharedError
