"""How many processor instructions a press takes; other load on the machine does not change it.

`python -m benchmarks.instructions [--people N] [--rounds N] [--checkout FOLDER] [--parts]`
lets people play against `python -m bot run` and then against `benchmarks/_example.py`, each under
valgrind, and prints what callgrind counts after a warm-up. `--parts` also counts the parts of what
Noughts does, in a run for each. `--checkout` takes the code of Noughts from another folder, to
compare two versions. The exit status is 2 if valgrind is not installed.
"""

import argparse
import asyncio
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from benchmarks._bots import Figures
from benchmarks._callgrind import PATIENCE, Order, totals, under_callgrind
from benchmarks._parts import COUNTED, parts_of
from benchmarks._people import THOUGHT, People, Rounds
from tests.project_files import ROOT

KEPT = {"plain": 1272, "start": 1551, "ending": 1702, "mix": 2150}
"""What Noughts took when this was last changed, in thousands."""
WHAT = {
    "plain": "a press that does not end the match",
    "start": "a start",
    "ending": "an ending, besides its press",
    "mix": "a press, with its share of starts and endings",
}
_PLAIN = 2  # presses of each person in a match that cannot end it
_WARM_UP = 2  # rounds, or matches of each person
_MOVES = 3.5  # presses in a match, about
_UNTIL_IDLE = 1.0  # seconds after the last answer, in which a bot does what comes after it
# The example loses presses that arrive before it has processed the response to its last answer.
_THOUGHT = 50 * THOUGHT


async def noughts(people: int, rounds: int, checkout: Path, part: str = "") -> Figures:
    """Return the thousands of instructions of what Noughts does, as `WHAT` says, or of a part."""
    async with under_callgrind("noughts", checkout, part) as (discord, order, folder):
        played = Rounds(discord, people, PATIENCE)
        for _ in range(_WARM_UP):
            await _round(played)
        await order("--instr=on")
        later = sum([await _round(played, order) for _ in range(rounds)])
        starts, plain, rest = (sum(totals(folder)[at::3]) / 1000 for at in range(3))
    matches = people * rounds
    presses = _PLAIN * matches + later
    each = plain / (_PLAIN * matches)
    return {
        "plain": each,
        "start": starts / matches,
        "ending": (rest - later * each) / matches,
        "mix": (starts + plain + rest) / presses,
        "presses": presses / matches,
    }


async def _round(played: Rounds, order: Order | None = None) -> int:
    """Let everybody play a match, and have callgrind dump each phase; return the last presses."""

    async def done() -> None:
        await asyncio.sleep(_UNTIL_IDLE)
        if order is not None:
            await order("--dump")

    await played.start()
    await done()
    for _ in range(_PLAIN):
        await played.move()
    await done()
    presses = 0
    while moved := await played.move():
        presses += moved
    await done()
    return presses


async def example(people: int, rounds: int) -> float:
    """Return the thousands of instructions of a press in the example, with its share of starts."""
    async with (
        under_callgrind("example", ROOT) as (discord, order, folder),
        People(discord, people, _THOUGHT, patience=PATIENCE) as played,
    ):
        await played.press(int(people * _WARM_UP * _MOVES))
        await order("--instr=on")
        await played.press(int(people * rounds * _MOVES))
        await order("--dump")
        return totals(folder)[0] / 1000 / len(played.took)


async def parts(people: int, rounds: int, checkout: Path, whole: Figures) -> dict[str, Figures]:
    """Return the thousands of instructions of each part, by what `WHAT` says."""
    found = {part: await noughts(people, rounds, checkout, part) for part in COUNTED}
    return {
        what: parts_of({part: found[part][what] for part in COUNTED}, whole[what]) for what in WHAT
    }


def report(whole: Figures, of_parts: Mapping[str, Figures], theirs: float) -> str:
    """Return the figures as tables."""
    rows = ["| thousands of instructions | now | kept | change |", "| --- | --- | --- | --- |"]
    for what, meaning in WHAT.items():
        change = f"{whole[what] / KEPT[what] - 1:+.1%}"
        rows.append(f"| {what}: {meaning} | {whole[what]:,.0f} | {KEPT[what]:,} | {change} |")
    share = f"with a start and an ending for every {whole['presses']:.1f} presses"
    rows += [
        "",
        f"The mix, {share}, is {whole['mix'] / theirs:.2f} of the example's {theirs:,.0f}.",
    ]
    if of_parts:
        names = list(next(iter(of_parts.values())))
        rows += ["", f"| part | {' | '.join(of_parts)} |", "| --- " * (len(of_parts) + 1) + "|"]
        rows += [
            f"| {name} | {' | '.join(f'{of_parts[what][name]:,.0f}' for what in of_parts)} |"
            for name in names
        ]
    return "\n".join(rows)


async def main(people: int, rounds: int, checkout: Path, *, with_parts: bool) -> str:
    """Return all figures as tables."""
    whole = await noughts(people, rounds, checkout)
    of_parts = await parts(people, rounds, checkout, whole) if with_parts else {}
    return report(whole, of_parts, await example(people, rounds))


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="How many instructions a press takes.")
    options.add_argument("--people", type=int, default=40, help="at once (default: 40)")
    options.add_argument("--rounds", type=int, default=4, help="matches of each (default: 4)")
    options.add_argument(
        "--checkout", type=Path, default=ROOT, help="whose bot/ to run (default: this one's)"
    )
    options.add_argument("--parts", action="store_true", help="count the parts too")
    chosen = options.parse_args()
    if shutil.which("callgrind_control") is None:
        print("valgrind is not installed; it is what counts instructions.", file=sys.stderr)
        sys.exit(2)
    where = chosen.checkout.resolve()
    print(asyncio.run(main(chosen.people, chosen.rounds, where, with_parts=chosen.parts)))
