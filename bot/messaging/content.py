"""What a message says: a text or a view, with files."""

from io import BytesIO
from typing import Any, NamedTuple

import discord

from bot.messaging.channel_messages import NO_PINGS
from bot.views.message import Message


class Attachment(NamedTuple):
    """A file of a message: its name, and its bytes."""

    name: str
    data: bytes


class Content(NamedTuple):
    """A text or a view, with files."""

    said: str | Message
    files: tuple[Attachment, ...] = ()

    def new(self) -> dict[str, Any]:
        """Return the arguments that send this; each request reads its own."""
        return self._said() | {"files": self._opened()}

    def edited(self) -> dict[str, Any]:
        """Return the arguments that put this in place of what a message said before."""
        return self._said() | {"attachments": self._opened()}

    def _said(self) -> dict[str, Any]:
        kind = "content" if isinstance(self.said, str) else "view"
        return {kind: self.said, "allowed_mentions": NO_PINGS}

    def _opened(self) -> list[discord.File]:
        return [discord.File(BytesIO(file.data), file.name) for file in self.files]
