"""Shows matches as they stand: the answers to interactions that carry a board."""

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.log import LOST
from bot.matches.model import Match
from bot.matches.service import Matches
from bot.publish import Publisher
from bot.turnstile import Turnstile
from bot.view.board import board_message

Answer = discord.InteractionCallbackResponse[discord.Client] | None
Send = Callable[..., Awaitable[Answer]]


class Screen:
    """Answers with boards, those of one match in order."""

    def __init__(self, matches: Matches, publisher: Publisher) -> None:
        self._matches, self._publisher = matches, publisher
        self._turnstile = Turnstile()

    async def update(self, interaction: discord.Interaction, match: Match) -> None:
        """Answer a press on a board by showing the match on it."""
        await self._answer(interaction, match, interaction.response.edit_message)

    async def show(self, interaction: discord.Interaction, match: Match) -> None:
        """Answer with a new board of the match, and retire the one before."""
        answer = await self._answer(interaction, match, interaction.response.send_message)
        if answer is not None and answer.message_id is not None:
            await self._moved(interaction, match, answer.message_id)

    async def _answer(self, interaction: discord.Interaction, match: Match, send: Send) -> Answer:
        turn = None
        try:
            async with self._turnstile.turn(match.id) as turn:
                if turn.waited:
                    match = await self._matches.find(match.id)
                return await send(view=board_message(match))
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
        async with self._turnstile.turn(match.id) as turn:
            if turn.waited:
                match = await self._matches.find(match.id)
            await self._publisher.draw(match)
