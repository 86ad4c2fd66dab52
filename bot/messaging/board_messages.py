"""Shows matches as they stand: the answers to interactions that carry a board."""

import contextlib

import discord

from bot.discord_internals.post_response import post_response
from bot.discord_internals.sent_response import SentResponse
from bot.domain.match import Match
from bot.errors import ChannelGoneError, MessageGoneError
from bot.messaging.channel_messages import NOBODY, ChannelMessages, only
from bot.messaging.first_response import answer
from bot.messaging.match_queue import MatchQueue
from bot.messaging.network_errors import NETWORK_ERRORS
from bot.services.matches import Matches
from bot.views.match import match_json, match_message

_NEW = discord.InteractionResponseType.channel_message
_IN_PLACE = discord.InteractionResponseType.message_update


class BoardMessages:
    """Answers with boards, those of one match in order."""

    def __init__(self, matches: Matches, publisher: ChannelMessages) -> None:
        self._matches, self._publisher = matches, publisher
        self._turnstile = MatchQueue()

    async def update(self, interaction: discord.Interaction, match: Match) -> None:
        """Answer a press on a board by showing the match on it.

        What cannot be shown as the answer is shown by an edit: the answer is lost to the person,
        and yet nobody is to look at an older board than the one that is stored.
        """
        try:
            await self._answer(interaction, match, _IN_PLACE, NOBODY)
        except NETWORK_ERRORS:
            await self.redraw(match)
            raise

    async def show(
        self, interaction: discord.Interaction, match: Match, *, ping: int | None = None
    ) -> SentResponse:
        """Answer with a new board of the match, and retire the one before.

        `ping` is who may be notified of it; nobody else is.
        """
        mentions = NOBODY if ping is None else only(ping)
        shown = await self._answer(interaction, match, _NEW, mentions)
        if shown.message_id:
            await self._moved(interaction, match, shown.message_id)
        return shown

    async def _answer(
        self,
        interaction: discord.Interaction,
        match: Match,
        kind: discord.InteractionResponseType,
        mentions: discord.AllowedMentions,
    ) -> SentResponse:
        turn = None
        try:
            async with self._turnstile.turn(match.id) as turn:
                if turn.waited:
                    match = await self._matches.find(match.id)
                part = match_json(match)
                return await answer(
                    interaction, lambda: post_response(interaction, kind, part, mentions)
                )
        finally:
            # Even a lost answer may have been carried out, after the one that overtook it.
            if turn is not None and turn.overtaken:
                await self._catch_up(interaction, match.id)

    async def _catch_up(self, interaction: discord.Interaction, match_id: int) -> None:
        """Show the match again where a late answer may have left an older board."""
        overtaken = True
        with contextlib.suppress(*NETWORK_ERRORS):
            while overtaken:
                async with self._turnstile.turn(match_id) as turn:
                    board = match_message(await self._matches.find(match_id))
                    await interaction.edit_original_response(view=board, allowed_mentions=NOBODY)
                overtaken = turn.overtaken

    async def _moved(self, interaction: discord.Interaction, drawn: Match, message_id: int) -> None:
        former, revision = await self._matches.shown_at(drawn.id, message_id)
        if former is not None and former != message_id:
            revision = await self._retire(former, drawn.id, message_id)
        # A press on the former board may have come between the look and the new board.
        if revision != drawn.revision:
            await self._catch_up(interaction, drawn.id)

    async def _retire(self, former: int, match_id: int, message_id: int) -> int:
        """Have the former board of a match point to the new one; return the revision it is at."""
        async with self._turnstile.turn(match_id):
            match = await self._matches.find(match_id)
            with contextlib.suppress(MessageGoneError, ChannelGoneError, *NETWORK_ERRORS):
                await self._publisher.retire(match._replace(message_id=message_id), former)
        return match.revision

    async def redraw(self, match: Match, *, rematch: bool = True) -> None:
        """Bring the board of a match up to date where no interaction is at hand, if possible.

        A board that was deleted is forgotten; a channel that is gone ends the match. `rematch`
        says whether a finished match offers another.
        """
        with contextlib.suppress(*NETWORK_ERRORS):
            await self.redraw_by_id(match.id, rematch=rematch)

    async def redraw_by_id(self, match_id: int, *, rematch: bool = True) -> None:
        """Bring a board up to date, as `redraw` does; raises what `NETWORK_ERRORS` names."""
        overtaken = True
        while overtaken:
            async with self._turnstile.turn(match_id) as turn:
                await self._draw(await self._matches.find(match_id), rematch=rematch)
            overtaken = turn.overtaken

    async def _draw(self, match: Match, *, rematch: bool) -> None:
        try:
            await self._publisher.draw(match, rematch=rematch)
        except MessageGoneError:
            await self._matches.board_gone(match.id, match.message_id or 0)
        except ChannelGoneError:
            await self._matches.channel_lost(match.id)
