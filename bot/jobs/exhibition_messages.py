"""Edits the messages of exhibitions: their frames, and how they end."""

import asyncio

from bot.domain.exhibition import Exhibition, MoveFrame, RecordFrame
from bot.messaging.channel_messages import ChannelMessages
from bot.views.exhibition import cut_short_message, frame_message, stopped_message
from bot.views.message import Message


class ExhibitionMessages:
    """Edits the message of each exhibition by the token of its command, in order."""

    def __init__(self, channel_messages: ChannelMessages) -> None:
        self._channel_messages = channel_messages
        self._in_flight: dict[str, asyncio.Task[bool]] = {}  # by token: ids come again

    async def show_frame(self, exhibition: Exhibition, frame: MoveFrame | RecordFrame) -> bool:
        """Show a frame and return whether that worked.

        Whoever awaits this may be cancelled; the edit itself goes on.
        """
        # To cancel it would also cancel discord.py's wait for a rate limit: the next edit of this
        # message would come too early. And Discord may have the frame already.
        edit = asyncio.create_task(self._edit(exhibition, frame_message(exhibition, frame)))
        self._in_flight[exhibition.request.token] = edit
        edit.add_done_callback(lambda _: self._in_flight.pop(exhibition.request.token))
        return await asyncio.shield(edit)

    def is_drawing(self, exhibition: Exhibition) -> bool:
        """Return whether a frame is in flight, which may come after an answer to a press."""
        return exhibition.request.token in self._in_flight

    async def show_stopped(self, exhibition: Exhibition) -> None:
        """Say that an exhibition was stopped, after any frame in flight."""
        await self._edit(exhibition, stopped_message(exhibition))

    async def show_cut_short(self, exhibition: Exhibition) -> None:
        """Say that the bot had to end an exhibition, after any frame in flight."""
        await self._edit(exhibition, cut_short_message(exhibition))

    async def _edit(self, exhibition: Exhibition, message: Message) -> bool:
        if exhibition.message_id is None:
            return False
        return await self._channel_messages.edit_by_token(
            exhibition.request.token, exhibition.message_id, message
        )
