"""The project is built as docs/architecture.md says."""

import ast
import re
import sys
from collections import Counter
from functools import cache
from graphlib import TopologicalSorter

from bot.interactions.registry import FEATURES
from tests import project_files
from tests.project_files import imports, modules, table, tokens, tree_of

MODULES = modules("bot", "engines")
PURE = modules("engines", "bot/domain")
TABLE = table("docs/architecture.md", "Folder")
ROWS = {folder: tokens(may_import) for row, _, may_import in TABLE for folder in tokens(row)}
"""What each folder may import, from top to bottom; some are single files."""
(GROUND,) = ({*tokens(row)} for row, *_ in TABLE if "`bot/locales/`" in row)
"""What everything of the bot may import."""

SQL = re.compile(
    r"\b(SELECT\s.+\sFROM|INSERT\s+INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM"
    r"|(CREATE|DROP|ALTER)\s+(TABLE|INDEX)|PRAGMA\s+\w)",
    re.DOTALL,
)
ANSWERING = {
    *("response", "followup", "original_response", "edit_original_response"),
    "delete_original_response",
}
"""All of an interaction that answers it."""
DOOR = ("first_response", "late_response", "delivery", "lost_posts", "private_answers")
INSIDE_DISCORD = re.compile(r"discord\.(?!app_commands\b|ui\b|utils\b|ext\b)[a-z]\w*")
CLOCKS = {"now", "utcnow", "today", "monotonic", "perf_counter", "time"}
NAMELESS = re.compile(r"(util|helper|manager|common|misc)s?(\.py)?")


def folder_of(module: str) -> str | None:
    """Return the row that a module belongs to: the longest path that leads to it."""
    return max((folder for folder in ROWS if _within(module, folder)), key=len, default=None)


def _within(module: str, folder: str) -> bool:
    return module == folder or (folder.endswith("/") and module.startswith(folder))


def may_import(folder: str) -> set[str]:
    """Return the rows from which a folder may import: what it names below it, and the ground."""
    below = list(ROWS)[list(ROWS).index(folder) + 1 :]
    named = {row for row in below if any(_within(row, entry) for entry in ROWS[folder])}
    around = {row for row in ROWS if _within(folder, row)}
    return named | around | (GROUND if folder.startswith("bot/") else set())


def top_names(module: str) -> set[str]:
    return {name.split(".")[0] for name in imports(tree_of(module))}


@cache
def imported_modules(module: str) -> frozenset[str]:
    files = {project_files.file_of(name) for name in imports(tree_of(module))}
    return frozenset(file for file in files if file is not None and file != module)


def test_every_module_has_a_folder() -> None:
    """Each module of `bot` and `engines` lies in a folder of the table."""
    assert [module for module in MODULES if folder_of(module) is None] == []


def test_every_folder_has_a_module() -> None:
    """No folder of the table is empty, and each row names rows of it."""
    used = {folder_of(module) for module in MODULES}
    assert [folder for folder in ROWS if folder not in used] == []
    assert [entry for entries in ROWS.values() for entry in entries if entry not in ROWS] == []


def test_imports_follow_the_table() -> None:
    """A module imports from its own folder, and from those that its folder's row allows."""
    forbidden = [
        f"{module} imports {other}"
        for module in MODULES
        for other in sorted(imported_modules(module))
        if folder_of(other) not in may_import(str(folder_of(module)))
    ]
    assert forbidden == []


def feature_of(module: str) -> str | None:
    names = (feature.__name__.replace(".", "/") for feature in FEATURES)
    return next((it for it in names if module == f"{it}.py" or module.startswith(f"{it}/")), None)


def test_features_stand_alone() -> None:
    """A feature imports no other feature but that of reviews."""
    shared = (None, "bot/interactions/review")
    found = [
        f"{module} imports {other}"
        for module in modules("bot/interactions")
        if feature_of(module)
        for other in sorted(imported_modules(module))
        if feature_of(other) not in (feature_of(module), *shared)
    ]
    assert found == []


def test_no_files_import_each_other() -> None:
    """No chain of imports leads from a file back to itself; graphlib would raise CycleError."""
    order = TopologicalSorter({module: imported_modules(module) for module in MODULES})
    assert set(order.static_order()) >= set(MODULES)


def test_engines_need_the_standard_library_alone() -> None:
    """The engines import themselves and the standard library, never the bot."""
    known = sys.stdlib_module_names | {"engines"}
    assert {m: extra for m in modules("engines") if (extra := top_names(m) - known)} == {}


def test_sql_stays_in_the_store() -> None:
    """Outside `bot/store/` no module holds SQL or imports a database."""
    outside = [module for module in MODULES if not module.startswith("bot/store/")]
    texts = {module: project_files.strings(tree_of(module)) for module in outside}
    assert [m for m in outside if any(map(SQL.search, texts[m]))] == []
    assert [m for m in outside if top_names(m) & {"aiosqlite", "sqlite3"}] == []


def test_one_module_of_each_package_reads_the_environment() -> None:
    """Only two modules read the environment: that of the bot, and the colours of a terminal."""
    readers = re.compile(r"\bos\.environ|\bgetenv\b|\benviron\b|\bdotenv\b")
    allowed = ("bot/app/settings.py", "engines/terminal/play.py")
    texts = {m: (project_files.ROOT / m).read_text(encoding="utf-8") for m in MODULES}
    assert [m for m, text in texts.items() if readers.search(text) and m not in allowed] == []


def test_the_inside_of_discord_py_stays_behind_its_fence() -> None:
    """Elsewhere only what discord.py's own documentation imports from is imported."""
    outside = [m for m in modules("bot") if not m.startswith("bot/discord_internals/")]
    assert {m: inside for m in outside if (inside := _inside_discord(m))} == {}


def _inside_discord(module: str) -> set[str]:
    """Return the modules of discord.py that a module imports, and `http` wherever it reads that."""
    named = {name for name in imports(tree_of(module)) if INSIDE_DISCORD.match(name)}
    return named | (_read_in(module) & {"http"})


def test_every_answer_goes_through_one_door() -> None:
    """Only the files behind `first_response.py` answer an interaction; all else calls that."""
    door = {f"bot/messaging/{name}.py" for name in DOOR}
    answering = {module for module in modules("bot") if _read_in(module) & ANSWERING}
    assert {m for m in answering if not m.startswith("bot/discord_internals/")} == door


def _read_in(module: str) -> set[str]:
    """Return the name of every attribute that a module reads."""
    return {node.attr for node in ast.walk(tree_of(module)) if isinstance(node, ast.Attribute)}


def test_pure_modules_know_neither_discord_nor_a_clock() -> None:
    """Engines and domain import no Discord and no event loop, and read no clock."""
    outside = {"discord", "asyncio", "time", "threading"}
    assert {m: known for m in PURE if (known := top_names(m) & outside)} == {}
    assert {m: read for m in PURE if (read := project_files.calls(tree_of(m)) & CLOCKS)} == {}


def test_pure_modules_are_given_their_chance() -> None:
    """Of `random`, engines and domain import only the class `Random`."""
    drawn = {name for module in PURE for name in imports(tree_of(module)) if "random" in name}
    assert drawn <= {"random.Random"}


def test_modules_have_names_of_their_own() -> None:
    """No module has a name that says nothing, such as `utils`."""
    parts = [(module, part) for module in MODULES for part in module.split("/")]
    assert [module for module, part in parts if NAMELESS.fullmatch(part)] == []


def test_a_public_type_is_defined_once() -> None:
    """No two classes or type aliases of `bot` and `engines` have the same public name."""
    counts = Counter(name for module in MODULES for name in _types_in(module))
    assert [name for name, times in counts.items() if times > 1] == []


def _types_in(module: str) -> list[str]:
    """Return the public classes and aliases of a module; those of one letter are variables."""
    body = tree_of(module).body
    classes = [node.name for node in body if isinstance(node, ast.ClassDef)]
    assigned = [node for node in body if isinstance(node, ast.Assign)]
    names = [name.id for node in assigned for name in node.targets if isinstance(name, ast.Name)]
    return [name for name in (*classes, *names) if re.match("[A-Z].*[a-z]", name)]
