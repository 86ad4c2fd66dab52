"""A request: a command or a press, with all that its handler needs to answer it."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any, cast

import discord

from bot.discord_internals.slim_state import is_on_public, message_id_of, pressed_controls
from bot.domain.expiry import expired
from bot.domain.match import Match, Place, Status
from bot.domain.post import ShareKind
from bot.domain.preferences import ServerSettings
from bot.domain.who_may_see import Reader, may_see
from bot.errors import AlreadyPlayingError, AnswerLostError, Refusal
from bot.interactions.context import Context
from bot.interactions.options import has_control
from bot.locales import language_for, translate
from bot.messaging.board_messages import Drawn
from bot.messaging.first_response import acknowledge_in_background, delete_pressed, edit
from bot.messaging.late_response import Attachment
from bot.messaging.match_log import log_event
from bot.views import custom_ids as ids, ui
from bot.views.notices import already_playing, live_games
from engines.games.position import PlayedPosition
from engines.review.hints import Hint


class Request:
    """An interaction and the context: who asks for something, where, and how to answer it."""

    def __init__(self, context: Context, interaction: discord.Interaction) -> None:
        self.context = context
        self.interaction = interaction

    @property
    def person(self) -> int:
        return self.interaction.user.id

    @property
    def language(self) -> str:
        return language_for(self.interaction.locale.value)

    @property
    def place(self) -> Place:
        """Where the request came from, and whether the bot can edit messages there."""
        it = self.interaction
        by_user_alone = it.is_user_integration() and not it.is_guild_integration()
        # An interaction always comes from a channel, even though the type leaves that open.
        can_edit = it.context.dm_channel or not by_user_alone
        return Place(it.guild_id, it.channel_id or 0, can_edit)

    @property
    def reader(self) -> Reader:
        return Reader(self.person, self.interaction.guild_id, self.interaction.channel_id or 0)

    @property
    def now(self) -> datetime:
        return self.context.matches.now()

    @property
    def message_id(self) -> int | None:
        return message_id_of(self.interaction)

    @property
    def is_forged(self) -> bool:
        """Whether the pressed message has no such button, as far as it is readable."""
        return not pressed_controls(self.interaction)

    def names_this_bot(self, person: int) -> bool:
        user = self.interaction.client.user
        return user is not None and user.id == person

    async def server_settings(self) -> ServerSettings:
        """Return what is set on this server; outside servers, the defaults."""
        guild_id = self.interaction.guild_id
        if guild_id is None:
            return ServerSettings()
        return await self.context.server_settings.find(guild_id)

    async def followed(self, match: Match) -> Match:
        """Return a match with the language of what follows it: the server's, otherwise its own."""
        server = await self.server_settings()
        return match._replace(language=server.language or match.language)

    def acknowledge_in_background(self) -> None:
        acknowledge_in_background(self.interaction)

    async def hint(self, board: PlayedPosition) -> Hint:
        engines = self.context.matches.engines
        return await engines.hint(board, self.person, self.acknowledge_in_background)

    async def show(self, body: str | ui.Message, *files: Attachment) -> None:
        """Answer with a new message that only the person sees."""
        await self.context.private_answers.show(self.interaction, body, *files)

    async def edit(self, message: ui.Message, *files: Attachment) -> None:
        """Answer a press by replacing the page, with a way back to `/help` if that opened it."""
        if has_control(self.interaction, ids.HELP_COMMAND, ids.HELP):
            message.add(ui.row(ui.button(self.language, "back", ui.SECONDARY, ids.HELP)))
        await edit(self.interaction, message, *files)

    async def edit_and_redraw(self, message: ui.Message, match: Match) -> None:
        """Answer a press by replacing the pressed page, and redraw a match's board meanwhile."""
        # Neither waits for the other: what everybody sees must not depend on a private answer.
        redraw = asyncio.create_task(self.context.board_messages.redraw(match))
        try:
            await self.edit(message)
        finally:
            await redraw

    async def answer(self, message: ui.Message, *files: Attachment) -> None:
        """Answer with a new private page, or a press on a private page by replacing that."""
        pressed = self.interaction.type is discord.InteractionType.component
        is_private = pressed and not is_on_public(self.interaction)
        await (self.edit if is_private else self.show)(message, *files)

    def log(self, event: str, match: Match) -> None:
        log_event(event, match, self.interaction.client)

    async def match_for(self, match_id: int) -> Match:
        """Return a match, which is ended first if its deadline has passed.

        Raises Refusal if the person may not see it, just as if there were no such match.
        """
        match = await self.context.matches.find_and_expire(match_id, self.place.channel_id)
        await self.refuse_hidden(match)
        return match

    async def refuse_hidden(self, match: Match) -> None:
        reader = self.reader
        if may_see(match, reader, hidden=True):
            return
        hidden = await self.context.preferences.any_hides_games(match.people)
        if not may_see(match, reader, hidden=hidden):
            raise Refusal("no-such-match")

    async def live_match(self, kind: ids.ButtonKind) -> Match | None:
        """Return the person's live match in this channel; raises Refusal if there is none.

        If there are two, it asks which, by buttons of a kind, and returns None.
        """
        table = self.context.matches.table
        live = self._going_on(await table.live_of(self.person, self.place.channel_id))
        if not live:
            raise Refusal("no-such-match")
        if len(live) == 1:
            return live[0]
        games = live_games(live, self.person, self.language, kind)
        await self.show(ui.Message(ui.text(translate(self.language, "which-game")), games))
        return None

    async def live_games(self) -> ui.Component:
        """Return the person's live matches in all channels, with links; nothing without any."""
        live = self._going_on(await self.context.matches.table.all_live_of(self.person))
        return live_games(live, self.person, self.language)

    def _going_on(self, live: list[Match]) -> list[Match]:
        """Return the matches whose deadline has not passed; the others are about to end."""
        return [match for match in live if expired(match, self.now) is match]

    async def post(self, match: Match, *, ping: bool = False) -> None:
        """Post a new match; a challenge that its opponent cannot see is withdrawn.

        `ping` says whether to notify the challenged person. Raises AnswerLostError, and Refusal
        where nobody else would see the challenge.
        """
        is_open, pinged = match.status is Status.INVITED, match.invited if ping else None
        boards, challenges = self.context.board_messages, self.context.challenges
        try:
            sent = await boards.post(self.interaction, match, ping=pinged)
        except AnswerLostError:
            await (challenges.withdraw(match) if is_open else boards.redraw(match))
            raise
        # A server can force the answers of user-installed apps to be private.
        if sent.private and is_open:
            await challenges.withdraw(match)
            raise Refusal("only-you")

    async def update(self, match: Match, pick: str = "") -> Drawn:
        """Answer a press by drawing the match on the pressed message, and return what it shows."""
        return await self.context.board_messages.update(self.interaction, match, pick=pick)

    async def with_board(self, answer: Awaitable[None], match_id: int, revision: int) -> None:
        """Answer a press on a board of `revision`; before a refusal an older board is redrawn."""
        try:
            await answer
        except AlreadyPlayingError as error:
            await self.redirect_to(error.match_id)
        except Refusal:
            match = await self.context.matches.find(match_id)
            await self.refuse_hidden(match)
            if match.revision != revision:
                await self.update(match)
            raise

    async def redirect_to(
        self, match_id: int, notice: Callable[[Match, str], ui.Message] = already_playing
    ) -> None:
        """Link the person to a match, by default their live one, or post its board if unknown."""
        match = await self.context.matches.find_and_expire(match_id, self.place.channel_id)
        if match.message_id is None:
            await self.context.board_messages.post(self.interaction, match)
        else:
            await self.show(notice(match, self.language))

    async def is_shared(self, kind: ShareKind, share_id: int, message_id: int) -> bool:
        """Return whether a message shows a share; a pressed one that was withdrawn is deleted."""
        shares = self.context.shares
        share = await shares.seen_at(kind, share_id, self.place.channel_id, message_id)
        if share is None or share.message_id != message_id:
            return False
        if share.withdrawn and self.message_id is not None:
            await delete_pressed(self.interaction)
            await shares.remove(share)
        return not share.withdrawn


def request_of(interaction: discord.Interaction) -> Request:
    context: Context = cast(Any, interaction.client).context
    return Request(context, interaction)
