"""The Discord client: no intents, the command tree and its sync, and every press by hand."""

import asyncio
import contextlib
import hashlib
import json
import time
from collections.abc import Callable
from datetime import datetime
from random import Random, SystemRandom
from typing import Any

import discord
from discord import app_commands

from bot.alarms import Alarms
from bot.buttons.dispatch import dispatch
from bot.commands.challenge import menu
from bot.commands.privacy import privacy
from bot.commands.settings import settings_command
from bot.commands.stats import stats_command
from bot.commands.tictactoe import TicTacToe
from bot.errors import StoreError, TooFastError
from bot.fairness import Fairness
from bot.game import Game
from bot.log import brief, log
from bot.matches.challenges import Challenges
from bot.matches.manners import DEFAULT_MANNERS, Manners
from bot.matches.service import Matches
from bot.once import Once
from bot.pages import Pages
from bot.people.service import People
from bot.publish import Publisher
from bot.replies import reply_to
from bot.screen import Screen
from bot.shows.stage import PAUSE, Stage
from bot.sparing import State
from bot.store.boards import Boards
from bot.store.challenges import ChallengeTable
from bot.store.database import Database
from bot.store.deadlines import DeadlineTable
from bot.store.matches import MatchTable
from bot.store.mydata import MyData
from bot.store.people import PeopleTable
from bot.store.runs import RunTable
from bot.store.servers import Servers
from bot.store.shows import ShowTable
from bot.store.sync import SyncTable

MOST_REDRAWN = 1000
"""How many boards are redrawn after an unclean end; a press brings any other level."""
DRAIN = 2.5
"""Seconds that presses under way are given at the end; a container has ten before it is killed."""


PERMISSIONS = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True
)
"""What the bot does by itself: edit its boards, and remind people, in channels and in threads."""

# Voice is not used, so nobody needs to hear that its libraries are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Commands(app_commands.CommandTree["Noughts"]):
    """The command tree: where commands may be used, and what becomes of their errors."""

    def __init__(self, client: "Noughts") -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )

    async def interaction_check(self, interaction: discord.Interaction["Noughts"]) -> bool:
        """Return whether to do what a command asks for."""
        return await self.client.admits(interaction)

    async def on_error(
        self, interaction: discord.Interaction["Noughts"], error: app_commands.AppCommandError
    ) -> None:
        """Turn an error of a command into a private sentence."""
        await reply_to(interaction, error)

    def digest(self) -> str:
        """Return a digest of what Discord would be told of the commands."""
        payloads = [command.to_dict(self) for command in self.get_commands()]
        text = json.dumps(payloads, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()


class Noughts(discord.AutoShardedClient):
    """The bot. It keeps no match in memory and leaves the database for its maker to close.

    `force_sync` tells Discord of the commands even if they have not changed; `pause` is the time
    between the moves of a show, in seconds; `manners` hold for challenges.
    """

    def __init__(  # noqa: PLR0913
        self,
        database: Database,
        *,
        now: Callable[[], datetime] = discord.utils.utcnow,
        rng: Random | None = None,
        pause: float = PAUSE,
        force_sync: bool = False,
        manners: Manners = DEFAULT_MANNERS,
    ) -> None:
        # Interactions arrive without any intent, and nothing else is needed.
        super().__init__(
            intents=discord.Intents.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self._synced, self._force_sync = SyncTable(database), force_sync
        self._under_way: set[asyncio.Task[object]] = set()
        self._once, self._fairness = Once(), Fairness()
        rng, publisher = rng or SystemRandom(), Publisher(self)
        matches = Matches(MatchTable(database), now, rng)
        self._stage = Stage(ShowTable(database), publisher, rng, pause)
        screen = Screen(matches, publisher)
        self._runs, self._begun = RunTable(database), False
        self._game = Game(
            matches,
            Challenges(ChallengeTable(database, manners), matches),
            People(PeopleTable(database)),
            screen,
            self._stage,
            Pages(Boards(database), now),
            Servers(database),
            MyData(database),
        )
        self._alarms = Alarms(self, self._game, DeadlineTable(database))
        matches.changed = self._alarms.hear
        self.tree = Commands(self)
        self._add_commands()

    def _get_state(self, **options: Any) -> State:
        parts = {"handlers": self._handlers, "hooks": self._hooks, "http": self.http}
        return State(dispatch=self.dispatch, **parts, **options)

    def _add_commands(self) -> None:
        self.tree.add_command(TicTacToe(self._game))
        self.tree.add_command(menu(self._game))
        self.tree.add_command(privacy(self._game))
        self.tree.add_command(stats_command(self._game))
        self.tree.add_command(settings_command(self._game))

    def invite(self) -> str:
        """Return the link that adds the bot to a server, with the permissions that it uses."""
        scopes = ("bot", "applications.commands")
        application_id = self.application_id or 0
        return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=scopes)

    async def setup_hook(self) -> None:
        """Do what is to be done before presses come; a store that fails keeps nobody waiting."""
        for step in (self._sync, self._stage.cut_short, self._begin_run):
            try:
                await step()
            except StoreError as error:
                log.error("store failed at the start: error=%s", brief(error))
        log.info("invite: link=%s", self.invite())
        self._alarms.start()

    async def _sync(self) -> None:
        """Tell Discord of the commands, if they have changed since it was told last."""
        application_id, digest = self.application_id or 0, self.tree.digest()
        if self._force_sync or digest != await self._synced.digest(application_id):
            await self.tree.sync()
            await self._synced.keep(application_id, digest)
            log.info("commands synced")

    async def _begin_run(self) -> None:
        """Have the boards redrawn that an unclean end may have left behind."""
        behind = await self._runs.begin(MOST_REDRAWN)
        self._begun = True
        if behind:
            log.warning("the last run did not end in order: boards=%d", behind)

    async def on_ready(self) -> None:
        """Log that presses are now taken."""
        log.info("ready: shards=%d", self.shard_count or 1)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Dispatch a press; commands find their way through the tree."""
        if interaction.type is discord.InteractionType.component:
            if not await self.admits(interaction):
                return
            data: dict[str, object] = dict(interaction.data or {})
            await dispatch(self._game, interaction, str(data.get("custom_id", "")))

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Return whether to act on an interaction: on each once, on as many of one as is fair.

        The running task then counts among those that an orderly end waits for.
        """
        person, task = interaction.user.id, asyncio.current_task()
        if task is None or not self._once.is_new(hash((interaction.id, interaction.token))):
            return False
        try:
            taken = self._fairness.enter(person, time.perf_counter())
        except TooFastError as error:
            await reply_to(interaction, error)
            return False
        if taken:
            self._under_way.add(task)
            task.add_done_callback(lambda done: self._done(done, person))
        return taken

    def _done(self, task: asyncio.Task[object], person: int) -> None:
        self._under_way.discard(task)
        self._fairness.leave(person)

    async def finish(self) -> None:
        """End in order: take no more presses, finish those under way, close."""
        self._alarms.stop()
        for shard in list(self.shards.values()):
            await shard.disconnect()
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=DRAIN)
        # What cannot be said within the time left is said at the next start.
        with contextlib.suppress(TimeoutError, StoreError):
            await asyncio.wait_for(self._stage.cut_short(), DRAIN)
        if self._begun and not self._under_way:
            await self._end_run()
        await self.close()

    async def _end_run(self) -> None:
        try:
            await self._runs.end()
        except StoreError as error:
            log.error("end not noted: error=%s", error)

    async def close(self) -> None:
        """Close the connection, and do nothing more by itself."""
        self._alarms.stop()
        await super().close()
