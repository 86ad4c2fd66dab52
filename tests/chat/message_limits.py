"""Checks messages as Discord does; every payload that the bot sends is checked here."""

import re
from collections.abc import Iterator

from tests.chat.ids import Payload
from tests.chat.menu_limits import MENUS, broken_menus, broken_pictures
from tests.chat.messages import BUTTON, TEXT, V2, components_in

_ROW, _CONTAINER = 1, 17
_ONLY_V2 = range(9, 18)
_LINK, *_ = _LINK_STYLES = (5, 6)
_BUTTON_STYLES = range(1, 7)
_PLAIN = ("label", "placeholder", "description")
"""The fields whose text is shown as it is."""
_NO_MOMENT = re.compile(r"<t:(?!-?\d+(?::[tTdDfFR])?>)[^>]*>?")
_PLURALS = (
    "games|moves|draws|hints|times|points|boards|squares|cells|pieces|people|players|seasons"
    "|servers|minutes|seconds|hours|days|errors|warnings|results|rows|starts|channels|shards"
)
_ONE_OF_MANY = re.compile(rf"(?<![\d.,:/])1 (?:{_PLURALS})\b")
_CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
_RAW = re.compile(r"\d\.\d{3,}|\d[eE][+-]?\d")
_DECIMAL = re.compile(r"\d\.\d")
_THOUSANDS = re.compile(r"(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.,]*[\deE])")
"""As German writes them: 10.987."""


def broken_limits(data: Payload, flags: int = 0) -> list[str]:
    """Return what Discord would refuse in data for a message with `flags`, pings, odd numbers."""
    flags |= data.get("flags") or 0
    checks = (
        *(_components(data), _ids(data), _buttons(data), broken_menus(data), broken_pictures(data)),
        *(_texts(data), _kind(data, flags), _pings(data), _commands(data)),
    )
    return [*(sentence for check in checks for sentence in check), *odd_numbers(all_read(data))]


def all_read(data: Payload) -> str:
    return _read(data, "content", *_PLAIN)


def _read(data: Payload, *names: str) -> str:
    items = list(components_in(data))
    items += [it for item in items for name in ("options", "items") for it in item.get(name) or []]
    return "\n".join(str(item.get(name) or "") for item in (data, *items) for name in names)


def _components(data: Payload) -> Iterator[str]:
    found = list(components_in(data))
    if len(found) > 40:
        yield f"{len(found)} components, nested ones counted"
    for row in found:
        if row["type"] == _ROW and not 1 <= len(row["components"]) <= 5:
            yield f"{len(row['components'])} components in a row"
        if row["type"] == _CONTAINER and not row["components"]:
            yield "an empty container"


def _ids(data: Payload) -> Iterator[str]:
    controls = [item for item in components_in(data) if item["type"] in (BUTTON, *MENUS)]
    ids = [it.get("custom_id", "") for it in controls if it.get("style") not in _LINK_STYLES]
    if len(set(ids)) < len(ids):
        yield f"a custom id twice: {sorted(ids)}"
    for custom_id in ids:
        if not 1 <= len(custom_id) <= 100:
            yield f"a custom id of {len(custom_id)} characters"


def _buttons(data: Payload) -> Iterator[str]:
    for button in components_in(data):
        if button["type"] == BUTTON:
            yield from _button(button)


def _button(button: Payload) -> Iterator[str]:
    label = button.get("label") or ""
    if len(label) > 80:
        yield f"a label of {len(label)} characters"
    if not label and not button.get("emoji"):
        yield f"a button without label and emoji: {button}"
    if button["style"] not in _BUTTON_STYLES:
        yield f"a button of style {button['style']}"
    if (button["style"] == _LINK) != bool(button.get("url")):
        yield f"a link without an address, or an address without a link: {button}"
    if len(button.get("url") or "") > 512:
        yield f"an address of {len(button['url'])} characters"


def _texts(data: Payload) -> Iterator[str]:
    if len(data.get("content") or "") > 2000:
        yield "content of more than 2,000 characters"
    texts = [item["content"] for item in components_in(data) if item["type"] == TEXT]
    if sum(map(len, texts)) > 4000:
        yield "texts of more than 4,000 characters in all"
    if "" in texts:
        yield "an empty text"
    yield from (f"a moment that Discord cannot read: {it}" for it in _NO_MOMENT.findall(str(data)))


def _commands(data: Payload) -> Iterator[str]:
    """Yield the mentions of commands where people would read an id."""
    text = [*_CODE.findall(_read(data, "content")), _read(data, *_PLAIN)]
    yield from (f"a mention of a command in {it!r}" for it in text if "</" in it)


def _kind(data: Payload, flags: int) -> Iterator[str]:
    legacy = [name for name in ("content", "embeds", "poll", "sticker_ids") if data.get(name)]
    if flags & V2 and legacy:
        yield f"components of version 2 together with {legacy}"
    top = {item["type"] for item in data.get("components") or []}
    if not flags & V2 and top & set(_ONLY_V2):
        yield "components of version 2 without their flag"
    if not data.get("components") and not legacy:
        yield "an empty message"


def _pings(data: Payload) -> Iterator[str]:
    allowed = data.get("allowed_mentions")
    if allowed is None:
        yield "the message has no allowed mentions"
    elif allowed.get("parse") or not _addressed(data, allowed):
        yield f"the message may ping {allowed}"


def _addressed(data: Payload, allowed: Payload) -> bool:
    """Return whether the message pings only people or roles that its text mentions, two at most."""
    texts = [item["content"] for item in components_in(data) if item["type"] == TEXT]
    said, people = "\n".join([data.get("content") or "", *texts]), allowed.get("users") or []
    named = [f"<@{it}>" for it in people] + [f"<@&{it}>" for it in allowed.get("roles") or []]
    return len(named) <= 2 and all(it in said for it in named)


def odd_numbers(text: str) -> list[str]:
    """Return the numbers with decimals, except two in code, and each "1" before a plural."""
    text = _THOUSANDS.sub("", text)
    prose = _CODE.sub("", text).replace("*", "").replace("\u00a0", " ")
    patterns = ((_RAW, text), (_DECIMAL, prose), (_ONE_OF_MANY, prose))
    return [found.group() for pattern, where in patterns for found in pattern.finditer(where)]
