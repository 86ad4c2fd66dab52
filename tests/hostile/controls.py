"""The controls of a message, and each press that they allow."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bot.views import custom_ids
from bot.views.custom_ids import ButtonKind
from bot.views.id_numbers import ON_DIRECT, game_of
from tests.chat.ids import Payload
from tests.chat.messages import BUTTON, components_in
from tests.chat.payloads import COMPONENT, interaction, resolved
from tests.chat.people import EVERYBODY, Channel, Person, Role

KINDS = {name: it for name, it in vars(custom_ids).items() if isinstance(it, ButtonKind)}
_NAMES = {kind.prefix: name for name, kind in KINDS.items()}
_MENU, _PEOPLE, _ROLES, _CHANNELS = 3, 5, 6, 8
ROLE = Role(77)
_HERE, _ELSEWHERE = "here", "1"
"""The channel in which someone picks a channel, and one that does not exist."""
_WHICHEVER = {
    *("match_id", "revision", "cell", "show_id", "season_id", "ply", "plies", "person"),
    *("page", "parts", "chosen"),
}
"""The numbers in custom ids that do not make it another kind of control."""


@dataclass(frozen=True)
class Press:
    """A press of a button, or the choice of options of a menu; `named` are the people in it."""

    custom_id: str
    component: int = BUTTON
    values: tuple[str, ...] = ()
    named: tuple[Person, ...] = ()

    @property
    def kind(self) -> str:
        return kind_of(self.custom_id)

    def by(self, person: Person, channel: Channel, message: Payload) -> Payload:
        data = {"id": 1, "component_type": self.component, "custom_id": self.custom_id}
        values = [str(channel.channel_id) if it == _HERE else it for it in self.values]
        picked = {} if self.component == BUTTON else {"values": values}
        data |= picked | resolved(channel, self.named)
        if self.component == _ROLES:
            data["resolved"] = {"roles": dict.fromkeys(values, ROLE.payload)}
        if self.component == _CHANNELS:
            allowed = {"permissions": str(EVERYBODY)}
            data["resolved"] = {"channels": {it: allowed | {"id": it} for it in values}}
        return interaction(COMPONENT, person, channel, data) | {"message": message}

    def __str__(self) -> str:
        return " ".join((f"{self.kind} {self.custom_id}", *self.values))


def presses_on(message: Payload, people: list[Person]) -> Iterator[Press]:
    """Yield each press of a button and each choice of a menu: people, a channel that is gone."""
    for item in components_in(message):
        if item.get("disabled") or "custom_id" not in item:
            continue
        if item["type"] == BUTTON:
            yield Press(item["custom_id"])
        elif item["type"] == _MENU:
            values = (option["value"] for option in item["options"])
            yield from (Press(item["custom_id"], _MENU, (value,)) for value in values)
        elif item["type"] == _CHANNELS:
            picked: tuple[tuple[str, ...], ...] = ((), (_HERE,), (_ELSEWHERE,))
            yield from (Press(item["custom_id"], _CHANNELS, values) for values in picked)
        elif item["type"] == _ROLES:
            yield from (Press(item["custom_id"], _ROLES, it) for it in ((), (str(ROLE.id),)))
        else:
            assert item["type"] == _PEOPLE, f"how do people use {item}?"
            yield from _picks(item, people)


def _picks(menu: Payload, people: list[Person]) -> Iterator[Press]:
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    for picked in {(), *((person,) for person in people), tuple(people[:most])}:
        if least <= len(picked) <= most:
            values = tuple(str(person.id) for person in picked)
            yield Press(menu["custom_id"], _PEOPLE, values, picked)


def kind_of(custom_id: str) -> str:
    return _NAMES[custom_id.partition(":")[0]]


@cache
def shape_of(custom_id: str) -> tuple[object, ...]:
    """Return what a control does, whichever match, person or move it is about."""
    name, numbers = kind_of(custom_id), map(int, custom_id.split(":")[1:])
    named = zip(KINDS[name].fields, numbers, strict=True)
    return name, *(_rough(it.name, n) for it, n in named if it.name not in _WHICHEVER)


def _rough(field: str, number: int) -> object:
    """Return a number, but the same for all the former seasons of a game."""
    if field != "which":
        return number
    which, variant = game_of(number)
    return min(which, ON_DIRECT + 1), variant
