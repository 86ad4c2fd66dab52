"""What an engine is: anything that chooses a cell and can state the odds of every choice."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Protocol

from engines.games.classic import Board

Chance = Fraction | float
"""A probability, exact wherever the engine's rules allow it."""

Table = tuple[float | None, ...]
"""Nine numbers laid out as the board; None where the engine thought nothing of a cell."""


@dataclass(frozen=True)
class Choice:
    """A move and the thought behind it.

    `cell` is 0 to 8. `why` names the rule that fired, in a short fixed word that can be looked up
    in a catalogue of sentences. `scores` holds what was weighed, each table under a fixed word;
    it is empty for an engine that follows rules instead of weighing.
    """

    cell: int
    why: str
    scores: Mapping[str, Table] = field(default_factory=dict)


class Player(Protocol):
    """Whoever can state the probability of each of its moves, from the board alone."""

    def __hash__(self) -> int:
        """Return the same for players that play alike."""
        ...

    def distribution(self, board: Board) -> Mapping[int, Chance]:
        """Return the probability of every move that may be made; they add up to 1.

        `board` is a position in which the game goes on, here and in all that follows.
        """
        ...


class Engine(Player, Protocol):
    """An opponent: it keeps nothing between moves and never touches the board it is asked about."""

    @property
    def spec(self) -> str:
        """The engine and its setting as text, such as `perfect` or `minimax:4`."""
        ...

    def choose(self, board: Board, rng: Random) -> Choice:
        """Return the move for the side to move, taking all its randomness from `rng`."""
        ...
