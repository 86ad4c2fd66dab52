"""How first answers reach Discord: without having each message sent back to be read again."""

from typing import Any, cast

import aiohttp
import discord
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

_UPDATE = discord.InteractionResponseType.message_update.value
_PATH = "/interactions/{webhook_id}/{webhook_token}/callback"


class _Sparing(AsyncWebhookAdapter):
    """Answers as discord.py does, and leaves the messages that come back unread.

    Discord sends the message that an answer became if it is asked to, which discord.py always does:
    reading it is a sixth of what a press costs. Of a new message the id is enough, of an edited one
    that is known.
    """

    async def create_interaction_response(  # type: ignore[override]  # noqa: PLR0913
        self,
        interaction_id: int,
        token: str,
        *,
        session: aiohttp.ClientSession,
        proxy: str | None = None,
        proxy_auth: aiohttp.BasicAuth | None = None,
        params: MultipartParameters,
    ) -> dict[str, Any]:
        way: dict[str, Any] = {"session": session, "proxy": proxy, "proxy_auth": proxy_auth}
        payload = cast(dict[str, Any], params.payload)
        if params.files or payload["type"] != _UPDATE:
            answer = super().create_interaction_response(
                interaction_id, token, params=params, **way
            )
            return {"interaction": (await answer)["interaction"]}
        route = Route("POST", _PATH, webhook_id=interaction_id, webhook_token=token)
        await self.request(route, payload=payload, **way)
        return {"interaction": {"id": interaction_id}}


def spare() -> None:
    """Have the running task, and all that it starts, answer that way."""
    async_context.set(_Sparing())  # type: ignore[no-untyped-call]
