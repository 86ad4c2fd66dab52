"""Finds which tests run the functions of some files, by one run of all tests on marked code."""

import ast
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.mutation.mutants import Mutant

_NOTE = """
def _reached_(function, known=set()):
    import os
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    if test and (function, test) not in known:
        known.add((function, test))
        try:
            with open({notes!r}, "a") as notes:
                notes.write(function + " " + test + chr(10))
        except OSError:
            pass  # in a process that may write nothing
"""
QUICK = "not slow and not browser"  # the marks of the tests that are run
_OF_A_FILE = 10  # how many tests of a file run on a mutant of another folder at most


def marked(code: str, name: str, notes: Path) -> str:
    """Return a file's code in which each outermost function notes the tests that call it."""
    tree = ast.parse(code)
    for function in _outermost(tree):
        call = ast.parse(f"_reached_('{name}:{function.lineno}')").body
        at = int(ast.get_docstring(function) is not None)
        function.body[at:at] = call
    tree.body[1:1] = ast.parse(_NOTE.format(notes=str(notes))).body
    return ast.unparse(tree)


def _outermost(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield child
        else:
            yield from _outermost(child)


def run_marked(folder: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-m", QUICK, "--numprocesses=4"]
    subprocess.run(command, cwd=folder, check=False, stdout=subprocess.DEVNULL)


class Reach:
    def __init__(self, notes: Path) -> None:
        self._tests: defaultdict[str, set[str]] = defaultdict(set)
        for line in set(notes.read_text(encoding="utf-8").splitlines()):
            function, _, test = line.partition(" ")
            self._tests[function].add(test)

    def tests(self, mutant: Mutant) -> list[str]:
        """Return tests that run the function, else the file, else any; its folder's first."""
        functions = [it for it in self._tests if it.startswith(f"{mutant.path}:")]
        if mutant.function:
            functions = [it for it in functions if it == f"{mutant.path}:{mutant.function}"]
        elif not functions:
            functions = [*self._tests]
        mirror = Path("tests", mutant.path.removeprefix("bot/")).parent
        return _chosen({test for it in functions for test in self._tests[it]}, f"{mirror}/")


def _chosen(tests: Iterable[str], folder: str) -> list[str]:
    files = defaultdict[str, list[str]](list)
    for test in sorted(tests, key=lambda it: (not it.startswith(folder), it)):
        files[test.partition("::")[0]].append(test)
    most = {file: None if file.startswith(folder) else _OF_A_FILE for file in files}
    return [test for file, own in files.items() for test in own[: most[file]]]
