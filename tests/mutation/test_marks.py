from pathlib import Path
from textwrap import dedent

import pytest

from tests.mutation.marks import marked

CODE = dedent(
    '''
    """A module."""

    class Shape:
        def area(self):
            """Return the area."""
            def inner():
                return 6
            return inner()

    async def never(): ...
    '''
)


def test_a_function_notes_each_test_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Marked code does what it did, and says which tests called which outermost function."""
    notes = tmp_path / "notes"
    space: dict[str, type] = {}
    exec(marked(CODE, "shape.py", notes), space)  # noqa: S102 - the code above
    shape = space["Shape"]()
    for test in ("test_one", "test_one", "test_two[a b]"):
        monkeypatch.setenv("PYTEST_CURRENT_TEST", f"tests/test_it.py::{test} (call)")
        assert shape.area() == 6
    monkeypatch.delenv("PYTEST_CURRENT_TEST")
    assert shape.area() == 6
    assert notes.read_text(encoding="utf-8").splitlines() == [
        "shape.py:5 tests/test_it.py::test_one",
        "shape.py:5 tests/test_it.py::test_two[a b]",
    ]
