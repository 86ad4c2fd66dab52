"""People who delete their data, after whatever happened: nothing names them any more."""

import gc
import logging
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from tests.chat.world import World
from tests.hostile.boards_shown import words
from tests.interactions.stored import columns_with, query

_KNOWN = "SELECT message_id FROM matches WHERE can_edit AND message_id IS NOT NULL"


async def assert_forgotten(world: World, *people: int, quiet: float) -> None:
    """Have people delete their data; `quiet` seconds later nothing that is kept names one."""
    lines, log = logging.StreamHandler(StringIO()), logging.getLogger("noughts")
    level = log.level
    log.addHandler(lines)
    log.setLevel(logging.DEBUG)
    for person in people:
        assert await world.client.context.deletions.delete(person)
    await world.advance(quiet)
    log.setLevel(level)
    log.removeHandler(lines)
    known = {str(message_id) for (message_id,) in query(world.path, _KNOWN)}
    boards = [words(it) for key, it in world.chat.messages.items() if key in known]
    for person in people:
        assert columns_with(world.path, person) == set()
        assert person.to_bytes(8, "big") not in journal_of(world.path)
        assert caches_with(person) == []
        assert [it for it in (*boards, lines.stream.getvalue()) if str(person) in it] == []


def journal_of(path: str) -> bytes:
    return Path(f"{path}-wal").read_bytes()


def caches_with(person: int) -> list[str]:
    modules = [module for name, module in sys.modules.items() if name.startswith("bot.")]
    functions: list[Any] = [it for module in modules for it in vars(module).values()]
    caches = {it for it in functions if hasattr(it, "cache_clear")}
    return [str(it) for it in caches if any(names(part, person) for part in kept_by(it))]


def names(part: Any, person: int) -> bool:
    return part == person if type(part) is int else type(part) is str and str(person) in part


def kept_by(cache: Any) -> Iterator[Any]:
    found = [it for it in gc.get_referents(cache) if it is not cache.__dict__]
    seen = set[int]()
    while found:
        part = found.pop()
        if id(part) in seen or isinstance(part, FunctionType | ModuleType | type):
            continue
        seen.add(id(part))
        yield part
        found += gc.get_referents(part)
