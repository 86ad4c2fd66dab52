"""Goes through the bot page by page; before each press the world is as the page was seen."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from bot.locales import LANGUAGES, translate
from bot.views import id_numbers
from tests.chat.ids import Payload
from tests.chat.messages import EPHEMERAL, text_of
from tests.chat.model import SentInteraction
from tests.chat.people import Channel, Person
from tests.hostile.controls import KINDS, presses_on, shape_of
from tests.hostile.moments import Moment, Moments
from tests.hostile.offered_commands import Command

DEEP = 3
"""How many presses follow a command, or lead away from a board."""
_PAUSE, _ROUNDS = 2.0, 200
"""Seconds to wait for what the bot does by itself, and how often at most while it does more."""


@cache
def _broken() -> set[str]:
    return {translate(language, "refusal-broken") for language in LANGUAGES}


def says_broken(message: Payload) -> list[str]:
    text = text_of(message)
    return [text] if any(it in text for it in _broken()) else []


@dataclass(frozen=True)
class Page:
    """A message that a person sees, how they came to it, and the game `about` which it began."""

    way: tuple[str, ...]
    message_id: str
    person: Person
    channel: Channel
    moment: Moment
    about: str = ""

    @property
    def message(self) -> Payload:
        return self.moment.messages[self.message_id]


@dataclass
class Crawler:
    """Presses whatever the bot shows to people; the first two of them see all public messages."""

    moments: Moments
    people: list[Person]
    wrong_in: Callable[[Payload], Iterable[str]] = says_broken
    deep: int = DEEP
    presses: int = 0
    pressed: set[str] = field(default_factory=set)
    faults: dict[str, str] = field(default_factory=dict)
    seen: set[object] = field(default_factory=set)

    async def crawl(
        self, person: Person, commands: Sequence[tuple[Command, Channel]], boards: Sequence[Page]
    ) -> None:
        """Have a person give commands in channels, then press all that these and boards show."""
        start, pages = self.moments.now(), deque(boards)
        for command, channel in commands:
            self.moments.back_to(start)
            root = Page((command.name,), "", person, channel, start)
            pages += await self._send(command.by(person, channel), root)
        while pages:
            page = pages.popleft()
            if len(page.way) <= self.deep and self._is_new(page):
                pages += await self._press_all(page)

    async def _press_all(self, page: Page) -> list[Page]:
        found: list[Page] = []
        for press in presses_on(page.message, self.people):
            self.moments.back_to(page.moment)
            self.pressed.add(press.kind)
            payload = press.by(page.person, page.channel, page.message)
            found += await self._send(payload, _after(page, str(press)))
        return found

    async def _send(self, payload: Payload, page: Page) -> list[Page]:
        """Send an interaction, note what is wrong with what comes of it, and return all pages."""
        before, world = page.moment.messages, self.moments.world
        self.presses += 1
        (sent,) = await world.send_all([payload])
        await self._settle()
        messages = world.chat.messages
        changed = [key for key, message in messages.items() if before.get(key) is not message]
        for fault in self._faults(sent, [messages[key] for key in changed]):
            self.faults.setdefault(fault, " > ".join(page.way))
        moment = self.moments.now()
        return [
            Page(page.way, key, who, page.channel, moment, page.about)
            for key in changed
            for who in self._seers(messages[key], page)
        ]

    def _seers(self, message: Payload, page: Page) -> list[Person]:
        in_direct = page.channel.guild_id is None and page.channel.invited
        is_private = message["flags"] & EPHEMERAL or in_direct
        return [page.person] if is_private else self.people[:2]

    async def _settle(self) -> None:
        """Wait until the bot does nothing more by itself, such as show the moves of engines."""
        for _ in range(_ROUNDS):
            before = dict(self.moments.world.chat.messages)
            await asyncio.sleep(_PAUSE)
            if before == self.moments.world.chat.messages:
                return

    def _faults(self, sent: SentInteraction, shown: list[Payload]) -> Iterator[str]:
        world = self.moments.world
        if not sent.is_answered or sent.loading:
            yield "no answer"
        yield from (fault for message in shown for fault in self.wrong_in(message))
        for found in (world.running.errors, world.chat.broken, world.log.errors):
            yield from (fault.strip().splitlines()[-1] for fault in found)
            found.clear()
        world.chat.forget()
        world.session.forget()

    def _is_new(self, page: Page) -> bool:
        """Return whether no such page was shown before, even if it did not lead back to `/help`."""
        found = presses_on(page.message, self.people)
        ids = [press.custom_id for press in found if press.kind != "HELP"]
        shapes = frozenset(map(shape_of, ids))
        is_of_match = any(id_numbers.MATCH in KINDS[str(name)].fields for name, *_ in shapes)
        place = page.channel.guild_id, page.channel.invited, page.person.id
        seen = (*place, shapes, page.about if is_of_match else "")
        is_new = bool(shapes) and seen not in self.seen
        self.seen.add(seen)
        return is_new


def _after(page: Page, press: str) -> Page:
    return Page((*page.way, press), "", page.person, page.channel, page.moment, page.about)
