"""Learns to judge ultimate: `python -m benchmarks.learning FILE`, about six minutes of one core.

Each generation plays games against itself and learns from those of the last three. FILE becomes the
table of numbers that `learned` plays by. Where numpy rounds differently, the numbers become others,
as good.
"""

from argparse import ArgumentParser
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from time import process_time

import numpy as np

from benchmarks.learning.boards import ANYWHERE, PLACES, TURNED
from benchmarks.learning.network import Network
from benchmarks.learning.self_play import Examples, played
from benchmarks.learning.table import written

_GAMES, _KEPT, _BATCH, _PASSES = 4096, 3, 2048, 2
_GENERATIONS, _FIRST_RATE, _LAST_RATE = 260, 0.003, 0.0003


def generations(number: int, seed: int) -> Iterator[tuple[Network, float]]:
    """Yield the network after each generation of games, and its mean squared error."""
    network, kept = Network(np.random.default_rng(seed)), deque[Examples](maxlen=_KEPT)
    for generation in range(number):
        rate = _FIRST_RATE * (_LAST_RATE / _FIRST_RATE) ** (generation / _GENERATIONS)
        rng = np.random.default_rng([seed, generation])
        kept.append(examples := played(network, _GAMES, rng))
        known = Examples(*map(np.concatenate, zip(*kept, strict=True)))
        batches = _PASSES * len(examples.goals) // _BATCH
        errors = [_learned(network, known, rate, rng) for _ in range(batches)]
        yield network, float(np.mean(errors))


def _learned(network: Network, known: Examples, rate: float, rng: np.random.Generator) -> float:
    """Learn from some examples, each turned at random."""
    drawn = rng.integers(0, len(known.goals), _BATCH)
    turn = rng.integers(0, len(PLACES), _BATCH)
    boards, sent = np.empty((_BATCH, ANYWHERE), int), known.sent[drawn]
    boards[np.arange(_BATCH)[:, None], PLACES[turn]] = TURNED[turn[:, None], known.boards[drawn]]
    places = np.append(PLACES, np.full((len(PLACES), 1), ANYWHERE), axis=1)
    return network.learn(boards, places[turn, sent], known.goals[drawn], rate)


def main() -> None:
    """Learn, tell how far it is, and write the table."""
    parser = ArgumentParser(prog="python -m benchmarks.learning", description=__doc__)
    parser.add_argument("file", type=Path, help="where to write the table")
    parser.add_argument(
        "--generations", type=int, default=_GENERATIONS, help=f"how many ({_GENERATIONS})"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the run (1)")
    options, began = parser.parse_args(), process_time()
    for number, (network, error) in enumerate(generations(options.generations, options.seed), 1):
        spent = process_time() - began
        print(f"{number} generations, error {error:.4f}, {spent:.0f} s", flush=True)
        options.file.write_bytes(written(network))


if __name__ == "__main__":
    main()
