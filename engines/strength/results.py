"""Results of one player against another in any game: counted out where that is possible."""

from functools import cache
from random import Random

from engines.engine import Chance, Player
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame
from engines.solver import is_small
from engines.strength import arena, circles, simulation
from engines.strength.arena import Record
from engines.strength.numbers import decimal, percent

GAMES = 400
"""How many are played to compare two players."""
MANY_GAMES = 20_000


def record_of(first: Player, second: Player, game: AnyGame = CLASSIC, games: int = GAMES) -> Record:
    """Return the record of `first`, who moves first, against `second`.

    `games` is how many are played where they cannot be counted out.
    """
    if is_played(game):
        return _played(first, second, game, games)
    if game.has_circles:
        return circles.play_out(first, second, game)
    return arena.play_out(first, second, game)


def both_sides(player: Player, opponent: Player, game: AnyGame = CLASSIC) -> tuple[Record, Record]:
    """Return the record of `player` when it moves first and when it moves second."""
    return record_of(player, opponent, game), record_of(opponent, player, game).reversed_sides()


def worst_losses(player: Player, game: AnyGame) -> Chance | None:
    """Return how often `player` loses to its worst adversary, or None if that is unknown."""
    if is_played(game):
        return None
    losses = circles.worst_case if game.has_circles else arena.worst_case
    first, second = losses(player, game)
    return (first + second) / 2


def method(game: AnyGame, games: int = GAMES) -> str:
    """Return how results come about, with the greatest standard error of one of them."""
    if is_played(game):
        error = percent(0.5 / games**0.5)
        return f"from {decimal(games)} games each, standard error at most {error}"
    return "exact but for repetitions, which do not count" if game.has_circles else "exact"


def is_played(game: AnyGame) -> bool:
    """Return whether results come from games played, because counting takes too long."""
    return not is_small(game)


@cache
def _played(first: Player, second: Player, game: AnyGame, games: int) -> Record:
    return simulation.play_games(game, first, second, games, Random(games))
