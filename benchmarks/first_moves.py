"""How long the first move of each game takes from a cold start: a new process, nothing in memory.

`python -m benchmarks.first_moves [--json]` has a new process of each engine that people can pick
make the first move, and answer each different one of a person. It prints the slowest by processor
time; the elapsed time depends on what else the machine does.
"""

import json
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from os import times
from time import perf_counter

from engines.games.game import AnyGame
from engines.games.variants import SOLVED_GAMES
from engines.levels import specs_to_pick
from engines.turn import Turn
from engines.worker import written_turn

_COMMAND = (sys.executable, "-m", "engines.worker")


@dataclass(frozen=True)
class FirstMove:
    """Milliseconds that an engine took for a move, the start of its process included."""

    processor: float
    elapsed: float
    game: str
    engine: str
    after: tuple[int, ...]


def of_turn(turn: Turn) -> FirstMove:
    """Measure a choice in a new process."""
    spent, start = _spent(), perf_counter()
    line = written_turn(turn)
    subprocess.run(_COMMAND, input=line, stdout=subprocess.DEVNULL, check=True)  # noqa: S603
    elapsed = perf_counter() - start
    processor = 1000 * (_spent() - spent)
    return FirstMove(processor, 1000 * elapsed, turn.variant, turn.spec, turn.moves)


def _spent() -> float:
    """Return the processor time of all processes that have ended, in seconds."""
    now = times()
    return now.children_user + now.children_system


def _turns(game: AnyGame) -> Iterator[Turn]:
    different = {game.canonical(game.after(game.start, m)): m for m in game.legal_moves(game.start)}
    for spec in specs_to_pick(game):
        for moves in ((), *((move,) for move in different.values())):
            yield Turn(spec, game.name, moves, "1")


def main() -> None:
    """Print the slowest first move of each game, or with --json one object a line."""
    parser = ArgumentParser(prog="python -m benchmarks.first_moves", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args()
    for game in SOLVED_GAMES.values():
        slowest = max((of_turn(turn) for turn in _turns(game)), key=lambda it: it.processor)
        print(json.dumps(asdict(slowest)) if options.json else _row(slowest))


def _row(move: FirstMove) -> str:
    taken = f"{move.processor:6.0f} ms of processor, {move.elapsed:6.0f} ms elapsed"
    return f"{move.game:8} {taken}: {move.engine} after {list(move.after)}"


if __name__ == "__main__":
    main()
