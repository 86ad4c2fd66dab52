"""Edits the messages of shows: their frames, and how they end."""

import asyncio

from bot.domain.show import MoveFrame, RecordFrame, Show
from bot.messaging.channel_messages import ChannelMessages
from bot.views.show import ended_message, frame_message
from bot.views.ui import Message


class ShowMessages:
    """Edits the message of each show by the token of its command, in order."""

    def __init__(self, channel_messages: ChannelMessages) -> None:
        self._channel_messages = channel_messages
        self._in_flight: dict[str, asyncio.Task[bool]] = {}  # by token: ids come again

    async def show_frame(self, show: Show, frame: MoveFrame | RecordFrame) -> bool:
        """Show a frame and return whether that worked.

        The caller may be cancelled; the edit itself goes on.
        """
        # To cancel it would also cancel discord.py's wait for a rate limit: the next edit of this
        # message would come too early. And Discord may have the frame already.
        edit = asyncio.create_task(self._edit(show, frame_message(show, frame)))
        self._in_flight[show.request.token] = edit
        edit.add_done_callback(lambda _: self._in_flight.pop(show.request.token))
        return await asyncio.shield(edit)

    def is_drawing(self, show: Show) -> bool:
        """Return whether a frame is in flight, which may come after an answer to a press."""
        return show.request.token in self._in_flight

    async def show_ended(self, show: Show, key: str) -> bool:
        """Say by the sentence `key` why a show has ended, after any frame in flight.

        Returns whether that worked.
        """
        return await self._edit(show, ended_message(show, key))

    async def _edit(self, show: Show, message: Message) -> bool:
        if show.message_id is None:
            return False
        return await self._channel_messages.edit_by_token(
            show.request.token, show.message_id, message
        )
