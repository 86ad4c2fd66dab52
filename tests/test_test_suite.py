"""The tests mirror the project, and use it as its callers do."""

import ast
import re

import pytest

from tests.project_files import ROOT, modules, tree_of

PRIVATE = re.compile(r"_(?!_)\w+")
DOCUMENTED = {"_asdict", "_fields", "_make", "_replace"}
"""Methods of named tuples, which Python documents."""
EXEMPT = (
    *modules("tests/discord_internals"),  # about the private names that the bot relies on
    "tests/store/sqlite/test_executor.py",  # the same, for aiosqlite
    "tests/offline_discord.py",
    "tests/patient_env.py",
)
FEATURES = "bot/interactions/"
"""The folders in it are tested together, where people are simulated."""


LIMIT_OF = {"timeout": 0, "wait_for": 1, "until": 2}
"""Functions that wait, and which of their arguments says for how long at most."""
PATCHES = ("setattr", "delattr", "getattr", "patch")


def folders(package: str) -> list[str]:
    files = (ROOT / package).rglob("*.py")
    return sorted({file.parent.relative_to(ROOT).as_posix() for file in files})


def has_tests(folder: str) -> bool:
    return any((ROOT / "tests" / folder).glob("test_*.py"))


def test_every_folder_has_its_tests() -> None:
    """Each folder of the project has a folder of the same name here, with tests in it."""
    homes = {name: name.removeprefix("bot/") for name in folders("bot")[1:]}
    homes |= {name: "interactions" for name in homes if name.startswith(FEATURES)}
    homes |= {name: name for name in folders("engines")}
    assert [name for name, home in homes.items() if not has_tests(home)] == []


def own_limits(tree: ast.AST) -> list[str]:
    """Return each call that waits for something with a limit of a second or more of its own."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [ast.unparse(call) for call in calls if any(map(is_long, limits(call)))]


def limits(call: ast.Call) -> list[ast.expr]:
    """Return what a call names as the time that it waits at most."""
    name = ast.unparse(call.func).split(".")[-1]
    position = LIMIT_OF.get(name)
    named = [keyword.value for keyword in call.keywords if keyword.arg == "timeout"]
    return named if position is None else named + call.args[position : position + 1]


def is_long(limit: ast.expr) -> bool:
    value = limit.value if isinstance(limit, ast.Constant) else None
    return isinstance(value, int | float) and value >= 1


def test_one_limit_for_all_that_waits() -> None:
    """What a test waits for gets the same generous time everywhere, which one file states."""
    assert {m: own for m in modules("tests") if (own := own_limits(tree_of(m)))} == {}


@pytest.mark.parametrize("line", ["until(f, 'what', 3.0)", "wait_for(it, 60)", "run(timeout=9)"])
def test_limits_are_found(line: str) -> None:
    """The test above sees each way to state a limit."""
    assert own_limits(ast.parse(line)) != []


def private_uses(tree: ast.AST) -> list[str]:
    """Return each private name that a module takes from another object or module, or patches."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) not in ("self", "cls"):
            found.append(node.attr)
        elif isinstance(node, ast.ImportFrom):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.Subscript) and ast.unparse(node.value).startswith("vars("):
            found.append(text_in(node.slice))
    found += [text.rpartition(".")[2] for text in patched(tree)]
    return [name for name in found if PRIVATE.fullmatch(name) and name not in DOCUMENTED]


def patched(tree: ast.AST) -> list[str]:
    """Return each text that names what a module patches, such as `a.b.c` or `c`."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    patches = [call for call in calls if ast.unparse(call.func).split(".")[-1] in PATCHES]
    return [text_in(argument) for call in patches for argument in call.args[:2]]


def text_in(node: ast.expr) -> str:
    """Return the text of a literal, or nothing for any other expression."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def test_nothing_private() -> None:
    """No test depends on how something is made inside, or patches it by its path."""
    trees = {module: tree_of(module) for module in modules("tests") if module not in EXEMPT}
    assert {module: uses for module, tree in trees.items() if (uses := private_uses(tree))} == {}
    assert {
        module for module, tree in trees.items() if any("." in it for it in patched(tree))
    } == set()


@pytest.mark.parametrize(
    "line",
    [
        "limiter._in_flight",
        "from a import _b",
        "vars(queue)['_last']",
        "patch.setattr(a, '_b', 1)",
        "patch.setattr('a.b._c', 1)",
    ],
)
def test_private_names_are_found(line: str) -> None:
    """The test above sees each way to reach a private name."""
    assert private_uses(ast.parse(line)) != []
