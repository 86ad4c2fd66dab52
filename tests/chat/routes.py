"""The routes of Discord's API that the bot uses in a chat, and their answers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from aiohttp import web

from tests.chat.command_definitions import broken_definitions, registered
from tests.chat.faults import CALLBACK, answer
from tests.chat.ids import Payload
from tests.chat.model import Chat

WITH_TOKEN = ("/interactions/", "/webhooks/")
"""How the paths begin that need the token of an interaction; others need that of the bot."""
_WEBHOOK = "/webhooks/{application}/{token}"


@dataclass(frozen=True)
class Call:
    """A request: what stands in its path and its query by name, and the JSON of its body."""

    names: Mapping[str, str]
    body: Any
    query: Mapping[str, str]


class Route(NamedTuple):
    """A kind of requests, and what carries one out."""

    method: str
    path: str
    handler: Callable[[Call], web.Response]


class Routes:
    """The routes by name; `commands` are the commands that were registered last."""

    def __init__(self, chat: Chat) -> None:
        self.chat = chat
        self.commands: list[Payload] = []

    def table(self) -> dict[str, Route]:
        chat = self.chat
        message = "/channels/{channel}/messages/{message}"
        return {
            "registered": Route("GET", _COMMANDS, lambda _: answer(self.commands)),
            "commands": Route("PUT", _COMMANDS, self._register),
            "leave": Route("DELETE", "/users/@me/guilds/{guild}", lambda _: answer({}, 204)),
            "guild": Route("GET", "/guilds/{guild}", lambda it: chat.server(it.names["guild"])),
            "member": Route("GET", _MEMBER, lambda it: chat.member(it.names["person"])),
            "give-role": Route("PUT", _ROLE, partial(self._set_role, has=True)),
            "take-role": Route("DELETE", _ROLE, partial(self._set_role, has=False)),
            CALLBACK: Route("POST", "/interactions/{id}/{token}/callback", self._callback),
            "follow-up": Route(
                "POST", _WEBHOOK, lambda it: chat.follow_up(it.names["token"], it.body)
            ),
            "own-answer": Route(
                "GET", f"{_WEBHOOK}/messages/@original", lambda it: chat.look_up(it.names["token"])
            ),
            "own-delete": Route(
                "DELETE",
                f"{_WEBHOOK}/messages/@original",
                lambda it: chat.delete_own(it.names["token"]),
            ),
            "delete-by-token": Route(
                "DELETE",
                f"{_WEBHOOK}/messages/{{message}}",
                lambda it: chat.delete_by_token(it.names["token"], it.names["message"]),
            ),
            "own-edit": Route(
                "PATCH",
                f"{_WEBHOOK}/messages/{{message}}",
                lambda it: chat.edit_by_token(it.names["token"], it.names["message"], it.body),
            ),
            "edit": Route("PATCH", message, self._edit),
            "delete": Route("DELETE", message, lambda it: chat.delete(it.names["message"])),
            "channel": Route(
                "GET", "/channels/{channel}", lambda it: chat.channel(it.names["channel"])
            ),
            "post": Route(
                "POST",
                "/channels/{channel}/messages",
                lambda it: chat.post(it.names["channel"], it.body),
            ),
            "history": Route("GET", "/channels/{channel}/messages", self._history),
            "thread": Route(
                "POST",
                f"{message}/threads",
                lambda it: chat.make_thread(it.names["channel"], it.names["message"], it.body),
            ),
        }

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
