"""How long the engines take for a move: cold, warm, and beside two rivals, in one run."""

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

from benchmarks import _rivals
from engines.games.classic import Board
from engines.levels import ENGINES, engine_of, spec_for

ROOT = Path(__file__).parents[1]
SEARCH = "minimax:9"  # what both rivals do too
RIVALS = {"easyAI": "easyai", "textbook minimax": "textbook"}
EVERY = 20  # the rivals are slow: they are asked about every twentieth position

COLD_ENGINE = """from random import Random
from engines.games.classic import Board
from engines.levels import engine_of
engine_of({!r}).choose(Board(), Random(1))"""
COLD_RIVAL = """from benchmarks import _rivals
_rivals.{}()('.' * 9, 'X')"""
TIMED = "from time import perf_counter\nbegun = perf_counter()\n{}\nprint(perf_counter() - begun)"


KEEP_COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}


@dataclass(frozen=True)
class Timing:
    """Import and first move in a fresh process, and the median of a move once warm; seconds."""

    name: str
    cold: float
    warm: float


def positions() -> list[Board]:
    """Return every position in which the game goes on, each move further from the start."""
    found = {Board(): None}
    for board in (queue := [Board()]):
        new = [board.after(cell) for cell in board.legal_moves()]
        queue.extend(after for after in new if after not in found)
        found.update(dict.fromkeys(new))
    return [board for board in found if board.legal_moves()]


def cold(code: str, runs: int = 5) -> float:
    """Return the median time of `code` in a fresh process each, the interpreter's start aside."""
    _fresh("from engines import levels; from benchmarks import _rivals")  # compiles the modules
    return median(_fresh(code) for _ in range(runs))


def _fresh(code: str) -> float:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", TIMED.format(code)],
        capture_output=True, text=True, check=True, cwd=ROOT, env={**os.environ, **KEEP_COMPILED},
    )  # fmt: skip
    return float(done.stdout)


def warm(move: Callable[[Board], object], boards: list[Board], rounds: int = 2) -> float:
    """Return the median time of a move over `boards`, in the last of the rounds."""
    for _ in range(rounds):
        times = [_time(move, board) for board in boards]
    return median(times)


def _time(move: Callable[[Board], object], board: Board) -> float:
    begun = perf_counter()
    move(board)
    return perf_counter() - begun


def of_engine(spec: str, boards: list[Board]) -> Timing:
    """Time an engine."""
    engine, rng = engine_of(spec), Random(1)
    warmed = warm(lambda board: engine.choose(board, rng), boards)
    return Timing(spec, cold(COLD_ENGINE.format(spec)), warmed)


def of_rival(name: str, boards: list[Board]) -> Timing:
    """Time a rival, on boards written out beforehand; its slow first move once only."""
    move = getattr(_rivals, RIVALS[name])()
    asked = {board: (str(board), board.turn) for board in boards}
    warmed = warm(lambda board: move(*asked[board]), boards, 2 if name == "easyAI" else 1)
    return Timing(name, cold(COLD_RIVAL.format(RIVALS[name]), runs=1), warmed)


def rivals(boards: list[Board]) -> Iterator[Timing]:
    """Time our search and those rivals that are there, on the same boards."""
    yield of_engine(SEARCH, boards)
    for name in RIVALS:
        if name != "easyAI" or _rivals.has_easyai():
            yield of_rival(name, boards)


def show(title: str, timings: list[Timing], *, ratios: bool = False) -> None:
    """Print timings as a table; with `ratios` also how many times the first row's they are."""
    print(f"{title}\n{'':18}{'import + first move':>20}{'warm move':>16}")
    for timing in timings:
        row = f"{timing.name:18}{timing.cold * 1e3:17.1f} ms{timing.warm * 1e6:13.1f} µs"
        cold_ratio, warm_ratio = timing.cold / timings[0].cold, timing.warm / timings[0].warm
        print(row + (f"   x {cold_ratio:,.1f} cold, x {warm_ratio:,.1f} warm" if ratios else ""))


def main() -> None:
    """Time everything and print it, or with --json write it as one object."""
    parser = ArgumentParser(prog="python -m benchmarks.engines", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object, times in seconds")
    as_json = parser.parse_args().json
    boards = positions()
    own = [of_engine(spec_for(None, engine), boards) for engine in ENGINES]
    beside = list(rivals(boards[1::EVERY]))
    if as_json:
        named = {"engines": own, "beside": beside}
        print(json.dumps({key: [asdict(row) for row in rows] for key, rows in named.items()}))
        return
    show(f"All {len(boards):,} positions", own)
    show(f"\nEvery {EVERY}th position, beside others", beside, ratios=True)
    if not _rivals.has_easyai():
        print("easyAI is not installed: its row is missing.")


if __name__ == "__main__":
    main()
