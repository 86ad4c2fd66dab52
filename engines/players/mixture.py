"""A player who plays now like one player, now like another."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from engines.engine import Player
from engines.games.game import Move
from engines.games.position import Position
from engines.players.chance import draw


@dataclass(frozen=True)
class Mixture:
    """Players, and how often each of them makes the move; these parts add up to 1."""

    parts: tuple[tuple[Player, Fraction], ...]

    def distribution(self, position: Position) -> Mapping[Move, Fraction]:
        """Return the probability of every possible move."""
        chances: dict[Move, Fraction] = {}
        for player, part in self.parts:
            for move, chance in player.distribution(position).items() if part else ():
                chances[move] = chances.get(move, Fraction(0)) + part * Fraction(chance)
        return chances

    def move(self, position: Position, rng: Random) -> Move:
        """Return a move drawn with these probabilities; only one of the players has to think."""
        players, parts = zip(*self.parts, strict=True)
        player: Player = rng.choices(players, [float(part) for part in parts])[0]
        return draw(player.distribution(position), rng)
