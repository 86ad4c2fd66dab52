"""What the bot does by itself: matches end on time, people are reminded, boards are redrawn."""

import discord

from bot import log
from bot.alarm import Alarm
from bot.game import Game, shard_of
from bot.matches.clock import Clock
from bot.matches.model import Ending, Match, Status
from bot.matches.pace import REMIND_AFTER
from bot.painter import Painter
from bot.publish import Publisher
from bot.reminders import Reminders
from bot.store.deadlines import DeadlineTable

PAUSE = 0.05
"""Seconds between two messages or edits: Discord takes 50 a second, and presses come first."""

_BY_THE_CLOCK = (Ending.OUT_OF_TIME, Ending.ABANDONED)


class Alarms:
    """Three alarms: for matches to be ended, people to be reminded, boards to be redrawn."""

    def __init__(self, client: discord.Client, game: Game, table: DeadlineTable) -> None:
        matches, self._client, self._now = game.matches, client, game.matches.now
        publisher = Publisher(client)
        clock = Clock(matches, table, self._log)
        reminders = Reminders(matches, game.people, table, publisher, PAUSE)
        painter = Painter(game.screen, table, self._now, PAUSE)
        self._endings = Alarm(clock.end_due, table.next_due, self._now)
        self._reminders = Alarm(reminders.remind_due, table.next_reminder, self._now)
        self._redraws = Alarm(painter.paint, painter.due, self._now)

    def start(self) -> None:
        """Deal with what came due while the bot was away, then with what comes."""
        for alarm in (self._endings, self._reminders, self._redraws):
            alarm.start()

    def stop(self) -> None:
        """Do nothing more; what is due stays in the store."""
        for alarm in (self._endings, self._reminders, self._redraws):
            alarm.stop()

    def hear(self, match: Match) -> None:
        """Take a match that has just been stored into account."""
        self._endings.expect(match.deadline)
        self._reminders.expect(match.remind_at)
        if match.status is not Status.LIVE and match.pace in REMIND_AFTER:
            self._reminders.expect(self._now())
        if match.ending in _BY_THE_CLOCK or match.status is Status.LAPSED:
            self._redraws.expect(self._now())

    def _log(self, event: str, match: Match) -> None:
        shard = shard_of(match.place.guild_id, self._client)
        log.match_event(event, match.id, match.place.channel_id, shard)
