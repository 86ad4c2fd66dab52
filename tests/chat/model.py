"""The chat: all messages, the interactions sent to the bot, and its answers to them."""

import asyncio
from dataclasses import dataclass, field

from aiohttp import web

from tests.chat.faults import answer
from tests.chat.ids import BOT, BOT_ROLE, Payload
from tests.chat.message_limits import broken_limits
from tests.chat.messages import EPHEMERAL, edited, new_message, text_of
from tests.chat.people import BOTS, EVERYBODY, MANAGERS, Channel, Role

_MESSAGE, _DEFER, _DEFER_UPDATE, _UPDATE = 4, 5, 6, 7
_MOST_IN_NAME = 100  # characters in the name of a thread
_MOST_READ = 101
_NONCE_LASTS = 300.0
"""Seconds in which Discord takes a nonce once."""
_ALREADY_ANSWERED = {"code": 40060, "message": "Interaction has already been acknowledged."}
UNKNOWN_WEBHOOK = {"code": 10015, "message": "Unknown Webhook"}
_UNKNOWN_MESSAGE = {"code": 10008, "message": "Unknown Message"}
_UNKNOWN_ROLE = {"code": 10011, "message": "Unknown Role"}
_UNKNOWN_CHANNEL = {"code": 10003, "message": "Unknown Channel"}
_THREAD_EXISTS = {"code": 160004, "message": "A thread has already been created for this message"}
_UNKNOWN_INTERACTION = {"code": 10062, "message": "Unknown interaction"}


@dataclass
class SentInteraction:
    """An interaction and its answers; `told` has what only the person sees."""

    payload: Payload
    kind: int | None = None
    message_id: str = ""
    more: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    loading: bool = False
    acknowledged: bool = False
    expired: bool = False

    @property
    def place(self) -> str:
        return str(self.payload["channel_id"])

    @property
    def is_answered(self) -> bool:
        return self.kind is not None

    @property
    def is_complete(self) -> bool:
        """Whether people see the answer, not only that one will come, as on a slow machine."""
        return self.is_answered and not self.loading and not self.acknowledged


class Chat:
    """All messages and interactions; `broken` collects what Discord would have refused.

    `gone` are channels that take no messages any more and deleted roles, `servers` where the others
    are; each server has the same `roles`, beside what `everyone` may, and `holders` of them.
    """

    def __init__(self) -> None:
        self.messages: dict[str, Payload] = {}
        self.sent: dict[str, SentInteraction] = {}
        self.broken: list[str] = []
        self.threads: list[str] = []
        self.gone: set[str] = set()
        self._posted: dict[str, tuple[float, Payload]] = {}
        self.servers: dict[str, str | None] = {}
        self.roles = {it.id: it for it in (BOTS, MANAGERS)}
        self.owner, self.everyone = 1, EVERYBODY
        self.holders: set[tuple[str, str]] = set()
        self.hides_history = False

    def server(self, server: str) -> web.Response:
        everyone = Role(int(server), permissions=str(self.everyone), position=0)
        roles = [it.payload for it in (everyone, *self.roles.values())]
        told = {"id": server, "name": "games", "owner_id": str(self.owner), "roles": roles}
        return answer(told | {"emojis": [], "features": []})

    def member(self, person: str) -> web.Response:
        """Return a member of a server with their roles; the bot has its own."""
        held = self.holders | {(BOT["id"], BOT_ROLE)}
        roles = sorted(role for holder, role in held if holder == person)
        told = {"user": BOT | {"id": person}, "roles": roles, "flags": 0}
        return answer(told | {"joined_at": "2026-01-01T00:00:00+00:00"})

    def set_role(self, person: str, role: str, *, has: bool) -> web.Response:
        if role in self.gone:
            return answer(_UNKNOWN_ROLE, 404)
        (self.holders.add if has else self.holders.discard)((person, role))
        return web.Response(status=204)

    def add(self, payload: Payload) -> SentInteraction:
        sent = self.sent[payload["token"]] = SentInteraction(payload)
        self.servers[payload["channel_id"]] = payload.get("guild_id")
        return sent

    def know(self, *found: Channel | Role) -> None:
        """Have channels and roles in a server, but for roles that were deleted."""
        for it in found:
            if isinstance(it, Channel):
                self.servers[str(it.channel_id)] = str(it.guild_id)
            elif str(it.id) not in self.gone:
                self.roles[it.id] = it

    def lose_role(self, role: Role) -> None:
        """Delete a role, which nobody has any more."""
        self.gone.add(str(role.id))
        self.roles.pop(role.id, None)
        self.holders = {it for it in self.holders if it[1] != str(role.id)}

    def channel(self, channel_id: str) -> web.Response:
        server = self.servers.get(channel_id)
        if server is None or channel_id in self.gone:
            return answer(_UNKNOWN_CHANNEL, 404)
        told = {"id": channel_id, "guild_id": server, "type": 0, "name": "games", "position": 0}
        return answer(told | {"permission_overwrites": []})

    def callback(self, token: str, body: Payload) -> web.Response:
        sent = self.sent.get(token)
        if sent is None or sent.expired:
            return answer(_UNKNOWN_INTERACTION, 404)
        if sent.is_answered:
            return answer(_ALREADY_ANSWERED, 400)
        if body["type"] == _UPDATE and sent.payload["message"]["id"] not in self.messages:
            return answer(_UNKNOWN_MESSAGE, 404)
        self._answer(sent, body)
        resource = {"type": sent.kind, "message": self._message_of(sent)}
        return answer({"interaction": self._told_of(sent), "resource": resource})

    def _answer(self, sent: SentInteraction, body: Payload) -> None:
        sent.kind = body["type"]
        sent.acknowledged = sent.kind == _DEFER_UPDATE
        if sent.kind == _MESSAGE:
            sent.message_id = self._create(sent, body["data"])["id"]
        elif sent.kind == _DEFER:
            sent.message_id = self._load(sent, body.get("data") or {})
        else:
            sent.message_id = sent.payload["message"]["id"]
        if sent.kind == _UPDATE:
            self._change(sent.message_id, body["data"])

    def _told_of(self, sent: SentInteraction) -> Payload:
        flags = self._message_of(sent)["flags"]
        return {
            "id": sent.payload["id"],
            "type": sent.payload["type"],
            "response_message_id": sent.message_id,
            "response_message_loading": sent.kind == _DEFER,
            "response_message_ephemeral": bool(flags & EPHEMERAL),
        }

    def _message_of(self, sent: SentInteraction) -> Payload:
        """Return the message of an answer, as it was pressed if it is deleted by now."""
        found = self.messages.get(sent.message_id)
        return sent.payload["message"] if found is None else found

    def follow_up(self, sent: SentInteraction, data: Payload) -> web.Response:
        if sent.loading:
            self.broken.append("a follow-up, which Discord shows where the answer should come")
        message = self._create(sent, data)
        sent.more.append(message["id"])
        sent.acknowledged = False
        return answer(message)

    def look_up(self, sent: SentInteraction) -> web.Response:
        found = self.messages.get(sent.message_id)
        return answer(UNKNOWN_WEBHOOK, 404) if found is None else answer(found)

    def edit_by_token(self, sent: SentInteraction, message_id: str, data: Payload) -> web.Response:
        if message_id != "@original":
            return self.edit(message_id, data)
        response, was_loading = self.edit(sent.message_id, data), sent.loading
        sent.loading = sent.acknowledged = False
        if was_loading:
            self._tell(sent, self.messages[sent.message_id])
        return response

    def delete_own(self, sent: SentInteraction) -> web.Response:
        sent.loading = False
        return self.delete(sent.message_id)

    def delete_by_token(self, _: SentInteraction, message_id: str) -> web.Response:
        return self.delete(message_id)

    def lose_channel(self, channel_id: str) -> None:
        """Delete a channel with all of its messages, and with its threads."""
        self.threads = [it for it in self.threads if it in self.messages]
        own = [it for it in self.threads if self.messages[it]["channel_id"] == channel_id]
        self.gone |= {channel_id, *own}
        kept = self.messages.items()
        self.messages = {id_: it for id_, it in kept if it["channel_id"] not in self.gone}

    def edit(self, message_id: str, data: Payload) -> web.Response:
        if message_id not in self.messages:
            return answer(_UNKNOWN_MESSAGE, 404)
        return answer(self._change(message_id, data))

    def post(self, channel_id: str, data: Payload) -> web.Response:
        """Handle a message that is no answer to an interaction; a nonce is taken once."""
        if channel_id in self.gone:
            return answer(_UNKNOWN_CHANNEL, 404)
        nonce = data.get("nonce") if data.get("enforce_nonce") else None
        now = asyncio.get_running_loop().time()
        if nonce in self._posted and now < self._posted[nonce][0] + _NONCE_LASTS:
            return answer(self._posted[nonce][1])
        message = new_message(data, channel_id)
        if nonce is not None:
            self._posted[nonce] = now, message
        self.messages[message["id"]] = message
        self.look_at(message, data)
        return answer(message)

    def history(self, channel_id: str, around: int) -> web.Response:
        here = [it for it in self.messages.values() if it["channel_id"] == channel_id]
        public = [it for it in here if not it["flags"] & EPHEMERAL]
        nearest = sorted(public, key=lambda it: abs(int(it["id"]) - around))[:_MOST_READ]
        return answer([] if self.hides_history else sorted(nearest, key=lambda it: -int(it["id"])))

    def forget_nonces(self) -> None:
        """Let some minutes pass."""
        self._posted.clear()

    def make_thread(self, channel_id: str, message_id: str, data: Payload) -> web.Response:
        """Make a thread of a message, which has the id of the message."""
        if message_id not in self.messages:
            return answer(_UNKNOWN_MESSAGE, 404)
        if message_id in self.threads:
            return answer(_THREAD_EXISTS, 400)
        if not 1 <= len(data["name"]) <= _MOST_IN_NAME:
            self.broken.append(f"a thread with the name {data['name']!r}")
        self.threads.append(message_id)
        self.servers[message_id] = self.servers.get(channel_id)
        thread = {"id": message_id, "parent_id": channel_id, "type": 11, "name": data["name"]}
        return answer(thread, 201)

    def delete(self, message_id: str) -> web.Response:
        if self.messages.pop(message_id, None) is None:
            return answer(_UNKNOWN_MESSAGE, 404)
        return web.Response(status=204)

    def _create(self, sent: SentInteraction, data: Payload) -> Payload:
        message = new_message(data, sent.payload["channel_id"], sent.payload)
        self.messages[message["id"]] = message
        self.look_at(message, data)
        self._tell(sent, message)
        return message

    def _load(self, sent: SentInteraction, data: Payload) -> str:
        message = new_message(data, sent.payload["channel_id"], sent.payload)
        self.messages[message["id"]], sent.loading = message, True
        return str(message["id"])

    def _tell(self, sent: SentInteraction, message: Payload) -> None:
        if message["flags"] & EPHEMERAL:
            sent.told.append(text_of(message))

    def _change(self, message_id: str, data: Payload) -> Payload:
        message = self.messages[message_id]
        changed = self.messages[message_id] = edited(message, data)
        self.look_at(changed, data, message["flags"])
        return changed

    def look_at(self, _: Payload, data: Payload, flags: int = 0) -> None:
        """Note what is wrong with `data` of a message that had these `flags` before."""
        self.broken += broken_limits(data, flags)
