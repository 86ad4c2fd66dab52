"""The tests mirror the project, and wait as long as one file says."""

import ast

import pytest

from tests.project_files import ROOT, modules, text_of, tree_of

FEATURES = "bot/interactions/"  # the folders in it are tested together, where people are simulated


LIMIT_OF = {"timeout": 0, "wait_for": 1, "until": 2}
"""Functions that wait, and which of their arguments says for how long at most."""
WAITS = ("timeout=", *(f"{name}(" for name in LIMIT_OF))


def folders(package: str) -> list[str]:
    files = (ROOT / package).rglob("*.py")
    return sorted({file.parent.relative_to(ROOT).as_posix() for file in files})


def test_every_folder_has_its_tests() -> None:
    """Each folder of the project has a folder of the same name here, with tests in it."""
    homes = {name: name.removeprefix("bot/") for name in folders("bot")[1:]}
    homes |= {name: "interactions" for name in homes if name.startswith(FEATURES)}
    homes |= {name: name for name in folders("engines")}
    tested = {file.parent for file in (ROOT / "tests").rglob("test_*.py")}
    assert [name for name, home in homes.items() if ROOT / "tests" / home not in tested] == []


def own_limits(tree: ast.AST) -> list[str]:
    """Return each call that waits for something with a limit of a second or more of its own."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [ast.unparse(call) for call in calls if any(map(is_long, limits(call)))]


def limits(call: ast.Call) -> list[ast.expr]:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    position = LIMIT_OF.get(name)
    named = [keyword.value for keyword in call.keywords if keyword.arg == "timeout"]
    return named if position is None else named + call.args[position : position + 1]


def is_long(limit: ast.expr) -> bool:
    value = limit.value if isinstance(limit, ast.Constant) else None
    return isinstance(value, int | float) and value >= 1


def test_one_limit_for_all_that_waits() -> None:
    """Whatever a test waits for has the same generous limit, stated in one file."""
    waiting = [m for m in modules("tests") if any(it in text_of(m) for it in WAITS)]
    assert {m: own for m in waiting if (own := own_limits(tree_of(m)))} == {}


@pytest.mark.parametrize("line", ["until(f, 'what', 3.0)", "wait_for(it, 60)", "run(timeout=9)"])
def test_limits_are_found(line: str) -> None:
    """The test above sees each way to state a limit."""
    assert own_limits(ast.parse(line)) != []
