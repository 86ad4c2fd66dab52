"""Keeps unreadable frames, events and commands from doing harm.

discord.py reads frames and events in the task that holds the connection, where an error would end
the client.
"""

import contextlib
from collections.abc import Iterator
from functools import wraps
from pathlib import Path
from time import monotonic
from traceback import extract_tb, format_list
from typing import Any

import aiohttp
import discord
import discord.shard
from discord import app_commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from zstandard import ZstdDecompressor

from bot.discord_internals.slim_state import EventParser, sender_in
from bot.log import brief, log
from bot.views.id_numbers import MAX_NUMBER

_BOT = str(Path(__file__).parents[1])
_DISCORD = str(Path(discord.__file__).parent)
_VITAL = {"READY", "RESUMED"}  # without these there is no session
_INTERACTION = "INTERACTION_CREATE"
_PRESS = discord.InteractionType.component.value
_INTEGER = discord.AppCommandOptionType.integer.value
_OF_USER = {"username", "discriminator", "avatar"}  # without these discord.py names no user
_NAMELESS: Any = None  # what discord.py takes for the name of an event without one
_ANY = {"id": 1}  # in place of what an interaction does not need
_OF_CONNECTIONS = (ReconnectWebSocket, discord.ConnectionClosed, aiohttp.ClientError, OSError)


def install_parser_guard(client: discord.Client) -> None:
    """Have a client log an event or a command that it cannot read in one line, and go on."""
    parsers: dict[str, EventParser] = client._connection.parsers
    for event in parsers.keys() - _VITAL:
        parsers[event] = _guarded(event, parsers[event])
    parsers[_NAMELESS] = _ignore
    if client._connection._command_tree is not None:
        _guard_commands(client._connection._command_tree)


def _guarded(event: str, parse: EventParser) -> EventParser:
    @wraps(parse)
    def parse_guarded(data: Any) -> None:
        try:
            if event == _INTERACTION:
                _require(data)
        except Exception as error:
            return log_malformed(event, error)
        try:
            parse(data)
        except Exception as error:
            _log_unread(event, error)

    return parse_guarded


def _ignore(_: Any) -> None:
    log_malformed("nameless", KeyError("t"))


def _guard_commands(tree: app_commands.CommandTree[Any]) -> None:
    call = tree._call

    async def call_guarded(interaction: discord.Interaction[Any]) -> None:
        try:
            await call(interaction)
        except Exception as error:
            # If the command could be read, the tree handles its error.
            if interaction.command_failed or not _is_unreadable(error):
                raise
            _log_unread(_INTERACTION, error)

    tree._call = call_guarded  # type: ignore[method-assign]


def _is_unreadable(error: Exception) -> bool:
    """Return whether an error of the command tree says that it could not read a command."""
    of_tree = isinstance(error, app_commands.AppCommandError)
    return not of_tree or type(error) is app_commands.AppCommandError


def _require(data: Any) -> None:
    """Raise KeyError, TypeError or ValueError if an interaction lacks what every one needs.

    discord.py accepts some such interactions, and fails later and elsewhere.
    """
    sender, channel = sender_in(data), data.get("channel", _ANY)
    message = data["message"] if data["type"] == _PRESS else _ANY
    if missing := _OF_USER - sender.keys():
        raise KeyError(*missing)
    ids = (data["id"], data["application_id"], data["channel_id"], sender["id"])
    others = (data.get("guild_id", 1), channel["id"], message["id"])
    numbers = [*map(int, ids), *map(int, others)]
    int(data.get("member", {}).get("permissions", 0))
    if min(numbers) <= 0 or max(numbers) > MAX_NUMBER or not (data["token"] and data["version"]):
        raise ValueError
    are_texts = isinstance(data["token"], str) and isinstance(data.get("locale", ""), str)
    if not are_texts or not isinstance(data["data"], dict):
        raise TypeError
    if not all(isinstance(integer, int) for integer in _integers(data["data"].get("options", ()))):
        raise TypeError


def _integers(options: Any) -> Iterator[Any]:
    """Yield the values of integer options, whose types discord.py does not check."""
    for option in options:
        if option.get("type") == _INTEGER:
            yield option["value"]
        yield from _integers(option.get("options", ()))


def log_malformed(what: str, error: Exception) -> None:
    # A key is a name in the protocol; other errors may quote what a person has sent.
    reason = brief(error) if isinstance(error, KeyError) else type(error).__name__
    log.warning("malformed event ignored: event=%s error=%s", what, reason)


def _log_unread(event: str, error: Exception) -> None:
    """Log an event that was not read; if the bot's own code failed, with the lines that led to it.

    An error inside discord.py means a malformed event, even if the bot's code called it.
    """
    frames = extract_tb(error.__traceback__)[1:]  # the first is the guard's
    in_library = bool(frames) and frames[-1].filename.startswith(_DISCORD)
    if not in_library and any(frame.filename.startswith(_BOT) for frame in frames):
        lines = "".join(format_list(frames))
        log.error("event not read: event=%s error=%s lines=%s", event, type(error).__name__, lines)
    else:
        log_malformed(event, error)


class FrameStream:
    """Inflates the frames of a connection, and leaves them as bytes, from which JSON is read."""

    COMPRESSION_TYPE = "zstd-stream"

    def __init__(self) -> None:
        self._stream = ZstdDecompressor().decompressobj()

    def decompress(self, frame: bytes, /) -> bytes:
        return self._stream.decompress(frame)


class UnreadableGatewayError(ConnectionError):
    """A connection to the gateway cannot go on, and another one has to begin."""


class GuardedWebSocket(DiscordWebSocket):
    """A connection that leaves unreadable frames out, each with a line in the log.

    If it cannot go on without one, it raises UnreadableGatewayError; then discord.py connects
    again, and waits longer each time. Before it ends by an error, it dispatches `shard_silence`,
    with the shard's number and the seconds since its last frame.
    """

    _text: str | bytes | None = None
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
        began = monotonic()
        try:
            await super().poll_event()
        except Exception:
            self._dispatch("shard_silence", self.shard_id, monotonic() - began)
            raise

    def log_receive(self, text: Any, /) -> None:
        self._text = text
        super().log_receive(text)

    async def received_message(self, frame: Any, /) -> None:
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

    def _can_do_without(self, text: str | bytes | None) -> bool:
        """Return whether the connection can go on without a frame; `text` is None if not inflated.

        The first frame asks for heartbeats, READY begins the session, and each compressed frame
        continues those before it.
        """
        return self._has_begun and text is not None and not _begins_session(text)


def install_frame_guard() -> None:
    """Make clients with shards connect by GuardedWebSocket, and inflate with FrameStream."""
    discord.shard.DiscordWebSocket = GuardedWebSocket  # type: ignore[misc]
    discord.utils._ActiveDecompressionContext = FrameStream  # type: ignore[assignment]


def _begins_session(text: str | bytes) -> bool:
    with contextlib.suppress(ValueError, TypeError, LookupError):
        return bool(discord.utils._from_json(text)["t"] == "READY")
    return False
