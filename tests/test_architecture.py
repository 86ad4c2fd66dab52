"""The house as docs/architecture.md draws it is the house that stands."""

import re
import sys

from tests.reading import ROOT, calls, file_of, imports, modules, strings, table, tokens, tree_of

HOUSE = modules("bot", "engines")
TRANSITIONS = [f"bot/matches/{name}.py" for name in ("play", "offers", "invitation", "deadline")]
MODELS = ["bot/domain/match.py", "bot/domain/preferences.py", "bot/domain/exhibition.py"]
PURE = [*modules("engines", "bot/standings"), *MODELS, *TRANSITIONS]
ROOMS = {
    room: tokens(may_import)
    for rooms, _, may_import in table("docs/architecture.md", "Room")
    for room in tokens(rooms)
}

SQL = re.compile(
    r"\b(SELECT\s.+\sFROM|INSERT\s+INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM"
    r"|(CREATE|DROP|ALTER)\s+(TABLE|INDEX)|PRAGMA\s+\w)",
    re.DOTALL,
)
CLOCKS = {"now", "utcnow", "today", "monotonic", "perf_counter", "time"}
NAMELESS = re.compile(r"(util|helper|manager|common|misc)s?(\.py)?")
LATER = re.compile(r"TOD[O]|FIXM[E]")


def room_of(module: str) -> str | None:
    """Return the room that a module lies in: the longest path of the table that leads to it."""
    return max((room for room in ROOMS if _within(module, room)), key=len, default=None)


def _within(module: str, room: str) -> bool:
    return module == room or (room.endswith("/") and module.startswith(room))


def top_names(module: str) -> set[str]:
    return {name.split(".")[0] for name in imports(tree_of(module))}


def neighbours(module: str) -> set[str]:
    """Return the modules of the house that a module imports from."""
    files = {file_of(name) for name in imports(tree_of(module))}
    return {file for file in files if file is not None}


def test_every_module_has_a_room() -> None:
    """Each module of `bot` and `engines` lies in a room of the table."""
    assert [module for module in HOUSE if room_of(module) is None] == []


def test_every_room_has_a_module() -> None:
    """No room of the table stands empty."""
    assert [room for room in ROOMS if not any(_within(module, room) for module in HOUSE)] == []


def test_rooms_name_rooms() -> None:
    """What a room may import is a room, or a folder of rooms."""
    allowed = {entry for entries in ROOMS.values() for entry in entries}
    assert [
        e for e in allowed if e not in ROOMS and not (e.endswith("/") and (ROOT / e).is_dir())
    ] == []


def test_imports_follow_the_table() -> None:
    """A module imports from the house what its room may, and what lies in the same room."""
    forbidden = []
    for module in HOUSE:
        room = room_of(module) or module
        allowed = [room, *ROOMS.get(room, [])]
        for other in sorted(neighbours(module)):
            if not any(_within(other, entry) for entry in allowed):
                forbidden.append(f"{module} imports {other}")
    assert forbidden == []


def test_imports_are_absolute() -> None:
    """Every import names its module in full, so that the test above sees it."""
    assert [m for m in HOUSE if any(name.startswith(".") for name in imports(tree_of(m)))] == []


def test_engines_need_the_standard_library_alone() -> None:
    """The engines import themselves and the standard library, never the bot."""
    known = sys.stdlib_module_names | {"engines"}
    assert {m: extra for m in modules("engines") if (extra := top_names(m) - known)} == {}


def test_sql_stays_in_the_store() -> None:
    """Outside `bot/store/` no module holds SQL or imports a database."""
    outside = [module for module in HOUSE if not module.startswith("bot/store/")]
    assert [m for m in outside if any(SQL.search(text) for text in strings(tree_of(m)))] == []
    assert [m for m in outside if top_names(m) & {"aiosqlite", "sqlite3"}] == []


def test_settings_alone_read_the_environment() -> None:
    """Outside `bot/app/settings.py` no module reads the environment or a `.env` file."""
    readers = re.compile(r"\bos\.environ|\bgetenv\b|\benviron\b|\bdotenv\b")
    others = [module for module in HOUSE if module != "bot/app/settings.py"]
    assert [m for m in others if readers.search((ROOT / m).read_text(encoding="utf-8"))] == []


def test_pure_modules_know_neither_discord_nor_a_clock() -> None:
    """Engines and models import no Discord, no event loop, and read no clock."""
    outside = {"discord", "asyncio", "time", "threading"}
    assert {m: known for m in PURE if (known := top_names(m) & outside)} == {}
    assert {m: read for m in PURE if (read := calls(tree_of(m)) & CLOCKS)} == {}


def test_pure_modules_are_given_their_chance() -> None:
    """Engines and models take a `random.Random` and nothing else of that module."""
    drawn = {name for module in PURE for name in imports(tree_of(module)) if "random" in name}
    assert drawn <= {"random.Random"}


def test_modules_have_names_of_their_own() -> None:
    """No module is named for being handy instead of for what it is."""
    parts = [(module, part) for module in HOUSE for part in module.split("/")]
    assert [module for module, part in parts if NAMELESS.fullmatch(part)] == []


def test_nothing_is_left_for_later() -> None:
    """No file of the project says that something has still to be done in it."""
    files = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    for folder in ("bot", "engines", "migrations", "tests", "benchmarks"):
        files += [*(ROOT / folder).rglob("*.py"), *(ROOT / folder).rglob("*.sql")]
    texts = {file.name: file.read_text(encoding="utf-8") for file in files}
    assert [name for name, text in texts.items() if LATER.search(text)] == []
