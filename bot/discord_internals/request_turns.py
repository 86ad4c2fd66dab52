"""Has requests with the bot's token wait for their turn; answers to interactions need none."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.discord_internals.under_way import request_waiting


def install_request_turns(client: discord.Client, turn: Callable[[], Awaitable[None]]) -> None:
    """Have each request with the bot's token wait for `turn` first."""
    request = client.http.request

    async def request_in_turn(*args: Any, **kwargs: Any) -> Any:
        with request_waiting():
            await turn()
        return await request(*args, **kwargs)

    client.http.request = request_in_turn  # type: ignore[method-assign]
