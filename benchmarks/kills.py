"""Whether several processes on one PostgreSQL lose or double a move when they are killed.

`python -m benchmarks.kills [--kills N] [--processes N] [--seed N]` has people play on several
servers, kills one process after another like `kill -9`, at random moments, and starts it again.
Then it compares what people saw with what is stored, and recounts the standings. The exit status is
1 if any move or any result is wrong.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import perf_counter

from tests.postgres import server
from tests.wire.conftest import world_in
from tests.wire.kills import Cluster, Verdict


async def main(kills: int, processes: int, seed: int) -> bool:
    """Kill processes and print what that did; return whether nothing is wrong."""
    start = perf_counter()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address = stack.enter_context(stack.enter_context(server(folder)).database())
        async with world_in(folder) as world:
            world.database = address
            verdict = await Cluster(world, processes, Random(seed)).kill(kills)
    took = {"kills": kills, "seconds": round(perf_counter() - start)}
    print(json.dumps(took | _figures(verdict)))
    return verdict.is_clean


def _figures(verdict: Verdict) -> dict[str, int]:
    return {
        "games": verdict.games,
        "acknowledged moves": verdict.acknowledged,
        "answers while one was dead": verdict.meanwhile,
        "games with a lost move": len(verdict.lost),
        "games with a doubled move": len(verdict.doubled),
        "results counted": verdict.recount.matches,
        "wrong rows": sum(verdict.recount.wrong.values()) + verdict.recount.missing,
    }


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    options.add_argument("--kills", type=int, default=1000, help="how many (default: 1000)")
    options.add_argument("--processes", type=int, default=3, help="how many (default: 3)")
    options.add_argument("--seed", type=int, default=1, help="of all chance (default: 1)")
    given = options.parse_args()
    sys.exit(not asyncio.run(main(given.kills, given.processes, given.seed)))
