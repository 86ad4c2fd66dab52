"""Exact results over the whole tree of a small game: fractions, or floats with `sampling`."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from engines.engine import Chance, Player
from engines.games.classic import CLASSIC
from engines.games.game import LOSS, WIN, AnyGame, Move
from engines.games.position import Node

PlayerPair = tuple[Player, Player]  # the player to move and the other one


class Rates(NamedTuple):
    """The probabilities of winning, drawing and losing; they add up to 1."""

    win: Chance
    draw: Chance
    loss: Chance

    @property
    def score(self) -> Chance:
        """The points of a game: 1 for a win, a half for a draw."""
        return self.win + self.draw / 2

    def reversed_sides(self) -> "Rates":
        return Rates(self.loss, self.draw, self.win)


def average(records: Iterable[Rates]) -> Rates:
    """Return the mean of two records, as if a coin decided who moves first."""
    return Rates(*(sum(pair) / 2 for pair in zip(*records, strict=True)))


@cache
def play_out(first: Player, second: Player, game: AnyGame = CLASSIC) -> Rates:
    """Return the rates of `first`, who moves first, against `second`."""
    win, loss = _results((first, second), game, game.start, {})
    return Rates(win, 1 - win - loss, loss)


@cache
def worst_case(player: Player, game: AnyGame = CLASSIC) -> tuple[Chance, Chance]:
    """Return how often `player` loses to its most dangerous opponent, moving first and second."""
    memo: dict[Any, Chance] = {}
    first = _worst_losses(player, game, game.start, memo)
    return first, _worst_losses_waiting(player, game, game.start, memo)


def _results(
    players: PlayerPair, game: AnyGame, state: Any, memo: dict[Any, tuple[Chance, Chance]]
) -> tuple[Chance, Chance]:
    """Return how likely the player to move wins and loses."""
    result = game.result(state)
    if result is not None:
        return int(result == WIN), int(result == LOSS)
    if state not in memo:
        win: Chance = 0
        loss: Chance = 0
        for move, chance in _chances(players[0], game, state).items():
            lost, won = _results(players[::-1], game, game.after(state, move), memo)
            win, loss = win + chance * won, loss + chance * lost
        memo[state] = win, loss
    return memo[state]


def _worst_losses(player: Player, game: AnyGame, state: Any, memo: dict[Any, Chance]) -> Chance:
    """Return how often the player, who is to move, loses to its most dangerous opponent."""
    if game.result(state) is not None:
        return int(game.result(state) == LOSS)
    if state not in memo:
        memo[state] = sum(
            chance * _worst_losses_waiting(player, game, game.after(state, move), memo)
            for move, chance in _chances(player, game, state).items()
        )
    return memo[state]


def _worst_losses_waiting(
    player: Player, game: AnyGame, state: Any, memo: dict[Any, Chance]
) -> Chance:
    """Return how often the player loses to its most dangerous opponent, who is to move."""
    after = (game.after(state, move) for move in game.legal_moves(state))
    ends = int(game.result(state) == WIN)
    return max((_worst_losses(player, game, following, memo) for following in after), default=ends)


@cache
def _chances(player: Player, game: AnyGame, state: Any) -> Mapping[Move, Chance]:
    return player.distribution(Node(game, state))
