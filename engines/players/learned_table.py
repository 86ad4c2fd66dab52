"""The numbers that `learned` plays by: what each small board adds to the sums of a network.

`python -m benchmarks.learning` made the file by self-play. A small board has eight features, which
each place weighs in its own way, and so does the place to which the opponent is sent.
"""

import struct
import zlib
from functools import cache, lru_cache
from operator import add, mul
from pathlib import Path
from typing import NamedTuple

from engines.games.classic import CELLS, FULL, HAS_LINE

Marks = tuple[int, int]
"""The cells of the player in question and of the other one, as masks."""

_OPEN = 11_093
WON, LOST, DRAWN = range(_OPEN, _OPEN + 3)
"""The numbers of those that are closed; all others are smaller."""
COUNT = _OPEN + 3
WEIGHTS = Path(__file__).with_name("learned.weights")
HIDDEN = 32
"""How many sums count by their size, the first half for the player who moved; one more as it is."""
UNIT = 1 << 16
"""What stands for 1 in the sums: they are whole numbers, so that every machine adds up the same."""
FEATURES = 8
_SUMS = HIDDEN + 1
_REMEMBERED = 4096  # small boards in their places: 6 MB
Sums = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]


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


class _Part(NamedTuple):
    """The features of each small board by number, and the weights of each sum in each place."""

    features: Rows
    weights: tuple[Rows, ...]

    def sums(self, place: int, number: int) -> Sums:
        features = self.features[number]
        return tuple(sum(map(mul, features, weights)) for weights in self.weights[place])


class _Table(NamedTuple):
    boards: _Part
    sent: _Part
    anywhere: Sums
    bias: Sums


@cache
def _table() -> _Table:
    """Return the table, which is read once it is needed."""
    content = memoryview(zlib.decompress(WEIGHTS.read_bytes()))
    boards, content = _part(content)
    sent, content = _part(content)
    sums = struct.unpack(f"<{2 * _SUMS}i", content)
    return _Table(boards, sent, sums[:_SUMS], sums[_SUMS:])


def _part(content: memoryview) -> tuple[_Part, memoryview]:
    """Return the first part of the content, and the rest."""
    numbers, weights = COUNT * FEATURES, len(CELLS) * _SUMS * FEATURES
    form = f"<{numbers}b{weights}h"
    found = struct.unpack_from(form, content)
    rows = tuple(zip(*[iter(found)] * FEATURES, strict=True))
    of_places = zip(*[iter(rows[COUNT:])] * _SUMS, strict=True)
    return _Part(rows[:COUNT], tuple(of_places)), content[struct.calcsize(form) :]


@lru_cache(maxsize=_REMEMBERED)
def sums_of(place: int, own: int, opponent: int) -> Sums:
    """Return what a small board adds to the sums; `own` are the cells of whoever moved."""
    return _table().boards.sums(place, number_of(own, opponent))


@lru_cache(maxsize=_REMEMBERED)
def sums_sent(place: int, own: int, opponent: int) -> Sums:
    """Return what it adds that the opponent is sent to a small board, or anywhere if it is closed.

    That includes what every position adds.
    """
    table = _table()
    if HAS_LINE[own] or HAS_LINE[opponent] or own | opponent == FULL:
        return tuple(map(add, table.anywhere, table.bias))
    return tuple(map(add, table.sent.sums(place, number_of(own, opponent)), table.bias))
