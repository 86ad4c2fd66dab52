"""Schedules the jobs, each with its own timer."""

from functools import partial

import discord

from bot.domain.limits import REMIND_AFTER
from bot.domain.match import Ending, Match, Status
from bot.domain.shards import HeldShards, all_shards
from bot.jobs.begin_runs import RunBeginner
from bot.jobs.delete_people import PeopleDeleter
from bot.jobs.expire_matches import MatchExpirer
from bot.jobs.make_backups import BackupMaker
from bot.jobs.redraw_boards import BoardRedrawer
from bot.jobs.resume_engines import EngineResumer
from bot.jobs.send_reminders import ReminderSender
from bot.jobs.wakeup_timer import WakeupTimer
from bot.jobs.withdraw_shares import ShareWithdrawer
from bot.messaging.board_messages import BoardMessages
from bot.messaging.channel_messages import ChannelMessages
from bot.messaging.match_log import log_move, log_outcome
from bot.services.deletions import Deletions
from bot.services.matches import Matches
from bot.services.preferences import PreferencesService
from bot.services.seasons import Seasons
from bot.services.shares import Shares
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.engine_turns import EngineTurnTable
from bot.store.people.retention import RetentionTables
from bot.store.upkeep.backups import Backups

PAUSE = 0.05
"""Seconds between two messages or edits: Discord takes 50 a second, and presses have priority."""

PATIENT_PAUSE = 1.5
"""Seconds between two edits that can wait: Discord takes about one a second in a channel."""

_PAUSED = (Status.INVITED, Status.DECLINED)
_EXPIRED = (Ending.OUT_OF_TIME, Ending.ABANDONED)


class Scheduler:
    """A timer for each job.

    They begin the run, end matches, remind people, redraw boards, resume engines, delete people,
    remove rows, count seasons, delete the messages of shares and, if there are `backups`, make
    them. All is about the `shards` that this process holds.
    """

    def __init__(  # noqa: PLR0913
        self,
        client: discord.Client,
        table: DeadlineTable,
        engine_turns: EngineTurnTable,
        *,
        matches: Matches,
        preferences: PreferencesService,
        board_messages: BoardMessages,
        deletions: Deletions,
        retention: RetentionTables,
        seasons: Seasons,
        shares: Shares,
        runs: RunBeginner,
        shards: HeldShards = all_shards,
        backups: Backups | None = None,
    ) -> None:
        self._engine_moves = matches.engine_moves
        now, self._pause = matches.now, retention.pause
        timer = partial(WakeupTimer, now=now, shards=shards)
        self._now = now
        expirer = MatchExpirer(matches, table, partial(log_outcome, client=client))
        reminders = ReminderSender(matches, preferences, table, ChannelMessages(client), PAUSE)
        redrawer = BoardRedrawer(board_messages, table, now, PAUSE)
        patient = BoardRedrawer(board_messages, table, now, PATIENT_PAUSE, urgent=False)
        self._expiry = timer(expirer.expire_due, table.next_due)
        self._reminders = timer(reminders.remind_due, table.next_reminder)
        self._redraws = timer(redrawer.redraw_all, redrawer.due)
        self._patient_redraws = timer(patient.redraw_all, patient.due)
        self._removals = timer(lambda: retention.remove_due(now()), retention.next_due)
        deleter = PeopleDeleter(deletions, now, shards)
        self._deletions = timer(deleter.delete_all, deleter.due)
        self._seasons = timer(seasons.complete, seasons.due)
        resumer = EngineResumer(matches.engine_moves, engine_turns)
        self._engines = timer(resumer.resume_all, engine_turns.next_due)
        matches.engine_moves.unseen = partial(_show_unseen, board_messages, client)
        withdrawer = ShareWithdrawer(shares, ChannelMessages(client), PAUSE)
        self._shares = timer(withdrawer.withdraw_all, shares.due)
        self._timers = [
            timer(runs.begin, runs.due),
            self._engines,
            self._expiry,
            self._reminders,
            self._redraws,
            self._patient_redraws,
            self._removals,
            self._deletions,
            self._seasons,
            self._shares,
        ]
        if backups is not None:
            maker = BackupMaker(backups, now)
            self._timers.append(timer(maker.make_due, maker.due))

    def start(self) -> None:
        """Start all timers; each first does what became due while the bot was not running."""
        for timer in self._timers:
            timer.start()

    def stop(self) -> None:
        """Stop all timers; the store still knows what is due."""
        for timer in self._timers:
            timer.stop()
        self._engine_moves.stop()

    def wake_all(self) -> None:
        """Have all timers look now, since there may be more that this process has to do."""
        for timer in self._timers:
            timer.wake_by(self._now())

    def on_board_marked(self) -> None:
        """Set the timer for a board that was just marked to be redrawn."""
        self._redraws.wake_by(self._now())

    def on_match_stored(self, match: Match) -> None:
        """Set the timers for a match that was just stored."""
        self._expiry.wake_by(match.deadline)
        self._engines.wake_by(match.engine_due_at)
        self._reminders.wake_by(match.remind_at)
        if match.pace in REMIND_AFTER and match.revision:
            self._reminders.wake_by(self._now())  # its last reminder may be due to be deleted
        if match.status in _PAUSED:
            self._removals.wake_by(match.changed_at + self._pause)
        if match.ending in _EXPIRED or match.status is Status.LAPSED:
            self._redraws.wake_by(self._now())

    def on_deletion(self) -> None:
        """Set the timers for a deletion: its next page, its boards, shares, and what is kept."""
        for timer in (self._deletions, self._removals, self._redraws, self._patient_redraws):
            timer.wake_by(self._now())
        self.on_share_withdrawn()

    def on_share_withdrawn(self) -> None:
        """Set the timer that deletes the messages of withdrawn shares."""
        self._shares.wake_by(self._now())

    def look_for_deletions(self) -> None:
        """Set the timer for deletions, since another process may have stored one."""
        self._deletions.wake_by(self._now())

    def on_season_undone(self) -> None:
        """Set the timer that completes the standings of the season before it."""
        self._seasons.wake_by(self._now())


async def _show_unseen(board_messages: BoardMessages, client: discord.Client, match: Match) -> None:
    """Show an engine's move that no answer is going to show."""
    log_move(match, client)
    await board_messages.redraw(match)
