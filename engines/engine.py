"""The Engine protocol: it chooses a move and states the probability of every choice."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Protocol, runtime_checkable

from engines.games.game import AnyGame, Move
from engines.games.position import Position

Chance = Fraction | float
"""A probability: a fraction if the engine can calculate it exactly, otherwise a float."""

Table = tuple[float | None, ...]
"""A number for each move that the game knows; None if the engine did not rate the move."""


@dataclass(frozen=True)
class Choice:
    """A move and the reason for it.

    `why` is the name of the rule that decided, a key for a catalogue of sentences. `scores` holds
    the tables that the engine compared, by name; it is empty for an engine that only follows
    rules.
    """

    move: Move
    why: str
    scores: Mapping[str, Table] = field(default_factory=dict)


class Player(Protocol):
    """Anything that states the probability of each of its moves, given only the position."""

    def __hash__(self) -> int:
        """Return the same value for players that play the same way."""

    def distribution(self, position: Position, /) -> Mapping[Move, Chance]:
        """Return the probability of every possible move; they add up to 1.

        The game is not over in `position`. This holds for all methods of engines.
        """


@runtime_checkable
class Engine(Player, Protocol):
    """An opponent. It keeps no state between moves and never changes the position."""

    @property
    def spec(self) -> str:
        """The engine and its setting as text, such as `perfect` or `minimax:4`."""

    def choose(self, position: Position, rng: Random, /) -> Choice:
        """Return a move for the player to move; all randomness comes from `rng`."""


def table_of(game: AnyGame, numbers: Mapping[Move, float]) -> Table:
    """Return the numbers of moves as a table."""
    return tuple(numbers.get(move) for move in range(len(game.tokens)))


def uniform(cells: Collection[int], total: Fraction = Fraction(1)) -> dict[int, Fraction]:
    """Return the uniform distribution over `cells`, whose probabilities add up to `total`."""
    return dict.fromkeys(cells, total / len(cells))


def draw(chances: Mapping[int, Chance], rng: Random) -> int:
    """Return a cell drawn with the given probabilities."""
    if len(chances) == 1:
        return next(iter(chances))
    return rng.choices(list(chances), [float(chance) for chance in chances.values()])[0]
