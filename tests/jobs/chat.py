"""A chat in which each edit and answer stays in flight until the test lets it land."""

import asyncio
from dataclasses import dataclass, field
from enum import StrEnum
from types import SimpleNamespace

from bot.discord_internals.raw_response import SentResponse
from bot.domain.match import Match
from bot.errors import MessageGoneError


class Landing(StrEnum):
    """What happens to a request in flight."""

    CARRIED_OUT = "carried out"
    LOST = "lost"
    UNCONFIRMED = "carried out, but the bot is not told"


@dataclass
class Request:
    """A request in flight; `answer` says whether it answers an interaction."""

    message_id: int
    match: Match
    answer: bool
    landed: asyncio.Future[Landing]


@dataclass
class Chat:
    """The revision that each message shows, and what is in flight.

    While it is `calm`, requests are carried out at once.
    """

    shown: dict[int, int] = field(default_factory=dict)
    in_flight: list[Request] = field(default_factory=list)
    calm: bool = False
    posted: int = 0

    def new_message(self, match: Match) -> int:
        """Return the id of a new message that shows a match."""
        self.posted += 1
        self.shown[self.posted] = match.revision
        return self.posted

    async def request(self, message_id: int, match: Match, *, answer: bool) -> None:
        """Show a match on a message, unless that was deleted, once the request lands.

        Raises OSError if the bot gets no answer.
        """
        landing = Landing.CARRIED_OUT
        if not self.calm:
            request = Request(message_id, match, answer, asyncio.Future())
            self.in_flight.append(request)
            landing = await request.landed
        if landing is not Landing.LOST:
            self.show(message_id, match)
        if landing is not Landing.CARRIED_OUT:
            raise OSError

    def show(self, message_id: int, match: Match) -> None:
        """Show a match on a message, unless that was deleted."""
        if message_id in self.shown:
            self.shown[message_id] = match.revision

    def land(self, number: int, landing: Landing) -> None:
        """Let a request land; what answers an interaction is always carried out."""
        request = self.in_flight.pop(number % len(self.in_flight))
        request.landed.set_result(Landing.CARRIED_OUT if request.answer else landing)


class HeldMessages:
    """Edits boards in the chat, as `ChannelMessages` does on Discord."""

    def __init__(self, chat: Chat) -> None:
        self._chat = chat

    async def edit_board(self, match: Match, **_: bool) -> None:
        """Edit the board of a match; raises MessageGoneError, OSError."""
        if match.message_id is None:
            return
        await self._chat.request(match.message_id, match, answer=False)
        if match.message_id not in self._chat.shown:
            raise MessageGoneError

    async def replace_by_link(self, match: Match, message_id: int) -> None:
        """Replace a former board by a link; raises OSError."""
        await self._chat.request(message_id, match, answer=False)


class HeldInteraction:
    """An interaction whose answer is a board in the chat; `message_id` is the pressed one."""

    def __init__(self, chat: Chat, channel_id: int, message_id: int = 0) -> None:
        self._chat, self._message_id = chat, message_id
        self.channel_id = channel_id
        self.message = SimpleNamespace(id=message_id) if message_id else None
        self.extras: dict[str, object] = {}

    async def update(self, match: Match) -> None:
        """Show a match on the message of the interaction."""
        await self._chat.request(self._message_id, match, answer=True)

    async def post(self, match: Match, _: object) -> SentResponse:
        """Answer with a new message that shows a match."""
        await self._chat.request(0, match, answer=True)
        self._message_id = self._chat.new_message(match)
        return SentResponse(self._message_id)
