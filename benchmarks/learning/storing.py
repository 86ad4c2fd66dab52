"""A run of learning as a file, and what it learned as the table that the engine reads."""

import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.learning.network import Network
from benchmarks.learning.self_play import Examples
from engines.players.learned_table import FEATURES, UNIT

_MOST_OF_A_BYTE, _MOST_OF_TWO_BYTES = 127, 32767
_PLACES = 9


@dataclass
class Run:
    """What was learned, and the games that are still learned from."""

    network: Network
    seed: int
    generation: int = 0
    examples: list[Examples] = field(default_factory=list)

    @classmethod
    def read(cls, file: Path, seed: int) -> "Run":
        """Return the run of a file, or a new one if there is none."""
        run = cls(Network(np.random.default_rng(seed)), seed)
        if not file.exists():
            return run
        with np.load(file) as stored:
            run.seed, run.generation = int(stored["seed"]), int(stored["generation"])
            run.network.steps = int(stored["steps"])
            for name in run.network.numbers:
                run.network.numbers[name] = stored[name]
                run.network.means[name] = stored[f"mean {name}"]
                run.network.squares[name] = stored[f"square {name}"]
            for kept in range(int(stored["kept"])):
                found = [stored[f"{kept} {name}"] for name in Examples._fields]
                run.examples.append(Examples(*found))
        return run

    def write(self, file: Path) -> None:
        """Write the run; a file that is broken off leaves the one before."""
        network = self.network
        parts: dict[str, Any] = {"seed": self.seed, "generation": self.generation}
        parts |= {"steps": network.steps, "kept": len(self.examples), **network.numbers}
        parts |= {f"mean {name}": found for name, found in network.means.items()}
        parts |= {f"square {name}": found for name, found in network.squares.items()}
        for kept, examples in enumerate(self.examples):
            parts |= {f"{kept} {name}": found for name, found in examples._asdict().items()}
        new = file.with_suffix(".new.npz")
        np.savez(new, **parts)
        new.replace(file)


def written(network: Network) -> bytes:
    """Return the network in whole numbers, as `engines.players.learned_table` reads them."""
    numbers = network.numbers
    parts = [*_in_bytes(numbers["boards"], numbers["weights"])]
    parts += _in_bytes(numbers["sent"], numbers["sent_weights"])
    sums = np.concatenate([numbers["anywhere"], numbers["bias"]])
    return zlib.compress(b"".join(parts) + np.rint(sums * UNIT).astype("<i4").tobytes(), level=9)


def _in_bytes(features: np.ndarray, weights: np.ndarray) -> tuple[bytes, bytes]:
    """Return features as bytes, and weights that make up for their scale, by place and sum."""
    scale = np.abs(features).max(0) / _MOST_OF_A_BYTE
    by_place = weights.reshape(_PLACES, FEATURES, -1) * scale[:, None] * UNIT
    whole = np.rint(by_place.transpose(0, 2, 1))
    if np.abs(whole).max() > _MOST_OF_TWO_BYTES:
        raise OverflowError
    return np.rint(features / scale).astype("i1").tobytes(), whole.astype("<i2").tobytes()
