"""Puts the parts of the bot together: creates each one and gives it what it needs."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from random import Random, SystemRandom

import discord

from bot.app.settings import Settings
from bot.discord_internals.requests import leave_server
from bot.domain.limits import ChallengeLimits
from bot.domain.shards import HeldShards
from bot.domain.stored_data import Policies
from bot.interactions.admission import Admission
from bot.interactions.context import Context
from bot.interactions.gone_places import GonePlaces
from bot.interactions.new_servers import ServerWelcomer
from bot.jobs.announce_evenings import EveningAnnouncer
from bot.jobs.closed_channels import ClosedChannels
from bot.jobs.delete_people import PeopleDeleter, RowRemover, ShareWithdrawer
from bot.jobs.due_matches import EngineResumer, MatchExpirer
from bot.jobs.end_seasons import PodiumPoster, RoleKeeper, SeasonEnder
from bot.jobs.make_backups import BackupMaker, BackupRemover
from bot.jobs.post_puzzles import PuzzlePoster
from bot.jobs.redraw_boards import PATIENT_PAUSE, BoardRedrawer, PatientRedrawer
from bot.jobs.run_arenas import ArenaRunner
from bot.jobs.run_shows import FRAME_PAUSE, ShowRunner
from bot.jobs.scheduler import Scheduler
from bot.jobs.send_reminders import ReminderSender
from bot.jobs.shut_out import ShutOut
from bot.jobs.uptime import Uptime
from bot.messaging.board_messages import BoardMessages
from bot.messaging.channel_messages import ChannelMessages
from bot.messaging.match_log import log_outcome
from bot.metrics import TURNS_WAITING
from bot.services.arenas import Arenas
from bot.services.challenges import Challenges
from bot.services.daily import Daily
from bot.services.deletions import Deletions
from bot.services.engine_pool import EnginePool
from bot.services.engine_turns import EngineTurns, Reviews
from bot.services.exports import Exports
from bot.services.matches import Matches
from bot.services.shows import Shows
from bot.store.access import ShutOutTable
from bot.store.arena.arenas import ArenaTable
from bot.store.arena.evenings import EveningTable
from bot.store.daily.posts import PuzzlePostTable
from bot.store.daily.puzzles import PuzzleTable
from bot.store.database import Database
from bot.store.held_shards import EVERY_SHARD, DueTable, ShardClaims
from bot.store.matches.challenges import ChallengeTable
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.history import HistoryTable
from bot.store.matches.matches import MatchTable
from bot.store.matches.playing import EngineTurnTable
from bot.store.matches.shows import ShowTable
from bot.store.people.deletions import DeletionTable
from bot.store.people.personal_data import PersonalDataTable
from bot.store.people.practice import PracticeTable
from bot.store.people.preferences import PreferencesTable
from bot.store.people.retention import RetentionTables
from bot.store.people.shares import ShareTable
from bot.store.places import ClosedChannelTable, PlaceTable
from bot.store.postgres.turns import SharedTurns
from bot.store.ratings.leaderboards import Leaderboards
from bot.store.ratings.podiums import PodiumTable
from bot.store.ratings.season_roles import SeasonRoleTable
from bot.store.ratings.seasons import SeasonTable
from bot.store.upkeep.backups import Backups
from bot.store.upkeep.servers import JoinedServerTable, ServerSettingsTable
from bot.store.upkeep.uptime import UptimeTable


@dataclass(frozen=True, kw_only=True)
class Options:
    """How the bot runs; the defaults are those of a bot that is the only process."""

    settings: Settings = field(default_factory=Settings)
    now: Callable[[], datetime] = discord.utils.utcnow
    rng: Random = field(default_factory=SystemRandom)
    pause: float = FRAME_PAUSE  # seconds between two frames of a show
    force_sync: bool = False  # send the commands to Discord even if they have not changed
    mention_commands: bool = False  # let people tap the commands that sentences name
    admission: Admission | None = None
    backups: Backups | None = None  # made while the bot runs
    upgrades: Backups | None = None  # made before upgrades; they are removed after a while
    pool: EnginePool = field(default_factory=EnginePool)  # where engines that take long think
    claims: ShardClaims = EVERY_SHARD  # which shards are this process's own
    turns: SharedTurns | None = None  # in which it takes turns with other processes
    uptime: bool = False  # whether to give back time in which the bot was away; never if simulated


@dataclass(frozen=True)
class Parts:
    """What the client works with: for commands and buttons, for jobs, for servers and channels."""

    context: Context
    scheduler: Scheduler
    welcomer: ServerWelcomer
    places: GonePlaces
    uptime: Uptime
    closed: ClosedChannels
    shut_out: ShutOut


def wire(client: discord.Client, database: Database, options: Options) -> Parts:
    now, shards = options.now, options.claims.shards
    scheduler = Scheduler(DueTable(database), now)
    options.claims.on_regained(scheduler.run_all)
    uptime = Uptime(UptimeTable(database), now, shards)
    there = uptime.shards if options.uptime else shards
    context = _wire_context(client, database, options, scheduler, there)
    run_closed = partial(scheduler.run, ClosedChannels)
    closed = ClosedChannels(ClosedChannelTable(database, shards), now, run_closed)
    places = GonePlaces(
        context.matches,
        context.arenas,
        context.shows,
        PlaceTable(database),
        context.channel_messages,
        # Without these events Discord says nothing about servers.
        lambda place: not client.intents.guilds or welcomer.has_heard_of(place.guild_id or 0),
        partial(log_outcome, client=client),
    )
    leave, wake = partial(leave_server, client), partial(scheduler.run, ShutOut)
    lose = partial(places.lose_server, visited=True)
    shut_out = ShutOut(ShutOutTable(database), now, shards, leave, lose, wake)
    welcomer = ServerWelcomer(
        context.joined_servers,
        context.server_settings,
        context.channel_messages,
        now,
        places.lose_server,
        daily=options.settings.daily,
        welcomes=options.settings.welcome,
        turns_away=shut_out.turns_away,
    )
    parts = Parts(context, scheduler, welcomer, places, uptime, closed, shut_out)
    _add_jobs(database, options, parts, there)
    return parts


def _wire_context(
    client: discord.Client,
    database: Database,
    options: Options,
    scheduler: Scheduler,
    there: HeldShards,
) -> Context:
    now, rng, pool, shards = options.now, options.rng, options.pool, options.claims.shards
    settings = options.settings
    limits = ChallengeLimits(open_challenges=settings.open_challenges)
    TURNS_WAITING.set_function(pool.long_turns.__len__)
    matches = Matches(MatchTable(database), now, rng, EngineTurns(pool), scheduler.wake)
    channel_messages = ChannelMessages(client)
    board_messages = BoardMessages(matches, channel_messages)
    # Board messages need the matches, whose engines' moves they show.
    matches.engine_moves.unseen = board_messages.show_unseen
    shows = Shows(ShowTable(database, shards), rng)
    return Context(
        matches=matches,
        challenges=Challenges(ChallengeTable(database, limits), matches),
        preferences=PreferencesTable(database),
        board_messages=board_messages,
        shows=shows,
        show_runner=ShowRunner(shows, channel_messages, options.pause, pool),
        leaderboards=Leaderboards(database),
        history=HistoryTable(database),
        shares=ShareTable(database, shards),
        server_settings=ServerSettingsTable(database),
        joined_servers=JoinedServerTable(database),
        seasons=SeasonTable(database, shards),
        podiums=PodiumTable(database, shards),
        posts=PuzzlePostTable(database, shards),
        channel_messages=channel_messages,
        wake_posts=partial(scheduler.run, PuzzlePoster, PodiumPoster),
        reviews=Reviews(pool),
        exports=Exports(PersonalDataTable(database)),
        deletions=Deletions(DeletionTable(database, there), matches, rng),
        daily=Daily(PuzzleTable(database), now, scheduler.wake, settings.daily),
        arenas=Arenas(ArenaTable(database, shards), matches),
        evenings=EveningTable(database, shards),
        practice=PracticeTable(database),
        policies=Policies(settings.privacy_url, settings.terms_url, settings.support_url),
    )


def _add_jobs(database: Database, options: Options, parts: Parts, there: HeldShards) -> None:
    """Add the jobs in the order in which they start; deadlines count only where it is `there`."""
    now, shards, context = options.now, options.claims.shards, parts.context
    matches, closed, add = context.matches, parts.closed, parts.scheduler.add
    boards, channel_messages = context.board_messages, context.channel_messages
    marks, deadlines = DeadlineTable(database, shards), DeadlineTable(database, there)
    turns, retention = EngineTurnTable(database, shards), RetentionTables(database, shards)
    add(context.show_runner)
    add(closed)
    add(parts.uptime)
    add(parts.shut_out)
    add(EngineResumer(matches.engine_moves, turns), turns.next_due)
    seasons, roles = context.seasons, SeasonRoleTable(database, shards)
    add(SeasonEnder(seasons, now, context.wake_posts), seasons.next_due)
    server = partial(channel_messages.client.fetch_guild, with_counts=False)
    add(RoleKeeper(roles, server, now), roles.next_due)
    places = parts.places
    add(MatchExpirer(matches, deadlines, places.on_ended, places.present), deadlines.next_due)
    to_remind = matches, context.preferences, deadlines, channel_messages, closed
    add(ReminderSender(*to_remind, parts.shut_out.has), deadlines.next_reminder)
    add(BoardRedrawer(boards, marks, now, 0.0, closed), partial(marks.any_marked, urgent=True))
    add(
        PatientRedrawer(boards, marks, now, PATIENT_PAUSE, closed),
        partial(marks.any_marked, urgent=False),
    )
    add(RowRemover(retention, now), retention.next_due)
    add(PeopleDeleter(context.deletions), context.deletions.table.any_pending)
    shares = context.shares
    add(ShareWithdrawer(shares, channel_messages, closed), shares.any_withdrawn)
    arenas, evenings = context.arenas, context.evenings
    of_servers = context.server_settings, context.joined_servers, server
    announcer = EveningAnnouncer(evenings, *of_servers, now, parts.scheduler.wake)
    add(announcer, evenings.next_due)
    shown = channel_messages, closed, evenings, announcer.role_to_call
    add(ArenaRunner(arenas, matches, *shown), arenas.table.next_due)
    if options.upgrades is not None:
        add(BackupRemover(options.upgrades, now))
    if options.backups is not None:
        add(BackupMaker(options.backups, now, database.condemn))
    _add_posters(options, parts)


def _add_posters(options: Options, parts: Parts) -> None:
    """Add the jobs whose messages come after those of matches."""
    context, add = parts.context, parts.scheduler.add
    servers = context.server_settings, context.joined_servers, context.channel_messages
    common = *servers, options.now, parts.closed, context.wake_posts
    posts, puzzles, is_on = context.posts, context.daily.table, options.settings.daily
    add(PuzzlePoster(*common, posts=posts, puzzles=puzzles, is_on=is_on), posts.next_draw)
    podiums, seasons = context.podiums, context.seasons
    add(PodiumPoster(*common, posts=podiums, seasons=seasons), podiums.next_draw)
