"""Keeps an event or a command that cannot be read from doing harm.

discord.py reads an event in the task that holds the connection, so an error there ends the client.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

import discord
from discord import app_commands

from bot.discord_internals.slim_state import sender_in
from bot.discord_internals.unread_events import log_malformed, log_unread
from bot.views.id_numbers import MAX_NUMBER

_VITAL = {"READY", "RESUMED"}  # without these there is no session
_INTERACTION = "INTERACTION_CREATE"
_PRESS = discord.InteractionType.component.value
_OF_USER = {"username", "discriminator", "avatar"}  # without these discord.py names no user
_NAMELESS: Any = None  # what discord.py takes for the name of an event without one
_ANY = {"id": 1}  # in the place of what an interaction does not need

Parser = Callable[[Any], None]


def install_parser_guard(client: discord.Client) -> None:
    """Have a client log an event or a command that it cannot read in one line, and go on."""
    parsers: dict[str, Parser] = client._connection.parsers
    for event in parsers.keys() - _VITAL:
        check = _require if event == _INTERACTION else _accept
        parsers[event] = _guarded(event, check, parsers[event])
    parsers[_NAMELESS] = _ignore
    if client._connection._command_tree is not None:
        _guard_commands(client._connection._command_tree)


def _guarded(event: str, check: Parser, parse: Parser) -> Parser:
    @wraps(parse)
    def parse_guarded(data: Any) -> None:
        try:
            check(data)
        except Exception as error:
            return log_malformed(event, error)
        try:
            parse(data)
        except Exception as error:
            log_unread(event, error)

    return parse_guarded


def _ignore(_: Any) -> None:
    log_malformed("nameless", KeyError("t"))


def _guard_commands(tree: app_commands.CommandTree[Any]) -> None:
    call = tree._call

    async def call_guarded(interaction: discord.Interaction[Any]) -> None:
        try:
            await call(interaction)
        except Exception as error:
            # Where it was read, the error is another one, which the tree handles.
            if interaction.command_failed or not _is_unreadable(error):
                raise
            log_unread(_INTERACTION, error)

    tree._call = call_guarded  # type: ignore[method-assign]


def _is_unreadable(error: Exception) -> bool:
    """Return whether an error of the command tree says that it could not read a command."""
    of_tree = isinstance(error, app_commands.AppCommandError)
    return not of_tree or type(error) is app_commands.AppCommandError


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
    ids = (data["id"], data["application_id"], data["channel_id"], sender["id"])
    others = (data.get("guild_id", 1), channel["id"], message["id"])
    numbers = [*map(int, ids), *map(int, others)]
    int(data.get("member", {}).get("permissions", 0))
    if min(numbers) <= 0 or max(numbers) > MAX_NUMBER or not (data["token"] and data["version"]):
        raise ValueError
    if not _is_text(data["token"], data.get("locale", "")) or not isinstance(data["data"], dict):
        raise TypeError


def _is_text(one: object, other: object) -> bool:
    return isinstance(one, str) and isinstance(other, str)
