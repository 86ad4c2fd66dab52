"""Results of one player against another in any game, counted out or, in large games, played."""

from functools import cache
from math import sqrt
from random import Random

from engines.engine import Chance, Player, move_of
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame
from engines.games.position import PlayedPosition
from engines.players.sampling import Sampling
from engines.solver import is_small
from engines.strength import circles, exact
from engines.strength.exact import Rates
from engines.strength.numbers import decimal, percent

GAMES = 400  # how many are played to compare two players
MANY_GAMES = 20_000


def rates_of(first: Player, second: Player, game: AnyGame = CLASSIC, games: int = GAMES) -> Rates:
    """Return the rates of `first`, who moves first; if not counted out, from that many games."""
    if is_played(game, first, second):
        return _played(first, second, game, games)
    if game.has_circles:
        return circles.play_out(first, second, game)
    return exact.play_out(first, second, game)


def both_sides(
    player: Player, opponent: Player, game: AnyGame = CLASSIC, games: int = GAMES
) -> tuple[Rates, Rates]:
    """Return the rates of `player` when it moves first and when it moves second."""
    first, second = (player, opponent), (opponent, player)
    return rates_of(*first, game, games), rates_of(*second, game, games).reversed_sides()


def method(game: AnyGame, games: int = GAMES) -> str:
    """Return how results come about, with the greatest standard error of one of them."""
    if is_played(game):
        error = percent(0.5 / games**0.5)
        return f"from {decimal(games)} games each, standard error at most {error}"
    return "exact but for repetitions, which do not count" if game.has_circles else "exact"


def margin(score: Chance, games: int) -> float:
    """Return how far the mean score of that many games may be off, with a confidence of 95 %.

    Draws make it smaller, so this is the most (Agresti and Coull, 1998).
    """
    share = (float(score) * games + 2) / (games + 4)
    return 1.96 * sqrt(share * (1 - share) / (games + 4))


def is_played(game: AnyGame, *players: Player) -> bool:
    """Return whether results come from games played, because counting takes too long."""
    # Sampling prefers low cells, so it plays differently in the images of a position.
    sampled = any(isinstance(player, Sampling) for player in players)
    return not is_small(game) or (game.has_circles and sampled)


@cache
def _played(first: Player, second: Player, game: AnyGame, games: int) -> Rates:
    return play_games(game, first, second, games, Random(games))


def play_games(game: AnyGame, first: Player, second: Player, games: int, rng: Random) -> Rates:
    winners = [winner(PlayedPosition(game), (first, second), rng) for _ in range(games)]
    return Rates(*(winners.count(winner) / games for winner in ("X", None, "O")))


def winner(position: PlayedPosition, players: tuple[Player, Player], rng: Random) -> str | None:
    """Return who wins a game that goes on from a position; the first of the players has X."""
    while position.outcome is None:
        position = position.play(move_of(players[len(position.moves) % 2], position, rng))
    return position.outcome.winner
