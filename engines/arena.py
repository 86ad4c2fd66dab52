"""Exact results of one player against another, calculated over the whole game tree.

Results are fractions if the players' probabilities are; only `sampling` makes them floats.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from engines.engine import Chance, Player
from engines.games.classic import CELLS, CELLS_OF, FULL, HAS_LINE, Board

ScaledChance = int | float
"""A probability times `UNIT` to the power of the empty cells: an integer if it is exact."""

UNIT = 12_600  # a multiple of every denominator of a move's probability

Players = tuple[Player, Player]
"""The player to move and the other one."""


class Record(NamedTuple):
    """The probabilities of winning, drawing and losing; they add up to 1."""

    win: Chance
    draw: Chance
    loss: Chance

    def reversed_sides(self) -> "Record":
        """Return the same results from the other side's point of view."""
        return Record(self.loss, self.draw, self.win)


def average(records: Iterable[Record]) -> Record:
    """Return the mean of two records, as if a coin decided who moves first."""
    return Record(*(sum(pair) / 2 for pair in zip(*records, strict=True)))


def both_sides(player: Player, opponent: Player) -> tuple[Record, Record]:
    """Return the record of `player` when it moves first and when it moves second."""
    return play_out(player, opponent), play_out(opponent, player).reversed_sides()


@cache
def play_out(first: Player, second: Player) -> Record:
    """Return the record of `first`, who moves first, against `second`."""
    win, loss = (_unscaled(scaled) for scaled in _results((first, second), 0, 0, {}))
    return Record(win, 1 - win - loss, loss)


@cache
def worst_case(player: Player) -> tuple[Chance, Chance]:
    """Return how often `player` loses to its most dangerous opponent, moving first and second."""
    memo: dict[tuple[int, int], ScaledChance] = {}
    moving_first = _worst_losses_to_move(player, 0, 0, memo)
    return _unscaled(moving_first), _unscaled(_worst_losses_waiting(player, 0, 0, memo))


def _results(
    players: Players,
    own: int,
    opponent: int,
    memo: dict[tuple[int, int], tuple[ScaledChance, ScaledChance]],
) -> tuple[ScaledChance, ScaledChance]:
    """Return the wins and losses of the player to move, whose cells are the mask `own`."""
    if _is_over(own, opponent):
        return 0, _losses_at_end(own, opponent)
    if (own, opponent) not in memo:
        win: ScaledChance = 0
        loss: ScaledChance = 0
        for cell, scaled in _scaled_distribution(players[0], own, opponent):
            lost, won = _results(players[::-1], opponent, own | 1 << cell, memo)
            win, loss = win + scaled * won, loss + scaled * lost
        memo[own, opponent] = win, loss
    return memo[own, opponent]


def _worst_losses_to_move(
    player: Player, own: int, opponent: int, memo: dict[tuple[int, int], ScaledChance]
) -> ScaledChance:
    """Return the player's losses to its most dangerous opponent; the player is to move."""
    if _is_over(own, opponent):
        return _losses_at_end(own, opponent)
    if (own, opponent) not in memo:
        loss: ScaledChance = 0
        for cell, scaled in _scaled_distribution(player, own, opponent):
            loss += scaled * _worst_losses_waiting(player, opponent, own | 1 << cell, memo)
        memo[own, opponent] = loss
    return memo[own, opponent]


def _worst_losses_waiting(
    player: Player, own: int, opponent: int, memo: dict[tuple[int, int], ScaledChance]
) -> ScaledChance:
    """Return the player's losses to its most dangerous opponent, who is to move and holds `own`."""
    if _is_over(own, opponent):
        return 0
    return UNIT * max(
        _worst_losses_to_move(player, opponent, own | 1 << cell, memo)
        for cell in _free(own, opponent)
    )


@cache
def _scaled_distribution(player: Player, own: int, opponent: int) -> list[tuple[int, ScaledChance]]:
    chances = player.distribution(Board(own, opponent))
    return [(cell, _scaled(chance)) for cell, chance in chances.items()]


def _scaled(chance: Chance) -> ScaledChance:
    scaled = chance * UNIT
    return int(scaled) if scaled == int(scaled) else float(scaled)


def _unscaled(scaled: ScaledChance) -> Chance:
    denominator = UNIT ** len(CELLS)
    return Fraction(scaled, denominator) if isinstance(scaled, int) else scaled / denominator


def _is_over(own: int, opponent: int) -> bool:
    return HAS_LINE[opponent] or own | opponent == FULL


def _losses_at_end(own: int, opponent: int) -> int:
    return UNIT ** len(_free(own, opponent)) if HAS_LINE[opponent] else 0


def _free(own: int, opponent: int) -> tuple[int, ...]:
    return CELLS_OF[FULL & ~(own | opponent)]
