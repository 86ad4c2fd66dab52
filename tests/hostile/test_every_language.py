"""Every page in a language made of English, and the first pages in each real one."""

import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.domain.match import Match
from bot.interactions.server.language import name_of
from bot.locales import DEFAULT, LANGUAGES, clear_cache, translate
from tests.hostile.crawler import Crawler
from tests.hostile.every_page import PEOPLE, Visit, crawled
from tests.hostile.extreme_people import SERVER
from tests.hostile.simulated_clock import run_simulated
from tests.locales.pseudo import faults_in, pseudo_catalogue
from tests.wire.ids import Payload
from tests.wire.message_limits import all_read

pytestmark = pytest.mark.slow

PSEUDO = "zh-CN"
"""The locale of Discord's as which the language made of English is served.

Its lists are not written with the comma that is looked for, but with one of their own.
"""


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
    assert crawled_in(PSEUDO, path, filled, wrong_in=wrong_in_pseudo) == {}


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {DEFAULT}))
def test_every_language_fits(path: str, filled: tuple[Path, list[Match]], language: str) -> None:
    """Discord takes each page that a command opens, and each that leads on from there."""
    assert crawled_in(language, path, filled, deep=1) == {}


def crawled_in(
    language: str, path: str, filled: tuple[Path, list[Match]], **how: Any
) -> dict[str, str]:
    """Return what is wrong with pages of a server where everybody reads a language."""
    file, matches = filled
    shutil.copy(file, path)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE matches SET language = ?", (language,))
    people = [replace(person, locale=language) for person in PEOPLE]
    translated = [match._replace(language=language) for match in matches]
    found: list[Crawler] = []

    async def crawl() -> None:
        found.append(await crawled(path, translated, Visit(people[0], SERVER, people, **how)))

    run_simulated(crawl())
    return found[0].faults


def wrong_in_pseudo(message: Payload) -> Iterator[str]:
    """Yield what of a message is in no catalogue or put together, and that it went wrong."""
    names = "|".join(re.escape(name_of(language)) for language in LANGUAGES)
    text = re.sub(names, "", all_read(message))
    yield from faults_in(text)
    if translate(PSEUDO, "refusal-broken") in text:
        yield text
