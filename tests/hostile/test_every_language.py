"""Every page in a language made of English, for all kinds of people; in each real one some."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.domain.match import Match
from bot.locales import DEFAULT, LANGUAGES
from tests.browser.chromium import launched
from tests.browser.phone import has_room, labels_of, phone
from tests.chat.clock import run_simulated
from tests.hostile import pseudo_pages as pseudo
from tests.hostile.controls import KINDS
from tests.hostile.crawler import DEEP, Crawler
from tests.hostile.every_page import PEOPLE, Visit, crawled
from tests.hostile.extreme_people import FULLEST, NEWEST, PLACES, SERVER
from tests.hostile.pseudo_pages import PSEUDO, PseudoPages, in_brackets, serving
from tests.sizes import FULL

pytestmark = pytest.mark.slow

Filled = tuple[Path, list[Match]]
VISITORS = {"fullest": FULLEST, "newest": NEWEST}
READ_ABOVE = {("fullest", "a server")}
TRANSLATED = sorted({*LANGUAGES} - {DEFAULT})
MOST_PRESSES = 10_000
"""By each person in each place."""
NEVER_PRESSED = {
    "ARENA_AGAIN": "on arenas that are over alone; tests/interactions/arena/test_evening.py",
    "ASK_AGAIN": "below challenges that nobody answered; tests/interactions/test_challenge.py",
    "BACK_IN_ARENA": "after a missed game alone; tests/interactions/arena/test_evening.py",
    "CHALLENGE_ANYWAY": "below a question; tests/interactions/test_two_games.py",
    "LEADERBOARD_PAGE": "never enabled",
    "PLAY_HINT": "more presses away than the crawler goes; tests/interactions/test_hints.py",
    "PUZZLE_RESULTS": "without room beside *Share here*; tests/interactions/test_daily.py",
    "RATING_RULES": "a button of 1.0.0; tests/interactions/test_stats.py",
    "REFRESH": "shown only while an engine thinks; tests/interactions/test_ultimate.py",
    "SEASON_GAMES": "below podiums, which no command opens; tests/jobs/test_season_ends.py",
    "SEASON_LEADERBOARD": "likewise",
    "SHARED_REVIEW": "below games that 1.0.0 shared; tests/interactions/test_shares.py",
    "STOP_SHOW": "shown only while a show runs; tests/interactions/test_bad_days.py",
    "STORED_DATA": "a button of 1.0.0; tests/interactions/test_stored_data.py",
}
"""The kinds of controls that the crawler does not press, and why."""
_JOINED = "INSERT OR REPLACE INTO joined_servers (guild_id, locale) VALUES (?, ?)"
SELDOM_PRESSED = {"PICK_AGAIN"}
"""Those of Ultimate's boards that wait for no engine just then."""


@pytest.fixture(scope="module")
def read(filled: Filled, tmp_path_factory: pytest.TempPathFactory) -> tuple[PseudoPages, Crawler]:
    """Return all pages in the language made of English, and the crawler that read them."""
    folder, pages = tmp_path_factory.mktemp("pseudo"), PseudoPages()
    with pages.served(folder):
        return pages, crawled_in(PSEUDO, str(folder / "noughts.db"), filled, wrong_in=pages.read)


def test_every_page_is_in_the_language(read: tuple[PseudoPages, Crawler]) -> None:
    """All is in whole sentences, fits in any language, and each kind of control is pressed."""
    _, crawler = read
    assert crawler.faults == {}
    assert crawler.presses <= MOST_PRESSES
    assert set(KINDS) - crawler.pressed - SELDOM_PRESSED == set(NEVER_PRESSED)


@pytest.mark.browser
def test_rows_of_buttons_on_a_phone(read: tuple[PseudoPages, Crawler]) -> None:
    """In each language a row of buttons has at most two lines there, and no label is cut."""
    pages, _ = read
    assert asyncio.run(crowded(pages)) == []


async def crowded(pages: PseudoPages) -> list[str]:
    """Return the rows of buttons that have no room on a phone, and characters without a font."""
    found = []
    async with launched() as browser:
        shown = await phone(browser)
        for language, file in LANGUAGES.items():
            missing = await shown.undrawn(file.read_text(encoding="utf-8"))
            found += [f"{language}: no font has {it}" for it in sorted(missing)]
            rows = pages.rows(language)
            places = await shown.places(rows)
            odd = [row for row, at in zip(rows, places, strict=True) if not has_room(at)]
            found += [f"{language}: {labels_of(row)}" for row in odd]
    return found


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language(path: str, filled: Filled, language: str, tmp_path: Path) -> None:
    """Discord takes each page that a command opens or that leads on, without a word of English."""
    part = slice(None) if FULL else slice(TRANSLATED.index(language), None, len(TRANSLATED))
    with serving(DEFAULT, tmp_path, pseudo.english_in_brackets(language)):
        crawler = crawled_in(language, path, filled, wrong_in=in_brackets, deep=1, part=part)
    assert crawler.faults == {}


def crawled_in(language: str, path: str, filled: Filled, **how: Any) -> Crawler:
    """Go through a server where everybody reads a language, as someone who has done everything."""
    file, matches = filled
    shutil.copy(file, path)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE matches SET language = ?", (language,))
        database.execute(_JOINED, (SERVER.guild_id, language))  # podiums come in its language
    people = [replace(person, locale=language) for person in PEOPLE]
    translated = [match._replace(language=language) for match in matches]
    return run_simulated(crawled(path, translated, Visit(people[0], SERVER, people, **how)))


@pytest.mark.parametrize(("name", "place"), sorted({*product(VISITORS, PLACES)} - READ_ABOVE))
def test_every_page(path: str, filled: Filled, name: str, place: str) -> None:
    """Each command and control has its answer, which Discord takes and no error is behind."""
    file, matches = filled
    shutil.copy(file, path)
    deep = DEEP if FULL or PLACES[place] is SERVER else DEEP - 1
    visit = Visit(VISITORS[name], PLACES[place], deep=deep)
    assert run_simulated(crawled(path, matches, visit)).faults == {}
