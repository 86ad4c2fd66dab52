"""Every page of the bot, for someone who has done everything and for someone who did nothing."""

import shutil
from itertools import product
from pathlib import Path

import pytest

from bot.domain.match import Match
from tests.chat.clock import run_simulated
from tests.hostile.crawler import DEEP, Crawler
from tests.hostile.every_page import Visit, crawled
from tests.hostile.extreme_people import FULLEST, NEWEST, PLACES, SERVER
from tests.sizes import FULL

pytestmark = pytest.mark.slow

PEOPLE = {"fullest": FULLEST, "newest": NEWEST}
READ_ELSEWHERE = {("fullest", "a server")}
"""`tests/hostile/test_every_language.py` goes this way, and reads the pages as well."""


@pytest.mark.parametrize(("name", "place"), sorted({*product(PEOPLE, PLACES)} - READ_ELSEWHERE))
def test_every_page(path: str, filled: tuple[Path, list[Match]], name: str, place: str) -> None:
    """Each command and control has its answer, which Discord takes and no error is behind."""
    file, matches = filled
    shutil.copy(file, path)
    found: list[Crawler] = []
    deep = DEEP if FULL or PLACES[place] is SERVER else DEEP - 1

    async def crawl() -> None:
        found.append(await crawled(path, matches, Visit(PEOPLE[name], PLACES[place], deep=deep)))

    run_simulated(crawl())
    (crawler,) = found
    assert crawler.faults == {}
