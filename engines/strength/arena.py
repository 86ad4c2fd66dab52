"""Exact results of one player against another, calculated over the whole game tree.

Results are fractions if the players' probabilities are; only `sampling` makes them floats. The
game must end after a number of moves, and be small.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

from engines.engine import Chance, Player
from engines.games.classic import CLASSIC
from engines.games.game import LOSS, WIN, AnyGame, Move
from engines.games.position import Node

ScaledChance = int | float
"""A probability times `UNIT` to the power of the moves left: an integer if it is exact."""

UNIT = 12_600  # a multiple of every denominator of a move's probability

Players = tuple[Player, Player]
"""The player to move and the other one."""


class Record(NamedTuple):
    """The probabilities of winning, drawing and losing; they add up to 1."""

    win: Chance
    draw: Chance
    loss: Chance

    @property
    def score(self) -> Chance:
        """The points of a game: 1 for a win, a half for a draw."""
        return self.win + self.draw / 2

    def reversed_sides(self) -> "Record":
        """Return the same results from the other side's point of view."""
        return Record(self.loss, self.draw, self.win)


def average(records: Iterable[Record]) -> Record:
    """Return the mean of two records, as if a coin decided who moves first."""
    return Record(*(sum(pair) / 2 for pair in zip(*records, strict=True)))


@cache
def play_out(first: Player, second: Player, game: AnyGame = CLASSIC) -> Record:
    """Return the record of `first`, who moves first, against `second`."""
    win, loss = (_unscaled(game, n) for n in _results((first, second), game, game.start, {}))
    return Record(win, 1 - win - loss, loss)


@cache
def worst_case(player: Player, game: AnyGame = CLASSIC) -> tuple[Chance, Chance]:
    """Return how often `player` loses to its most dangerous opponent, moving first and second."""
    memo: dict[Any, ScaledChance] = {}
    moving_first = _worst_losses_to_move(player, game, game.start, memo)
    moving_second = _worst_losses_waiting(player, game, game.start, memo)
    return _unscaled(game, moving_first), _unscaled(game, moving_second)


def _results(
    players: Players,
    game: AnyGame,
    state: Any,
    memo: dict[Any, tuple[ScaledChance, ScaledChance]],
) -> tuple[ScaledChance, ScaledChance]:
    """Return the wins and losses of the player to move."""
    result = game.result(state)
    if result is not None:
        return _all_if(result == WIN, game, state), _all_if(result == LOSS, game, state)
    if state not in memo:
        win: ScaledChance = 0
        loss: ScaledChance = 0
        for move, scaled in _scaled_distribution(players[0], game, state):
            lost, won = _results(players[::-1], game, game.after(state, move), memo)
            win, loss = win + scaled * won, loss + scaled * lost
        memo[state] = win, loss
    return memo[state]


def _worst_losses_to_move(
    player: Player, game: AnyGame, state: Any, memo: dict[Any, ScaledChance]
) -> ScaledChance:
    """Return the player's losses to its most dangerous opponent; the player is to move."""
    result = game.result(state)
    if result is not None:
        return _all_if(result == LOSS, game, state)
    if state not in memo:
        loss: ScaledChance = 0
        for move, scaled in _scaled_distribution(player, game, state):
            after = game.after(state, move)
            loss += scaled * _worst_losses_waiting(player, game, after, memo)
        memo[state] = loss
    return memo[state]


def _worst_losses_waiting(
    player: Player, game: AnyGame, state: Any, memo: dict[Any, ScaledChance]
) -> ScaledChance:
    """Return the player's losses to its most dangerous opponent, who is to move."""
    result = game.result(state)
    if result is not None:
        return _all_if(result == WIN, game, state)
    return UNIT * max(
        _worst_losses_to_move(player, game, game.after(state, move), memo)
        for move in game.legal_moves(state)
    )


@cache
def _scaled_distribution(
    player: Player, game: AnyGame, state: Any
) -> list[tuple[Move, ScaledChance]]:
    chances = player.distribution(Node(game, state))
    return [(move, _scaled(chance)) for move, chance in chances.items()]


def _scaled(chance: Chance) -> ScaledChance:
    scaled = chance * UNIT
    return int(scaled) if scaled == int(scaled) else float(scaled)


def _unscaled(game: AnyGame, scaled: ScaledChance) -> Chance:
    denominator = UNIT ** _moves_left(game, game.start)
    return Fraction(scaled, denominator) if isinstance(scaled, int) else scaled / denominator


def _all_if(certain: bool, game: AnyGame, state: Any) -> int:
    """Return the chance of something that is certain or impossible."""
    return UNIT ** _moves_left(game, state) if certain else 0


def _moves_left(game: AnyGame, state: Any) -> int:
    return game.moves_left(state) or 0
