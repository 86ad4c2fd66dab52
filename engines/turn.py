"""An engine's turn: all that a choice depends on, so that it can be made in any process."""

from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from engines.engine import Choice, OneNumber
from engines.games.game import AnyGame, Move
from engines.games.variants import GAMES, position_after
from engines.levels import engine_name, engine_of, setting_of, spec_with

# The engines whose spec says how many positions they look at, and how few are enough to see what a
# move does at once.
_COUNT, _FEWEST = ("tree", "learned"), 30
_QUICKEST = "sampling:3"  # takes milliseconds; in Ultimate, where engines think long, the weakest

_DIGEST = 6  # bytes, of which a float keeps every bit


class Turn(NamedTuple):
    """An engine is to move after `moves`; all that is random in its choice comes from `seed`."""

    spec: str
    variant: str
    moves: tuple[Move, ...]
    seed: str

    @property
    def game(self) -> AnyGame:
        return GAMES[self.variant]

    def lighter(self, share: float) -> "Turn":
        """Return the turn with that share of its engine's positions, if the engine counts them.

        >>> Turn("tree:5000", "ultimate", (), "seed").lighter(0.1).spec
        'tree:500'
        """
        name, playouts = engine_name(self.spec), setting_of(self.spec)
        if name not in _COUNT:
            return self
        fewest = min(_FEWEST, playouts)
        return self._replace(spec=spec_with(name, max(fewest, int(playouts * share))))

    @property
    def quicker(self) -> "Turn":
        """The same turn for an engine that takes some milliseconds and is no stronger.

        >>> Turn("tree:5000", "ultimate", (), "seed").quicker.spec
        'tree:30'
        """
        if engine_name(self.spec) in _COUNT:
            return self.lighter(0.0)
        return self._replace(spec=_QUICKEST)

    def choose(self) -> Choice:
        """Return the engine's choice, the same each time.

        Raises UnknownEngineError, WrongGameError or IllegalMoveError.

        >>> choice = Turn("perfect", "classic", (0, 4, 8), "seed").choose()
        >>> choice.move, choice.why
        (3, 'trap')
        """
        engine, position = engine_of(self.spec, self.game), position_after(self.variant, self.moves)
        if isinstance(engine, OneNumber):
            return engine.choose_by(position, self._number)
        return engine.choose(position, Random(self.seed))

    @property
    def _number(self) -> float:
        """A number from 0 up to 1 for these moves and this seed: cheaper than a `Random`."""
        digest = blake2b(f"{self.seed} {self.moves}".encode(), digest_size=_DIGEST).digest()
        return int.from_bytes(digest, "big") / (1 << 8 * _DIGEST)


Choose = Callable[[Turn], Choice]  # `Turn.choose`, or something that has another process do it
