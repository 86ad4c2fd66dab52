"""Checks menus and pictures in messages as Discord does."""

from collections.abc import Iterator

from tests.chat.ids import Payload
from tests.chat.messages import components_in

MENUS = range(3, 9)
"""The types of menus but 4, which stands only in forms."""
_OPTIONS, _ROW, _GALLERY = 3, 1, 12
_DEFAULTS = {5: {"user"}, 6: {"role"}, 7: {"user", "role"}, 8: {"channel"}}
_ATTACHED = "attachment://"


def broken_menus(data: Payload) -> Iterator[str]:
    for item in components_in(data):
        if item["type"] == _ROW and len(item["components"]) > 1:
            yield from ("a menu beside others" for it in item["components"] if it["type"] in MENUS)
        if item["type"] in MENUS:
            yield from _menu(item)
        if item["type"] == _OPTIONS:
            yield from _options(item)


def _menu(menu: Payload) -> Iterator[str]:
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    defaults = menu.get("default_values") or []
    if len(menu.get("placeholder") or "") > 150:
        yield f"a placeholder of {len(menu['placeholder'])} characters"
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        yield f"a menu that takes {least} to {most} options"
    if defaults and not least <= len(defaults) <= most:
        yield f"{len(defaults)} picked at first in a menu of {least} to {most}"
    if any(it["type"] not in _DEFAULTS.get(menu["type"], ()) for it in defaults):
        yield f"a menu of type {menu['type']} with {defaults}"


def _options(menu: Payload) -> Iterator[str]:
    options, most = menu["options"], menu.get("max_values", 1)
    if not 1 <= len(options) <= 25:
        yield f"a menu of {len(options)} options"
    elif most > len(options):
        yield f"{most} of {len(options)} options can be picked"
    if len({option["value"] for option in options}) < len(options):
        yield f"a value twice: {sorted(option['value'] for option in options)}"
    if sum(bool(option.get("default")) for option in options) > most:
        yield f"more options are picked at first than {most}"
    for option in options:
        yield from _option(option)


def _option(option: Payload) -> Iterator[str]:
    for name, least in (("label", 1), ("value", 1), ("description", 0)):
        if not least <= len(option.get(name) or "") <= 100:
            yield f"an option whose {name} is {option.get(name)!r}"


def broken_pictures(data: Payload) -> Iterator[str]:
    attached = {file.get("filename") for file in data.get("attachments") or []}
    for gallery in components_in(data):
        if gallery["type"] != _GALLERY:
            continue
        if not 1 <= len(gallery["items"]) <= 10:
            yield f"{len(gallery['items'])} pictures in a gallery"
        for item in gallery["items"]:
            url, described = item["media"]["url"], item.get("description")
            if described is not None and not 1 <= len(described) <= 1024:
                yield f"a picture described in {len(described)} characters"
            if url.startswith(_ATTACHED) and url.removeprefix(_ATTACHED) not in attached:
                yield f"{url} is not attached"
