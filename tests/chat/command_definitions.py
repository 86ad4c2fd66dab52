"""Checks command definitions as Discord does, and answers a registration of them."""

import re
from collections.abc import Iterator

from tests.chat.ids import APPLICATION, COMMAND_ID, Payload
from tests.chat.payloads import SLASH, SUB_COMMAND

_NAME = re.compile(r"[-_\w]{1,32}")
_MENU_NAME = re.compile(r"[-_' \w]{1,32}")


def broken_definitions(commands: list[Payload]) -> list[str]:
    slashes = [command for command in commands if command["type"] == SLASH]
    found = [sentence for command in slashes for sentence in _broken(command)]
    found += [f"the menu {menu['name']!r}" for menu in commands if not _is_fine(menu)]
    sizes = {command["name"]: _size(command) for command in slashes}
    return found + [f"{name}: {size} characters" for name, size in sizes.items() if size > 8000]


def registered(commands: list[Payload]) -> list[Payload]:
    common = {"application_id": str(APPLICATION), "version": "1", "dm_permission": True}
    return [
        {"description": ""} | command | common | {"id": str(COMMAND_ID + number)}
        for number, command in enumerate(commands)
    ]


def paths(commands: list[Payload]) -> dict[str, list[str]]:
    return {
        f"{group['name']} {sub['name']}": [option["name"] for option in sub["options"]]
        for group in commands
        for sub in group.get("options", [])
        if sub["type"] == SUB_COMMAND
    }


def _is_fine(command: Payload) -> bool:
    """Return whether a command is no menu entry, or a menu entry that Discord accepts."""
    named = _MENU_NAME.fullmatch(command["name"]) and _longest(command, "name") <= 32
    return command["type"] == SLASH or bool(named and not command.get("description"))


def _broken(item: Payload) -> Iterator[str]:
    name, options, choices = item["name"], item.get("options", []), item.get("choices") or []
    if not _NAME.fullmatch(name) or name != name.lower():
        yield f"the name {name!r}"
    for said in _in_languages(item, "description"):
        if not 1 <= len(said) <= 100:
            yield f"{name}: a description of {len(said)} characters"
    if len(options) > 25 or len(choices) > 25:
        yield f"{name}: more than 25 options or choices"
    yield from (f"{name}: {choice}" for choice in choices if not _fits(choice))
    for option in options:
        yield from _broken(option)


def _fits(choice: Payload) -> bool:
    names = _in_languages(choice, "name")
    return all(1 <= len(it) <= 100 for it in names) and len(str(choice["value"])) <= 100


def _in_languages(item: Payload, field: str) -> list[str]:
    return [item[field], *(item.get(f"{field}_localizations") or {}).values()]


def _longest(item: Payload, field: str) -> int:
    return max(map(len, _in_languages(item, field)))


def _size(item: Payload) -> int:
    choices = item.get("choices") or []
    own = _longest(item, "name") + _longest(item, "description")
    own += sum(_longest(choice, "name") + len(str(choice["value"])) for choice in choices)
    return own + sum(_size(option) for option in item.get("options", []))
