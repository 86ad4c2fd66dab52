"""Every page of the bot, for someone who has done everything and for someone who did nothing."""

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from bot.domain.explanation import HURRIED
from bot.domain.match import Match
from bot.interactions.server.language import name_of
from bot.locales import LANGUAGES, clear_cache, translate
from bot.views.board import match_message
from engines.engine import Choice
from engines.games.variants import position_after
from engines.levels import engine_name
from engines.review.review import PlayedGame, Review
from engines.turn import Turn
from tests.conftest import opened
from tests.hostile.controls import KINDS
from tests.hostile.crawler import Crawler, Page, says_broken
from tests.hostile.extreme_people import FULLEST, NEWEST, OPPONENTS, PLACES, SERVER, place_in
from tests.hostile.fullest_person import fill
from tests.hostile.loopback import loopback
from tests.hostile.moments import Moment, World
from tests.hostile.offered_commands import Command, commands_in
from tests.hostile.simulated_clock import run_simulated
from tests.hostile.storm import ThinkingHere, listening
from tests.hostile.watchdog import Watchdog
from tests.locales.pseudo import faults_in, pseudo_catalogue
from tests.wire.ids import APPLICATION, Payload, new_id
from tests.wire.message_limits import all_read
from tests.wire.messages import V2, new_message
from tests.wire.people import Channel, Person

pytestmark = pytest.mark.slow

NOUGHTS = Person(APPLICATION, "Noughts", bot=True)
PEOPLE = [FULLEST, NEWEST, OPPONENTS[-1], OPPONENTS[3], NOUGHTS]
"""The people that commands and menus name: among them someone who is blocked, and the bot."""
PSEUDO = "th"
"""The locale of Discord's as which the language made of English is served."""
MOST_PRESSES = 40_000 // 6
"""By each person in each place."""
NEVER_PRESSED = {
    "ASK_AGAIN": "below challenges that nobody answered; tests/interactions/test_challenge.py",
    "FORMER_UNBLOCK_DELETED": "on older pages alone; tests/hostile/test_older_pages.py",
    "LEADERBOARD_PAGE": "never enabled",
    "PLAY_HINT": "more presses away than the crawler goes; tests/interactions/test_hints.py",
    "REFRESH": "shown only while an engine thinks; tests/wire/test_thinking.py",
    "SHARED_REVIEW": "below shared games, one a minute; tests/interactions/test_shares.py",
    "STOP_SHOW": "shown only while a show runs; tests/wire/test_shows.py",
    "UNDO_SEASON": "more presses away than the crawler goes; tests/interactions/test_seasons.py",
}
"""The kinds of controls that the crawler does not press, and why."""


class ThinkingQuickly(ThinkingHere):
    """Has the slowest engines move at random, and thinks of each review once."""

    async def choose(self, turn: Turn, who: int = 0) -> Choice:
        if not turn.game.is_long and engine_name(turn.spec) != "sampling":
            return await super().choose(turn, who)
        legal = position_after(turn.variant, turn.moves).legal_moves()
        return Choice(Random(turn.seed).choice(legal), HURRIED)

    async def review(self, game: PlayedGame) -> Review:
        return _reviewed(game)


@cache
def _reviewed(game: PlayedGame) -> Review:
    return game.review()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Match]]:
    """Return a database in which the fullest person has done everything, and their boards."""
    file = tmp_path_factory.mktemp("filled") / "noughts.db"

    async def filled() -> list[Match]:
        async with opened(str(file)) as database:
            return await fill(database)

    return file, asyncio.run(filled())


def wrong_in_pseudo(message: Payload) -> Iterator[str]:
    """Yield what of a message is in no catalogue or put together, and that it went wrong."""
    text = re.sub("|".join(map(name_of, LANGUAGES)), "", all_read(message))
    yield from faults_in(text)
    if translate(PSEUDO, "refusal-broken") in text:
        yield text


async def crawled(path: str, matches: list[Match], person: Person, channel: Channel) -> Crawler:
    """Return the crawler after it pressed all that a person comes to in a place."""
    in_pseudo = person.locale == PSEUDO
    people = [replace(it, locale=PSEUDO) for it in PEOPLE] if in_pseudo else PEOPLE
    wrong_in = wrong_in_pseudo if in_pseudo else says_broken
    async with loopback(path, pool=ThinkingQuickly(Watchdog())) as bot:
        with listening() as log, closing(sqlite3.connect(path, isolation_level=None)) as file:
            file.execute("PRAGMA synchronous = OFF")
            bot.chat.messages = {str(match.message_id): message_of(match) for match in matches}
            world = World(bot, file)
            crawler = Crawler(world, people, log, wrong_in)
            here = [match for match in matches if is_at(match, channel)]
            boards = [page_of(match, person, world.now()) for match in here]
            commands = list(commands_in(bot.client, channel, people))
            await crawler.crawl(person, everywhere(commands, channel, boards), boards)
    return crawler


def message_of(match: Match) -> Payload:
    """Return the message that shows the board of a match."""
    data = {"components": match_message(match).to_components(), "flags": V2}
    return new_message(data, str(match.place.channel_id)) | {"id": str(match.message_id)}


def page_of(match: Match, person: Person, moment: Moment) -> Page:
    """Return the board of a match as a person sees it."""
    place = match.place
    channel = Channel(place.channel_id, place.guild_id, place.can_edit)
    name = f"{match.status} {match.variant} {place.channel_id}"
    return Page((name,), str(match.message_id), person, channel, moment, match.variant)


def is_at(match: Match, channel: Channel) -> bool:
    """Return whether a match is in the same server as a channel."""
    return match.place == place_in(channel)._replace(channel_id=match.place.channel_id)


def everywhere(
    commands: list[Command], channel: Channel, boards: list[Page]
) -> list[tuple[Command, Channel]]:
    """Return each command in a new channel, and those without options where a match is live."""
    new = [(it, Channel(int(new_id()), channel.guild_id, channel.invited)) for it in commands]
    bare = [command for command in commands if command.is_bare]
    return new + [(command, board.channel) for board in boards[-2:] for command in bare]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("person", [FULLEST, NEWEST], ids=["fullest", "newest"])
def test_every_page(
    path: str, filled: tuple[Path, list[Match]], person: Person, place: str
) -> None:
    """Each command and control has its answer, which Discord takes and no error is behind."""
    file, matches = filled
    shutil.copy(file, path)
    found: list[Crawler] = []

    async def crawl() -> None:
        found.append(await crawled(path, matches, person, PLACES[place]))

    run_simulated(crawl())
    (crawler,) = found
    print(f"{crawler.presses} presses")  # noqa: T201
    assert crawler.faults == {}
    assert crawler.presses <= MOST_PRESSES
    if person is FULLEST and PLACES[place] is SERVER:
        assert set(KINDS) - crawler.pressed == set(NEVER_PRESSED)


@pytest.fixture
def pseudo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Serve the language made of English as one of Discord's locales."""
    file = tmp_path / f"{PSEUDO}.ftl"
    file.write_text(pseudo_catalogue(), encoding="utf-8")
    monkeypatch.setitem(LANGUAGES, PSEUDO, file)
    clear_cache()
    yield
    clear_cache()


@pytest.mark.usefixtures("pseudo")
def test_every_page_is_in_the_language(path: str, filled: tuple[Path, list[Match]]) -> None:
    """All that anyone reads is in the catalogue, as whole sentences, and may be 40 % longer."""
    file, matches = filled
    shutil.copy(file, path)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE matches SET language = ?", (PSEUDO,))
    reader = replace(FULLEST, locale=PSEUDO)
    translated = [match._replace(language=PSEUDO) for match in matches]
    found: list[Crawler] = []

    async def crawl() -> None:
        found.append(await crawled(path, translated, reader, SERVER))

    run_simulated(crawl())
    assert found[0].faults == {}
