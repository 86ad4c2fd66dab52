import ast

from tests.project_files import ROOT, table, tokens


def named() -> list[str]:
    return [token for *_, test in table("docs/reliability.md", "Fault") for token in tokens(test)]


def functions(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_promise_has_its_test() -> None:
    """Each row of the table names a test, and that test exists."""
    assert len(named()) == len(table("docs/reliability.md", "Fault"))
    assert [t for t in named() if t.split("::")[1] not in functions(t.split("::")[0])] == []


def test_no_promise_is_made_twice() -> None:
    """No two rows name the same test."""
    assert len(set(named())) == len(named())
