"""Sends first responses whose component is already JSON.

discord.py would parse the JSON, write it again, request the new message, and parse that too.
"""

import asyncio
from typing import Any, NamedTuple, cast
from urllib.parse import quote

import discord

from bot.discord_errors import RefusedError, meaning
from bot.discord_internals.connections import Connections
from bot.discord_internals.readable_answers import HttpResponse, NotDiscordError, read_answer
from bot.discord_internals.requests import request_waiting
from bot.views.ui import Component, Message, listed

_AT_LEAST = 1.0  # seconds for one attempt even if time is up: Discord's clock may differ
_NEW = discord.InteractionResponseType.channel_message
_V2 = discord.MessageFlags(components_v2=True).value
_connections: dict[discord.Client, Connections] = {}


class SentResponse(NamedTuple):
    """A first response: its message's id, 0 if unknown, and whether only one person sees it."""

    message_id: int = 0
    private: bool = False


def install_raw_responses(client: discord.Client, connections: Connections) -> None:
    """Have `post_response` make its own requests for this client, until it is closed."""
    _connections[client] = connections


def close_connections(client: discord.Client) -> None:
    if connections := _connections.pop(client, None):
        connections.close()


async def post_response(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    component: Component,
    mentions: discord.AllowedMentions,
    until: float,
) -> SentResponse:
    """Answer an interaction with a message that has one component.

    If `kind` is `channel_message`, it sends a new message; if it is `message_update`, it replaces
    the pressed one, and returns an empty SentResponse. While Discord is busy, it tries again until
    `until`, by the event loop's clock. Raises InteractionResponded, HTTPException, ClientError,
    OSError.
    """
    if interaction.client in _connections:
        return await _send_raw(interaction, kind, component, mentions, until)
    view = Message(component)
    async with in_time(until):  # discord.py's public API, which is slower
        if kind is _NEW:
            sent = await interaction.response.send_message(view=view, allowed_mentions=mentions)
            return SentResponse(sent.message_id or 0, sent.is_ephemeral())
        await interaction.response.edit_message(view=view, allowed_mentions=mentions)
        return SentResponse()


async def _send_raw(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    component: Component,
    mentions: discord.AllowedMentions,
    until: float,
) -> SentResponse:
    if interaction.response.is_done():
        raise discord.InteractionResponded(interaction)
    connections, path = _connections[interaction.client], _path(interaction, kind)
    body = _body(kind, component, mentions).encode()
    while True:
        answer = await connections.post(path, body, _time_left(until))
        try:
            data = await read_answer(answer)
        except NotDiscordError:
            connections.close_idle()  # one of them may be mixing answers up
            raise
        if answer.ok:
            sent = _sent_response(data) if kind is _NEW else SentResponse()
            interaction.response._response_type = kind
            return sent
        with request_waiting():
            await asyncio.sleep(_pause(answer, data, until))


def in_time(until: float) -> asyncio.Timeout:
    """Return a context that raises TimeoutError at `until`, by the event loop's clock.

    discord.py by itself would wait as long as Discord asks.
    """
    return asyncio.timeout(_time_left(until))


def _time_left(until: float) -> float:
    return max(until - asyncio.get_running_loop().time(), _AT_LEAST)


def _sent_response(answer: Any) -> SentResponse:
    details = answer.get("interaction", {}) if answer else {}
    message_id = int(details.get("response_message_id") or 0)
    return SentResponse(message_id, bool(details.get("response_message_ephemeral")))


def _pause(response: HttpResponse, details: dict[str, Any], until: float) -> float:
    """Return the seconds until the next attempt; raises HTTPException if that would be no use."""
    pause: float = details["retry_after"]
    error = meaning(discord.HTTPException(cast("Any", response), details))
    if isinstance(error, RefusedError) or asyncio.get_running_loop().time() + pause > until:
        raise error
    return pause


def _body(
    kind: discord.InteractionResponseType, component: Component, mentions: discord.AllowedMentions
) -> str:
    allowed = discord.utils._to_json(mentions.to_dict())
    data = f'{{"components":{listed(component)},"flags":{_V2},"allowed_mentions":{allowed}}}'
    return f'{{"type":{kind.value},"data":{data}}}'


def _path(interaction: discord.Interaction, kind: discord.InteractionResponseType) -> str:
    """Return the API's path for a response; for a new message it asks Discord to describe that."""
    token, more = quote(interaction.token, safe=""), "?with_response=1" if kind is _NEW else ""
    return f"/interactions/{interaction.id}/{token}/callback{more}"
