"""How long a press takes while many people open player cards.

`python -m benchmarks.cards [--players N] [--rounds N] [--json]` lets a few people play, and
measures their presses: while nobody else is there, while 20 people open 5 cards each at once, and
while 40 people open 15 each. The cards show random players. It prints the medians of all rounds,
and each crowd's ratio to the presses of those who play alone.
"""

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from benchmarks._bots import BOTS, Figures, medians, running, without_garbage_collection
from benchmarks._build_database import GUILD, build, person
from benchmarks._people import PATIENCE, People
from tests.wire.chat import SentInteraction
from tests.wire.payloads import stats_of
from tests.wire.people import Person, another_channel, another_person
from tests.wire.server import Discord
from tests.wire.until import until

BYSTANDERS = 3
SECONDS = 3.0  # that they play while nobody opens a card
CARDS_WITHIN = 20.0  # seconds after which a card counts as lost
CROWDS = {"alone": (0, 0), "20 x 5 cards": (20, 5), "40 x 15 cards": (40, 15)}

Rounds = dict[str, list[Figures]]


async def main(players: int, rounds: int) -> dict[str, Figures]:
    """Return the median figures of each crowd."""
    found: Rounds = {name: [] for name in CROWDS}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "noughts.db"
        build(file, players, players)
        async with Discord().running() as discord, running(BOTS["noughts"], discord, file):
            for number in range(rounds + 1):
                for name, (people, cards) in CROWDS.items():
                    print(f"round {number} of {rounds}: {name} …", file=sys.stderr)
                    with without_garbage_collection():
                        found[name].append(await _beside(discord, players, people, cards))
    # The first round is a warm-up.
    return {name: medians(figures[1:]) for name, figures in found.items()}


async def _beside(discord: Discord, players: int, people: int, cards: int) -> Figures:
    """Return what presses take while `people` open `cards` each, until all cards are there."""
    async with _playing(discord) as played:
        start = perf_counter()
        sent = [await _open_card(discord, who, players) for who in _each(people, cards)]
        if not sent:
            await asyncio.sleep(SECONDS)
        with contextlib.suppress(AssertionError):
            await until(lambda: all(one.told for one in sent), "the cards", CARDS_WITHIN)
        seconds = perf_counter() - start
    return {
        "p50": median(played.took) * 1000,
        "worst": max(played.took) * 1000,
        "errors": sum(took >= PATIENCE for took in played.took),
        "cards": sum(bool(one.told) for one in sent) / seconds,
        "lost": sum(not one.told for one in sent),
    }


@asynccontextmanager
async def _playing(discord: Discord) -> AsyncIterator[People]:
    """Have the bystanders play; each has pressed at least once when the context ends."""
    async with People(discord, BYSTANDERS) as people:
        playing = asyncio.create_task(people.press(2**31))
        await until(lambda: len(people.took) >= BYSTANDERS, "the first presses")
        people.took.clear()
        yield people
        await until(lambda: len(people.took) >= BYSTANDERS, "a press")
        playing.cancel()


def _each(people: int, times: int) -> list[Person]:
    return [another_person() for _ in range(people)] * times


async def _open_card(discord: Discord, who: Person, players: int) -> SentInteraction:
    one = Person(person(Random().randrange(players)), "player")
    return await discord.send(stats_of(who, another_channel(GUILD), one))


def report(found: dict[str, Figures]) -> str:
    """Return the figures as a table."""
    heads = ("beside", "p50 (ms)", "worst (ms)", "ratio", "over 3 s", "cards a second", "lost")
    rows = [f"| {' | '.join(heads)} |", "| --- " * len(heads) + "|"]
    alone = found["alone"]["worst"]
    for name, figures in found.items():
        waits = f"{figures['p50']:.1f} | {figures['worst']:.0f} | {figures['worst'] / alone:.1f}"
        cards = f"{figures['cards']:.0f} | {figures['lost']:.0f}"
        rows.append(f"| {name} | {waits} | {figures['errors']:.0f} | {cards} |")
    return "\n".join(rows)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="What a press takes beside player cards.")
    options.add_argument("--players", type=int, default=1000, help="whose cards (default: 1000)")
    options.add_argument("--rounds", type=int, default=3, help="of each crowd (default: 3)")
    options.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = options.parse_args()
    taken = asyncio.run(main(chosen.players, chosen.rounds))
    print(json.dumps(taken) if chosen.json else report(taken))
