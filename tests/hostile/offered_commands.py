"""Every command that Discord offers in a channel, with each choice of each option."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.app.client import Noughts
from tests.chat import payloads
from tests.chat.ids import COMMAND_ID, Payload
from tests.chat.payloads import COMMAND, SLASH, interaction, resolved
from tests.chat.people import Channel, Person

_INTEGER, _YES_OR_NO = 4, 5
_SERVER, _DIRECT, _PRIVATE = 0, 1, 2
_NUMBERS = (0, 1, 2**53)
"""What people type into options that want a number, where it has no limits."""


@dataclass(frozen=True)
class Command:
    """A command with options, as Discord sends it; `named` are the people in it."""

    name: str
    data: Payload
    named: tuple[Person, ...] = ()

    @property
    def is_bare(self) -> bool:
        return ":" not in self.name

    def by(self, person: Person, channel: Channel) -> Payload:
        return interaction(COMMAND, person, channel, self.data | resolved(channel, self.named))


def commands_in(
    client: Noughts, channel: Channel, people: list[Person], messages: list[Payload]
) -> Iterator[Command]:
    """Yield each command offered in a channel: bare, then with each choice of each option."""
    for command in (it.to_dict(client.tree) for it in client.tree.get_commands()):
        if _is_offered(command, channel):
            whole = {"id": str(COMMAND_ID), "name": command["name"], "type": command["type"]}
            if command["type"] == payloads.MESSAGE_MENU:
                yield from _on_messages(whole, messages)
            else:
                ways = {SLASH: _slashes, payloads.USER_MENU: _menus}[command["type"]]
                yield from ways(command, whole, people)


def _is_offered(command: Payload, channel: Channel) -> bool:
    context = _SERVER if channel.guild_id else _DIRECT if channel.invited else _PRIVATE
    installed = int(not channel.invited)
    return context in command["contexts"] and installed in command["integration_types"]


def _on_messages(whole: Payload, messages: list[Payload]) -> Iterator[Command]:
    for it in messages:
        data = {"target_id": it["id"], "resolved": {"messages": {it["id"]: it}}}
        yield Command(f"{whole['name']}:{it['id']}", whole | data)


def _menus(_: Payload, whole: Payload, people: list[Person]) -> Iterator[Command]:
    for person in people:
        name = f"{whole['name']}:{person.id}"
        yield Command(name, whole | {"target_id": str(person.id)}, (person,))


def _slashes(command: Payload, whole: Payload, people: list[Person]) -> Iterator[Command]:
    subs = [option for option in command["options"] if option["type"] == payloads.SUB_COMMAND]
    for sub in subs:
        for given in _given(sub["options"], people):
            nested = {"name": sub["name"], "type": payloads.SUB_COMMAND, "options": given}
            name = _written(f"{whole['name']} {sub['name']}", given)
            yield Command(name, whole | {"options": [nested]}, _named(given, people))
    for given in [] if subs else _given(command["options"], people):
        data = whole | {"options": given}
        yield Command(_written(whole["name"], given), data, _named(given, people))


def _written(name: str, given: list[Payload]) -> str:
    return " ".join((f"/{name}", *(f"{it['name']}:{it['value']}"[:30] for it in given)))


def _named(given: list[Payload], people: list[Person]) -> tuple[Person, ...]:
    values = [option["value"] for option in given]
    return tuple(person for person in people if str(person.id) in values)


def _given(options: list[Payload], people: list[Person]) -> Iterator[list[Payload]]:
    """Yield no options, then each choice of each option, always with those that are required."""
    choices = {option["name"]: list(_choices(option, people)) for option in options}
    required = [choices[option["name"]][0] for option in options if option.get("required")]
    if not required:
        yield []
    for name, ways in choices.items():
        others = [it for it in required if it["name"] != name]
        yield from ([*others, way] for way in ways)


def _choices(option: Payload, people: list[Person]) -> Iterator[Payload]:
    for value in _values(option, people):
        yield {"name": option["name"], "type": option["type"], "value": value}


def _values(option: Payload, people: list[Person]) -> list[Any]:
    if option.get("choices"):
        return [choice["value"] for choice in option["choices"]]
    limits = [option[name] for name in ("min_value", "max_value") if name in option]
    ways: dict[int, list[Any]] = {
        payloads.USER: [str(person.id) for person in people],
        _INTEGER: limits or [*_NUMBERS],
        _YES_OR_NO: [True, False],
    }
    assert option["type"] in ways, f"what do people type into {option['name']}?"
    return ways[option["type"]]
