"""A server that ends while people play, and comes back."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from bot.domain.match import Person, Place
from bot.errors import OutcomeUnknownError, StoreError
from bot.services.matches import Matches
from bot.store.matches.matches import MatchTable
from bot.store.upkeep.recount import rebuild
from tests.chat.until import until
from tests.conftest import NOW, a_match, opened
from tests.postgres import OwnServer, own_server

WON = (0, 3, 1, 4, 2)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[OwnServer]:
    with own_server(tmp_path) as own:
        yield own


class Pair:
    """Two people in match after match, the revisions `seen`, and those with `unknown` presses."""

    def __init__(self, matches: Matches, number: int) -> None:
        self._matches, self._people = matches, (1000 + number, 2000 + number)
        self._channel = 100 * number
        self.seen: dict[int, int] = {}
        self.unknown: set[int] = set()
        self.told = 0

    async def play(self, enough: asyncio.Event, is_back: asyncio.Event) -> None:
        while not enough.is_set():
            try:
                await self._play()
            except StoreError:
                self.told += 1
                await is_back.wait()

    async def _play(self) -> None:
        self._channel += 1
        x, o = map(Person, self._people)
        place = Place(21, self._channel)
        match = await self._matches.add(a_match(id=0, place=place, x=x, o=o, rated=True))
        for ply, cell in enumerate(WON):
            self.seen[match.id] = match.revision
            try:
                person = self._people[ply % 2]
                match = await self._matches.press(match.id, match.revision, cell, person)
            except OutcomeUnknownError:
                self.unknown.add(match.id)
                raise
        self.seen[match.id] = match.revision

    async def compare(self) -> None:
        for match_id, revision in self.seen.items():
            more = (await self._matches.find(match_id)).revision - revision
            assert more == 0 or (match_id in self.unknown and more == 1)


async def more_played(pairs: list[Pair], matches: int, what: str) -> None:
    enough = {pair: len(pair.seen) + matches for pair in pairs}
    await until(lambda: all(len(pair.seen) >= enough[pair] for pair in pairs), what)


async def restart(own: OwnServer, end: Callable[[OwnServer], None], pairs: list[Pair]) -> None:
    """End the server, and start it once everybody was told that it is gone."""
    await asyncio.to_thread(end, own)
    await until(lambda: all(pair.told for pair in pairs), "a word to everybody")
    await asyncio.to_thread(own.start)


@pytest.mark.parametrize("end", [OwnServer.stop, OwnServer.kill])
async def test_a_server_that_ends(own: OwnServer, end: Callable[[OwnServer], None]) -> None:
    """Anyone who plays is told; then each press counts, and what people had seen is stored once."""
    enough, is_back = asyncio.Event(), asyncio.Event()
    with own.database() as address:
        async with opened(address) as database:
            matches = Matches(MatchTable(database), lambda: NOW, Random(0))
            pairs = [Pair(matches, number) for number in range(6)]
            async with asyncio.TaskGroup() as playing:
                for pair in pairs:
                    playing.create_task(pair.play(enough, is_back))
                await more_played(pairs, 3, "some matches")
                await restart(own, end, pairs)
                told = [pair.told for pair in pairs]
                is_back.set()
                await more_played(pairs, 3, "matches afterwards")
                enough.set()
            assert [pair.told for pair in pairs] == told
            for pair in pairs:
                await pair.compare()
            assert set((await database.prepare(rebuild)).wrong.values()) == {0}
