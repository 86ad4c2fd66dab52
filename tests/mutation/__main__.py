"""The command `python -m tests.mutation`: draws mutants and lists those that no test notices."""

import argparse
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from random import Random

from benchmarks.ultimate import at_least
from tests.mutation.mutants import Mutant, mutants_of
from tests.mutation.reach import Reach, marked, run_marked
from tests.mutation.verdict import Copy
from tests.project_files import ROOT, modules, text_of

FOLDERS = ("bot", "engines")
"""What is changed: all that a test runs in its own process or in one that it starts."""


def main() -> None:
    asked = _parser().parse_args()
    if mutants := _asked(asked):
        _run(mutants, asked.processes)


def _run(mutants: list[Mutant], processes: int) -> None:
    alive = 0
    for done, (mutant, killer) in enumerate(_verdicts(mutants, processes), 1):
        alive += killer is None
        print(f"{done}/{len(mutants)} {mutant.name} line {mutant.line}: {killer or 'SURVIVED'}")
        print(end="" if killer else f"{mutant.diff()}\n", flush=True)
    killed, count = len(mutants) - alive, len(mutants)
    low, high = at_least(killed / count, count), 1 - at_least(alive / count, count)
    print(f"{killed} of {count} killed: {low:.1%} to {high:.1%}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("names", nargs="*", help="mutants to run again, as path#number")
    parser.add_argument("--draw", type=int, default=400, metavar="COUNT", help="how many to draw")
    parser.add_argument("--seed", type=int, default=1, help="what the draw depends on")
    parser.add_argument("--changed", metavar="BRANCH", help="only files changed since BRANCH")
    parser.add_argument("--processes", type=int, default=2, help="how many to run at once")
    return parser


def _asked(asked: argparse.Namespace) -> list[Mutant]:
    paths, named = modules(*FOLDERS), {name.partition("#")[0] for name in asked.names}
    if named:
        paths = [path for path in paths if path in named]
    elif asked.changed:
        paths = [path for path in paths if path in _changed(asked.changed)]
    mutants = [mutant for path in paths for mutant in mutants_of(path)]
    if asked.names:
        return [mutant for mutant in mutants if mutant.name in asked.names]
    Random(asked.seed).shuffle(mutants)
    return mutants[: asked.draw]


def _changed(branch: str) -> list[str]:
    command = ["git", "diff", "--name-only", branch]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return listed.stdout.splitlines()


def _reach(mutants: list[Mutant], folder: Path) -> Reach:
    """Return which tests run the mutants' functions; makes a copy of the project in `folder`."""
    copy, notes = Copy(folder), folder / "reached"
    notes.touch()
    for path in {mutant.path for mutant in mutants}:
        copy.write(path, marked(text_of(path), path, notes))
    run_marked(folder)
    return Reach(notes)


def _verdicts(mutants: list[Mutant], processes: int) -> Iterator[tuple[Mutant, str | None]]:
    """Return each mutant, as soon as its tests are done, and the test that failed, if any."""
    copies: SimpleQueue[Copy] = SimpleQueue()

    def killer(mutant: Mutant) -> str | None:
        copy = copies.get()
        try:
            return copy.killer(mutant, reach.tests(mutant))
        finally:
            copies.put(copy)

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(processes) as pool:
        reach = _reach(mutants, Path(folder, "marked"))
        for number in range(processes):
            copies.put(Copy(Path(folder, str(number))))
        running = {pool.submit(killer, mutant): mutant for mutant in mutants}
        for done in as_completed(running):
            yield running[done], done.result()


if __name__ == "__main__":
    main()
