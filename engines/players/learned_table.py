"""The numbers that `learned` plays by: what each small board adds to the sums of a network.

`python -m benchmarks.learning` made the file by self-play. A small board has eight features, which
count with the weights of its place (0 to 8), and with others if the opponent is sent there.
"""

import struct
import zlib
from collections.abc import Iterable
from functools import cache, lru_cache
from operator import mul
from pathlib import Path
from typing import NamedTuple

from engines.games.classic import CELLS, FULL, HAS_LINE

Marks = tuple[int, int]  # masks: the cells of the player in question and of the other one

_OPEN = 11_093  # how many small boards are neither won nor full; their numbers are below this
WON, LOST, DRAWN = range(_OPEN, _OPEN + 3)  # the numbers of closed boards
COUNT = _OPEN + 3
WEIGHTS = Path(__file__).with_name("learned.weights")
# How many sums count by their absolute value: the first half for the player who moved, the others
# against. One more sum counts as it is.
HIDDEN = 32
UNIT = 1 << 16  # stands for 1 in the sums, which are whole so that every machine adds up the same
FEATURES = 8
BITS = 30  # the width of each sum in the one number that holds them all, so that all add up at once
_SUMS = HIDDEN + 1
_HALF = HIDDEN // 2
_REMEMBERED = 8192  # small boards in their places: 3 MB
Rows = tuple[tuple[int, ...], ...]


def packed(sums: Iterable[int]) -> int:
    """Return sums as one number, the first in the lowest bits; those below 0 borrow from above."""
    return sum(number << BITS * at for at, number in enumerate(sums))


_TOP, _ALL = 1 << BITS - 1, (1 << BITS) - 1
_EACH = packed([1] * HIDDEN)
_FIRST_HALF = packed([1] * _HALF)
ABOVE_ZERO = packed([_TOP] * HIDDEN + [_TOP - _HALF])
"""Makes all sums positive: the top bit then says which were so before."""


@cache
def open_boards() -> tuple[Marks, ...]:
    """Return all small boards that are neither won nor full; the place of each is its number."""
    return tuple(
        (own, opponent)
        for own in range(FULL)
        if not HAS_LINE[own]
        for opponent in range(FULL)
        if not own & opponent and not HAS_LINE[opponent] and own | opponent != FULL
    )


def number_of(own: int, opponent: int) -> int:
    if HAS_LINE[own]:
        return WON
    if HAS_LINE[opponent]:
        return LOST
    return _numbers().get((own, opponent), DRAWN)


@cache
def _numbers() -> dict[Marks, int]:
    return {marks: number for number, marks in enumerate(open_boards())}


class _Part(NamedTuple):
    """The features of all small boards, and what those features add to the sums in each place."""

    features: Rows  # by the board's number, eight each
    weights: Rows  # by the place, one number of packed sums for each feature

    def sums(self, place: int, number: int) -> int:
        return sum(map(mul, self.features[number], self.weights[place]))


class _Table(NamedTuple):
    boards: _Part  # what every small board adds to the sums
    sent: _Part  # what the board adds to which the opponent is sent
    anywhere: int  # packed sums, added if the opponent may move in any open board
    bias: int  # packed sums that every position adds


@cache
def _table() -> _Table:
    content = memoryview(zlib.decompress(WEIGHTS.read_bytes()))
    boards, content = _part(content)
    sent, content = _part(content)
    sums = struct.unpack(f"<{2 * _SUMS}i", content)
    return _Table(boards, sent, packed(sums[:_SUMS]), packed(sums[_SUMS:]) + ABOVE_ZERO)


def _part(content: memoryview) -> tuple[_Part, memoryview]:
    form = f"<{COUNT * FEATURES}b{len(CELLS) * _SUMS * FEATURES}h"
    found = struct.unpack_from(form, content)
    rows = tuple(zip(*[iter(found)] * FEATURES, strict=True))
    of_places = zip(*[iter(rows[COUNT:])] * _SUMS, strict=True)
    weights = tuple(tuple(map(packed, zip(*place, strict=True))) for place in of_places)
    return _Part(rows[:COUNT], weights), content[struct.calcsize(form) :]


@lru_cache(maxsize=_REMEMBERED)
def sums_of(place: int, own: int, opponent: int) -> int:
    """Return what a small board adds to the sums; `own` are the cells of whoever moved."""
    return _table().boards.sums(place, number_of(own, opponent))


@lru_cache(maxsize=_REMEMBERED)
def sums_sent(place: int, own: int, opponent: int) -> int:
    """Return what sending the opponent here (closed: anywhere) adds, and what every move adds."""
    table = _table()
    if HAS_LINE[own] or HAS_LINE[opponent] or own | opponent == FULL:
        return table.anywhere + table.bias
    return table.sent.sums(place, number_of(own, opponent)) + table.bias


def odds_of(sums: int) -> int:
    """Return the logarithm of the odds of whoever moved, in UNITs, from the packed sums.

    Modulo `_ALL`, a number is congruent to the sum of its parts of BITS bits, as a decimal number
    is to the sum of its digits modulo 9; so one division adds up all the sums. `turned` has a 1 for
    each sum whose sign is to change first: those below 0 of the first half, the others of the
    second. All that `ABOVE_ZERO` has added comes to `_TOP`.
    """
    turned = (sums >> BITS - 1 & _EACH) ^ _FIRST_HALF
    return ((sums ^ turned * _ALL) + turned) % _ALL - _TOP
