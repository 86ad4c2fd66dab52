"""The Engine protocol: it chooses a cell and states the probability of every choice."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Protocol

from engines.games.classic import Board

Chance = Fraction | float
"""A probability: a fraction if the engine can calculate it exactly, else a float."""

Table = tuple[float | None, ...]
"""Nine numbers, one for each cell; None if the engine did not rate the cell."""


@dataclass(frozen=True)
class Choice:
    """A move and the reason for it.

    `cell` is 0 to 8. `why` is the name of the rule that decided, a key for a catalogue of
    sentences. `scores` holds the tables that the engine compared, by name; it is empty for an
    engine that only follows rules.
    """

    cell: int
    why: str
    scores: Mapping[str, Table] = field(default_factory=dict)


class Player(Protocol):
    """Anything that states the probability of each of its moves, given only the board."""

    def __hash__(self) -> int:
        """Return the same value for players that play the same way."""
        ...

    def distribution(self, board: Board) -> Mapping[int, Chance]:
        """Return the probability of every possible move; they add up to 1.

        `board` is a position in which the game is not over. This holds for all methods of engines.
        """
        ...


class Engine(Player, Protocol):
    """An opponent. It keeps no state between moves and never changes the board."""

    @property
    def spec(self) -> str:
        """The engine and its setting as text, such as `perfect` or `minimax:4`."""
        ...

    def choose(self, board: Board, rng: Random) -> Choice:
        """Return a move for the side to move; all randomness comes from `rng`."""
        ...
