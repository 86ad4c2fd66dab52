"""Writes reviews as plain data for another process, and reads them again."""

from typing import Any

from engines.review.names import Name
from engines.review.reasons import Fact, Reason
from engines.review.review import Judgement, Review

Plain = list[list[Any] | None]
"""For each move a list in the order of the fields of a judgement, or None without one."""


def plain(review: Review) -> Plain:
    """Return a review as plain data."""
    return [None if move is None else _fields(move) for move in review.moves]


def _fields(found: Judgement) -> list[Any]:
    chance, delta = (None if n is None else float(n) for n in (found.chance, found.delta))
    return [found.name, found.reason, found.trap, chance, delta, found.best, found.kept]


def review_of(data: Plain) -> Review:
    """Return the review that plain data hold, with numbers as floats."""
    return Review(tuple(None if fields is None else _judgement(*fields) for fields in data))


def _judgement(  # noqa: PLR0913, PLR0917 - one for each field
    name: str,
    reason: list[Any],
    trap: bool,
    chance: float | None,
    delta: float | None,
    best: list[int],
    kept: list[int],
) -> Judgement:
    why = Reason(Fact(reason[0]), reason[1])
    return Judgement(Name(name), why, trap, chance, delta, tuple(best), tuple(kept))
