"""Logs what came from Discord and cannot be read."""

from pathlib import Path
from traceback import extract_tb, format_list

import discord

from bot.log import brief, log

_BOT = str(Path(__file__).parents[1])
_DISCORD = str(Path(discord.__file__).parent)


def log_malformed(what: str, error: Exception) -> None:
    """Log in one line that an event or a frame is left out."""
    # A key is a name in the protocol; other errors may quote what a person has sent.
    reason = brief(error) if isinstance(error, KeyError) else type(error).__name__
    log.warning("malformed event ignored: event=%s error=%s", what, reason)


def log_unread(event: str, error: Exception) -> None:
    """Log an error of the bot's own code with the lines that led to it; others are malformed.

    What discord.py itself cannot read is malformed, even if the bot has it read.
    """
    frames = extract_tb(error.__traceback__)[1:]  # the first is the guard's
    in_library = bool(frames) and frames[-1].filename.startswith(_DISCORD)
    if not in_library and any(frame.filename.startswith(_BOT) for frame in frames):
        lines = "".join(format_list(frames))
        log.error("event not read: event=%s error=%s lines=%s", event, type(error).__name__, lines)
    else:
        log_malformed(event, error)
