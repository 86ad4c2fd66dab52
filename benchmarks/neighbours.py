"""Whether people wait longer while others play the slowest engines.

`python -m benchmarks.neighbours [--people N] [--others N] [--presses N] [--rounds N] [--json]` lets
people play the default engine, one press per second, and prints how long their presses take: while
nobody else plays, while others play a fast engine, while others play `sampling`, and while they
play Expert, the strongest level of ultimate.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from benchmarks._bots import BOTS, Figures, cost, medians, running
from benchmarks._people import People
from tests.wire.server import Discord

THOUGHT = 1.0  # seconds before each press
CROWDS: Mapping[str, Mapping[str, str] | None] = {
    "alone": None,
    "beside lines": {"engine": "lines"},
    "beside sampling": {"engine": "sampling"},
    "beside ultimate": {"variant": "ultimate", "difficulty": "unbeatable"},
}


async def main(number: int, others: int, presses: int, rounds: int) -> dict[str, Figures]:
    """Return the median costs of the presses of `number` people, by the engine the others play."""
    found: dict[str, list[Figures]] = {name: [] for name in CROWDS}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "noughts.db"
        async with Discord().running() as discord, running(BOTS["noughts"], discord, file) as pid:
            for turn in range(rounds + 1):
                for name, options in CROWDS.items():
                    print(f"round {turn} of {rounds}: {name} …", file=sys.stderr)
                    crowd = others if options else 0
                    found[name].append(
                        await _measure_beside(discord, pid, (number, presses), crowd, options)
                    )
    # The first round is a warm-up.
    return {name: medians(figures[1:]) for name, figures in found.items()}


async def _measure_beside(
    discord: Discord,
    pid: int,
    size: tuple[int, int],
    others: int,
    options: Mapping[str, str] | None,
) -> Figures:
    number, presses = size
    async with (
        People(discord, others, THOUGHT, options) as neighbours,
        People(discord, number, THOUGHT) as people,
    ):
        playing = asyncio.create_task(neighbours.press(2**31 if others else 0))
        figures = await cost(people, pid, presses)
        playing.cancel()
    return figures


def report(found: dict[str, Figures]) -> str:
    """Return the figures as a table."""
    rows = ["| others | p50 (ms) | p99 (ms) | ratio of p99 | errors |", "| --- " * 5 + "|"]
    alone = found["alone"]["p99"]
    for name, figures in found.items():
        waits = f"{figures['p50']:.1f} | {figures['p99']:.1f} | {figures['p99'] / alone:.2f}"
        rows.append(f"| {name} | {waits} | {figures['errors']:.0f} |")
    return "\n".join(rows)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="Whether people wait longer for others.")
    options.add_argument("--people", type=int, default=20, help="who are timed (default: 20)")
    options.add_argument("--others", type=int, default=20, help="beside them (default: 20)")
    options.add_argument("--presses", type=int, default=120, help="a round (default: 120)")
    options.add_argument("--rounds", type=int, default=3, help="of each (default: 3)")
    options.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = options.parse_args()
    taken = asyncio.run(main(chosen.people, chosen.others, chosen.presses, chosen.rounds))
    print(json.dumps(taken) if chosen.json else report(taken))
