"""How long people of a full arena wait for their next game, and others for their boards.

`python -m benchmarks.arena [--people N] [--seconds N] [--seed N]` has people play an arena in a
thread that takes five messages in five seconds, as on Discord; each takes one to four seconds for a
move. It prints how long they waited until their next board was there, how often the arena's message
was edited, and how long starts in other channels took before and meanwhile.
"""

import argparse
import asyncio
import json
import tempfile
from collections import defaultdict, deque
from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic

from aiohttp import web

from bot.domain.arena.arena import SHORTEST
from tests.wire.board import Board
from tests.wire.conftest import world_in
from tests.wire.evening import Evening, announced, to_move
from tests.wire.faults import CarryOut, Faults, limited
from tests.wire.messages import text_of
from tests.wire.people import Person, another_person
from tests.wire.world import World

LIMITED = ("post", "edit")
MOST, WITHIN = 5, 5.0
THOUGHT = (1.0, 4.0)
STEP = 0.1
"""Seconds between two looks at the thread."""


class Limits(Faults):
    """Discord's limits of a channel."""

    def __init__(self) -> None:
        super().__init__()
        self._taken = defaultdict[tuple[str, str], deque[float]](deque)

    async def serve(self, route: str, request: web.Request, carry_out: CarryOut) -> web.Response:
        """Answer a request, with a rate limit if there were too many."""
        if route not in LIMITED:
            return await super().serve(route, request, carry_out)
        taken, now = self._taken[route, request.match_info["channel"]], monotonic()
        if len(taken) == MOST and now < taken[0] + WITHIN:
            return await limited(round(taken[0] + WITHIN - now, 3))(request, carry_out)
        taken.append(now)
        while len(taken) > MOST:
            taken.popleft()
        return carry_out()


class Guests:
    """The people of an arena: what they play, and how long they wait between two games."""

    def __init__(self, evening: Evening, people: Sequence[Person], rng: Random) -> None:
        self._evening, self._people, self._rng = evening, tuple(people), rng
        self._free_since = dict.fromkeys(people, monotonic())
        self._games: dict[str, list[Person]] = {}
        self._moves_at: dict[str, float] = {}
        self._over = set[str]()
        self.waits: list[float] = []

    @property
    def games(self) -> int:
        """How many games were shown."""
        return len(self._games)

    def look(self) -> list[Board]:
        """Note which games have come and gone, and return those in which someone moves now."""
        boards = self._evening.live(but=self._over)
        now, live = monotonic(), {board.message_id: board for board in boards}
        for message_id in self._moves_at.keys() - live.keys():
            del self._moves_at[message_id]
            self._over.add(message_id)
            self._free_since |= dict.fromkeys(self._games[message_id], now)
        for message_id in live.keys() - self._games.keys():
            text = text_of(live[message_id].message)
            people = [person for person in self._people if f"<@{person.id}>" in text]
            self._games[message_id] = people
            self.waits += [now - self._free_since.pop(person) for person in people]
            self._moves_at[message_id] = now + self._rng.uniform(*THOUGHT)
        return [live[it] for it, moves_at in self._moves_at.items() if moves_at <= now]

    async def move(self, board: Board) -> None:
        """Have whoever is to move press any cell."""
        self._moves_at[board.message_id] = monotonic() + self._rng.uniform(*THOUGHT)
        cell = board.custom_id(self._rng.choice(board.free))
        await board.send(cell, to_move(board, self._people))


async def main(people: int, seconds: float, seed: int) -> dict[str, object]:
    """Return the figures of an arena."""
    with tempfile.TemporaryDirectory() as folder:
        async with world_in(Path(folder)) as world:
            world.discord.faults = Limits()
            await world.log_in()
            before = await _starts(world, 10)
            evening = await announced(world, minutes=max(SHORTEST, ceil(seconds / 60)))
            guests = [another_person() for _ in range(people)]
            await evening.begin(*guests)
            playing = Guests(evening, guests, Random(seed))
            others = asyncio.create_task(_starts(world, seconds))
            while not others.done():
                for board in playing.look():
                    await playing.move(board)
                await asyncio.sleep(STEP)
            edits = world.discord.requests_to("edit")
            own = [it.at for it in edits if it.path.endswith(evening.message_id)]
            return {
                "games": playing.games,
                "waits": _summary(playing.waits),
                "between edits": _summary([b - a for a, b in pairwise(own)]),
                "starts before": _summary(before),
                "starts meanwhile": _summary(others.result()),
            }


async def _starts(world: World, seconds: float) -> list[float]:
    """Have people start games elsewhere for some time; return how long each start took."""
    took, end = [], monotonic() + seconds
    while (began := monotonic()) < end:
        await world.start(another_person())
        took.append(monotonic() - began)
        await asyncio.sleep(1)
    return took


def _summary(seconds: Sequence[float]) -> dict[str, float]:
    """Return the least, the median and the greatest of some times."""
    found = {"least": min(seconds), "median": median(seconds), "most": max(seconds)}
    return {name: round(value, 2) for name, value in found.items()}


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    options.add_argument("--people", type=int, default=40, help="how many (default: 40)")
    options.add_argument("--seconds", type=float, default=120, help="how long (default: 120)")
    options.add_argument("--seed", type=int, default=1, help="of all chance (default: 1)")
    given = options.parse_args()
    print(json.dumps(asyncio.run(main(given.people, given.seconds, given.seed)), indent=2))
