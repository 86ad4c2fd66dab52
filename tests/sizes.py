"""How large kill loops, floods and generated tests are: `TEST_SIZE` is a factor, or `full`."""

import os
from collections.abc import Iterable

import pytest

SIZE = os.environ.get("TEST_SIZE", "")


def times(count: int, share: int = 10) -> int:
    """Return `count` in a full run, a multiple of it, or one in `share` of it in any other."""
    if SIZE in ("", "full"):
        return count if SIZE else count // share
    return round(count * float(SIZE))


EVERYDAY = ("en", "de", "ja", "ru")
"""A language of each kind: without plurals, with few or many, and one written without spaces."""


def slow(*values: object) -> list[object]:
    """Return parameters with which a test takes long: CI alone runs it with these."""
    return [pytest.param(it, marks=pytest.mark.slow) for it in values]


def each_language(languages: Iterable[str]) -> list[object]:
    """Return languages: those of every day, and the others, with which CI alone runs a test."""
    known = [*languages]
    others = [it for it in known if it not in EVERYDAY]
    return [*(it for it in EVERYDAY if it in known), *slow(*others)]


FULL = times(1) > 0  # whether what takes minutes is tested too
