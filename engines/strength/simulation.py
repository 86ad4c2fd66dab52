"""Results of one player against another from games played, where counting out takes too long."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from random import Random

from engines.engine import Engine, Player, draw
from engines.games.game import AnyGame, Move
from engines.games.position import PlayedPosition
from engines.strength.arena import Record

_after_each: ContextVar[Callable[[], None]] = ContextVar("after_each", default=lambda: None)


def play_games(game: AnyGame, first: Player, second: Player, games: int, rng: Random) -> Record:
    """Return the record of `first`, who moves first, in that many games."""
    winners = []
    for _ in range(games):
        winners.append(_winner(game, (first, second), rng))
        _after_each.get()()
    return Record(*(winners.count(winner) / games for winner in ("X", None, "O")))


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
