"""How fast thousands of matches expire at once, and whether presses wait meanwhile.

`python -m benchmarks.deadlines [--matches N]` stores N matches whose deadline has passed, runs the
expirer and the redrawer on them, and presses on another match meanwhile. A fake replaces Discord's
edits and takes as long as Discord might; everything else is the bot's own code.
"""

import argparse
import asyncio
import statistics
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random
from time import perf_counter

from bot.domain.limits import Pace
from bot.domain.match import Match, Person, Place
from bot.jobs.expire_matches import MatchExpirer
from bot.jobs.redraw_boards import PAUSE, BoardRedrawer
from bot.jobs.wakeup_timer import WakeupTimer
from bot.services.matches import Matches
from bot.store.database import Connection, Database
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.matches import MatchTable, add
from bot.store.upkeep.open_database import open_database

EDIT = 0.05  # seconds that Discord takes for an edit
PRESS_PAUSE = 0.02  # seconds between two presses


class FakeBoardMessages:
    """Replaces the board messages, and records when boards are redrawn."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self.drawn: list[float] = []

    async def redraw_by_id(self, match_id: int) -> Match:
        """Wait as long as an edit takes, and return the match."""
        await asyncio.sleep(EDIT)
        self.drawn.append(perf_counter())
        return await self._matches.find(match_id)


async def main(count: int) -> None:
    """Print how long the matches took to end, the rate of edits and how long presses waited."""
    async with _database() as database:
        matches = Matches(MatchTable(database), lambda: datetime.now(UTC), Random(1))
        calm = await _presses(matches, asyncio.create_task(asyncio.sleep(2)), place=1)
        print(f"storing {count} matches whose time is up …", flush=True)
        await _store(database, count)
        table, messages = DeadlineTable(database), FakeBoardMessages(matches)
        expirer = MatchExpirer(matches, table, lambda _: None)
        redrawer = BoardRedrawer(messages, table, matches.now, PAUSE)  # type: ignore[arg-type]
        redraws = WakeupTimer(redrawer.run, matches.now)
        redraws.start()
        matches.on_stored = lambda _: redraws.wake_by(matches.now())
        start = perf_counter()
        busy = await _presses(matches, asyncio.create_task(expirer.run()), place=2)
        ended = perf_counter() - start
        await asyncio.sleep(5)
        redraws.stop()
        _report(count, ended, messages.drawn, calm, busy)


@asynccontextmanager
async def _database() -> AsyncIterator[Database]:
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(str(Path(folder) / "noughts.db"))
        try:
            yield database
        finally:
            await database.close()


async def _store(database: Database, count: int) -> None:
    """Store live matches between people, each in its own channel, an hour after their deadline."""
    then = datetime.now(UTC) - timedelta(hours=1)
    late = [
        Match(
            place=Place(21, 1000 + number),
            message_id=5000 + number,
            x=Person(2 * number + 100),
            o=Person(2 * number + 101),
            language="en",
            seed=1,
            moves=(4, 0, 8),
            pace=Pace.QUICK,
            started_at=then,
            changed_at=then,
            turn_since=then,
        )
        for number in range(count)
    ]
    await database.write_long(lambda db: _add_all(db, late))


async def _add_all(db: Connection, matches: Sequence[Match]) -> None:
    for match in matches:
        await add(db, match)


async def _presses(matches: Matches, until: asyncio.Task[object], place: int) -> list[float]:
    """Start and play matches until a task is done, and return how long each press took."""
    took: list[float] = []
    person = place
    while not until.done():
        match = await matches.start(Place(21, place), person, "en", mark="X", engine="minimax")
        for _ in range(2):
            start = perf_counter()
            cell = match.board.legal_moves()[0]
            match = await matches.press(match.id, match.revision, cell, person)
            took.append(perf_counter() - start)
            await asyncio.sleep(PRESS_PAUSE)
        person += 1_000_000
    await until
    return took


def _report(
    count: int, ended: float, drawn: list[float], calm: list[float], busy: list[float]
) -> None:
    gaps = [after - before for before, after in pairwise(drawn)]
    lines = (
        f"{count} matches ended in {ended:.1f} s: {count / ended:.0f} a second",
        f"boards redrawn meanwhile and 5 s on: {len(drawn)}, "
        f"{1 / statistics.median(gaps):.0f} a second",
        f"a press, otherwise: median {_ms(calm, 50)} ms, 99 in 100 within {_ms(calm, 99)} ms",
        f"a press, meanwhile: median {_ms(busy, 50)} ms, 99 in 100 within {_ms(busy, 99)} ms, "
        f"longest {max(busy) * 1000:.0f} ms, of {len(busy)}",
        f"ratio of the medians: {statistics.median(busy) / statistics.median(calm):.1f}",
    )
    print("\n".join(lines))


def _ms(times: list[float], percent: int) -> str:
    return f"{statistics.quantiles(times, n=100)[percent - 1] * 1000:.1f}"


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    options.add_argument("--matches", type=int, default=5000, help="how many (default: 5000)")
    asyncio.run(main(options.parse_args().matches))
