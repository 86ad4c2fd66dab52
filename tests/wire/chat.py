"""The chat: all messages, the interactions sent to the bot, and its answers to them."""

from dataclasses import dataclass, field

from aiohttp import web

from tests.wire.faults import answer
from tests.wire.ids import Payload
from tests.wire.limits import broken_limits
from tests.wire.messages import EPHEMERAL, edited, new_message, text_of

_MESSAGE, _DEFER, _DEFER_UPDATE, _UPDATE = 4, 5, 6, 7
_ALREADY_ANSWERED = {"code": 40060, "message": "Interaction has already been acknowledged."}
_UNKNOWN_WEBHOOK = {"code": 10015, "message": "Unknown Webhook"}
_UNKNOWN_MESSAGE = {"code": 10008, "message": "Unknown Message"}
_UNKNOWN_INTERACTION = {"code": 10062, "message": "Unknown interaction"}


@dataclass
class Asked:
    """An interaction and its answers.

    `kind` is the type of the first answer, `message_id` the message of it, and `told` the texts
    that only the person sees. While the message only says that an answer will come, it is
    `loading`. When it is `expired`, its token is no longer valid.
    """

    payload: Payload
    kind: int | None = None
    message_id: str = ""
    told: list[str] = field(default_factory=list)
    loading: bool = False
    expired: bool = False

    @property
    def place(self) -> str:
        """The id of its channel."""
        return str(self.payload["channel_id"])

    @property
    def is_answered(self) -> bool:
        return self.kind is not None


class Chat:
    """All messages and interactions; `broken` collects what Discord would have refused."""

    def __init__(self) -> None:
        self.messages: dict[str, Payload] = {}
        self.asked: dict[str, Asked] = {}
        self.broken: list[str] = []

    def ask(self, payload: Payload) -> Asked:
        """Store an interaction before it is sent."""
        asked = self.asked[payload["token"]] = Asked(payload)
        return asked

    def callback(self, token: str, body: Payload) -> web.Response:
        """Handle the first answer to an interaction."""
        asked = self.asked.get(token)
        if asked is None or asked.expired:
            return answer(_UNKNOWN_INTERACTION, 404)
        if asked.is_answered:
            return answer(_ALREADY_ANSWERED, 400)
        if body["type"] == _UPDATE and asked.payload["message"]["id"] not in self.messages:
            return answer(_UNKNOWN_MESSAGE, 404)
        self._answer(asked, body)
        return answer({"interaction": self._told_of(asked), "resource": self._resource(asked)})

    def _answer(self, asked: Asked, body: Payload) -> None:
        asked.kind = body["type"]
        if asked.kind == _MESSAGE:
            asked.message_id = self._create(asked, body["data"])["id"]
        elif asked.kind == _DEFER:
            asked.message_id = self._load(asked, body.get("data") or {})
        else:
            asked.message_id = asked.payload["message"]["id"]
        if asked.kind == _UPDATE:
            self._change(asked.message_id, body["data"])

    def _told_of(self, asked: Asked) -> Payload:
        flags = self.messages[asked.message_id]["flags"]
        return {
            "id": asked.payload["id"],
            "type": asked.payload["type"],
            "response_message_id": asked.message_id,
            "response_message_loading": asked.kind == _DEFER,
            "response_message_ephemeral": bool(flags & EPHEMERAL),
        }

    def _resource(self, asked: Asked) -> Payload:
        return {"type": asked.kind, "message": self.messages[asked.message_id]}

    def _open(self, token: str) -> Asked | None:
        """Return the interaction of a token, if the token allows follow-ups and edits."""
        asked = self.asked.get(token)
        return asked if asked is not None and asked.is_answered and not asked.expired else None

    def follow_up(self, token: str, data: Payload) -> web.Response:
        """Handle a follow-up to an interaction."""
        asked = self._open(token)
        if asked is None:
            return answer(_UNKNOWN_WEBHOOK, 404)
        if asked.loading:
            self.broken.append("a follow-up, which Discord shows where the answer should come")
        return answer(self._create(asked, data))

    def look_up(self, token: str) -> web.Response:
        """Return the message that answered an interaction."""
        asked = self._open(token)
        if asked is None or asked.message_id not in self.messages:
            return answer(_UNKNOWN_WEBHOOK, 404)
        return answer(self.messages[asked.message_id])

    def edit_by_token(self, token: str, message_id: str, data: Payload) -> web.Response:
        """Handle an edit of an interaction's answer or of a follow-up."""
        asked = self._open(token)
        if asked is None:
            return answer(_UNKNOWN_WEBHOOK, 404)
        if message_id != "@original":
            return self.edit(message_id, data)
        edited, was_loading = self.edit(asked.message_id, data), asked.loading
        asked.loading = False
        if was_loading:
            self._tell(asked, self.messages[asked.message_id])
        return edited

    def delete_own(self, token: str) -> web.Response:
        """Delete the message that answered an interaction."""
        asked = self._open(token)
        if asked is None:
            return answer(_UNKNOWN_WEBHOOK, 404)
        asked.loading = False
        return self.delete(asked.message_id)

    def edit(self, message_id: str, data: Payload) -> web.Response:
        """Handle an edit of a message."""
        if message_id not in self.messages:
            return answer(_UNKNOWN_MESSAGE, 404)
        return answer(self._change(message_id, data))

    def post(self, channel_id: str, data: Payload) -> web.Response:
        """Handle a message that is no answer to an interaction."""
        self.broken += broken_limits(data)
        message = new_message(data, channel_id)
        self.messages[message["id"]] = message
        return answer(message)

    def delete(self, message_id: str) -> web.Response:
        """Handle the deletion of a message."""
        if self.messages.pop(message_id, None) is None:
            return answer(_UNKNOWN_MESSAGE, 404)
        return web.Response(status=204)

    def _create(self, asked: Asked, data: Payload) -> Payload:
        self.broken += broken_limits(data)
        message = new_message(data, asked.payload["channel_id"], asked.payload)
        self.messages[message["id"]] = message
        self._tell(asked, message)
        return message

    def _load(self, asked: Asked, data: Payload) -> str:
        """Show that an answer will come."""
        message = new_message(data, asked.payload["channel_id"], asked.payload)
        self.messages[message["id"]], asked.loading = message, True
        return str(message["id"])

    def _tell(self, asked: Asked, message: Payload) -> None:
        if message["flags"] & EPHEMERAL:
            asked.told.append(text_of(message))

    def _change(self, message_id: str, data: Payload) -> Payload:
        message = self.messages[message_id]
        self.broken += broken_limits(data, message["flags"])
        changed = self.messages[message_id] = edited(message, data)
        return changed
