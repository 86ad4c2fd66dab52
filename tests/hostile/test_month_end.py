"""The seasons of many servers end at the same moment, while people play."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

import pytest
from aiohttp import web

from bot.domain.match import Match
from bot.domain.ratings.season_end import Ends
from bot.messaging.request_turns import MOST_POSTS
from tests.chat.faults import CarryOut, Fault, limited
from tests.chat.messages import text_of
from tests.chat.payloads import press
from tests.chat.routes import WITH_TOKEN
from tests.chat.shown import ShownMessage
from tests.chat.world import BEGINNING, World, now as current_time
from tests.interactions.games import played, start
from tests.sizes import times

SERVERS = times(2000)
END = datetime(2026, 12, 1, tzinfo=UTC)
TAKES, MOST_A_SECOND = 50, 25
"""How many requests a second Discord takes, and how many the bot may send."""
LIMITED, LIMITED_FOR = 12, 300.0
"""Servers whose roles Discord limits, and for how many seconds."""
ROLE = 10**6  # the number of no server
PRESSED_AFTER, EARLIER = 7.0, 5
"""After how many seconds the board is pressed again, and how often before the month's end."""
_STORE = f"""
CREATE TEMP TABLE numbers AS WITH RECURSIVE n (number) AS (
    SELECT 1 UNION ALL SELECT number + 1 FROM n WHERE number < {SERVERS}
) SELECT number FROM n;
CREATE TEMP TABLE copies AS SELECT matches.*, number FROM matches, numbers WHERE ended IS NOT NULL;
UPDATE copies SET id = NULL, guild_id = number, channel_id = number, ended = ended + number;
ALTER TABLE copies DROP COLUMN number;
INSERT INTO matches SELECT * FROM copies;
INSERT INTO standings SELECT number, 'classic', 1000000 + number, 27000000, 1700, 90, 0.06, NULL,
    0, 0, 0, '{{"people": [9, 0, 0]}}', '', '1 1 1 1 1 1', 1 FROM numbers;
INSERT INTO season_settings (guild_id, ends, due_at, channel_id, role_id)
SELECT number, '{Ends.MONTH}', {round(END.timestamp() * 1000)}, number, {ROLE} FROM numbers;
"""  # noqa: S608


@pytest.fixture
def now() -> Callable[[], datetime]:
    return lambda: current_time() + (END - timedelta(minutes=1) - BEGINNING)


def seconds() -> float:
    return asyncio.get_running_loop().time()


@dataclass
class BusyDiscord:
    """A Discord that takes time for each request, and so many a second; it counts by server."""

    takes: float
    sent: list[float] = field(default_factory=list)
    refused: int = 0
    most: Counter[str] = field(default_factory=Counter)
    in_flight: Counter[str] = field(default_factory=Counter)
    limited: set[str] = field(default_factory=set)

    def draw(self, route: str, path: str) -> Fault | None:
        if any(it in path for it in WITH_TOKEN):
            return None
        self.sent.append(seconds())
        if self.a_second(len(self.sent) - 1) > TAKES:
            self.refused += 1
            return limited(1.0, everywhere=True)
        server = path.split("/api/v10/", 1)[1].split("/")[1]
        if route == "give-role" and int(server) <= LIMITED and server not in self.limited:
            self.limited.add(server)
            return limited(LIMITED_FOR)

        async def slow(carry_out: CarryOut) -> web.Response:
            self._count(server, 1)
            await asyncio.sleep(self.takes)
            self._count(server, -1)
            return carry_out()

        return slow

    def a_second(self, last: int) -> int:
        recent = self.sent[max(0, last - 2 * TAKES) : last + 1]
        return sum(it > self.sent[last] - 0.999 for it in recent)

    def _count(self, server: str, more: int) -> None:
        for place in (server, "all") if int(server) <= SERVERS else ():
            self.in_flight[place] += more
            self.most[place] = max(self.most[place], self.in_flight[place])


@dataclass
class Player:
    """Presses a board every few seconds, and has it drawn without an interaction."""

    world: World
    board: ShownMessage
    match: Match
    waited: list[float] = field(default_factory=list)

    async def play(self) -> None:
        while True:
            await asyncio.sleep(PRESSED_AFTER)
            ben, channel = self.world.ben.person, self.world.channel
            pressed = press(ben, channel, self.board.message, "c1:2:0:4")
            sent, begun = self.world.begin(pressed), seconds()
            await self.world.client.context.board_messages.redraw(self.match)
            self.waited.append(seconds() - begun)
            await asyncio.sleep(0.1)
            assert sent.is_answered


@pytest.mark.parametrize("takes", [0.01, 2.0])
async def test_many_seasons_end(world: World, takes: float) -> None:
    """Discord never gets too much, boards wait as on any day, and a limit holds up one server."""
    await played(world.ann, difficulty="easy")
    board, discord = await start(world.ben, mark="X", difficulty="easy"), BusyDiscord(takes)
    with closing(sqlite3.connect(world.path)) as connection:
        connection.executescript(_STORE)
    world.session.draw = discord.draw
    player = Player(world, board, await world.client.context.matches.find(2))
    playing = asyncio.create_task(player.play())
    world.client.parts.scheduler.run_all()
    await asyncio.sleep(60 + max(SERVERS / 5, 5 * SERVERS * takes / MOST_POSTS) + 30)
    assert len(world.chat.holders) >= SERVERS - LIMITED
    await asyncio.sleep(LIMITED_FOR + 10)
    assert playing.cancel()
    posts = [it for it in world.chat.messages.values() if "is over" in text_of(it)]
    assert (len(posts), len(world.chat.holders)) == (SERVERS, SERVERS)
    assert max(map(discord.a_second, range(len(discord.sent)))) <= MOST_A_SECOND
    assert (discord.refused, world.session.early) == (0, [])
    in_flight = discord.most.pop("all")
    assert (in_flight <= MOST_POSTS, {*discord.most.values()}) == (True, {1})
    before, after = player.waited[:EARLIER], player.waited[EARLIER:]
    assert max(after) < max(before) + 0.1
