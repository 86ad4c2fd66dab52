"""Keeps an event or a command that cannot be read from doing harm.

discord.py reads an event in the task that holds the connection, so an error there ends the client.
"""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from traceback import extract_tb, format_list
from typing import Any

import discord
from discord import app_commands

from bot.discord_internals.slim_state import sender_in
from bot.log import brief, log
from bot.views.custom_ids import MAX_NUMBER

_VITAL = {"READY", "RESUMED"}  # without these there is no session
_INTERACTION = "INTERACTION_CREATE"
_PRESS = discord.InteractionType.component.value
_OF_USER = {"username", "discriminator", "avatar"}  # without these discord.py names no user
_BOT = str(Path(__file__).parents[1])
_ANY = {"id": 1}  # in the place of what an interaction does not need

Parser = Callable[[Any], None]


def install_parser_guard(client: discord.Client) -> None:
    """Have a client log an event or a command that it cannot read in one line, and go on."""
    parsers: dict[str, Parser] = client._connection.parsers
    for event in parsers.keys() - _VITAL:
        check = _require if event == _INTERACTION else _accept
        parsers[event] = _guarded(event, check, parsers[event])
    if client._connection._command_tree is not None:
        _guard_commands(client._connection._command_tree)


def _guarded(event: str, check: Parser, parse: Parser) -> Parser:
    @wraps(parse)
    def parse_guarded(data: Any) -> None:
        try:
            check(data)
        except Exception as error:
            return _log_malformed(event, error)
        try:
            parse(data)
        except Exception as error:
            _log_unread(event, error)

    return parse_guarded


def _guard_commands(tree: app_commands.CommandTree[Any]) -> None:
    call = tree._call

    async def call_guarded(interaction: discord.Interaction[Any]) -> None:
        try:
            await call(interaction)
        except app_commands.AppCommandError:
            raise
        except Exception as error:
            if interaction.command_failed:  # it was read, so the error is another one
                raise
            _log_unread(_INTERACTION, error)

    tree._call = call_guarded  # type: ignore[method-assign]


def _accept(_: Any) -> None:
    """Leave the reading to the parser."""


def _require(data: Any) -> None:
    """Raise KeyError, TypeError or ValueError if an interaction lacks what each one needs.

    discord.py takes some such interactions, and fails later and elsewhere.
    """
    sender, channel = sender_in(data), data.get("channel", _ANY)
    message = data["message"] if data["type"] == _PRESS else _ANY
    if missing := _OF_USER - sender.keys():
        raise KeyError(*missing)
    ids = (data["id"], data["channel_id"], sender["id"], data.get("guild_id", 1))
    numbers = [*map(int, ids), int(channel["id"]), int(message["id"])]
    if min(numbers) <= 0 or max(numbers) > MAX_NUMBER or not (data["token"] and data["version"]):
        raise ValueError
    if not _is_text(data["token"], data.get("locale", "")) or not isinstance(data["data"], dict):
        raise TypeError


def _is_text(one: object, other: object) -> bool:
    return isinstance(one, str) and isinstance(other, str)


def _log_unread(event: str, error: Exception) -> None:
    """Log an error of the bot's own code with the lines that led to it; others are malformed."""
    frames = extract_tb(error.__traceback__)[1:]  # the first is this guard's
    if any(frame.filename.startswith(_BOT) for frame in frames):
        lines = "".join(format_list(frames))
        log.error("event not read: event=%s error=%s lines=%s", event, type(error).__name__, lines)
    else:
        _log_malformed(event, error)


def _log_malformed(event: str, error: Exception) -> None:
    # A key is a name in the protocol; other errors may quote what a person has sent.
    reason = brief(error) if isinstance(error, KeyError) else type(error).__name__
    log.warning("malformed event ignored: event=%s error=%s", event, reason)
