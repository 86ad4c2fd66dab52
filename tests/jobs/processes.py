"""What several processes do by themselves on one database, without Discord."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from functools import partial
from random import Random
from typing import Any

from bot.domain.match import Match
from bot.domain.shards import Shards
from bot.jobs.closed_channels import ClosedChannels
from bot.jobs.delete_people import PeopleDeleter, RowRemover, ShareWithdrawer
from bot.jobs.due_matches import EngineResumer, MatchExpirer
from bot.jobs.redraw_boards import BoardRedrawer, PatientRedrawer
from bot.jobs.scheduler import Job
from bot.jobs.send_reminders import ReminderSender
from bot.services.deletions import Deletions
from bot.services.matches import Matches
from bot.store.arena.arenas import ArenaTable
from bot.store.daily.posts import PuzzlePostTable
from bot.store.database import Database
from bot.store.database_url import is_postgres
from bot.store.held_shards import DueTable, Query
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.matches import MatchTable
from bot.store.matches.playing import EngineTurnTable
from bot.store.people.deletions import DeletionTable
from bot.store.people.preferences import PreferencesTable
from bot.store.people.retention import RetentionTables
from bot.store.people.shares import ShareTable
from bot.store.places import ClosedChannelTable
from bot.store.postgres import database as server
from tests.conftest import NOW, all_there

LATER = NOW + timedelta(minutes=5)
"""When the jobs look: after the deadline of a quick match and the reminder of a casual one."""
MUCH_LATER = LATER + timedelta(days=40)  # when they look for what is kept for a limited time


@asynccontextmanager
async def another(database: Database, path: str) -> AsyncIterator[Database]:
    """Return the database as another process has it; of a file there is only one."""
    if not is_postgres(path):
        yield database
        return
    other = server.PostgresDatabase(path)
    yield other
    await other.close()


class Discord:
    """Notes what a process does in the channels, each with the id of the match."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self.done: list[tuple[str, int]] = []

    async def send(self, _: int, nonce: str, *__: object) -> int:
        self.done.append(("reminded", int(nonce.partition("-")[0])))
        return 1

    async def delete(self, _: int, match_id: int) -> None:
        self.done.append(("withdrawn", match_id))

    async def redraw_by_id(self, match_id: int) -> Match:
        self.done.append(("redrawn", match_id))
        return await self._matches.find(match_id)

    def begin(self, match_id: int) -> None:
        self.done.append(("resumed", match_id))

    def ended(self, match: Match) -> None:
        self.done.append(("ended", match.id))


class NotedDeletions(Deletions):
    finished: list[int]

    async def finish(self, person: int) -> None:
        self.finished.append(person)
        await super().finish(person)


class Process:
    """The jobs of one process, which holds the shards `held` of `count`."""

    def __init__(self, database: Database, count: int, *held: int) -> None:
        self.held, self._count = set(held), count
        self._matches = matches = Matches(MatchTable(database), lambda: LATER, Random(1))
        self.discord = discord = Discord(matches)
        fake: Any = discord
        table = DeadlineTable(database, self.shards)
        engine_turns = EngineTurnTable(database, self.shards)
        preferences, shares = PreferencesTable(database), ShareTable(database, self.shards)
        self.deletions = NotedDeletions(DeletionTable(database, self.shards), matches, Random(2))
        self.deletions.finished = []
        self.retention = RetentionTables(database, self.shards)
        closed = ClosedChannels(ClosedChannelTable(database, self.shards), matches.now)
        self._table = DueTable(database)
        self._queries: dict[str, Query] = {
            "a deadline": table.next_due,
            "a reminder": table.next_reminder,
            "an engine": engine_turns.next_due,
            "a board": partial(table.any_marked, urgent=True),
            "a name on a board": partial(table.any_marked, urgent=False),
            "a share": shares.any_withdrawn,
            "a deletion": self.deletions.table.any_pending,
            "an old row": self.retention.next_due,
            "an arena": ArenaTable(database, self.shards).next_due,
            "a post": PuzzlePostTable(database, self.shards).next_draw,
        }
        self._jobs: list[Job] = [
            MatchExpirer(matches, table, discord.ended, all_there),
            ReminderSender(matches, preferences, table, fake, closed),
            BoardRedrawer(fake, table, matches.now, 0.0, closed),
            PatientRedrawer(fake, table, matches.now, 0.0, closed),
            ShareWithdrawer(shares, fake, closed),
            EngineResumer(fake, engine_turns),
            PeopleDeleter(self.deletions),
            RowRemover(self.retention, lambda: MUCH_LATER),
        ]

    def shards(self) -> Shards:
        return Shards(self._count, frozenset(self.held))

    async def look(self) -> dict[str, datetime]:
        """Return what its look finds, and when that is due."""
        found = await self._table.first([*self._queries.values()], LATER)
        dues = zip(self._queries, found, strict=True)
        return {what: due for what, due in dues if due is not None}

    async def work(self) -> None:
        for job in self._jobs:
            await job.run()
