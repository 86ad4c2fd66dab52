"""A term is translated by one of its words in `bot/locales/glossary.toml` wherever it occurs."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.locales import DEFAULT
from tests.locales.catalogues import CATALOGUES, ENGLISH, sentences_of
from tests.locales.parts import texts_of
from tests.project_files import text_of

GLOSSARY = tomllib.loads(text_of("bot/locales/glossary.toml"))
MOST_EXEMPT = 40
"""In how many sentences a language may say terms otherwise: one in twenty."""
_CODE = re.compile(r"`[^`]*`")
_NAMES = ("game-", "engine-")
"""What is called Squares or Lines, though it is none."""

Terms = Mapping[str, Mapping[str, Any]]


def other_words(catalogue: Path, glossary: Mapping[str, Any]) -> list[str]:
    """Return the sentences that translate a term by a word that the glossary does not have."""
    language, sentences = catalogue.stem, sentences_of(catalogue)
    exempt = glossary["exempt"].get(language, {})
    return [
        f"{key}: no {stems} for {term!r}: {said}"
        for term, stems, key in _used(glossary["terms"], language)
        if key in sentences and key not in exempt.get(term, ())
        for said in [" ".join(texts_of(sentences[key]))]
        if not any(stem.lower() in said.lower() for stem in stems)
    ]


def _used(terms: Terms, language: str) -> Iterator[tuple[str, list[str], str]]:
    """Yield each term with its stems in a language and the key of an English sentence with it."""
    english = {
        key: _CODE.sub("", " ".join(texts_of(it)))
        for key, it in sentences_of(ENGLISH).items()
        if not key.startswith(_NAMES)
    }
    for term, by_language in terms.items():
        found = re.compile(rf"\b(?:{by_language[DEFAULT]})\b", re.IGNORECASE)
        yield from (
            (term, by_language[language], key)
            for key, text in english.items()
            if found.search(text)
        )


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda file: file.stem)
def test_every_language_is_in_the_glossary(catalogue: Path) -> None:
    """The glossary has a language's words for all terms, and says how it is written."""
    without = [term for term, words in GLOSSARY["terms"].items() if catalogue.stem not in words]
    assert without == []
    assert catalogue.stem in GLOSSARY["languages"]


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda file: file.stem)
def test_one_word_for_each_term(catalogue: Path) -> None:
    """What a word of the rules means is the same wherever people read it."""
    assert catalogue == ENGLISH or other_words(catalogue, GLOSSARY) == []


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda file: file.stem)
def test_few_sentences_are_exempt(catalogue: Path) -> None:
    """Only a few sentences say a term in other words, and each still has the term in English."""
    exempt = GLOSSARY["exempt"].get(catalogue.stem, {})
    listed = {(term, key) for term, keys in exempt.items() for key in keys}
    used = {(term, key) for term, _, key in _used(GLOSSARY["terms"], DEFAULT)}
    assert listed - used == set()
    assert len(listed) <= MOST_EXEMPT


def test_every_term_is_used() -> None:
    """Each term is in an English sentence, otherwise nothing would be checked."""
    used = {term for term, *_ in _used(GLOSSARY["terms"], DEFAULT)}
    assert GLOSSARY["terms"].keys() - used == set()


def test_other_words_are_found(write: Callable[[str], Path]) -> None:
    """A sentence with another word for a term is found, unless it is exempt."""
    glossary: dict[str, Any] = {
        "terms": {"mark": {"en": "marks?", "de": ["Zeichen"]}},
        "exempt": {},
    }
    file = write("command-start-mark = Dein Symbol; X beginnt\nplay = Spielen")
    assert len(other_words(file, glossary)) == 1
    glossary["exempt"] = {"de": {"mark": ["command-start-mark"]}}
    assert other_words(file, glossary) == []
    assert other_words(write("command-start-mark = Deine Spielzeichen"), glossary) == []
