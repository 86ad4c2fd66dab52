"""How much processor time a move takes in each game, by level: at the median and at worst.

`python -m benchmarks.games [--games N] [--json]` has each level move in random games, in which its
caches fill as in a new process, and each time once more, warm.
"""

import json
from argparse import ArgumentParser
from dataclasses import asdict, dataclass
from random import Random
from statistics import median
from time import process_time

from engines.engine import Engine
from engines.games.game import AnyGame
from engines.games.position import PlayedPosition
from engines.games.variants import SOLVED_GAMES
from engines.levels import LEVELS, engine_of, spec_for


@dataclass(frozen=True)
class Timing:
    """Milliseconds that a move of an engine takes in a game."""

    game: str
    engine: str
    median: float
    worst: float
    warm: float


def of_engine(game: AnyGame, spec: str, games: int) -> Timing:
    """Measure an engine against random moves; `warm` is the median of a repeated move."""
    engine, rng = engine_of(spec, game), Random(7)
    cold, warm = [], []
    for _ in range(games):
        for position in _positions(game, rng):
            cold.append(_time(engine, position))
            warm.append(_time(engine, position))
    return Timing(game.name, spec, median(cold), max(cold), median(warm))


def _positions(game: AnyGame, rng: Random) -> list[PlayedPosition]:
    played = [PlayedPosition(game)]
    while moves := played[-1].legal_moves():
        played.append(played[-1].play(rng.choice(moves)))
    return played[:-1]


def _time(engine: Engine, position: PlayedPosition) -> float:
    start = process_time()
    engine.choose(position, Random(1))
    return (process_time() - start) * 1000


def main() -> None:
    """Measure every level of every game and print a table, or with --json one object a line."""
    parser = ArgumentParser(prog="python -m benchmarks.games", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games played by each level")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args()
    for game in SOLVED_GAMES.values():
        specs = dict.fromkeys([*(spec_for(level, None, game) for level in LEVELS), "sampling:100"])
        for spec in specs:
            timing = of_engine(game, spec, options.games)
            print(json.dumps(asdict(timing)) if options.json else _row(timing))


def _row(timing: Timing) -> str:
    cold = f"{timing.median:8.2f} ms median {timing.worst:8.1f} ms worst"
    return f"{timing.game:8} {timing.engine:13} {cold} {timing.warm:8.3f} ms warm"


if __name__ == "__main__":
    main()
