"""First responses sent as the JSON that they already are.

discord.py would read the JSON, write it again, ask for the message that it became and read that.
"""

from functools import lru_cache
from urllib.parse import quote

import discord
import discord.http
import yarl
from aiohttp import BytesPayload, ClientResponse

from bot.discord_internals.json_codec import read, written
from bot.discord_internals.plain_response import send_plain
from bot.discord_internals.sent_response import SentResponse
from bot.views.component_json import ComponentJson, listed

_NEW = discord.InteractionResponseType.channel_message
_V2 = discord.MessageFlags(components_v2=True).value
_TOO_MANY, _SERVER_ERROR = 429, 500
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
) -> SentResponse:
    """Do what `post_response` does.

    What Discord may take at another time is left to discord.py, which tries again.
    """
    if interaction.response.is_done():
        raise discord.InteractionResponded(interaction)
    body = BytesPayload(_body(kind, part, mentions).encode(), content_type="application/json")
    async with interaction._session.post(_address(interaction, kind), data=body) as response:
        if response.ok:
            sent = await _became(response) if kind is _NEW else SentResponse()
            interaction.response._response_type = kind
            return sent
        if not _is_busy(response):
            raise await _refusal(response)
    return await send_plain(interaction, kind, part, mentions)


async def _became(response: ClientResponse) -> SentResponse:
    """Return what Discord says of the new message."""
    told = read(await response.text(encoding="utf-8") or "{}").get("interaction", {})
    message_id = int(told.get("response_message_id") or 0)
    return SentResponse(message_id, bool(told.get("response_message_ephemeral")))


def _is_busy(response: ClientResponse) -> bool:
    return response.status == _TOO_MANY or response.status >= _SERVER_ERROR


async def _refusal(response: ClientResponse) -> discord.HTTPException:
    kind = _REFUSALS.get(response.status, discord.HTTPException)
    return kind(response, await discord.http.json_or_text(response))


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
