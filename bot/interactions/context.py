"""The context: all that commands and buttons work with."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.domain.stored_data import Policies
from bot.interactions.picture_cache import Animations, PictureCache
from bot.jobs.run_shows import ShowRunner
from bot.messaging.board_messages import BoardMessages
from bot.messaging.channel_messages import ChannelMessages
from bot.messaging.private_answers import PrivateAnswers
from bot.services.arenas import Arenas
from bot.services.challenges import Challenges
from bot.services.daily import Daily
from bot.services.deletions import Deletions
from bot.services.engine_turns import Reviews
from bot.services.exports import Exports
from bot.services.matches import Matches
from bot.services.shows import Shows
from bot.store.arena.evenings import EveningTable
from bot.store.daily.posts import PuzzlePostTable
from bot.store.matches.history import HistoryTable
from bot.store.people.practice import PracticeTable
from bot.store.people.preferences import PreferencesTable
from bot.store.people.shares import ShareTable
from bot.store.ratings.leaderboards import Leaderboards
from bot.store.ratings.podiums import PodiumTable
from bot.store.ratings.seasons import SeasonTable
from bot.store.upkeep.servers import JoinedServerTable, ServerSettingsTable


@dataclass(frozen=True)
class Context:
    """Services, tables, messages and caches; `wake_posts` has all due posts sent and edited."""

    matches: Matches
    challenges: Challenges
    preferences: PreferencesTable
    board_messages: BoardMessages
    shows: Shows
    show_runner: ShowRunner
    leaderboards: Leaderboards
    history: HistoryTable
    shares: ShareTable
    server_settings: ServerSettingsTable
    joined_servers: JoinedServerTable
    seasons: SeasonTable
    podiums: PodiumTable
    posts: PuzzlePostTable
    channel_messages: ChannelMessages
    wake_posts: Callable[[], None]
    reviews: Reviews
    exports: Exports
    deletions: Deletions
    daily: Daily
    arenas: Arenas
    evenings: EveningTable
    practice: PracticeTable
    policies: Policies
    pictures: PictureCache = field(default_factory=PictureCache)
    animations: Animations = field(default_factory=Animations)
    private_answers: PrivateAnswers = field(default_factory=PrivateAnswers)
