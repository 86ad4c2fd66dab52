"""The routes of Discord's API that the bot uses in a chat, and their answers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from aiohttp import web

from tests.chat.command_definitions import broken_definitions, registered
from tests.chat.faults import CALLBACK, answer
from tests.chat.ids import Payload
from tests.chat.model import UNKNOWN_WEBHOOK, Chat

WITH_TOKEN = ("/interactions/", "/webhooks/")
"""How the paths begin that need the token of an interaction; others need that of the bot."""
_WEBHOOK = "/webhooks/{application}/{token}"
_ORIGINAL, _OWN = (f"{_WEBHOOK}/messages/{it}" for it in ("@original", "{message}"))
_MESSAGES = "/channels/{channel}/messages"
_THREAD = f"{_MESSAGES}/{{message}}/threads"


@dataclass(frozen=True)
class Call:
    """A request: what stands in its path and its query by name, and the JSON of its body."""

    names: Mapping[str, str]
    body: Any
    query: Mapping[str, str]


Handler = Callable[[Call], web.Response]


class Route(NamedTuple):
    """A kind of requests, and what carries one out."""

    method: str
    path: str
    handler: Handler


def _with(act: Callable[..., web.Response], *names: str) -> Handler:
    """Return what acts with parts of a path, and with the body of a request."""
    return lambda call: act(*({**call.names, "body": call.body}[it] for it in names))


class Routes:
    """The routes by name; `commands` are the commands that were registered last."""

    def __init__(self, chat: Chat) -> None:
        self.chat = chat
        self.commands: list[Payload] = []

    def table(self) -> dict[str, Route]:
        chat = self.chat
        message = f"{_MESSAGES}/{{message}}"
        return {
            "registered": Route("GET", _COMMANDS, lambda _: answer(self.commands)),
            "commands": Route("PUT", _COMMANDS, self._register),
            "leave": Route("DELETE", "/users/@me/guilds/{guild}", lambda _: answer({}, 204)),
            "guild": Route("GET", "/guilds/{guild}", _with(chat.server, "guild")),
            "member": Route("GET", _MEMBER, _with(chat.member, "person")),
            "give-role": Route("PUT", _ROLE, partial(self._set_role, has=True)),
            "take-role": Route("DELETE", _ROLE, partial(self._set_role, has=False)),
            CALLBACK: Route("POST", "/interactions/{id}/{token}/callback", self._callback),
            "follow-up": Route("POST", _WEBHOOK, self._by_token(chat.follow_up, "body")),
            "own-answer": Route("GET", _ORIGINAL, self._by_token(chat.look_up)),
            "own-delete": Route("DELETE", _ORIGINAL, self._by_token(chat.delete_own)),
            "delete-by-token": Route(
                "DELETE", _OWN, self._by_token(chat.delete_by_token, "message")
            ),
            "own-edit": Route("PATCH", _OWN, self._by_token(chat.edit_by_token, "message", "body")),
            "edit": Route("PATCH", message, self._edit),
            "delete": Route("DELETE", message, _with(chat.delete, "message")),
            "channel": Route("GET", "/channels/{channel}", _with(chat.channel, "channel")),
            "post": Route("POST", _MESSAGES, _with(chat.post, "channel", "body")),
            "history": Route("GET", _MESSAGES, self._history),
            "thread": Route("POST", _THREAD, _with(chat.make_thread, "channel", "message", "body")),
        }

    def _by_token(self, act: Callable[..., web.Response], *names: str) -> Handler:
        """Return what acts on the interaction of a token, if that allows follow-ups and edits."""

        def handle(call: Call) -> web.Response:
            sent = self.chat.sent.get(call.names["token"])
            if sent is None or not sent.is_answered or sent.expired:
                return answer(UNKNOWN_WEBHOOK, 404)
            return _with(partial(act, sent), *names)(call)

        return handle

    def _register(self, call: Call) -> web.Response:
        self.chat.broken += broken_definitions(call.body)
        self.commands = registered(call.body)
        return answer(self.commands)

    def _callback(self, call: Call) -> web.Response:
        response = self.chat.callback(call.names["token"], call.body)
        wants_body = call.query.get("with_response") in ("1", "true")
        return response if wants_body or response.status != 200 else web.Response(status=204)

    def _history(self, call: Call) -> web.Response:
        return self.chat.history(call.names["channel"], int(call.query["around"]))

    def _set_role(self, call: Call, *, has: bool) -> web.Response:
        return self.chat.set_role(call.names["person"], call.names["role"], has=has)

    def _edit(self, call: Call) -> web.Response:
        channel, message = call.names["channel"], call.names["message"]
        gone = channel in self.chat.gone
        return self.chat.channel(channel) if gone else self.chat.edit(message, call.body)


_COMMANDS = "/applications/{application}/commands"
_MEMBER = "/guilds/{guild}/members/{person}"
_ROLE = f"{_MEMBER}/roles/{{role}}"
