"""Shows matches as they stand: the answers to interactions that carry a board."""

import contextlib
from dataclasses import replace

import discord

from bot.answers import Send, answer
from bot.log import LOST
from bot.matches.model import Match
from bot.matches.service import Matches
from bot.publish import Publisher
from bot.turnstile import Turnstile
from bot.view.board import board_message


class Screen:
    """Answers with boards, those of one match in order."""

    def __init__(self, matches: Matches, publisher: Publisher) -> None:
        self._matches, self._publisher = matches, publisher
        self._turnstile = Turnstile()

    async def update(self, interaction: discord.Interaction, match: Match) -> None:
        """Answer a press on a board by showing the match on it.

        What cannot be shown as the answer is shown by an edit: the answer is lost to the person,
        and yet nobody is to look at an older board than the one that is stored.
        """
        try:
            await self._answer(interaction, match, interaction.response.edit_message)
        except LOST:
            await self.redraw(match)
            raise

    async def show(self, interaction: discord.Interaction, match: Match) -> None:
        """Answer with a new board of the match, and retire the one before."""
        message_id = await self._answer(interaction, match, interaction.response.send_message)
        if message_id:
            await self._moved(interaction, match, message_id)

    async def _answer(self, interaction: discord.Interaction, match: Match, send: Send) -> int:
        turn = None
        try:
            async with self._turnstile.turn(match.id) as turn:
                if turn.waited:
                    match = await self._matches.find(match.id)
                return await answer(interaction, send, view=board_message(match))
        finally:
            # Even a lost answer may have been carried out, after the one that overtook it.
            if turn is not None and turn.overtaken:
                await self._catch_up(interaction, match.id)

    async def _catch_up(self, interaction: discord.Interaction, match_id: int) -> None:
        """Show the match again where a late answer may have left an older board."""
        overtaken = True
        with contextlib.suppress(*LOST):
            while overtaken:
                async with self._turnstile.turn(match_id) as turn:
                    board = board_message(await self._matches.find(match_id))
                    await interaction.edit_original_response(view=board)
                overtaken = turn.overtaken

    async def _moved(self, interaction: discord.Interaction, drawn: Match, message_id: int) -> None:
        former = await self._matches.shown_at(drawn.id, message_id)
        async with self._turnstile.turn(drawn.id):
            match = await self._matches.find(drawn.id)
            if former is not None and former != message_id:
                await self._publisher.retire(replace(match, message_id=message_id), former)
        # A press on the former board may have come between the look and the new board.
        if match.revision != drawn.revision:
            await self._catch_up(interaction, match.id)

    async def redraw(self, match: Match) -> None:
        """Bring the board of a match up to date where no interaction is at hand."""
        overtaken = True
        while overtaken:
            async with self._turnstile.turn(match.id) as turn:
                await self._publisher.draw(await self._matches.find(match.id))
            overtaken = turn.overtaken
