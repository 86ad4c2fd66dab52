"""Learns to judge ultimate: `python -m benchmarks.learning FILE`, about six minutes of one core.

Each generation plays games against itself and learns from those of the last three. FILE holds what
was learned so far: a run that was broken off goes on from there, and ends as if it had not been.
With --write the result becomes the table that `learned` plays by. Where numpy rounds differently,
the numbers become others, as good.
"""

from argparse import ArgumentParser
from pathlib import Path
from time import process_time

import numpy as np

from benchmarks.learning.boards import ANYWHERE, PLACES, TURNED
from benchmarks.learning.network import Network
from benchmarks.learning.self_play import Examples, played
from benchmarks.learning.storing import Run, written
from engines.players.learned_table import WEIGHTS

_GAMES, _KEPT, _BATCH, _PASSES = 4096, 3, 2048, 2
_GENERATIONS, _FIRST_RATE, _LAST_RATE = 260, 0.003, 0.0003


def generation(run: Run) -> float:
    """Play a generation of games and learn from the latest; return the mean squared error."""
    rate = _FIRST_RATE * (_LAST_RATE / _FIRST_RATE) ** (run.generation / _GENERATIONS)
    rng = np.random.default_rng([run.seed, run.generation])
    examples = played(run.network, _GAMES, rng)
    run.examples = [*run.examples, examples][-_KEPT:]
    known = Examples(*map(np.concatenate, zip(*run.examples, strict=True)))
    batches = _PASSES * len(examples.goals) // _BATCH
    errors = [_learned(run.network, known, rate, rng) for _ in range(batches)]
    run.generation += 1
    return float(np.mean(errors))


def _learned(network: Network, known: Examples, rate: float, rng: np.random.Generator) -> float:
    """Learn from some examples, each turned at random."""
    drawn = rng.integers(0, len(known.goals), _BATCH)
    turn = rng.integers(0, len(PLACES), _BATCH)
    boards, sent = np.empty((_BATCH, ANYWHERE), int), known.sent[drawn]
    boards[np.arange(_BATCH)[:, None], PLACES[turn]] = TURNED[turn[:, None], known.boards[drawn]]
    places = np.append(PLACES, np.full((len(PLACES), 1), ANYWHERE), axis=1)
    return network.learn(boards, places[turn, sent], known.goals[drawn], rate)


def main() -> None:
    """Learn on, and tell how far it is."""
    parser = ArgumentParser(prog="python -m benchmarks.learning", description=__doc__)
    parser.add_argument("file", type=Path, help="what was learned so far")
    parser.add_argument(
        "--generations", type=int, default=_GENERATIONS, help=f"where to stop ({_GENERATIONS})"
    )
    parser.add_argument("--seed", type=int, default=1, help="of a new run (1)")
    parser.add_argument("--write", action="store_true", help="write the engine's table at the end")
    options = parser.parse_args()
    run, began = Run.read(options.file, options.seed), process_time()
    while run.generation < options.generations:
        error = generation(run)
        run.write(options.file)
        spent = process_time() - began
        print(f"{run.generation} generations, error {error:.4f}, {spent:.0f} s", flush=True)
    if options.write:
        WEIGHTS.write_bytes(written(run.network))


if __name__ == "__main__":
    main()
