"""A storm of generated interactions on a bad day, and what people must notice of it: nothing."""

import asyncio
import gc
import re
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from random import Random
from typing import TypeVar

import discord

from bot.domain.explanation import HURRIED
from bot.services.engine_pool import EnginePool
from engines.engine import Choice
from engines.games.game import Move
from engines.games.variants import position_after
from engines.levels import engine_name
from engines.review.hints import Hint, hint_of
from engines.review.review import PlayedGame, Review
from engines.turn import Turn
from tests.chat.ids import Payload
from tests.chat.messages import BUTTON, components_in
from tests.chat.model import SentInteraction
from tests.chat.world import World
from tests.hostile import generated_interactions as drawn
from tests.hostile.bad_day import BadDay
from tests.hostile.boards_shown import BoardsShown, words
from tests.hostile.generated_interactions import HIDING, NAMES, PEOPLE
from tests.hostile.hidden_games import HiddenGames
from tests.hostile.loopback import loopback
from tests.hostile.watchdog import Watchdog
from tests.interactions.forgotten import assert_forgotten

AT_ONCE = 50
BROKEN = 3
"""How many malformed interactions come with them."""
KEPT = 300
"""How many messages are kept to be pressed; older ones are deleted."""
KEPT_ARENAS = 10
LULL = 10
"""How many times many interactions come before it is quiet for a while."""
SEEN = 50
"""How many moves the compared boards must have, so that the comparison means something."""
QUIET = 450.0
"""Seconds after which nothing is in flight and the last redraw was tried again."""
THINKS = 0.2
"""Seconds that an engine needs in games other than classic."""

T = TypeVar("T")

_NAMES = re.compile("|".join(map(re.escape, NAMES)))
_EDITABLE = {str(channel.channel_id) for channel in drawn.CHANNELS if channel.invited}


class ThinkingHere(EnginePool):
    """Has engines think in this process, since simulated time stands still in no other."""

    def __init__(self, watchdog: Watchdog) -> None:
        super().__init__()
        self._watchdog = watchdog

    async def choose(self, turn: Turn, who: int = 0) -> Choice:  # noqa: ARG002
        is_slow = turn.game.is_long or engine_name(turn.spec) == "sampling"
        return await self._think((lambda: _at_random(turn)) if is_slow else turn.choose)

    async def hint(self, variant: str, moves: tuple[Move, ...], who: int = 0) -> Hint:  # noqa: ARG002
        return await self._think(lambda: hint_of(position_after(variant, moves)))

    async def review(self, game: PlayedGame, who: int = 0) -> Review:  # noqa: ARG002
        return await self._think(game.review)

    async def _think(self, thought: Callable[[], T]) -> T:
        await asyncio.sleep(THINKS)
        with self._watchdog.leaving_out():
            return thought()


def _at_random(turn: Turn) -> Choice:
    legal = position_after(turn.variant, turn.moves).legal_moves()
    return Choice(Random(turn.seed).choice(legal), HURRIED)


@dataclass
class Storm:
    """The bot, what is drawn for it, and the witnesses of what comes of it."""

    bot: World
    day: BadDay
    rng: Random
    boards: BoardsShown
    hidden: HiddenGames

    async def rage(self, count: int) -> None:
        """Send `count` interactions, many at once, some malformed, and check every answer."""
        recent: list[str] = []
        for gust in range(1, count // AT_ONCE + 1):
            await self._gust(recent)
            if gust % LULL == 0:
                await self._lull()
            recent = self._recent()
        await self._lull()

    async def _gust(self, recent: list[str]) -> None:
        bot, rng = self.bot, self.rng
        payloads = [drawn.generated(rng, bot.chat, recent) for _ in range(AT_ONCE + BROKEN)]
        added = (bot.chat.add(payload).payload for payload in payloads[:BROKEN])
        broken = [drawn.malformed(rng, it) for it in added]
        bot.chat.malformed.update(payload["id"] for payload in payloads[:BROKEN])
        sent = await bot.send_all(payloads[BROKEN:], broken)
        self.hidden.note(payloads)
        self.report([f"no answer to {it.payload}" for it in sent if not self._is_settled(it)])

    def _is_settled(self, sent: SentInteraction) -> bool:
        done = sent.is_answered and not sent.loading
        return done or sent.payload["id"] in self.bot.log.lost

    async def _lull(self) -> None:
        """Wait until all is quiet, and look at what people see and what the log says."""
        self.day.is_on = False
        await asyncio.sleep(QUIET)
        self.day.is_on = True
        places = _EDITABLE.union(self.bot.chat.threads)
        shown = [it for it in self.bot.chat.messages.values() if it["channel_id"] in places]
        self.report(self.boards.behind(shown))
        self.report(self.boards.lost())
        self.report(self.hidden.shown(self.bot.chat))
        self.report([words(it) for it in shown if _NAMES.search(words(it))])
        bot = self.bot
        for found in (bot.running.errors, bot.chat.broken, bot.session.early, bot.log.errors):
            self.report(found)
        self._forget()

    def report(self, found: list[str]) -> None:
        assert found == []

    def _forget(self) -> None:
        """Forget what is over: interactions, losses, and messages that nobody presses any more."""
        chat = self.bot.chat
        chat.forget()
        self.bot.session.forget()
        self.bot.log.lost.clear()
        chat.messages = {number: chat.messages[number] for number in self._recent()}
        self.hidden.forget(chat.messages)

    def _recent(self) -> list[str]:
        messages = self.bot.chat.messages.items()
        arenas = [number for number, message in messages if drawn.is_arena(message)]
        latest = list(messages)[-2 * KEPT :]
        pressed = [number for number, message in latest if has_buttons(message)]
        return arenas[-KEPT_ARENAS:] + pressed[-KEPT:]


def has_buttons(message: Payload) -> bool:
    return any(item["type"] == BUTTON for item in components_in(message))


def views_in_memory() -> int:
    gc.collect()
    kinds = (discord.ui.View, discord.ui.LayoutView)
    return sum(isinstance(thing, kinds) for thing in gc.get_objects())


async def weather(path: str, seed: int, count: int, *, fast_path: bool = True) -> None:
    """Let a storm of interactions pass over a bot with a new database at `path`."""
    watchdog, day = Watchdog(), BadDay(Random(seed))
    pool = ThinkingHere(watchdog)
    async with loopback(path, pool, fast_path=fast_path, seed=seed) as bot:
        bot.session.draw, day.is_on = day.draw, True
        views = views_in_memory()
        with closing(BoardsShown(path)) as boards, watchdog.watching():
            for person in HIDING:
                await bot.client.context.preferences.switch(person, games=False)
            await Storm(bot, day, Random(seed), boards, HiddenGames(path)).rage(count)
            assert boards.moves > SEEN
            day.is_on = False
            await assert_forgotten(bot, *(it.id for it in PEOPLE[:3]), quiet=QUIET)
        assert watchdog.found == []
        assert bot.chat.pings > 0
        assert views_in_memory() <= views
