"""Ids as Discord assigns them, and the bot's own user."""

from collections.abc import Iterator
from itertools import count
from typing import Any

Payload = dict[str, Any]

TOKEN = "the-token-of-the-tests.and-of-nothing-else"  # noqa: S105
APPLICATION = 1_300_000_000_000_000_007
COMMAND_ID = 1_300_000_000_000_000_123
BOT = {"id": str(APPLICATION), "username": "Noughts", "discriminator": "4711", "bot": True}
BOT |= {"global_name": None, "avatar": None, "public_flags": 0}
BOT_ROLE = "1300000000000000456"
"""The bot's own role on each server."""
_ids: Iterator[int] = count(1_400_000_000_000_000_001)


def new_id() -> str:
    return str(next(_ids))
