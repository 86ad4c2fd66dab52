"""People who act in channels, as Discord's own clients let them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from tests.chat import payloads
from tests.chat.ids import Payload
from tests.chat.messages import custom_id_of
from tests.chat.model import Chat, SentInteraction
from tests.chat.payloads import MESSAGE_MENU, SLASH, SUB_COMMAND, USER_MENU, resolved
from tests.chat.people import Channel, Person, Role
from tests.chat.routes import Routes
from tests.chat.shown import ShownMessage

COMMAND, COMPONENT = 2, 3
_USER, _OF_TEXTS = 6, 3


class Place(Protocol):
    """Where people act: the chat, what the bot registered, and what carries interactions to it."""

    routes: Routes

    @property
    def chat(self) -> Chat:
        """The chat."""

    async def send(self, payload: Payload) -> SentInteraction:
        """Send an interaction, and wait for all that comes of it."""

    def begin(self, payload: Payload) -> SentInteraction:
        """Send an interaction, and wait for nothing."""


@dataclass(frozen=True)
class Answer:
    """What came of an interaction."""

    chat: Chat
    sent: SentInteraction

    @property
    def response(self) -> ShownMessage | None:
        """The message that answered, or that was changed, unless it is gone."""
        shown = ShownMessage(self.chat, self.sent.message_id)
        return shown if shown.is_there else None

    @property
    def shown(self) -> ShownMessage:
        assert self.response is not None, self.sent
        return self.response

    @property
    def private(self) -> ShownMessage:
        """The first message that nobody else sees."""
        return next(it for it in self._all if it.is_private)

    @property
    def followups(self) -> list[ShownMessage]:
        found = [ShownMessage(self.chat, number) for number in self.sent.more]
        return [shown for shown in found if shown.is_there]

    @property
    def said(self) -> str:
        """What is said to the person alone."""
        return "\n".join(it.text for it in self._all if it.is_private)

    @property
    def _all(self) -> list[ShownMessage]:
        return [it for it in (self.response, *self.followups) if it is not None]


@dataclass(frozen=True)
class Actor:
    """Someone in a channel."""

    place: Place
    person: Person
    channel: Channel

    @property
    def id(self) -> int:
        return self.person.id

    def at(self, channel: Channel) -> "Actor":
        return replace(self, channel=channel)

    @property
    def alone(self) -> "Actor":
        return self.at(Channel(self.person.id + 1, None))

    async def slash(self, name: str, **options: Any) -> Answer:
        top, _, sub = name.partition(" ")
        definition = self._definition(top, SLASH)
        parts = definition["options"]
        if sub:
            (part,) = (it for it in parts if (it["type"], it["name"]) == (SUB_COMMAND, sub))
            parts = part.get("options", [])
        given: list[Payload] = list(_given(parts, options))
        if sub:
            given = [{"name": sub, "type": SUB_COMMAND, "options": given}]
        data = {"id": definition["id"], "name": top, "type": SLASH, "options": given}
        people = [it for it in options.values() if isinstance(it, Actor)]
        return await self._act(COMMAND, data | self._resolved(people))

    async def menu(self, name: str, target: "Actor | ShownMessage") -> Answer:
        found = self._definition(name, USER_MENU if isinstance(target, Actor) else MESSAGE_MENU)
        data = {"id": found["id"], "type": found["type"], "name": name, "target_id": str(target.id)}
        if isinstance(target, Actor):
            return await self._act(COMMAND, data | self._resolved([target]))
        data["resolved"] = {"messages": {str(target.id): target.message}}
        return await self._act(COMMAND, data)

    async def click(self, shown: ShownMessage, label: str = "", *, custom_id: str = "") -> Answer:
        found = [
            it
            for it in shown.all_buttons
            if it.get("custom_id") and (it["custom_id"] == custom_id or it.get("label") == label)
        ]
        assert found, f"no button {label}{custom_id} among {shown.labels}"
        assert not found[0].get("disabled"), f"{label}{custom_id} cannot be pressed"
        data = {"component_type": 2, "custom_id": found[0]["custom_id"]}
        return await self._act(COMPONENT, data, shown)

    async def select(
        self, shown: ShownMessage, values: Sequence["str | Named"], *, custom_id: str = ""
    ) -> Answer:
        """Pick some of what a menu of a message offers; without a custom id the one that does."""
        picked = [it if isinstance(it, str) else str(_id_of(it)) for it in values]
        of_texts = any(isinstance(it, str) for it in values)
        menus = [it for it in shown.menus if custom_id in ("", it["custom_id"])]
        found = [it for it in menus if _offers(it, picked if of_texts else None)]
        assert len(found) == 1, f"{picked} is offered by {found} of {menus}"
        menu = found[0]
        assert not menu.get("disabled")
        people = [it for it in values if isinstance(it, Actor)]
        self.place.chat.know(*(it for it in values if isinstance(it, Channel | Role)))
        data = {"component_type": menu["type"], "custom_id": menu["custom_id"], "values": picked}
        told = self._resolved(people) | _channels(values) | _roles(values)
        return await self._act(COMPONENT, data | told, shown)

    async def forge(
        self, shown: ShownMessage, custom_id: str, data: Payload | None = None, **about: object
    ) -> Answer:
        """Press in the channel what is perhaps not on a message; `about` is more of the request."""
        payload = payloads.press(self.person, self.channel, shown.message, custom_id) | about
        payload["data"] |= data or {}
        return Answer(self.place.chat, await self.place.send(payload))

    def begin(self, on: ShownMessage, label: str = "", *, custom_id: str = "") -> SentInteraction:
        """Press what is perhaps not on a message, and wait for nothing."""
        pressed = custom_id or custom_id_of(on.message, label)
        return self.place.begin(payloads.press(self.person, self.channel, on.message, pressed))

    async def pick(self, shown: ShownMessage, label: str) -> Answer:
        """Pick the first option that begins so, in whatever menu of a message it is."""
        offered = [(menu, it) for menu in shown.menus for it in menu.get("options", ())]
        found = [(menu, it) for menu, it in offered if it["label"].startswith(label)]
        assert found, f"no option {label} among {[it['label'] for _, it in offered]}"
        menu, option = found[0]
        return await self.select(shown, [option["value"]], custom_id=menu["custom_id"])

    async def _act(self, kind: int, data: Payload, shown: ShownMessage | None = None) -> Answer:
        """Send an interaction: a press from the channel where the message is."""
        channel = self.channel if shown is None else self._channel_of(shown)
        payload = payloads.interaction(kind, self.person, channel, data)
        if shown is not None:
            payload["message"] = shown.message
        return Answer(self.place.chat, await self.place.send(payload))

    def _channel_of(self, shown: ShownMessage) -> Channel:
        number = shown.message["channel_id"]
        if int(number) == self.channel.channel_id:
            return self.channel
        server = self.place.chat.servers.get(number, str(self.channel.guild_id))
        guild = server if server is None else int(server)
        return replace(self.channel, channel_id=int(number), guild_id=guild)

    def _definition(self, name: str, kind: int) -> Payload:
        commands = self.place.routes.commands
        (found,) = [it for it in commands if (it["name"], it["type"]) == (name, kind)]
        needed = int(found.get("default_member_permissions") or 0)
        assert self.person.permissions & needed == needed, f"{self.person.name} may not use {name}"
        return found

    def _resolved(self, people: Sequence["Actor"]) -> Payload:
        return resolved(self.channel, [it.person for it in people])


Named = Actor | Channel | Role


def _offers(menu: Payload, texts: list[str] | None) -> bool:
    """Return whether a menu has all these texts or, for None, people or channels."""
    if texts is None:
        return bool(menu["type"] != _OF_TEXTS)
    return {option["value"] for option in menu.get("options", ())}.issuperset(texts)


def _id_of(value: "Named") -> int:
    return value.channel_id if isinstance(value, Channel) else value.id


def _channels(values: Sequence["str | Named"]) -> Payload:
    picked = {str(it.channel_id): it for it in values if isinstance(it, Channel)}
    found = {
        number: {"id": number, "type": 0, "name": "games", "permissions": str(it.open_to_all)}
        for number, it in picked.items()
    }
    return {"resolved": {"channels": found}} if found else {}


def _roles(values: Sequence["str | Named"]) -> Payload:
    roles = [it for it in values if isinstance(it, Role)]
    found = {str(it.id): it.payload for it in roles}
    return {"resolved": {"roles": found}} if found else {}


def _given(definitions: Sequence[Payload], options: dict[str, Any]) -> Iterator[Payload]:
    """Yield the data of the options that someone gave to a command, if they are among its own."""
    by_name = {it["name"]: it for it in definitions}
    for name, value in options.items():
        definition = by_name[name]
        choices = [choice["value"] for choice in definition.get("choices") or ()]
        assert not choices or value in choices, f"{value} is not among {choices}"
        given = str(value.id) if definition["type"] == _USER else value
        yield {"name": name, "type": definition["type"], "value": given}
