"""Components of messages, written as JSON; discord.py's own items would take five times as long."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from json import JSONEncoder, loads
from typing import Any

from discord import ButtonStyle, ChannelType, ComponentType
from discord.ui import LayoutView

from bot.locales import Argument, translate
from bot.views.custom_ids import ButtonKind, custom_id

Component = str
"""A component with its children as ASCII JSON, several separated by commas, or empty for none."""

SECONDARY = ButtonStyle.secondary
SUCCESS = ButtonStyle.success
PRIMARY = ButtonStyle.primary
DANGER = ButtonStyle.danger
GOLD = 0xF0B232  # the colour at the edge of pages about past games and ratings

TEXT_CHANNELS = (ChannelType.text.value, ChannelType.news.value)
"""The kinds of a server's channels in which everybody reads and the bot can post."""

_ROW = ComponentType.action_row.value
_BUTTON = ComponentType.button.value
_TEXT = ComponentType.text_display.value
_CONTAINER = ComponentType.container.value
_FALSE_TRUE = ("false", "true")
dumps = JSONEncoder().encode  # the function `json.dumps` asks for its options each time
_quoted = lru_cache(1024)(dumps)  # only labels: they are few, and texts contain mentions


def text(*lines: str) -> Component:
    """Return a text without its empty lines, or none if all are empty, which Discord refuses."""
    content = "\n".join(filter(None, lines))
    return f'{{"type":{_TEXT},"content":{dumps(content)}}}' if content else ""


def labelled_button(
    label: str, style: ButtonStyle, pressed: str, *, disabled: bool = False
) -> Component:
    return (
        f'{{"type":{_BUTTON},"style":{style.value},"label":{_quoted(label)}'
        f',"custom_id":"{pressed}","disabled":{_FALSE_TRUE[disabled]}}}'
    )


def button(
    language: str,
    label: str,
    style: ButtonStyle,
    kind: ButtonKind,
    *numbers: int,
    disabled: bool = False,
    **args: Argument,
) -> Component:
    """Return a button with the sentence `label` with `args`, and an id of `kind` and `numbers`."""
    text, pressed = translate(language, label, **args), custom_id(kind, *numbers)
    return labelled_button(text, style, pressed, disabled=disabled)


def link_button(language: str, label: str, url: str, **args: Argument) -> Component:
    style, text = ButtonStyle.link.value, translate(language, label, **args)
    return dumps({"type": _BUTTON, "style": style, "label": text, "url": url})


def menu(
    kind: ButtonKind,
    options: Mapping[str, str],
    *numbers: int,
    chosen: str | None = None,
    placeholder: str | None = None,
    about: Mapping[str, str] | None = None,
) -> Component:
    """Return a menu as a row, or none without `options`: labels by the values that are sent."""
    offered = [
        {"label": label, "value": value, "default": value == chosen}
        | ({"description": about[value]} if about else {})
        for value, label in options.items()
    ]
    data = {"custom_id": custom_id(kind, *numbers), "options": offered}
    hint = {"placeholder": placeholder} if placeholder else {}
    return row(dumps({"type": ComponentType.string_select.value} | data | hint)) if options else ""


def people_menu(
    kind: ButtonKind, placeholder: str, picked: Iterable[int] = (), *, least: int = 1, most: int = 1
) -> Component:
    """Return a menu of all people as a row; between `least` and `most` of them can be picked."""
    return _picker("user", kind, placeholder, picked, (least, most))


def channel_menu(language: str, hint: str, kind: ButtonKind, chosen: int | None) -> Component:
    """Return a menu of a server's text channels as a row; one of them or none is picked."""
    kinds, placeholder = TEXT_CHANNELS, translate(language, hint)
    return _picker("channel", kind, placeholder, [chosen], channel_types=kinds)


def role_menu(language: str, hint: str, kind: ButtonKind, chosen: int | None) -> Component:
    """Return a menu of a server's roles as a row; one of them or none is picked."""
    return _picker("role", kind, translate(language, hint), [chosen])


def _picker(
    what: str,
    kind: ButtonKind,
    placeholder: str,
    picked: Iterable[int | None],
    amount: tuple[int, int] = (0, 1),
    **more: Any,
) -> Component:
    least, most = amount
    limits = {"min_values": least, "max_values": most}
    chosen = [{"id": str(each), "type": what} for each in picked if each]
    if len(chosen) >= least:  # Discord refuses fewer
        more["default_values"] = chosen
    data = {"custom_id": custom_id(kind), "placeholder": placeholder}
    return row(dumps({"type": ComponentType[f"{what}_select"].value} | data | limits | more))


def row(*controls: Component) -> Component:
    """Return buttons as a row, or no row without any, since Discord refuses that."""
    inside = joined(*controls)
    return f'{{"type":{_ROW},"components":[{inside}]}}' if inside else ""


def rows(controls: Sequence[Component], columns: int) -> Component:
    starts = range(0, len(controls), columns)
    return joined(*(row(*controls[at : at + columns]) for at in starts))


def picture(file: str, description: str) -> Component:
    """Return an attached file as a picture, with its description for screen readers."""
    item = {"media": {"url": f"attachment://{file}"}, "description": description}
    return dumps({"type": ComponentType.media_gallery.value, "items": [item]})


def separator() -> Component:
    return dumps({"type": ComponentType.separator.value})


def container(*components: Component, colour: int | None = None) -> Component:
    """Return the components in a container, with a coloured edge if `colour` is given."""
    edge, inside = colour or "null", listed(*components)
    return f'{{"type":{_CONTAINER},"accent_color":{edge},"components":{inside}}}'


def listed(*components: Component) -> str:
    return f"[{joined(*components)}]"


def joined(*components: Component) -> Component:
    return ",".join(filter(None, components))


class Message(LayoutView):
    """A message of component JSON, whose presses are routed by custom id, also after a restart."""

    def __init__(self, *components: Component) -> None:
        super().__init__(timeout=None)
        self._components: list[dict[str, Any]] = loads(listed(*components))

    def add(self, *components: Component) -> None:
        self._components += loads(listed(*components))

    def to_components(self) -> list[dict[str, Any]]:
        return self._components

    def has_components_v2(self) -> bool:
        return True

    def is_dispatchable(self) -> bool:
        """Return False, so that discord.py does not store the view."""
        return False

    def is_finished(self) -> bool:
        """Return True, so that discord.py starts no 15-minute timer for a private message."""
        return True


def page(*components: Component, colour: int | None = None) -> Message:
    return Message(container(*components, colour=colour))
