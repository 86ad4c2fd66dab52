"""The routes of Discord's API that the bot uses, and their answers."""

from collections.abc import Callable
from typing import Any

from aiohttp import web

from tests.chat.command_definitions import broken_definitions, registered
from tests.chat.faults import answer
from tests.chat.ids import APPLICATION, BOT, TOKEN, Payload
from tests.chat.model import Chat
from tests.chat.people import SERVER_CHANNEL
from tests.wire.gateway import Gateway

Handler = Callable[[web.Request, Any], web.Response]

_UNAUTHORIZED = {"message": "401: Unauthorized", "code": 0}
_ABOUT = {
    "id": str(APPLICATION),
    "name": "Noughts",
    "description": "",
    "icon": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "0" * 64,
    "flags": 0,
    "owner": BOT | {"id": str(APPLICATION + 1), "username": "owner", "bot": False},
    "team": None,
}


_APPLICATION = _ABOUT | {
    "integration_types_config": {"0": {}, "1": {}},
    "description": "Tic-tac-toe",
    "tags": ["games"],
}
ALLOWED = 309237648384
"""The permissions that the bot asks for."""


class Routes:
    """The handlers of the routes; `commands` are the commands that were registered last.

    `application` is what the application's settings say, `sessions` how many times the bot may
    still start, `permissions` what everybody may do in the server, and `channels` its channels,
    each with its overwrites.
    """

    def __init__(self, chat: Chat, gateway: Gateway) -> None:
        self.commands: list[Payload] = []
        self.application: Payload = dict(_APPLICATION)
        self.sessions, self.permissions = 999, ALLOWED
        self.sessions_reset_after = 14_400_000
        self.channels: dict[str, list[Payload]] = {"1500000000000000001": []}
        self._chat, self._shards = chat, gateway

    def table(self) -> dict[str, tuple[str, str, Handler]]:
        """Return the method, path and handler of each route by its name."""
        webhook = "/webhooks/{application}/{token}"
        return {
            "me": ("GET", "/users/@me", self._me),
            "about": ("GET", "/oauth2/applications/@me", self._about),
            "gateway": ("GET", "/gateway/bot", self._gateway),
            "application": ("GET", "/applications/@me", self._application),
            "change": ("PATCH", "/applications/@me", self._change),
            "registered": ("GET", "/applications/{application}/commands", self._registered),
            "guild": ("GET", "/guilds/{guild}", self._guild),
            "member": ("GET", "/guilds/{guild}/members/{person}", self._member),
            "channels": ("GET", "/guilds/{guild}/channels", self._channels),
            "commands": ("PUT", "/applications/{application}/commands", self._commands),
            "callback": ("POST", "/interactions/{id}/{token}/callback", self._callback),
            "follow-up": ("POST", webhook, self._follow_up),
            "own-answer": ("GET", webhook + "/messages/@original", self._look_up),
            "own-delete": ("DELETE", webhook + "/messages/@original", self._delete_own),
            "delete-by-token": ("DELETE", webhook + "/messages/{message}", self._delete_by_token),
            "own-edit": ("PATCH", webhook + "/messages/{message}", self._edit_by_token),
            "edit": ("PATCH", "/channels/{channel}/messages/{message}", self._edit),
            "channel": ("GET", "/channels/{channel}", self._channel),
            "post": ("POST", "/channels/{channel}/messages", self._post),
            "thread": ("POST", "/channels/{channel}/messages/{message}/threads", self._thread),
            "delete": ("DELETE", "/channels/{channel}/messages/{message}", self._delete),
        }

    def _me(self, request: web.Request, _: object) -> web.Response:
        return answer(BOT) if _is_bot(request) else answer(_UNAUTHORIZED, 401)

    def _about(self, request: web.Request, _: object) -> web.Response:
        return answer(_ABOUT) if _is_bot(request) else answer(_UNAUTHORIZED, 401)

    def _gateway(self, request: web.Request, _: object) -> web.Response:
        if not _is_bot(request):
            return answer(_UNAUTHORIZED, 401)
        limit = {"total": 1000, "remaining": self.sessions}
        limit["reset_after"] = self.sessions_reset_after
        limit["max_concurrency"] = self._shards.max_concurrency
        shards = self._shards.shards
        return answer({"url": self._shards.url, "shards": shards, "session_start_limit": limit})

    def _application(self, request: web.Request, _: object) -> web.Response:
        return answer(self.application) if _is_bot(request) else answer(_UNAUTHORIZED, 401)

    def _change(self, request: web.Request, body: Payload) -> web.Response:
        if _is_bot(request):
            self.application |= body
        return self._application(request, body)

    def _registered(self, request: web.Request, _: object) -> web.Response:
        return answer(self.commands) if _is_bot(request) else answer(_UNAUTHORIZED, 401)

    def _guild(self, request: web.Request, _: object) -> web.Response:
        guild = request.match_info["guild"]
        if not _is_bot(request) or int(guild) != SERVER_CHANNEL.guild_id:
            return answer({"message": "Unknown Guild", "code": 10004}, 404)
        everyone = {"id": guild, "name": "@everyone", "permissions": str(self.permissions)}
        return answer({"id": guild, "name": "A server", "owner_id": "1", "roles": [everyone]})

    def _member(self, _: web.Request, __: object) -> web.Response:
        joined = "2026-01-01T00:00:00+00:00"
        return answer({"user": BOT, "roles": [], "joined_at": joined, "flags": 0})

    def _channels(self, request: web.Request, _: object) -> web.Response:
        common = {"guild_id": request.match_info["guild"], "name": "games", "type": 0}
        return answer(
            [
                common | {"id": id_, "position": 0, "permission_overwrites": overwrites}
                for id_, overwrites in self.channels.items()
            ]
        )

    def _channel(self, request: web.Request, _: object) -> web.Response:
        if not _is_bot(request):
            return answer(_UNAUTHORIZED, 401)
        return self._chat.channel(request.match_info["channel"])

    def _commands(self, request: web.Request, body: list[Payload]) -> web.Response:
        if not _is_bot(request):
            return answer(_UNAUTHORIZED, 401)
        self._chat.broken += broken_definitions(body)
        self.commands = registered(body)
        return answer(self.commands)

    def _callback(self, request: web.Request, body: Payload) -> web.Response:
        response = self._chat.callback(request.match_info["token"], body)
        wants_body = request.query.get("with_response") in ("1", "true")
        return response if wants_body or response.status != 200 else web.Response(status=204)

    def _follow_up(self, request: web.Request, body: Payload) -> web.Response:
        return self._chat.follow_up(request.match_info["token"], body)

    def _look_up(self, request: web.Request, _: object) -> web.Response:
        return self._chat.look_up(request.match_info["token"])

    def _delete_own(self, request: web.Request, _: object) -> web.Response:
        return self._chat.delete_own(request.match_info["token"])

    def _edit_by_token(self, request: web.Request, body: Payload) -> web.Response:
        names = request.match_info
        return self._chat.edit_by_token(names["token"], names["message"], body)

    def _delete_by_token(self, request: web.Request, _: object) -> web.Response:
        names = request.match_info
        return self._chat.delete_by_token(names["token"], names["message"])

    def _edit(self, request: web.Request, body: Payload) -> web.Response:
        if not _is_bot(request):
            return answer(_UNAUTHORIZED, 401)
        if request.match_info["channel"] in self._chat.gone:
            return self._chat.channel(request.match_info["channel"])
        return self._chat.edit(request.match_info["message"], body)

    def _post(self, request: web.Request, body: Payload) -> web.Response:
        if not _is_bot(request):
            return answer(_UNAUTHORIZED, 401)
        return self._chat.post(request.match_info["channel"], body)

    def _thread(self, request: web.Request, body: Payload) -> web.Response:
        if not _is_bot(request):
            return answer(_UNAUTHORIZED, 401)
        names = request.match_info
        return self._chat.make_thread(names["channel"], names["message"], body)

    def _delete(self, request: web.Request, _: object) -> web.Response:
        if not _is_bot(request):
            return answer(_UNAUTHORIZED, 401)
        return self._chat.delete(request.match_info["message"])

    def unknown(self, request: web.Request, _: object) -> web.Response:
        """Refuse a request to an unknown route, and record it."""
        self._chat.broken.append(f"nothing answers {request.method} {request.path}")
        return answer({"message": "404: Not Found", "code": 0}, 404)


def _is_bot(request: web.Request) -> bool:
    return request.headers.get("Authorization") == f"Bot {TOKEN}"
