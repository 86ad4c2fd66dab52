"""Schedules the jobs, each with its own timer."""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Protocol

from bot.domain.daily.post import SLOT
from bot.domain.limits import REMIND_AFTER
from bot.domain.match import Ending, Match, Status
from bot.domain.shards import HeldShards, all_shards
from bot.jobs.delete_people import PeopleDeleter, RowRemover
from bot.jobs.expire_matches import MatchExpirer
from bot.jobs.post_puzzles import PuzzlePoster
from bot.jobs.redraw_boards import BoardRedrawer, PatientRedrawer
from bot.jobs.resume_engines import EngineResumer
from bot.jobs.run_arenas import ArenaRunner
from bot.jobs.send_reminders import ReminderSender
from bot.jobs.wakeup_timer import WakeupTimer
from bot.jobs.withdraw_shares import ShareWithdrawer
from bot.metrics import JOB_LATE

_PAUSED = (Status.INVITED, Status.DECLINED)
_EXPIRED = (Ending.OUT_OF_TIME, Ending.ABANDONED)
_ON_DELETION = (
    *(PeopleDeleter, RowRemover, BoardRedrawer, PatientRedrawer, ShareWithdrawer),
    *(ArenaRunner, PuzzlePoster),
)


class Job(Protocol):
    """Something that the bot does by itself."""

    async def run(self) -> datetime | None:
        """Do what is due, and return when something is due next, if anything; raises StoreError."""


class Scheduler:
    """A timer for each job, which services set by telling what they store.

    All is about the `shards` that this process holds. What is stored about an answered challenge is
    removed after `pause`.
    """

    def __init__(
        self, now: Callable[[], datetime], pause: timedelta, shards: HeldShards = all_shards
    ) -> None:
        self._now = now
        self._pause = pause
        self._shards = shards
        self._timers: dict[type[Job], WakeupTimer] = {}

    def add(self, jobs: Iterable[Job]) -> None:
        """Give each job a timer; no two are of one class."""
        for job in jobs:
            timer = WakeupTimer(job.run, self._now, self._shards)
            self._timers[type(job)] = timer
            JOB_LATE.labels(job=type(job).__name__).set_function(timer.late)

    def start(self) -> None:
        """Start all timers; each first does what became due while the bot was not running."""
        for timer in self._timers.values():
            timer.start()

    def stop(self) -> None:
        """Stop all timers; the store still knows what is due."""
        JOB_LATE.clear()
        for timer in self._timers.values():
            timer.stop()

    def wake_all(self) -> None:
        """Have all jobs look now, since there may be more that this process has to do."""
        self.wake(*self._timers)

    def wake(self, *jobs: type[Job]) -> None:
        """Have some jobs look now, since something was stored that they are about."""
        for job in jobs:
            self._timers[job].wake_by(self._now())

    def any_runs(self, *jobs: type[Job]) -> bool:
        """Return whether one of some jobs is running."""
        return any(self._timers[job].is_at_work for job in jobs)

    def on_deletion(self) -> None:
        """Set the timers for a deletion: its pages, boards, shares, posts, and what is kept."""
        self.wake(*_ON_DELETION)

    def on_opened(self) -> None:
        """Set the timers for what had to wait for a channel that was closed."""
        self.wake(PatientRedrawer, ReminderSender, ShareWithdrawer, ArenaRunner, PuzzlePoster)

    def on_puzzle_finished(self) -> None:
        """Set the timer for a post that shows one more result; several may come together."""
        self._timers[PuzzlePoster].wake_by(self._now() + SLOT)

    def on_match_stored(self, match: Match) -> None:
        """Set the timers for a match that was just stored."""
        timers = self._timers
        timers[MatchExpirer].wake_by(match.deadline)
        timers[EngineResumer].wake_by(match.engine_due_at)
        timers[ReminderSender].wake_by(match.remind_at)
        if match.pace in REMIND_AFTER and match.revision:
            self.wake(ReminderSender)  # its last reminder may be due to be deleted
        if match.arena_id is not None and match.status is Status.OVER:
            self.wake(ArenaRunner)  # its two people are free
        if match.status in _PAUSED:
            timers[RowRemover].wake_by(match.changed_at + self._pause)
        if match.ending in _EXPIRED or match.status is Status.LAPSED:
            self.wake(BoardRedrawer)
