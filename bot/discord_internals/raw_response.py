"""First answers that are written already: sent as they are, and what they become left unread.

discord.py would write them out itself, ask for the message that they become and read it.
"""

import json
from functools import lru_cache
from typing import Any, NamedTuple, cast
from urllib.parse import quote

import discord
import yarl
from aiohttp import BytesPayload
from discord.http import MultipartParameters, Route, json_or_text
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.discord_internals.json_codec import written
from bot.views.component_json import ComponentJson, listed

_NEW = discord.InteractionResponseType.channel_message
_PATH = "/interactions/{webhook_id}/{webhook_token}/callback"
_V2 = discord.MessageFlags(components_v2=True).value
_DECODER = json.JSONDecoder()
_NOTHING, _TOO_MANY, _BROKEN = 204, 429, 500
_REFUSALS = {403: discord.Forbidden, 404: discord.NotFound}


class SentResponse(NamedTuple):
    """What an answer became: the message's id, 0 if not known, and whether one person sees it."""

    message_id: int = 0
    private: bool = False


class _Adapter(AsyncWebhookAdapter):
    """Sends what is written already; it stands in for the class that discord.py keeps private."""

    async def post(self, interaction: discord.Interaction, body: str, *, is_new: bool) -> Any:
        """Send a first answer and return what Discord says to it; raises HTTPException.

        What Discord may take at another time is tried again as discord.py does.
        """
        data = BytesPayload(body.encode(), content_type="application/json")
        session = interaction._session
        async with session.post(_address(interaction, is_new=is_new), data=data) as response:
            if response.status == _NOTHING:
                return {}
            if response.ok:
                return _told(await response.text("utf-8"))
            if response.status < _BROKEN and response.status != _TOO_MANY:
                refusal = _REFUSALS.get(response.status, discord.HTTPException)
                raise refusal(response, await json_or_text(response))
        route, query = _route(interaction), _query(is_new=is_new)
        return await self.request(route, session, payload=json.loads(body), params=query)


def _told(text: str) -> dict[str, Any]:
    """Return what Discord says of an answer, without the message that it became if that can be."""
    _, found, rest = text.partition('"interaction":')
    if found:
        told, _ = _DECODER.raw_decode(rest.lstrip())
        if isinstance(told, dict) and "response_message_id" in told:
            return {"interaction": told}
    return cast(dict[str, Any], json.loads(text or "{}"))


def install_raw_responses() -> None:
    """Have the running task, and all that it starts, send what is written already as it is."""
    async_context.set(_Adapter())  # type: ignore[no-untyped-call]


async def post(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    part: ComponentJson,
    mentions: discord.AllowedMentions,
) -> SentResponse:
    """Answer with a message of one part, new or in the place of the one pressed, and say what came.

    Where the message is the one pressed, nothing is known of it. Raises InteractionResponded,
    HTTPException.
    """
    if interaction.response.is_done():
        raise discord.InteractionResponded(interaction)
    told = await _sent(interaction, _body(kind, part, mentions), is_new=kind is _NEW)
    interaction.response._response_type = kind
    return _shown(told.get("interaction", {})) if kind is _NEW else SentResponse()


async def _sent(interaction: discord.Interaction, body: str, *, is_new: bool) -> Any:
    adapter = async_context.get()
    if isinstance(adapter, _Adapter):
        return await adapter.post(interaction, body, is_new=is_new)
    # A simulated Discord has an adapter of its own.
    return await adapter.create_interaction_response(
        interaction.id,
        interaction.token,
        session=interaction._session,
        params=MultipartParameters(json.loads(body), None, None),
    )


def _address(interaction: discord.Interaction, *, is_new: bool) -> yarl.URL:
    base = _base(Route.BASE, is_new=is_new)
    token = quote(interaction.token, safe="")
    path = _PATH.format(webhook_id=interaction.id, webhook_token=token)
    return base.with_path(base.raw_path + path, encoded=True, keep_query=True)


@lru_cache
def _base(address: str, *, is_new: bool) -> yarl.URL:
    """Return the address of all answers, which need not be taken to pieces for each."""
    return yarl.URL(address).with_query(_query(is_new=is_new))


def _query(*, is_new: bool) -> dict[str, str]:
    return {"with_response": "1"} if is_new else {}


def _route(interaction: discord.Interaction) -> Route:
    return Route("POST", _PATH, webhook_id=interaction.id, webhook_token=interaction.token)


def _body(
    kind: discord.InteractionResponseType, part: ComponentJson, mentions: discord.AllowedMentions
) -> str:
    allowed = written(mentions.to_dict())
    data = f'{{"components":{listed(part)},"flags":{_V2},"allowed_mentions":{allowed}}}'
    return f'{{"type":{kind.value},"data":{data}}}'


def _shown(told: dict[str, Any]) -> SentResponse:
    message_id = int(told.get("response_message_id") or 0)
    return SentResponse(message_id, bool(told.get("response_message_ephemeral")))
