"""Writes reviews as plain data for another process, and reads them again."""

from typing import Any

from engines.expectation import Points
from engines.move_names import Name
from engines.move_reasons import Fact, Reason
from engines.review import Judgement, Review

Plain = list[list[Any]]
"""A list for each move, in the order of the fields of a judgement."""


def plain(review: Review) -> Plain:
    """Return a review as plain data."""
    return [
        [m.name, m.reason, m.trap, _number(m.chance), _number(m.delta), m.best, m.kept]
        for m in review.moves
    ]


def review_of(data: Plain) -> Review:
    """Return the review that plain data hold, with numbers as floats."""
    return Review(tuple(_judgement(*fields) for fields in data))


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


def _number(number: Points | None) -> float | None:
    return None if number is None else float(number)
