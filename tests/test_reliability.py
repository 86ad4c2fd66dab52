"""docs/reliability.md promises nothing without a test; `test_docs` checks that the test exists."""

from tests.project_files import text_of, tokens


def named() -> list[list[str]]:
    """Return what each row of the page's tables names as its test."""
    lines = text_of("docs/reliability.md").splitlines()
    rows = [line for line in lines if line.startswith("|")]
    return [tokens(row.split("|")[3]) for row in rows if not row.startswith(("| Fault |", "|---"))]


def test_every_promise_has_its_test() -> None:
    """Each row names one test, which no other row names."""
    tests = [test for (test,) in named()]
    assert tests
    assert all("::" in test for test in tests)
    assert len(set(tests)) == len(tests)
