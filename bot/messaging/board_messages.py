"""Shows boards: answers interactions with a board, and redraws the boards of matches."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple, TypeVar

import discord

from bot.discord_errors import (
    NETWORK_ERRORS,
    ChannelClosedError,
    ChannelGoneError,
    MessageGoneError,
)
from bot.discord_internals.raw_response import SentResponse
from bot.discord_internals.slim_state import message_id_of, pressed_controls
from bot.domain.limits import SOON
from bot.domain.match import Match, Status
from bot.domain.match_effects import NO_EFFECTS, MatchEffects
from bot.errors import AnswerLostError, Refusal, StoreError
from bot.log import brief, log
from bot.messaging.channel_messages import NO_PINGS, ChannelMessages, ping_only
from bot.messaging.first_response import acknowledge, correct, post, update
from bot.messaging.lost_posts import confirmed
from bot.messaging.match_log import log_move
from bot.messaging.match_queue import Ticket
from bot.messaging.spoken_boards import SpokenBoards
from bot.services.matches import Matches
from bot.views.board import match_json, match_message
from bot.views.notices import call_for_players, retired
from bot.views.ui import Message

T = TypeVar("T")

_DRAWINGS = 5  # times that a board is drawn at most while other answers overtake it


class Drawn(NamedTuple):
    """A match as its board shows it."""

    match: Match
    effects: MatchEffects = NO_EFFECTS


class BoardMessages:
    """Shows the boards of matches; the answers about one match are sent in order."""

    def __init__(self, matches: Matches, channel_messages: ChannelMessages) -> None:
        self._matches, self._channel_messages = matches, channel_messages
        self._last: dict[int, Ticket] = {}
        self._spoken = SpokenBoards()

    async def update(
        self, interaction: discord.Interaction, match: Match, *, pick: str = ""
    ) -> Drawn:
        """Answer a press by drawing the match on the pressed board; return it as shown in the end.

        `pick` is what was picked for the next move. If the engine is to move, its move is shown
        once it is made. A press on a former board also redraws the present one; a press in another
        channel, or on a message without such a button, only does that. If the answer is lost, the
        board is edited without the interaction. Raises AnswerLostError.
        """
        if _is_elsewhere(interaction, match) or _is_forged(interaction, match):
            try:
                await acknowledge(interaction)
            finally:
                await self.redraw(match)
            return await self._drawn(match)
        if not match.waits_for_engine:
            return await self._update(interaction, match, pick)
        with self._matches.engine_moves.watching(match):
            match = await self._matches.engine_moves.made(match, SOON)
            drawn = await self._update(interaction, match, pick)
            return await self._show_engine_move(interaction, drawn)

    async def _show_engine_move(self, interaction: discord.Interaction, drawn: Drawn) -> Drawn:
        """Edit an answer once the engine has moved for which the shown match waits."""
        if not drawn.match.waits_for_engine:
            return drawn
        match = await self._matches.engine_moves.made(drawn.match)
        await self._catch_up(interaction, match.id)
        self._spoken.shown(interaction, match)
        return await self._drawn(match)

    async def _update(self, interaction: discord.Interaction, match: Match, pick: str) -> Drawn:
        drawn = await self._drawn(match)
        try:
            await self._answer(
                interaction, drawn, lambda component: update(interaction, component), pick
            )
        except AnswerLostError:
            await self.redraw(match)
            raise
        await self._level_present_board(interaction, match)
        return drawn

    async def _level_present_board(self, interaction: discord.Interaction, match: Match) -> None:
        """Redraw the known board if an older one was pressed, or note the pressed one if newer."""
        pressed = message_id_of(interaction)
        if pressed == match.message_id:
            return
        # Ids grow: a board newer than the known one, if any, is one that the bot lost track of.
        if pressed is not None and pressed > (match.message_id or 0):
            await self._replace_former_board(interaction, match, pressed)
        else:
            await self.redraw(match)

    async def post(
        self, interaction: discord.Interaction, match: Match, *, ping: int | None = None
    ) -> SentResponse:
        """Answer with the board of a match, and replace a former one by a link to it.

        `ping` is the only person who is notified. An engine's move is shown once it is made. Raises
        AnswerLostError, and Refusal outside the match's channel.
        """
        refuse_elsewhere(interaction, match)
        if not match.waits_for_engine:
            return await self._post(interaction, match, ping)
        with self._matches.engine_moves.watching(match):
            match = await self._matches.engine_moves.made(match, SOON)
            sent = await self._post(interaction, match, ping)
            await self._show_engine_move(interaction, Drawn(match))
        return sent

    async def _post(
        self, interaction: discord.Interaction, match: Match, ping: int | None
    ) -> SentResponse:
        mentions = NO_PINGS if ping is None else ping_only(ping)
        found = partial(self._found, interaction, match)
        drawn = await self._drawn(match)
        answer = self._answer(
            interaction, drawn, lambda component: post(interaction, component, mentions)
        )
        sent = await confirmed(interaction, answer, found)
        if sent.message_id:
            await self._replace_former_board(interaction, match, sent.message_id)
        return sent

    async def _found(self, interaction: discord.Interaction, match: Match, message_id: int) -> None:
        """Note the message of a board that Discord did not confirm, or 0 if there is none."""
        known = (await self._matches.find(match.id)).message_id or 0
        if known > message_id > 0:  # someone has asked for another board meanwhile
            await self._link_to_new_board(message_id, match.id, known)
        elif message_id:
            await self._replace_former_board(interaction, match, message_id)
            await self._catch_up(interaction, match.id)

    async def _answer(
        self,
        interaction: discord.Interaction,
        drawn: Drawn,
        send: Callable[[str], Awaitable[T]],
        pick: str = "",
    ) -> T:
        ticket = None
        try:
            async with Ticket(self._last, drawn.match.id) as ticket:
                if ticket.waited:
                    drawn = await self._drawn(await self._matches.find(drawn.match.id))
                match = drawn.match
                ahead = self._matches.engine_moves.ahead_of(match) if match.waits_for_engine else 0
                sent = await send(match_json(*drawn, pick=pick, ahead=ahead))
            self._spoken.shown(interaction, match)
            return sent
        finally:
            # Discord may have carried out a lost answer too, after the one that overtook it.
            if ticket is not None and ticket.overtaken:
                await self._catch_up(interaction, drawn.match.id)

    async def _drawn(self, match: Match) -> Drawn:
        """Return a match with its effects, or without them if they cannot be read now."""
        if match.status is Status.OVER:
            with suppress(StoreError):  # the press that ended it is stored
                return Drawn(match, await self._matches.table.effects(match))
        return Drawn(match)

    async def _catch_up(self, interaction: discord.Interaction, match_id: int) -> None:
        """Draw the match once more where a late answer may have left an older board."""
        try:
            await self._draw_last(match_id, lambda *it: correct(interaction, match_message(*it)))
        except (AnswerLostError, TimeoutError):
            await self._matches.board_out_of_date(match_id)

    async def _draw_last(
        self, match_id: int, draw: Callable[[Match, MatchEffects], Awaitable[T]]
    ) -> T:
        """Draw a match until no other answer overtakes the drawing; return what `draw` returned.

        Raises TimeoutError if every drawing is overtaken.
        """
        for _ in range(_DRAWINGS):
            async with Ticket(self._last, match_id) as ticket:
                match = await self._matches.find(match_id)
                drawn = await draw(match, await self._matches.table.effects(match))
            if not ticket.overtaken:
                return drawn
        raise TimeoutError  # two drawings can overtake each other while Discord is slow

    async def _replace_former_board(
        self, interaction: discord.Interaction, drawn: Match, message_id: int
    ) -> None:
        former, revision = await self._matches.shown_at(drawn, message_id)
        if former is not None and former != message_id:
            revision = await self._link_to_new_board(former, drawn.id, message_id)
        # Someone may have pressed the former board after the new one was drawn.
        if revision != drawn.revision:
            await self._catch_up(interaction, drawn.id)

    async def _link_to_new_board(self, former: int, match_id: int, message_id: int) -> int:
        """Replace the former board of a match by a link; return the match's revision."""
        async with Ticket(self._last, match_id):
            match = await self._matches.find(match_id)
            shown = match._replace(message_id=message_id)
            if match.place.can_edit:
                with suppress(*NETWORK_ERRORS):
                    edit = self._channel_messages.edit
                    await edit(match.place.channel_id, former, retired(shown))
        return match.revision

    async def show_unseen(self, match: Match) -> None:
        """Show an engine's move that no answer is going to show."""
        log_move(match, self._channel_messages.client)
        await self.redraw(match)

    async def redraw(self, match: Match, *, rematch: bool = True) -> None:
        """Bring the board of a match up to date without an interaction.

        If Discord cannot be reached, or refuses to change a message that calls players, the board
        is marked to be redrawn later. `rematch` says whether a finished match offers a rematch.
        """
        try:
            await self.redraw_by_id(match.id, rematch=rematch)
        except ChannelClosedError:
            if match.call_id:
                await self._matches.board_out_of_date(match.id)
        except NETWORK_ERRORS as error:
            log.warning("board out of date: match=%d error=%s", match.id, brief(error))
            await self._matches.board_out_of_date(match.id)

    async def redraw_by_id(self, match_id: int, *, rematch: bool = True) -> Match:
        """Redraw a board, and return the match as drawn; raises what `NETWORK_ERRORS` names."""
        return await self._draw_last(match_id, partial(self._redrawn, rematch=rematch))

    async def _redrawn(self, match: Match, effects: MatchEffects, *, rematch: bool) -> Match:
        """Edit the messages of a match; return the match as people see it from now on."""
        board = match_message(match, effects, rematch=rematch)
        try:
            await self._edit(match, match.message_id, board)
        except ChannelGoneError:
            return await self._matches.channel_lost(match.id)
        except MessageGoneError:
            await self._matches.table.board_gone(match.id, match.message_id or 0)
        if match.call_id and match.status is not Status.INVITED:
            with suppress(MessageGoneError):
                await self._edit(match, match.call_id, Message(call_for_players(match)))
        return match

    async def _edit(self, match: Match, message_id: int | None, message: Message) -> None:
        """Edit a message about a match, if its id is known; log a refusal, and raise it."""
        if message_id is None or not match.place.can_edit:
            return
        try:
            await self._channel_messages.edit(match.place.channel_id, message_id, message)
        except ChannelClosedError as error:
            facts = match.id, match.place.channel_id, brief(error)
            log.info("board unreachable: match=%d channel=%d error=%s", *facts)
            raise


def refuse_elsewhere(interaction: discord.Interaction, match: Match) -> None:
    """Raise a refusal outside the channel of a match, where its board is never shown."""
    if _is_elsewhere(interaction, match):
        raise Refusal("no-such-match")


def _is_elsewhere(interaction: discord.Interaction, match: Match) -> bool:
    return interaction.channel_id != match.place.channel_id


def _is_forged(press: discord.Interaction, match: Match) -> bool:
    """Return whether the pressed message, which is not the match's, has no such button."""
    return message_id_of(press) != match.message_id and not pressed_controls(press)
