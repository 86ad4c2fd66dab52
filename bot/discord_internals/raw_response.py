"""First responses sent as the JSON that they already are.

discord.py would read the JSON, write it again, ask for the message that it became and read that.
"""

import asyncio
import contextlib
from functools import lru_cache
from typing import Any
from urllib.parse import quote

import discord
import discord.http
import yarl
from aiohttp import BytesPayload, ClientResponse

from bot.discord_internals.json_codec import read, written
from bot.discord_internals.sent_response import SentResponse
from bot.metrics import RATE_LIMITED
from bot.views.component_json import ComponentJson, listed

_NEW = discord.InteractionResponseType.channel_message
_V2 = discord.MessageFlags(components_v2=True).value
_TOO_MANY, _SERVER_ERROR = 429, 500
_RETRY_HEADERS = ("Retry-After", "X-RateLimit-Reset-After")
_PAUSE = 0.5
"""Seconds before Discord gets a response again that it failed to take."""
_REFUSALS = {403: discord.Forbidden, 404: discord.NotFound}
_raw_clients: set[discord.Client] = set()  # looked up at every press, which a WeakSet makes dear


def install_raw_responses(client: discord.Client) -> None:
    """Have a client's first responses sent as they are."""
    _raw_clients.add(client)


def sends_raw(interaction: discord.Interaction) -> bool:
    """Return whether the client of an interaction sends first responses as they are."""
    return interaction.client in _raw_clients


async def send_raw(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    part: ComponentJson,
    mentions: discord.AllowedMentions,
    until: float,
) -> SentResponse:
    """Do what `post_response` does."""
    if interaction.response.is_done():
        raise discord.InteractionResponded(interaction)
    address, body = _address(interaction, kind), _body(kind, part, mentions).encode()
    while True:
        data = BytesPayload(body, content_type="application/json")
        async with interaction._session.post(address, data=data) as response:
            if response.ok:
                sent = await _became(response) if kind is _NEW else SentResponse()
                interaction.response._response_type = kind
                return sent
            pause = await _pause(response, until)
        await asyncio.sleep(pause)


async def _became(response: ClientResponse) -> SentResponse:
    """Return what Discord says of the new message."""
    told = read(await response.text(encoding="utf-8") or "{}").get("interaction", {})
    message_id = int(told.get("response_message_id") or 0)
    return SentResponse(message_id, bool(told.get("response_message_ephemeral")))


async def _pause(response: ClientResponse, until: float) -> float:
    """Return the seconds to wait before the response is sent again.

    Raises HTTPException if that is no use, or comes too late.
    """
    told: Any = await discord.http.json_or_text(response)
    pause = _asked(response, told)
    if pause is None or asyncio.get_running_loop().time() + pause > until:
        raise _REFUSALS.get(response.status, discord.HTTPException)(response, told)
    return pause


def _asked(response: ClientResponse, told: Any) -> float | None:
    """Return the seconds that Discord wants to be left alone, or None for a refusal."""
    if response.status != _TOO_MANY:
        return _PAUSE if response.status >= _SERVER_ERROR else None
    RATE_LIMITED.inc()
    said: list[Any] = [told.get("retry_after")] if isinstance(told, dict) else []
    for seconds in (*said, *(response.headers.get(name) for name in _RETRY_HEADERS)):
        with contextlib.suppress(TypeError, ValueError):
            return float(seconds)
    return _PAUSE


def _body(
    kind: discord.InteractionResponseType, part: ComponentJson, mentions: discord.AllowedMentions
) -> str:
    allowed = written(mentions.to_dict())
    data = f'{{"components":{listed(part)},"flags":{_V2},"allowed_mentions":{allowed}}}'
    return f'{{"type":{kind.value},"data":{data}}}'


def _address(interaction: discord.Interaction, kind: discord.InteractionResponseType) -> yarl.URL:
    base = _base(discord.http.Route.BASE, is_new=kind is _NEW)
    token = quote(interaction.token, safe="")
    path = f"{base.raw_path}/interactions/{interaction.id}/{token}/callback"
    return base.with_path(path, encoded=True, keep_query=True)


@lru_cache
def _base(api_url: str, *, is_new: bool) -> yarl.URL:
    """Return what all addresses share; only a new message is asked for its id."""
    return yarl.URL(api_url).with_query({"with_response": "1"} if is_new else {})
