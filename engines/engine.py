"""The Engine protocol: it chooses a move and states the probability of every choice."""

from abc import ABC, abstractmethod
from bisect import bisect
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Any, Protocol, runtime_checkable

from engines.games.game import AnyGame, Move, Permutation
from engines.games.position import Node, Position

Chance = Fraction | float  # a fraction if the engine can calculate it exactly, otherwise a float

_REMEMBERED = 2048  # positions

Distribution = Mapping[Move, Fraction]  # the exact probability of each move
# A number for each move that the game knows; None if the engine did not rate the move.
ScoreTable = tuple[float | None, ...]


@dataclass(frozen=True)
class Choice:
    """A move and the reason for it."""

    move: Move
    why: str  # the name of the rule that decided, a key for a catalogue of sentences
    # The tables that the engine compared, by name; none if it only follows rules.
    scores: Mapping[str, ScoreTable] = field(default_factory=dict, hash=False)
    plies: int = 0  # how far the engine looked ahead, if it says so

    def turned_back(self, symmetry: Permutation) -> "Choice":
        """Return the same choice for the position whose image under `symmetry` it was made in."""
        move = symmetry.index(self.move)
        scores = {name: tuple(map(it.__getitem__, symmetry)) for name, it in self.scores.items()}
        return Choice(move, self.why, scores, self.plies)


class Player(Protocol):
    """Anything that states the probability of each of its moves, given only the position."""

    def __hash__(self) -> int:
        """Return the same value for players that play the same way."""

    def distribution(self, position: Position, /) -> Mapping[Move, Chance]:
        """Return the probability of each move; they add up to 1.

        Here and in all methods of players and engines, the game is not over in `position`.
        """


@runtime_checkable
class Engine(Player, Protocol):
    """An opponent. It keeps no state between moves and never changes the position."""

    @property
    def spec(self) -> str:
        """The engine and its setting as text, such as `perfect` or `minimax:4`."""

    def choose(self, position: Position, rng: Random, /) -> Choice:
        """Return a move for the player to move; all randomness comes from `rng`."""


class OneNumber(ABC):
    """An engine that states all probabilities; one number decides, cheaper than a `Random`."""

    @abstractmethod
    def weights(self, position: Position, /) -> Mapping[Choice, Chance]:
        """Return how likely each choice is; they add up to 1."""

    def distribution(self, position: Position, /) -> Mapping[Move, Chance]:
        chances: dict[Move, Chance] = {}
        for choice, chance in self.weights(position).items():
            chances[choice.move] = chances.get(choice.move, 0) + chance
        return chances

    def choose_by(self, position: Position, number: float, /) -> Choice:
        """Return a move for the player to move; `number` is drawn evenly from 0 up to 1."""
        choices, ends = _choices(self, Node(position.game, position.state))
        return choices[bisect(ends, number, hi=len(choices) - 1)]

    def choose(self, position: Position, rng: Random, /) -> Choice:
        return self.choose_by(position, rng.random())


@lru_cache(maxsize=_REMEMBERED)
def _choices(engine: OneNumber, position: Node) -> tuple[list[Choice], list[float]]:
    """Return all that an engine may choose, and the number up to which each choice is made."""
    game, images = position.game, position.game.images(position.state)
    choices, ends = _choices_in_image(engine, Node(game, least := min(images)))
    symmetry = game.symmetries[images.index(least)]
    return [choice.turned_back(symmetry) for choice in choices], ends


@lru_cache(maxsize=_REMEMBERED)  # all images of a position share the work
def _choices_in_image(engine: OneNumber, position: Node) -> tuple[list[Choice], list[float]]:
    weights = engine.weights(position)
    return list(weights), list(accumulate(map(float, weights.values())))


def table_of(game: AnyGame, numbers: Mapping[Move, float]) -> ScoreTable:
    return tuple(numbers.get(move) for move in range(len(game.tokens)))


def greatest(values: Mapping[Move, Any]) -> tuple[Move, ...]:
    most = max(values.values())
    return tuple([move for move, value in values.items() if value == most])


def uniform(cells: Collection[int], total: Fraction = Fraction(1)) -> dict[int, Fraction]:
    return dict.fromkeys(cells, total / len(cells))


def draw(chances: Mapping[int, Chance], rng: Random) -> int:
    if len(chances) == 1:
        return next(iter(chances))
    return rng.choices(list(chances), [float(chance) for chance in chances.values()])[0]


def move_of(player: Player, position: Position, rng: Random) -> Move:
    """Return a player's move; an engine's by `choose`, which is quicker than all probabilities."""
    if isinstance(player, Engine):
        return player.choose(position, rng).move
    return draw(player.distribution(position), rng)
