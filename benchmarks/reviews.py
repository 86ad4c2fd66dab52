"""How long reviews take, and whether people who play wait longer meanwhile.

`python -m benchmarks.reviews [--people N] [--others N] [--presses N] [--rounds N] [--json]` lets
people play, one press per second, while others play too, and while others review games instead and
step through them at the same pace. Ratios are to the first.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter

from benchmarks._bots import BOTS, Figures, cost, medians, running
from benchmarks._people import People
from engines.games.notation import marked
from engines.games.position import PlayedPosition
from engines.games.variants import SOLVED_GAMES
from tests.wire.ids import Payload
from tests.wire.messages import BUTTON, components_in
from tests.wire.payloads import slash
from tests.wire.people import Channel, Person
from tests.wire.server import Discord

THOUGHT = 1.0  # seconds before each press
CROWDS = {
    "play": (),
    "review classic": ("classic",),
    "review the other games": tuple(name for name in SOLVED_GAMES if name != "classic"),
}
"""What others do: the games that they review, none if they play."""


class Reviewers(People):
    """Simulated people who review drawn games of some kinds, and step back through each.

    `first_took` has how long the page took to open, in seconds, each time.
    """

    def __init__(self, discord: Discord, number: int, variants: tuple[str, ...]) -> None:
        self._variants = variants
        self.first_took: list[float] = []
        super().__init__(discord, number, THOUGHT)

    async def _match(self, who: Person, channel: Channel) -> None:
        variant = self._rng.choice(self._variants)
        moves = marked(SOLVED_GAMES[variant], _drawn(variant, self._rng).moves)
        start = perf_counter()
        asked = slash(who, channel, "tictactoe review", moves=moves, variant=variant)
        message = await self._ask(asked)
        self.first_took.append(perf_counter() - start)
        while step := _step_back(message):
            await self._count_press()
            await self._think()
            message = await self._press(who, channel, message, step)


def _drawn(variant: str, rng: Random) -> PlayedPosition:
    """Return the end of a random game."""
    position = PlayedPosition(SOLVED_GAMES[variant])
    while moves := position.legal_moves():
        position = position.play(rng.choice(moves))
    return position


def _step_back(page: Payload) -> str | None:
    """Return the custom id of the button that leads one move back, or None at the start."""
    buttons = [item for item in components_in(page) if item["type"] == BUTTON]
    back = next(button for button in buttons if button["label"] == "◀")
    return None if back.get("disabled") else str(back["custom_id"])


async def main(number: int, others: int, presses: int, rounds: int) -> dict[str, Figures]:
    """Return the median costs of the presses of `number` people, by what others do.

    `review p50` and `review p99` are what others wait for a page of a review, in milliseconds.
    """
    found: dict[str, list[Figures]] = {name: [] for name in CROWDS}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "noughts.db"
        async with Discord().running() as discord, running(BOTS["noughts"], discord, file) as pid:
            for turn in range(rounds + 1):
                for name, variants in CROWDS.items():
                    print(f"round {turn} of {rounds}: others {name} …", file=sys.stderr)
                    size = (number, others, presses)
                    found[name].append(await _beside(discord, pid, size, variants))
    # The first round is a warm-up.
    return {name: medians(figures[1:]) for name, figures in found.items()}


async def _beside(
    discord: Discord, pid: int, size: tuple[int, int, int], variants: tuple[str, ...]
) -> Figures:
    number, others, presses = size
    async with (
        (
            Reviewers(discord, others, variants) if variants else People(discord, others, THOUGHT)
        ) as crowd,
        People(discord, number, THOUGHT) as people,
    ):
        busy = asyncio.create_task(crowd.press(2**31))
        figures = await cost(people, pid, presses)
        busy.cancel()
    pages = [*crowd.took, *crowd.first_took] if isinstance(crowd, Reviewers) else [0.0, 0.0]
    took = quantiles(pages, n=100)
    errors = figures["errors"] + crowd.errors
    reviews = {"review p50": took[49] * 1000, "review p99": took[98] * 1000}
    return figures | reviews | {"errors": errors}


def report(found: dict[str, Figures]) -> str:
    """Return the figures as a table."""
    head = "| others | p50 (ms) | ratio | p99 (ms) | ratio | review p50, p99 (ms) | errors |"
    rows, alone = [head, "| --- " * 7 + "|"], found["play"]
    for name, figures in found.items():
        waits = " | ".join(
            f"{figures[part]:.1f} | {figures[part] / alone[part]:.2f}" for part in ("p50", "p99")
        )
        reviews = f"{figures['review p50']:.1f}, {figures['review p99']:.1f}"
        rows.append(f"| {name} | {waits} | {reviews} | {figures['errors']:.0f} |")
    return "\n".join(rows)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="How long reviews take, and presses beside them.")
    options.add_argument("--people", type=int, default=20, help="who play (default: 20)")
    options.add_argument("--others", type=int, default=5, help="beside them (default: 5)")
    options.add_argument("--presses", type=int, default=200, help="a round (default: 200)")
    options.add_argument("--rounds", type=int, default=3, help="of each (default: 3)")
    options.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = options.parse_args()
    taken = asyncio.run(main(chosen.people, chosen.others, chosen.presses, chosen.rounds))
    print(json.dumps(taken) if chosen.json else report(taken))
