"""Schedules the jobs: matches expire, people are reminded, boards are redrawn."""

from functools import partial

import discord

from bot.domain.match import Ending, Match, Status
from bot.domain.time_limits import REMIND_AFTER
from bot.jobs.expire_matches import MatchExpirer
from bot.jobs.redraw_boards import BoardRedrawer
from bot.jobs.send_reminders import ReminderSender
from bot.jobs.wakeup_timer import WakeupTimer
from bot.messaging.board_messages import BoardMessages
from bot.messaging.channel_messages import ChannelMessages
from bot.messaging.match_log import log_outcome
from bot.services.matches import Matches
from bot.services.preferences import PreferencesService
from bot.store.deadlines import DeadlineTable

PAUSE = 0.05
"""Seconds between two messages or edits: Discord takes 50 a second, and presses have priority."""

_EXPIRED = (Ending.OUT_OF_TIME, Ending.ABANDONED)


class Scheduler:
    """Three timers: one for matches to expire, one for reminders, one for boards to redraw."""

    def __init__(
        self,
        client: discord.Client,
        matches: Matches,
        preferences: PreferencesService,
        board_messages: BoardMessages,
        table: DeadlineTable,
    ) -> None:
        now = self._now = matches.now
        expirer = MatchExpirer(matches, table, partial(log_outcome, client=client))
        reminders = ReminderSender(matches, preferences, table, ChannelMessages(client), PAUSE)
        redrawer = BoardRedrawer(board_messages, table, now, PAUSE)
        self._expiry = WakeupTimer(expirer.expire_due, table.next_due, now)
        self._reminders = WakeupTimer(reminders.remind_due, table.next_reminder, now)
        self._redraws = WakeupTimer(redrawer.redraw_all, redrawer.due, now)
        self._timers = (self._expiry, self._reminders, self._redraws)

    def start(self) -> None:
        """Start all timers; each first does what became due while the bot was not running."""
        for timer in self._timers:
            timer.start()

    def stop(self) -> None:
        """Stop all timers; the store still knows what is due."""
        for timer in self._timers:
            timer.stop()

    def on_match_stored(self, match: Match) -> None:
        """Set the timers for a match that was just stored."""
        self._expiry.wake_by(match.deadline)
        self._reminders.wake_by(match.remind_at)
        if match.status is not Status.LIVE and match.time_control in REMIND_AFTER:
            self._reminders.wake_by(self._now())
        if match.ending in _EXPIRED or match.status is Status.LAPSED:
            self._redraws.wake_by(self._now())

    def on_board_marked(self) -> None:
        """Set the timer for a board that was just marked."""
        self._redraws.wake_by(self._now())
