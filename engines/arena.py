"""How players fare against each other: exactly, over the whole game tree, no game left to chance.

Results are fractions wherever the players' probabilities are; `sampling` alone brings in floats.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from engines.board import CELLS_OF, FULL, HAS_LINE, Board
from engines.engine import Chance
from engines.opponents import Player

NONE, ALL = Fraction(0), Fraction(1)


class Record(NamedTuple):
    """The probabilities of winning, drawing and losing; they add up to 1."""

    win: Chance
    draw: Chance
    loss: Chance

    def turned(self) -> "Record":
        """Return the same games as the other side sees them."""
        return Record(self.loss, self.draw, self.win)


LOST, DRAWN = Record(NONE, NONE, ALL), Record(NONE, ALL, NONE)

Seats = tuple[Player, Player]
"""The player to move and the other one."""
Seen = dict[tuple[int, int], Record]


def both_sides(player: Player, opponent: Player) -> tuple[Record, Record]:
    """Return how `player` fares moving first, and moving second."""
    return play_out(player, opponent), play_out(opponent, player).turned()


def average(pair: Iterable[Record]) -> Record:
    """Return the mean of two records, as when a lot decides who moves first."""
    return Record(*((one + two) / 2 for one, two in zip(*pair, strict=True)))


def play_out(first: Player, second: Player) -> Record:
    """Return how `first`, who moves first, fares against `second`."""
    return _fare((first, second), 0, 0, {})


def _fare(seats: Seats, own: int, opponent: int, seen: Seen) -> Record:
    """Return how the player to move, holding the mask `own`, fares from here on."""
    if HAS_LINE[opponent]:
        return LOST
    if own | opponent == FULL:
        return DRAWN
    if (own, opponent) not in seen:
        seen[own, opponent] = _blend(
            (chance, _fare(seats[::-1], opponent, own | 1 << cell, seen).turned())
            for cell, chance in _chances(seats[0], own, opponent).items()
        )
    return seen[own, opponent]


def _blend(ways: Iterable[tuple[Chance, Record]]) -> Record:
    win, draw, loss = LOST.win, LOST.draw, LOST.win
    for chance, record in ways:
        win += chance * record.win
        draw += chance * record.draw
        loss += chance * record.loss
    return Record(win, draw, loss)


@cache
def _chances(player: Player, own: int, opponent: int) -> Mapping[int, Chance]:
    return player.distribution(Board(own, opponent))


def worst_case(player: Player) -> tuple[Chance, Chance]:
    """Return the most that any opponent can make `player` lose, moving first and moving second."""
    seen: dict[tuple[int, int], Chance] = {}
    return _danger(player, 0, 0, seen), _temptation(player, 0, 0, seen)


def _danger(player: Player, own: int, opponent: int, seen: dict[tuple[int, int], Chance]) -> Chance:
    """Return how often the player, who is to move, loses to its worst adversary."""
    if HAS_LINE[opponent] or own | opponent == FULL:
        return ALL if HAS_LINE[opponent] else NONE
    if (own, opponent) not in seen:
        lost: Chance = NONE
        for cell, chance in _chances(player, own, opponent).items():
            lost += chance * _temptation(player, opponent, own | 1 << cell, seen)
        seen[own, opponent] = lost
    return seen[own, opponent]


def _temptation(
    player: Player, own: int, opponent: int, seen: dict[tuple[int, int], Chance]
) -> Chance:
    """Return how often the player loses to its worst adversary, who is to move and holds `own`."""
    free = CELLS_OF[FULL & ~(own | opponent)]
    if HAS_LINE[opponent] or not free:
        return NONE
    return max(_danger(player, opponent, own | 1 << cell, seen) for cell in free)
