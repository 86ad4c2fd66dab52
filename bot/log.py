"""What is logged, and what never is: one line an event, no names, no tokens."""

import logging
import re

import aiohttp
import discord

log = logging.getLogger("noughts")

LOST = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What goes wrong between the bot and Discord: what was changed is stored, the telling failed."""

# An interaction's token opens its answers for 15 minutes, and stands in the addresses that
# discord.py logs when a request is slow or refused.
_TOKEN_IN_ADDRESS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+")


class _Redacting(logging.Formatter):
    """Leaves out the bot's token and those of interactions, wherever they turn up."""

    def __init__(self, token: str) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        text = _TOKEN_IN_ADDRESS.sub(r"\1…", super().format(record))
        return text.replace(self._token, "…") if self._token else text


def configure(level: int, token: str = "") -> None:
    """Log to standard error from `level` on, never showing `token`."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Redacting(token))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    log.setLevel(level)
    logging.getLogger("discord.state").addFilter(_is_news)
    # discord.py's debug lines hold whole payloads, with what people wrote and are called.
    logging.getLogger("discord").setLevel(max(level, logging.INFO))


def _is_news(record: logging.LogRecord) -> bool:
    # discord.py warns whoever does without guilds; interactions bring all that is needed of them.
    return "Guilds intent seems to be disabled" not in record.getMessage()


def brief(error: BaseException) -> str:
    """Return an error in one line, for the log."""
    return f"{type(error).__name__}: {error}"


def match_event(event: str, match_id: int, channel_id: int, shard_id: int) -> None:
    """Log that `event` happened to a match."""
    log.info("%s: match=%d channel=%d shard=%d", event, match_id, channel_id, shard_id)
