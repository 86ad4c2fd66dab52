"""The network that judges a position after a move, and how it learns.

A small board has a few features, shared by all places; each place weighs them, and so does the
place to which the opponent is sent. The sums pass through absolute values, half of which count for
the player who moved and half against them; one more sum counts as it is.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from benchmarks.learning.boards import ANYWHERE
from engines.players.learned_table import COUNT, FEATURES, HIDDEN

_PLACES = 9
_SUMS = HIDDEN + 1
SIGNS = np.repeat(np.float32([1, -1]), HIDDEN // 2)
_SHAPES = {
    "boards": (COUNT, FEATURES),
    "weights": (_PLACES * FEATURES, _SUMS),
    "sent": (COUNT, FEATURES),
    "sent_weights": (_PLACES * FEATURES, _SUMS),
    "anywhere": (1, _SUMS),
    "bias": (1, _SUMS),
}
_SCALES = {"boards": 0.3, "weights": 0.15, "sent": 0.3, "sent_weights": 0.15}
_MEMORY, _MEMORY_OF_SQUARES, _TINY = 0.9, 0.999, 1e-9  # of Adam (Kingma and Ba, 2015)
_FIRST_SCALE = 0.1


class _Seen(NamedTuple):
    """Some positions, a row each, and what the sums weigh of them.

    `bound` has the rows in which the opponent is sent to one place, and these places.
    """

    boards: np.ndarray
    bound: tuple[np.ndarray, np.ndarray]
    features: np.ndarray
    there: np.ndarray
    free: np.ndarray


class Network:
    """The numbers that are learned, and what Adam remembers of their gradients."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.numbers = {
            name: (_SCALES.get(name, _FIRST_SCALE) * rng.standard_normal(shape)).astype(np.float32)
            for name, shape in _SHAPES.items()
        }
        self.means = {name: np.zeros_like(found) for name, found in self.numbers.items()}
        self.squares = {name: np.zeros_like(found) for name, found in self.numbers.items()}
        self.steps = 0

    def tables(self) -> tuple[np.ndarray, np.ndarray]:
        """Return the sums of each small board in each place, and of each to be sent to."""
        boards = _weighed(self.numbers["boards"], self.numbers["weights"])
        sent = _weighed(self.numbers["sent"], self.numbers["sent_weights"])
        anywhere = np.broadcast_to(self.numbers["anywhere"], (1, *sent.shape[1:]))
        return boards, np.concatenate([sent, anywhere])

    def learn(self, boards: np.ndarray, sent: np.ndarray, goals: np.ndarray, rate: float) -> float:
        """Take a step towards the goals, the points expected; return the mean squared error."""
        seen = self._seen(boards, sent)
        sums = self._sums(seen)
        errors = chance(judged(sums)) - goals
        back = _back(sums, (errors / len(boards)).astype(np.float32))
        self._step(self._gradients(seen, back), rate)
        return float(np.mean(np.square(errors)))

    def _seen(self, boards: np.ndarray, sent: np.ndarray) -> _Seen:
        is_bound = sent < ANYWHERE
        bound = np.nonzero(is_bound)[0], sent[is_bound]
        features = self.numbers["boards"][boards].reshape(len(boards), -1)
        there = np.zeros((len(boards), _PLACES, FEATURES), np.float32)
        there[bound] = self.numbers["sent"][boards[bound]]
        free = (~is_bound)[:, None].astype(np.float32)
        return _Seen(boards, bound, features, there.reshape(len(boards), -1), free)

    def _sums(self, seen: _Seen) -> np.ndarray:
        numbers = self.numbers
        sums: np.ndarray = seen.features @ numbers["weights"] + seen.there @ numbers["sent_weights"]
        sums += seen.free * numbers["anywhere"] + numbers["bias"]
        return sums

    def _gradients(self, seen: _Seen, back: np.ndarray) -> dict[str, np.ndarray]:
        """Return the gradients of all numbers, given that of the sums."""
        to_boards = (back @ self.numbers["weights"].T).reshape(-1, FEATURES)
        to_sent = (back @ self.numbers["sent_weights"].T).reshape(-1, _PLACES, FEATURES)
        return {
            "boards": _gathered(seen.boards.ravel(), to_boards),
            "weights": seen.features.T @ back,
            "sent": _gathered(seen.boards[seen.bound], to_sent[seen.bound]),
            "sent_weights": seen.there.T @ back,
            "anywhere": (seen.free * back).sum(0, keepdims=True),
            "bias": back.sum(0, keepdims=True),
        }

    def _step(self, gradients: Mapping[str, np.ndarray], rate: float) -> None:
        self.steps += 1
        mean_of = 1 - _MEMORY**self.steps
        square_of = 1 - _MEMORY_OF_SQUARES**self.steps
        for name, gradient in gradients.items():
            mean, square = self.means[name], self.squares[name]
            mean += (1 - _MEMORY) * (gradient - mean)
            square += (1 - _MEMORY_OF_SQUARES) * (np.square(gradient) - square)
            step = (mean / mean_of) / (np.sqrt(square / square_of) + _TINY)
            self.numbers[name] -= np.float32(rate) * step


def judged(sums: np.ndarray) -> np.ndarray:
    """Return how well the player who moved stands, as the logarithm of their odds."""
    found: np.ndarray = sums[:, HIDDEN] + np.abs(sums[:, :HIDDEN]) @ SIGNS
    return found


def chance(odds: np.ndarray) -> np.ndarray:
    """Return the points expected at the logarithm of some odds."""
    most = 30  # where nothing is left to learn
    found: np.ndarray = 1 / (1 + np.exp(-np.clip(odds, -most, most)))
    return found


def _weighed(features: np.ndarray, weights: np.ndarray) -> np.ndarray:
    return np.stack([features @ part for part in np.split(weights, _PLACES)])


def _back(sums: np.ndarray, errors: np.ndarray) -> np.ndarray:
    """Return the gradient of the sums."""
    back = np.empty_like(sums)
    back[:, HIDDEN] = errors
    back[:, :HIDDEN] = np.sign(sums[:, :HIDDEN]) * (errors[:, None] * SIGNS)
    return back


def _gathered(numbers: np.ndarray, gradients: np.ndarray) -> np.ndarray:
    """Add up the gradients of each small board."""
    sums = [np.bincount(numbers, column, COUNT) for column in gradients.T]
    return np.stack(sums, 1).astype(np.float32)
