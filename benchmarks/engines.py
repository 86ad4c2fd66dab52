"""How long the engines take for a move: cold, warm, and compared with two reference engines."""

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from benchmarks import _reference_engines
from engines.games.classic import Board
from engines.levels import ENGINES, engine_of, spec_for

ROOT = Path(__file__).parents[1]
SEARCH = "minimax:9"  # both reference engines do the same search
REFERENCES = {"easyAI": "easyai", "textbook minimax": "textbook"}
EVERY = 20  # the reference engines are slow, so they get only every 20th position

COLD_ENGINE = """from random import Random
from engines.games.classic import Board
from engines.levels import engine_of
engine_of({!r}).choose(Board(), Random(1))"""
COLD_REFERENCE = """from benchmarks import _reference_engines
_reference_engines.{}()('.' * 9, 'X')"""
TIMED = "from time import perf_counter\nstart = perf_counter()\n{}\nprint(perf_counter() - start)"


KEEP_COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}


@dataclass(frozen=True)
class Timing:
    """Import and first move in a new process, and the median of a warm move; in seconds."""

    name: str
    cold: float
    warm: float


def positions() -> list[Board]:
    """Return all positions in which the game is not over, by number of moves."""
    found = {Board(): None}
    for board in (queue := [Board()]):
        new = [board.play(cell) for cell in board.legal_moves()]
        queue.extend(after for after in new if after not in found)
        found.update(dict.fromkeys(new))
    return [board for board in found if board.legal_moves()]


def cold(code: str, runs: int = 5) -> float:
    """Return the median time of `code` in new processes, without the interpreter's start."""
    _time_in_new_process(
        "from engines import levels; from benchmarks import _reference_engines"
    )  # compiles the modules
    return median(_time_in_new_process(code) for _ in range(runs))


def _time_in_new_process(code: str) -> float:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", TIMED.format(code)],
        capture_output=True, text=True, check=True, cwd=ROOT, env={**os.environ, **KEEP_COMPILED},
    )  # fmt: skip
    return float(done.stdout)


def warm(move: Callable[[Board], object], boards: list[Board], rounds: int = 2) -> float:
    """Return the median time of a move over `boards`, in the last round."""
    for _ in range(rounds):
        times = [_time(move, board) for board in boards]
    return median(times)


def _time(move: Callable[[Board], object], board: Board) -> float:
    start = perf_counter()
    move(board)
    return perf_counter() - start


def of_engine(spec: str, boards: list[Board]) -> Timing:
    """Measure an engine."""
    engine, rng = engine_of(spec), Random(1)
    warmed = warm(lambda board: engine.choose(board, rng), boards)
    return Timing(spec, cold(COLD_ENGINE.format(spec)), warmed)


def of_reference(name: str, boards: list[Board]) -> Timing:
    """Measure a reference engine on boards as text; the slow first move is measured only once."""
    move = getattr(_reference_engines, REFERENCES[name])()
    texts = {board: (str(board), board.turn) for board in boards}
    warmed = warm(lambda board: move(*texts[board]), boards, 2 if name == "easyAI" else 1)
    return Timing(name, cold(COLD_REFERENCE.format(REFERENCES[name]), runs=1), warmed)


def references(boards: list[Board]) -> Iterator[Timing]:
    """Measure our search and the installed reference engines, on the same boards."""
    yield of_engine(SEARCH, boards)
    for name in REFERENCES:
        if name != "easyAI" or _reference_engines.has_easyai():
            yield of_reference(name, boards)


def show(title: str, timings: list[Timing], *, ratios: bool = False) -> None:
    """Print timings as a table; with `ratios` also the ratio of each to the first row."""
    print(f"{title}\n{'':18}{'import + first move':>20}{'warm move':>16}")
    for timing in timings:
        row = f"{timing.name:18}{timing.cold * 1e3:17.1f} ms{timing.warm * 1e6:13.1f} µs"
        cold_ratio, warm_ratio = timing.cold / timings[0].cold, timing.warm / timings[0].warm
        print(row + (f"   x {cold_ratio:,.1f} cold, x {warm_ratio:,.1f} warm" if ratios else ""))


def main() -> None:
    """Measure everything and print it as tables, or with --json as one object."""
    parser = ArgumentParser(prog="python -m benchmarks.engines", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object, times in seconds")
    as_json = parser.parse_args().json
    boards = positions()
    own = [of_engine(spec_for(None, engine), boards) for engine in ENGINES]
    compared = list(references(boards[1::EVERY]))
    if as_json:
        named = {"engines": own, "beside": compared}
        print(json.dumps({key: [asdict(row) for row in rows] for key, rows in named.items()}))
        return
    show(f"All {len(boards):,} positions", own)
    show(f"\nEvery {EVERY}th position, compared with others", compared, ratios=True)
    if not _reference_engines.has_easyai():
        print("easyAI is not installed: its row is missing.")


if __name__ == "__main__":
    main()
