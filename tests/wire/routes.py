"""All routes of Discord's API that the bot uses: also those of its account and of a server."""

from aiohttp import web

from tests.chat.faults import answer
from tests.chat.ids import APPLICATION, BOT, Payload
from tests.chat.model import Chat
from tests.chat.people import SERVER_CHANNEL
from tests.chat.routes import Call, Route, Routes
from tests.wire.gateway import Gateway

_OWNER = BOT | {"id": str(APPLICATION + 1), "username": "owner", "bot": False}
_ABOUT = {"id": str(APPLICATION), "name": "Noughts", "description": "", "owner": _OWNER, "flags": 0}
_ABOUT |= {"icon": None, "team": None, "verify_key": "0" * 64}
_ABOUT |= {"bot_public": True, "bot_require_code_grant": False}
_APPLICATION = _ABOUT | {"description": "Tic-tac-toe", "tags": ["games"]}
_APPLICATION |= {"integration_types_config": {"0": {}, "1": {}}}
ALLOWED = 309237648384
"""The permissions that the bot asks for."""


class AllRoutes(Routes):
    """The routes of a chat, of the bot's `application`, and of a server with its `channels`."""

    def __init__(self, chat: Chat, gateway: Gateway) -> None:
        super().__init__(chat)
        self.application: Payload = dict(_APPLICATION)
        self.sessions, self.permissions = 999, ALLOWED
        self.sessions_reset_after = 14_400_000
        self.channels: dict[str, list[Payload]] = {"1500000000000000001": []}
        self._shards = gateway

    def table(self) -> dict[str, Route]:
        return super().table() | {
            "me": Route("GET", "/users/@me", lambda _: answer(BOT)),
            "about": Route("GET", "/oauth2/applications/@me", lambda _: answer(_ABOUT)),
            "gateway": Route("GET", "/gateway/bot", self._gateway),
            "application": Route("GET", "/applications/@me", lambda _: answer(self.application)),
            "change": Route("PATCH", "/applications/@me", self._change),
            "guild": Route("GET", "/guilds/{guild}", self._guild),
            "channels": Route("GET", "/guilds/{guild}/channels", self._channels),
        }

    def _gateway(self, _: Call) -> web.Response:
        limit = {"total": 1000, "remaining": self.sessions}
        limit["reset_after"] = self.sessions_reset_after
        limit["max_concurrency"] = self._shards.max_concurrency
        shards = self._shards.shards
        return answer({"url": self._shards.url, "shards": shards, "session_start_limit": limit})

    def _change(self, call: Call) -> web.Response:
        self.application |= call.body
        return answer(self.application)

    def _guild(self, call: Call) -> web.Response:
        guild = call.names["guild"]
        if int(guild) != SERVER_CHANNEL.guild_id:
            return answer({"message": "Unknown Guild", "code": 10004}, 404)
        everyone = {"id": guild, "name": "@everyone", "permissions": str(self.permissions)}
        return answer({"id": guild, "name": "A server", "owner_id": "1", "roles": [everyone]})

    def _channels(self, call: Call) -> web.Response:
        common = {"guild_id": call.names["guild"], "name": "games", "type": 0, "position": 0}
        overwrites = self.channels.items()
        return answer([common | {"id": it, "permission_overwrites": own} for it, own in overwrites])
