"""What discord.py would do with every press though nobody looks at it, and is kept from doing.

Both classes stand in for ones that discord.py keeps private; all else is as it makes it.
"""

from typing import Any, cast

import aiohttp
import discord
from discord.http import MultipartParameters, Route
from discord.state import AutoShardedConnectionState
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

_UPDATE = discord.InteractionResponseType.message_update.value
_UNREAD = ("components", "mentions", "interaction", "interaction_metadata")
_PATH = "/interactions/{webhook_id}/{webhook_token}/callback"


class State(AutoShardedConnectionState[Any]):
    """Takes interactions in, and leaves unread most of what a pressed message holds."""

    def parse_interaction_create(self, data: Any) -> None:
        """Make an interaction of what the gateway sent, and hand it on."""
        if "message" in data:
            kept = {key: value for key, value in data["message"].items() if key not in _UNREAD}
            data = data | {"message": kept | {"components": [], "mentions": []}}
        super().parse_interaction_create(data)


class _Adapter(AsyncWebhookAdapter):
    """Sends first answers, and leaves the messages that they become unread.

    discord.py always asks for them. Of a new message its id is enough, of an edited one not even
    that has to come back.
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


def spare_answers() -> None:
    """Have the running task, and all that it starts, leave unread what answers become."""
    async_context.set(_Adapter())  # type: ignore[no-untyped-call]
