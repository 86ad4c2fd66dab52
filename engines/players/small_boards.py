"""The small boards of ultimate, numbered, as a table of learned numbers needs them."""

from functools import cache

from engines.games.classic import FULL, HAS_LINE

Marks = tuple[int, int]
"""The cells of the player in question and of the other one, as masks."""

_OPEN = 11_093
WON, LOST, DRAWN = range(_OPEN, _OPEN + 3)
"""The numbers of those that are closed; all others are smaller."""
COUNT = _OPEN + 3


@cache
def open_boards() -> tuple[Marks, ...]:
    """Return all that are neither won nor full; each has its place here as its number."""
    return tuple(
        (own, opponent)
        for own in range(FULL)
        if not HAS_LINE[own]
        for opponent in _without(own)
        if not HAS_LINE[opponent] and own | opponent != FULL
    )


def number_of(own: int, opponent: int) -> int:
    """Return the number of a small board."""
    if HAS_LINE[own]:
        return WON
    if HAS_LINE[opponent]:
        return LOST
    return _numbers().get((own, opponent), DRAWN)


@cache
def _numbers() -> dict[Marks, int]:
    return {marks: number for number, marks in enumerate(open_boards())}


def _without(mask: int) -> list[int]:
    """Return all masks without the cells of one, from low to high."""
    free = FULL & ~mask
    found = [free]
    while found[-1]:
        found.append(found[-1] - 1 & free)
    return found[::-1]
