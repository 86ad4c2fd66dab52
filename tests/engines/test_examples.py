"""The examples in the docstrings of what others call: they run, and show what comes out."""

import doctest
from types import ModuleType

import pytest

from engines import levels, solver, turn
from engines.puzzles import days
from engines.review import hints, review

MODULES = (turn, levels, solver, hints, review, days)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples(module: ModuleType) -> None:
    """Each module has examples, and all of them print what they say."""
    failed, attempted = doctest.testmod(module)
    assert attempted
    assert not failed
