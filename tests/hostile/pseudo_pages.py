"""Every page in the language made of English, and what their buttons say in the real ones."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Resource

from bot.interactions.server.language import name_of
from bot.locales import LANGUAGES, Argument, catalogue, clear_cache, translate
from tests.browser.phone import labels_of, rows_of
from tests.chat.ids import Payload
from tests.chat.message_limits import all_read
from tests.chat.messages import components_in
from tests.hostile.crawler import says_broken
from tests.locales.catalogues import ENGLISH, keys_of, sentences_of
from tests.locales.pseudo import faults_in, longest, pseudo_catalogue

PSEUDO = "zh-CN"
"""The locale of Discord's as which the language made of English is served.

Its lists are not written with the comma that is looked for, but with one of their own.
"""


_MINUTES, _DAYS = r"\d+\s?分钟后?", "星期[一二三四五六日]"
"""How Babel writes minutes and days of the week in that locale."""
_FIRST_NUMBER = 0xF0000
"""The character that stands for the first sentence; none has a meaning of its own."""
Said = tuple[str, tuple[tuple[str, Argument], ...]]
"""The key of a sentence, and its arguments."""


class PseudoPages:
    """Reads pages in the language made of English, whose sentences end with a character each."""

    def __init__(self) -> None:
        self._said: dict[Said, str] = {}
        self._rows: dict[str, Payload] = {}
        names = "|".join(re.escape(name_of(language)) for language in LANGUAGES)
        self._in_none = re.compile(f"{names}|{_MINUTES}|{_DAYS}")

    def read(self, message: Payload) -> Iterator[str]:
        """Yield what of a message is in no catalogue or put together, and that it went wrong."""
        rows = [row for row in rows_of(message) if "⟧" in str(labels_of(row))]
        self._rows |= _different(rows)
        text = self._in_none.sub("", all_read(message))
        yield from faults_in(text)
        if translate(PSEUDO, "refusal-broken") in text:
            yield text

    @contextmanager
    def served(self, folder: Path) -> Iterator[None]:
        """Serve the language, as long as the longest, as one of Discord's locales."""
        text = pseudo_catalogue(longest())
        with pytest.MonkeyPatch.context() as patched, serving(PSEUDO, folder, text):
            patched.setattr(catalogue.Catalogue, "say", self._numbering(catalogue.Catalogue.say))
            yield

    def _numbering(self, say: Any) -> Any:
        def numbered(said_in: Any, key: str, args: Mapping[str, Argument]) -> str:
            said = key, tuple(sorted(args.items()))
            number = self._said.setdefault(said, chr(_FIRST_NUMBER + len(self._said)))
            return re.sub("⟧$", f"{number}⟧", say(said_in, key, args))

        return numbered

    def rows(self, language: str) -> list[Payload]:
        sentences = {number: said for said, number in self._said.items()}
        rows = deepcopy([*self._rows.values()])
        for button in components_in({"components": rows}):
            if said := sentences.get(button.get("label", "")[-2:-1]):
                key, args = said
                button["label"] = translate(language, key, **dict(args))
        return [*_different(rows).values()]


def _different(rows: Iterable[Payload]) -> dict[str, Payload]:
    """Return the rows by what they say, and whether in a container."""
    return {json.dumps([row["type"], labels_of(row)]): row for row in rows}


@contextmanager
def serving(language: str, folder: Path, text: str) -> Iterator[None]:
    file = folder / f"{language}.ftl"
    file.write_text(text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(LANGUAGES, language, file)
        clear_cache()
        yield
    clear_cache()


def english_in_brackets(language: str) -> str:
    """Return the language made of English, but as in English what another language lacks."""
    lacked = keys_of(ENGLISH) - keys_of(LANGUAGES[language])
    kept = [sentence for key, sentence in sentences_of(ENGLISH).items() if key in lacked]
    return all_in_brackets() + FluentSerializer().serialize(Resource([*kept]))


@cache
def all_in_brackets() -> str:
    """Return the language made of English, for those who look for English in another language."""
    return pseudo_catalogue()


def in_brackets(message: Payload) -> Iterator[str]:
    """Yield the text of a message if any of it is in brackets, or says something went wrong."""
    if "⟦" in (text := all_read(message)):
        yield text
    yield from says_broken(message)
