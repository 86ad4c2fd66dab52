"""Puts the parts of the bot together: creates each one and gives it what it needs."""

from collections.abc import Callable
from datetime import datetime
from random import Random

import discord

from bot.domain.limits import ChallengeLimits
from bot.domain.shards import HeldShards
from bot.domain.stored_data import Policies
from bot.interactions.context import Context
from bot.jobs.begin_runs import RunBeginner
from bot.jobs.scheduler import Scheduler
from bot.jobs.show_messages import ShowMessages
from bot.jobs.show_runner import ShowRunner
from bot.jobs.welcome_servers import ServerWelcomer
from bot.messaging.board_messages import BoardMessages
from bot.messaging.channel_messages import ChannelMessages
from bot.messaging.welcomes import Welcomes
from bot.services.challenges import Challenges
from bot.services.deletions import Deletions
from bot.services.engine_pool import EnginePool
from bot.services.engine_turns import EngineTurns
from bot.services.exports import Exports
from bot.services.matches import Matches
from bot.services.preferences import PreferencesService
from bot.services.reviews import Reviews
from bot.services.seasons import Seasons
from bot.services.shares import Shares
from bot.store.database import Database
from bot.store.matches.challenges import ChallengeTable
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.engine_turns import EngineTurnTable
from bot.store.matches.history import HistoryTable
from bot.store.matches.matches import MatchTable
from bot.store.matches.shares import ShareTable
from bot.store.matches.shows import ShowTable
from bot.store.people.deletions import DeletionTable
from bot.store.people.personal_data import PersonalDataTable
from bot.store.people.preferences import PreferencesTable
from bot.store.people.retention import RetentionTables
from bot.store.ratings.leaderboards import Leaderboards
from bot.store.ratings.seasons import SeasonTable
from bot.store.upkeep.backups import Backups
from bot.store.upkeep.joined_servers import JoinedServerTable
from bot.store.upkeep.runs import RunTable
from bot.store.upkeep.season_pages import SeasonPages
from bot.store.upkeep.server_settings import ServerSettingsTable


def wire_context(  # noqa: PLR0913
    client: discord.Client,
    database: Database,
    *,
    now: Callable[[], datetime],
    rng: Random,
    pause: float,
    challenge_limits: ChallengeLimits,
    policies: Policies,
    pool: EnginePool,
    shards: HeldShards,
) -> Context:
    """Return the context of commands and buttons; `pause` is as in `ShowRunner`."""
    matches = Matches(MatchTable(database), now, rng, EngineTurns(pool))
    channel_messages = ChannelMessages(client)
    challenges = Challenges(ChallengeTable(database, challenge_limits), matches)
    seasons = Seasons(SeasonTable(database), SeasonPages(database, shards), now)
    return Context(
        matches,
        challenges,
        PreferencesService(PreferencesTable(database)),
        BoardMessages(matches, channel_messages),
        ShowRunner(
            ShowTable(database, shards),
            ShowMessages(channel_messages),
            rng,
            pause,
            pool,
        ),
        Leaderboards(database),
        HistoryTable(database),
        Shares(ShareTable(database, shards), now),
        ServerSettingsTable(database),
        seasons,
        Reviews(pool),
        Exports(PersonalDataTable(database)),
        Deletions(DeletionTable(database, shards), matches, rng),
        policies,
    )


def wire_welcomer(
    client: discord.Client, database: Database, now: Callable[[], datetime]
) -> ServerWelcomer:
    """Return what welcomes servers; the client tells it of them."""
    return ServerWelcomer(JoinedServerTable(database), Welcomes(client), now)


def wire_runs(database: Database, context: Context, shards: HeldShards) -> RunBeginner:
    """Return what begins the run of this process, and ends it."""
    return RunBeginner(RunTable(database, shards), context.shows, context.matches.now)


def wire_scheduler(  # noqa: PLR0913
    client: discord.Client,
    database: Database,
    context: Context,
    challenge_limits: ChallengeLimits,
    *,
    runs: RunBeginner,
    shards: HeldShards,
    backups: Backups | None,
) -> Scheduler:
    """Return the scheduler of the jobs; it is told of what is stored from now on."""
    scheduler = Scheduler(
        client,
        DeadlineTable(database, shards),
        EngineTurnTable(database, shards),
        matches=context.matches,
        preferences=context.preferences,
        board_messages=context.board_messages,
        deletions=context.deletions,
        retention=RetentionTables(database, challenge_limits.pause, shards),
        seasons=context.seasons,
        shares=context.shares,
        runs=runs,
        shards=shards,
        backups=backups,
    )
    runs.marked = scheduler.on_board_marked
    context.matches.changed = scheduler.on_match_stored
    context.matches.board_marked = scheduler.on_board_marked
    context.deletions.progressed = scheduler.on_deletion
    context.shares.withdrawn = scheduler.on_share_withdrawn
    context.seasons.undone = scheduler.on_season_undone
    return scheduler
