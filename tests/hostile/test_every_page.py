"""Every page of the bot, for someone who has done everything and for someone who did nothing."""

import shutil
from pathlib import Path

import pytest

from bot.domain.match import Match
from tests.chat.clock import run_simulated
from tests.chat.people import Person
from tests.hostile.controls import KINDS
from tests.hostile.crawler import DEEP, Crawler
from tests.hostile.every_page import Visit, crawled
from tests.hostile.extreme_people import FULLEST, NEWEST, PLACES, SERVER
from tests.sizes import FULL

pytestmark = pytest.mark.slow

MOST_PRESSES = 8_000
"""By each person in each place."""
NEVER_PRESSED = {
    "ARENA_AGAIN": "on arenas that are over alone; tests/interactions/arena/test_evening.py",
    "ASK_AGAIN": "below challenges that nobody answered; tests/interactions/test_challenge.py",
    "BACK_IN_ARENA": "after a missed game alone; tests/interactions/arena/test_evening.py",
    "LEADERBOARD_PAGE": "never enabled",
    "PLAY_HINT": "more presses away than the crawler goes; tests/interactions/test_hints.py",
    "START_SEASON": "more presses away than the crawler goes; tests/interactions/test_seasons.py",
    "REFRESH": "shown only while an engine thinks; tests/interactions/test_ultimate.py",
    "SHARED_REVIEW": "below shared games, one a minute; tests/interactions/test_shares.py",
    "STOP_SHOW": "shown only while a show runs; tests/interactions/test_bad_days.py",
}
"""The kinds of controls that the crawler does not press, and why."""
SELDOM_PRESSED = {"PICK_AGAIN"}
"""Those of Ultimate's boards that wait for no engine just then."""


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("person", [FULLEST, NEWEST], ids=["fullest", "newest"])
def test_every_page(
    path: str, filled: tuple[Path, list[Match]], person: Person, place: str
) -> None:
    """Each command and control has its answer, which Discord takes and no error is behind."""
    file, matches = filled
    shutil.copy(file, path)
    found: list[Crawler] = []
    deep = DEEP if FULL or PLACES[place] is SERVER else DEEP - 1

    async def crawl() -> None:
        found.append(await crawled(path, matches, Visit(person, PLACES[place], deep=deep)))

    run_simulated(crawl())
    (crawler,) = found
    print(f"{crawler.presses} presses")  # noqa: T201
    assert crawler.faults == {}
    assert crawler.presses <= MOST_PRESSES
    if person is FULLEST and PLACES[place] is SERVER:
        missed = set(KINDS) - crawler.pressed
        assert missed - SELDOM_PRESSED == set(NEVER_PRESSED)
