"""Sends first responses directly as JSON.

discord.py would parse the JSON, write it again, request the new message and parse that too.
"""

from functools import lru_cache
from urllib.parse import quote

import discord
import discord.http
import yarl
from aiohttp import BytesPayload, ClientResponse

from bot.discord_internals.json_codec import dumps, loads
from bot.discord_internals.plain_response import send_plain
from bot.discord_internals.sent_response import SentResponse
from bot.views.component_json import ComponentJson, listed

_NEW = discord.InteractionResponseType.channel_message
_V2 = discord.MessageFlags(components_v2=True).value
_TOO_MANY, _SERVER_ERROR = 429, 500
_ERRORS = {403: discord.Forbidden, 404: discord.NotFound}
_raw_clients: set[discord.Client] = set()  # every press looks here, and a WeakSet would be slower


def install_raw_responses(client: discord.Client) -> None:
    """Make `post_response` use `send_raw` for this client."""
    _raw_clients.add(client)


def sends_raw(interaction: discord.Interaction) -> bool:
    """Return whether raw responses are installed for the client of an interaction."""
    return interaction.client in _raw_clients


async def send_raw(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    component: ComponentJson,
    mentions: discord.AllowedMentions,
) -> SentResponse:
    """Do what `post_response` does, with a request of its own.

    If Discord is busy, discord.py sends the response instead, since it tries again.
    """
    if interaction.response.is_done():
        raise discord.InteractionResponded(interaction)
    body = BytesPayload(_body(kind, component, mentions).encode(), content_type="application/json")
    async with interaction._session.post(_address(interaction, kind), data=body) as response:
        if response.ok:
            sent = await _sent_response(response) if kind is _NEW else SentResponse()
            interaction.response._response_type = kind
            return sent
        if not _is_busy(response):
            raise await _http_error(response)
    return await send_plain(interaction, kind, component, mentions)


async def _sent_response(response: ClientResponse) -> SentResponse:
    """Return what Discord says about the new message."""
    details = loads(await response.text(encoding="utf-8") or "{}").get("interaction", {})
    message_id = int(details.get("response_message_id") or 0)
    return SentResponse(message_id, bool(details.get("response_message_ephemeral")))


def _is_busy(response: ClientResponse) -> bool:
    return response.status == _TOO_MANY or response.status >= _SERVER_ERROR


async def _http_error(response: ClientResponse) -> discord.HTTPException:
    error_class = _ERRORS.get(response.status, discord.HTTPException)
    return error_class(response, await discord.http.json_or_text(response))


def _body(
    kind: discord.InteractionResponseType,
    component: ComponentJson,
    mentions: discord.AllowedMentions,
) -> str:
    allowed = dumps(mentions.to_dict())
    data = f'{{"components":{listed(component)},"flags":{_V2},"allowed_mentions":{allowed}}}'
    return f'{{"type":{kind.value},"data":{data}}}'


def _address(interaction: discord.Interaction, kind: discord.InteractionResponseType) -> yarl.URL:
    base = _base(discord.http.Route.BASE, is_new=kind is _NEW)
    token = quote(interaction.token, safe="")
    path = f"{base.raw_path}/interactions/{interaction.id}/{token}/callback"
    return base.with_path(path, encoded=True, keep_query=True)


@lru_cache
def _base(api_url: str, *, is_new: bool) -> yarl.URL:
    """Return the common part of all addresses; only new messages need Discord's response."""
    return yarl.URL(api_url).with_query({"with_response": "1"} if is_new else {})
