"""People who play matches against an engine on only the store, without Discord.

`python -m benchmarks._store_load URL FIRST PEOPLE` opens a database that others use too. For
each number on a line of its input, people press that often, and it prints how often they did.
"""

import asyncio
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random

from bot.app import event_loop
from bot.domain.match import Match, Place, Status
from bot.domain.shards import ONLY_CLUSTER
from bot.services.matches import Matches
from bot.store.matches.matches import MatchTable
from bot.store.upkeep.open_database import open_shared

_SERVER, _SERVERS = 10**18, 10


async def main(url: str, first: int, people: int) -> None:
    """Play as often as standard input says; the people's ids begin with `first`."""
    database = (await open_shared(url, ONLY_CLUSTER)).database
    matches = Matches(MatchTable(database), lambda: datetime.now(UTC), Random(first))
    playing = [_Person(matches, first + number) for number in range(people)]
    while line := await asyncio.to_thread(sys.stdin.readline):
        left = iter(range(int(line)))
        pressed = sum(await asyncio.gather(*(person.press(left) for person in playing)))
        print(pressed, flush=True)
    await matches.engines.pool.close()
    await database.close()


class _Person:
    """A person who starts a match as soon as the one before is over."""

    def __init__(self, matches: Matches, number: int) -> None:
        self._matches, self._id, self._rng = matches, number, Random(number)
        self._match: Match | None = None

    async def press(self, left: Iterator[int]) -> int:
        """Press while `left` has numbers, and return how often."""
        pressed = 0
        for _ in left:
            if self._match is None or self._match.status is not Status.LIVE:
                self._match = await self._start()
            move = self._rng.choice(self._match.board.legal_moves())
            self._match = await self._matches.press(
                self._match.id, self._match.revision, move, self._id, self._match.id
            )
            pressed += 1
        return pressed

    async def _start(self) -> Match:
        place = Place(_SERVER + self._id % _SERVERS, _SERVER + self._id)
        match = await self._matches.start(place, self._id, "en", mark="X")
        await self._matches.shown_at(match, match.id)
        return await self._matches.find(match.id)


if __name__ == "__main__":
    event_loop.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
