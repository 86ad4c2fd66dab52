"""How players fare against each other: exactly, over the whole game tree, no game left to chance.

Results are fractions wherever the players' probabilities are; `sampling` alone brings in floats.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from engines.engine import Chance, Player
from engines.games.classic import CELLS, CELLS_OF, FULL, HAS_LINE, Board

RatingWeight = int | float
"""A probability times `UNIT` to the number of empty cells: whole where the probability is exact."""

UNIT = 12_600  # every denominator of a move's probability divides it

Seats = tuple[Player, Player]
"""The player to move and the other one."""


class Record(NamedTuple):
    """The probabilities of winning, drawing and losing; they add up to 1."""

    win: Chance
    draw: Chance
    loss: Chance

    def turned(self) -> "Record":
        """Return the same games as the other side sees them."""
        return Record(self.loss, self.draw, self.win)


def average(records: Iterable[Record]) -> Record:
    """Return the mean of two records, as when a lot decides who moves first."""
    return Record(*(sum(pair) / 2 for pair in zip(*records, strict=True)))


def both_sides(player: Player, opponent: Player) -> tuple[Record, Record]:
    """Return how `player` fares moving first, and moving second."""
    return play_out(player, opponent), play_out(opponent, player).turned()


@cache
def play_out(first: Player, second: Player) -> Record:
    """Return how `first`, who moves first, fares against `second`."""
    win, loss = (_chance(weight) for weight in _fare((first, second), 0, 0, {}))
    return Record(win, 1 - win - loss, loss)


@cache
def worst_case(player: Player) -> tuple[Chance, Chance]:
    """Return the most that any opponent can make `player` lose, moving first and moving second."""
    seen: dict[tuple[int, int], RatingWeight] = {}
    return _chance(_danger(player, 0, 0, seen)), _chance(_temptation(player, 0, 0, seen))


def _fare(
    seats: Seats,
    own: int,
    opponent: int,
    seen: dict[tuple[int, int], tuple[RatingWeight, RatingWeight]],
) -> tuple[RatingWeight, RatingWeight]:
    """Return the wins and losses of the player to move, who holds the mask `own`."""
    if _is_over(own, opponent):
        return 0, _lost(own, opponent)
    if (own, opponent) not in seen:
        win: RatingWeight = 0
        loss: RatingWeight = 0
        for cell, weight in _weights(seats[0], own, opponent):
            lost, won = _fare(seats[::-1], opponent, own | 1 << cell, seen)
            win, loss = win + weight * won, loss + weight * lost
        seen[own, opponent] = win, loss
    return seen[own, opponent]


def _danger(
    player: Player, own: int, opponent: int, seen: dict[tuple[int, int], RatingWeight]
) -> RatingWeight:
    """Return the losses of the player, who is to move, to its worst adversary."""
    if _is_over(own, opponent):
        return _lost(own, opponent)
    if (own, opponent) not in seen:
        loss: RatingWeight = 0
        for cell, weight in _weights(player, own, opponent):
            loss += weight * _temptation(player, opponent, own | 1 << cell, seen)
        seen[own, opponent] = loss
    return seen[own, opponent]


def _temptation(
    player: Player, own: int, opponent: int, seen: dict[tuple[int, int], RatingWeight]
) -> RatingWeight:
    """Return the losses of the player to its worst adversary, who is to move and holds `own`."""
    if _is_over(own, opponent):
        return 0
    return UNIT * max(
        _danger(player, opponent, own | 1 << cell, seen) for cell in _free(own, opponent)
    )


@cache
def _weights(player: Player, own: int, opponent: int) -> list[tuple[int, RatingWeight]]:
    chances = player.distribution(Board(own, opponent))
    return [(cell, _weight(chance)) for cell, chance in chances.items()]


def _weight(chance: Chance) -> RatingWeight:
    weight = chance * UNIT
    return int(weight) if weight == int(weight) else float(weight)


def _chance(weight: RatingWeight) -> Chance:
    whole = UNIT ** len(CELLS)
    return Fraction(weight, whole) if isinstance(weight, int) else weight / whole


def _is_over(own: int, opponent: int) -> bool:
    return HAS_LINE[opponent] or own | opponent == FULL


def _lost(own: int, opponent: int) -> int:
    return UNIT ** len(_free(own, opponent)) if HAS_LINE[opponent] else 0


def _free(own: int, opponent: int) -> tuple[int, ...]:
    return CELLS_OF[FULL & ~(own | opponent)]
