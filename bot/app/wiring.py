"""Puts the parts of the bot together: creates each one and gives it what it needs."""

from collections.abc import Callable
from datetime import datetime
from random import Random

import discord

from bot.domain.challenge_limits import ChallengeLimits
from bot.interactions.context import Context
from bot.interactions.standings_pages import StandingsPages
from bot.jobs.exhibition_runner import ExhibitionRunner
from bot.jobs.scheduler import Scheduler
from bot.messaging.board_messages import BoardMessages
from bot.messaging.channel_messages import ChannelMessages
from bot.services.challenges import Challenges
from bot.services.matches import Matches
from bot.services.personal_data import PersonalData
from bot.services.ping_limiter import PingLimiter
from bot.services.preferences import PreferencesService
from bot.store.challenges import ChallengeTable
from bot.store.deadlines import DeadlineTable
from bot.store.exhibitions import ExhibitionTable
from bot.store.leaderboards import Leaderboards
from bot.store.matches import MatchTable
from bot.store.personal_data import PersonalDataTable
from bot.store.preferences import PreferencesTable
from bot.store.server_settings import ServerSettingsTable
from bot.store.sqlite.database import Database


def wire_context(  # noqa: PLR0913
    client: discord.Client,
    database: Database,
    *,
    now: Callable[[], datetime],
    rng: Random,
    pause: float,
    challenge_limits: ChallengeLimits,
) -> Context:
    """Return the context of commands and buttons; `pause` is as in `ExhibitionRunner`."""
    matches = Matches(MatchTable(database), now, rng)
    channel_messages = ChannelMessages(client)
    challenge_table = ChallengeTable(database, challenge_limits)
    challenges = Challenges(challenge_table, matches, PingLimiter(challenge_limits))
    return Context(
        matches,
        challenges,
        PreferencesService(PreferencesTable(database)),
        BoardMessages(matches, channel_messages),
        ExhibitionRunner(ExhibitionTable(database), channel_messages, rng, pause),
        StandingsPages(Leaderboards(database), now),
        ServerSettingsTable(database),
        PersonalData(PersonalDataTable(database), matches, challenges, rng),
    )


def wire_scheduler(client: discord.Client, database: Database, context: Context) -> Scheduler:
    """Return the scheduler of the jobs; it is told of every match stored from now on."""
    scheduler = Scheduler(
        client,
        context.matches,
        context.preferences,
        context.board_messages,
        DeadlineTable(database),
    )
    context.matches.changed = scheduler.on_match_stored
    context.matches.board_marked = scheduler.on_board_marked
    return scheduler
