"""Keeps a frame of the gateway that cannot be read from ending the client.

discord.py reads frames in the task that holds the connection, so an error there ends the client.
"""

import contextlib
from time import monotonic
from typing import Any

import aiohttp
import discord
import discord.shard
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.discord_internals.json_codec import loads
from bot.discord_internals.parser_guard import log_malformed

_NEW_SESSION = "READY"
_OF_CONNECTIONS = (ReconnectWebSocket, discord.ConnectionClosed, aiohttp.ClientError, OSError)


class UnreadableGatewayError(ConnectionError):
    """A connection to the gateway cannot go on, and another one has to begin."""


class GuardedWebSocket(DiscordWebSocket):
    """A connection that leaves unreadable frames out, each with a line in the log.

    Where it cannot go on without one, it raises UnreadableGatewayError; then discord.py connects
    again, and waits longer each time. Before that it dispatches `shard_silence`, with a shard's
    number and the seconds since its last frame.
    """

    _text: str | None = None
    _has_begun = False

    @classmethod
    async def from_client(cls, client: Any, **options: Any) -> Any:
        """Connect; raises only errors after which discord.py connects again."""
        try:
            return await super().from_client(client, **options)
        except ReconnectWebSocket as error:
            if options.get("resume"):
                raise
            # Where no session is resumed, discord.py would end the client.
            raise UnreadableGatewayError("the gateway hung up at once") from error

    async def poll_event(self) -> None:
        """Wait for the next frame, and read it."""
        began = monotonic()
        try:
            await super().poll_event()
        except Exception:
            self._dispatch("shard_silence", self.shard_id, monotonic() - began)
            raise

    def log_receive(self, text: Any, /) -> None:
        """Note that a frame was decompressed."""
        self._text = text
        super().log_receive(text)

    async def received_message(self, frame: Any, /) -> None:
        """Read a frame, or leave it out."""
        self._text = None
        try:
            await super().received_message(frame)
        except _OF_CONNECTIONS:
            raise
        except Exception as error:
            log_malformed("frame", error)
            if not self._can_do_without(self._text):
                await self.close()
                raise UnreadableGatewayError("an unreadable frame") from error
        self._has_begun = True

    def _can_do_without(self, text: str | None) -> bool:
        """Return whether all others can be read without a frame, None if it is not even a text.

        The first one asks for heartbeats, and each compressed one continues those before it.
        """
        return self._has_begun and text is not None and not _begins_session(text)


def install_frame_guard() -> None:
    """Make clients with shards connect by GuardedWebSocket."""
    discord.shard.DiscordWebSocket = GuardedWebSocket  # type: ignore[misc]


def _begins_session(text: str) -> bool:
    with contextlib.suppress(ValueError, TypeError, LookupError):
        return bool(loads(text)["t"] == _NEW_SESSION)
    return False
