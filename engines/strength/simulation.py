"""Results of one player against another from games played, where counting out takes too long."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from math import sqrt
from random import Random

from engines.engine import Engine, Player, draw
from engines.games.game import AnyGame, Move
from engines.games.position import PlayedPosition
from engines.strength.arena import Record

_after_each: ContextVar[Callable[[], None]] = ContextVar("after_each", default=lambda: None)


@dataclass(frozen=True)
class SimulatedRecord:
    """How many games a player won, drew and lost."""

    won: int
    drawn: int
    lost: int

    @property
    def record(self) -> Record:
        """The parts of the games that were won, drawn and lost."""
        games = self.won + self.drawn + self.lost
        return Record(self.won / games, self.drawn / games, self.lost / games)

    @property
    def error(self) -> float:
        """The standard error of the part of games won or lost, whichever is the less certain."""
        games = self.won + self.drawn + self.lost
        return max(sqrt(part * (1 - part) / games) for part in (self.record.win, self.record.loss))


def play_games(
    game: AnyGame, first: Player, second: Player, games: int, rng: Random
) -> SimulatedRecord:
    """Return how `first`, who moves first, fares in that many games."""
    winners = []
    for _ in range(games):
        winners.append(_winner(game, (first, second), rng))
        _after_each.get()()
    return SimulatedRecord(winners.count("X"), winners.count(None), winners.count("O"))


@contextmanager
def watched(after_each: Callable[[], None]) -> Iterator[None]:
    """Call something after each game that is played in the meantime, such as a progress bar."""
    before = _after_each.set(after_each)
    try:
        yield
    finally:
        _after_each.reset(before)


def _winner(game: AnyGame, players: tuple[Player, Player], rng: Random) -> str | None:
    position = PlayedPosition(game)
    while position.outcome is None:
        position = position.play(_move(players[len(position.moves) % 2], position, rng))
    return position.outcome.winner


def _move(player: Player, position: PlayedPosition, rng: Random) -> Move:
    """Return a move; an engine chooses more quickly than it states all probabilities."""
    if isinstance(player, Engine):
        return player.choose(position, rng).move
    return draw(player.distribution(position), rng)
