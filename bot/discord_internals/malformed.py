"""Logs what came from Discord and cannot be read."""

from bot.log import brief, log


def log_malformed(what: str, error: Exception) -> None:
    """Log in one line that an event or a frame is left out."""
    # A key is a name in the protocol; other errors may quote what a person has sent.
    reason = brief(error) if isinstance(error, KeyError) else type(error).__name__
    log.warning("malformed event ignored: event=%s error=%s", what, reason)
