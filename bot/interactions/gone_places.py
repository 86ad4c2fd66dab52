"""Ends what is tied to a channel or a server that is gone: games, challenges, arenas, shows."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from bot.discord_errors import NETWORK_ERRORS
from bot.domain.match import Match, Place
from bot.errors import StoreError
from bot.log import brief, log
from bot.messaging.channel_messages import ChannelMessages
from bot.services.arenas import Arenas
from bot.services.matches import BATCH, Matches
from bot.services.shows import Shows
from bot.store.places import PlaceTable

HOLDS_UP = 2.0  # seconds for which a question to Discord may delay other deadlines


@dataclass(frozen=True)
class GonePlaces:
    """Learns from events, answers and questions that a place is gone; nobody loses by that."""

    matches: Matches
    arenas: Arenas
    shows: Shows
    table: PlaceTable
    messages: ChannelMessages
    is_heard: Callable[[Place], bool]  # whether Discord has told which servers there are
    on_ended: Callable[[Match], None]
    asking: dict[Place, asyncio.Task[bool]] = field(default_factory=dict)

    async def lose_channel(self, channel_id: int) -> None:
        """End and drop what is tied to a channel or thread; raises StoreError."""
        for arena_id in await self.arenas.table.open_in_channel(channel_id):
            await self.arenas.lose_channel(arena_id)
        await self._end(await self.table.in_channel(channel_id))
        await self.shows.lose(lambda request: request.channel_id == channel_id)
        await self.table.drop(channel_id)

    async def lose_server(self, guild_id: int, *, visited: bool = False) -> None:
        """End what is tied to a server that has removed the bot; raises StoreError.

        Settings and messages stay, since it may add the bot again. Where only people have installed
        the bot, games end only if `visited`.
        """
        for arena_id in await self.arenas.table.open_in(guild_id):
            await self.arenas.lose_channel(arena_id)
        await self._end(await self.table.in_server(guild_id, visited=visited))
        await self.shows.lose(lambda request: request.guild_id == guild_id)

    async def _end(self, ids: list[int]) -> None:
        for first in range(0, len(ids), BATCH):
            for match in await self.matches.channels_lost(ids[first : first + BATCH]):
                self.on_ended(match)

    async def present(self, places: Collection[Place]) -> set[Place]:
        """Return the places that Discord says are there, and end what is tied to the gone ones."""
        asked = {place: self._asked(place) for place in places if self.is_heard(place)}
        if asked:
            await asyncio.wait(asked.values(), timeout=HOLDS_UP)
        return {place for place, task in asked.items() if task.done() and task.result()}

    def _asked(self, place: Place) -> asyncio.Task[bool]:
        """Return the question for a place that is in flight, or ask it."""
        if place not in self.asking:
            # Cancelling it would also cancel discord.py's waits for rate limits.
            self.asking[place] = asyncio.create_task(self._ask(place))
            self.asking[place].add_done_callback(lambda _: self.asking.pop(place))
        return self.asking[place]

    async def _ask(self, place: Place) -> bool:
        try:
            if await self.messages.is_there(place.channel_id):
                return True
            await self.lose_channel(place.channel_id)
        except (StoreError, *NETWORK_ERRORS) as error:
            log.warning("deadline waits: channel=%d error=%s", place.channel_id, brief(error))
        except Exception:
            log.exception("channel not asked for: channel=%d", place.channel_id)
        return False
