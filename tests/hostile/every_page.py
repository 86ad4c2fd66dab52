"""Goes through the bot as someone who has done everything, or nothing: each command and board."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache

from bot.domain.match import Match
from bot.views.board import match_message
from engines.review.review import PlayedGame, Review
from tests.chat.ids import APPLICATION, Payload, new_id
from tests.chat.messages import V2, new_message
from tests.chat.people import Channel, Person
from tests.hostile.controls import ROLE
from tests.hostile.crawler import DEEP, Crawler, Page, says_broken
from tests.hostile.extreme_people import FULLEST, NEWEST, OPPONENTS
from tests.hostile.loopback import loopback
from tests.hostile.moments import Moment, Moments
from tests.hostile.offered_commands import Command, commands_in
from tests.hostile.storm import ThinkingHere
from tests.hostile.watchdog import Watchdog

NOUGHTS = Person(APPLICATION, "Noughts", bot=True)
PEOPLE = (FULLEST, NEWEST, OPPONENTS[-1], OPPONENTS[3], NOUGHTS)
"""The people that commands and menus name: among them someone who is blocked, and the bot."""


class ThinkingQuickly(ThinkingHere):
    """Thinks of each review once."""

    async def review(self, game: PlayedGame, who: int = 0) -> Review:  # noqa: ARG002
        return _reviewed(game)


@cache
def _reviewed(game: PlayedGame) -> Review:
    return game.review()


@dataclass(frozen=True)
class Visit:
    """Who goes where among which people, from a `part` of the commands, and what they look for."""

    person: Person
    channel: Channel
    people: Sequence[Person] = PEOPLE
    wrong_in: Callable[[Payload], Iterable[str]] = says_broken
    deep: int = DEEP
    part: slice = field(default_factory=lambda: slice(None))


async def crawled(path: str, matches: list[Match], visit: Visit) -> Crawler:
    """Return the crawler after it pressed all that a person comes to in a place."""
    channel, people = visit.channel, [*visit.people]
    async with loopback(path, ThinkingQuickly(Watchdog())) as world:
        with closing(sqlite3.connect(path, isolation_level=None)) as file:
            file.execute("PRAGMA synchronous = OFF")
            world.chat.messages = {str(match.message_id): message_of(match) for match in matches}
            world.chat.know(ROLE)
            moments = Moments(world, file)
            crawler = Crawler(moments, people, visit.wrong_in, visit.deep)
            server = (channel.guild_id, channel.invited)
            here = [it for it in matches if (it.place.guild_id, it.place.can_edit) == server]
            boards = [page_of(match, visit.person, moments.now()) for match in here]
            first, *_, last = world.chat.messages.values()  # of a game that is over, and a live one
            commands = list(commands_in(world.client, channel, people, [first, last]))
            given = everywhere(commands, channel, boards)[visit.part]
            await crawler.crawl(visit.person, given, boards[visit.part])
    return crawler


def message_of(match: Match) -> Payload:
    data = {"components": match_message(match).to_components(), "flags": V2}
    return new_message(data, str(match.place.channel_id)) | {"id": str(match.message_id)}


def page_of(match: Match, person: Person, moment: Moment) -> Page:
    place = match.place
    channel = Channel(place.channel_id, place.guild_id, place.can_edit)
    name = f"{match.status} {match.variant} {place.channel_id}"
    return Page((name,), str(match.message_id), person, channel, moment, match.variant)


def everywhere(
    commands: list[Command], channel: Channel, boards: list[Page]
) -> list[tuple[Command, Channel]]:
    new = [(it, Channel(int(new_id()), channel.guild_id, channel.invited)) for it in commands]
    bare = [command for command in commands if command.is_bare]
    return new + [(command, board.channel) for board in boards[-2:] for command in bare]
