"""What the bot does by itself: matches end on time, people are reminded, boards are redrawn."""

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
"""Seconds between two messages or edits: Discord takes 50 a second, and presses come first."""

_EXPIRED = (Ending.OUT_OF_TIME, Ending.ABANDONED)


class Scheduler:
    """Three timers: for matches that expire, people to remind, and boards to redraw."""

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
        """Deal with what came due while the bot was away, then with what comes."""
        for timer in self._timers:
            timer.start()

    def stop(self) -> None:
        """Do nothing more; what is due stays in the store."""
        for timer in self._timers:
            timer.stop()

    def hear(self, match: Match) -> None:
        """Take a match that has just been stored into account."""
        self._expiry.expect(match.deadline)
        self._reminders.expect(match.remind_at)
        if match.status is not Status.LIVE and match.time_control in REMIND_AFTER:
            self._reminders.expect(self._now())
        if match.ending in _EXPIRED or match.status is Status.LAPSED:
            self._redraws.expect(self._now())
