"""A term is translated by one of the words of its language's glossary wherever it occurs."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from bot.locales import DEFAULT
from tests.locales.catalogues import CATALOGUES, ENGLISH, GLOSSARIES, glossary_of, sentences_of
from tests.locales.looked_at import stale
from tests.locales.parts import texts_of

TERMS: Mapping[str, str] = glossary_of(DEFAULT)["terms"]  # the pattern of each term in English
MOST_EXEMPT = 40  # in how many sentences a language may say terms otherwise: one in twenty
_CODE = re.compile(r"`[^`]*`")
_NAMES = ("game-",)  # what is called Squares or Lines, though it is none


def other_words(catalogue: Path, glossary: Mapping[str, Any] | None = None) -> list[str]:
    """Return the sentences, but stale ones, that say a term by a word that the glossary lacks."""
    if catalogue == ENGLISH:
        return []
    glossary = glossary or glossary_of(catalogue.stem)
    exempt = glossary.get("exempt", {})
    sentences = {**sentences_of(catalogue)}
    for key in stale(catalogue):
        del sentences[key]
    return [
        f"{key}: no {stems} for {term!r}: {said}"
        for term, key in _used()
        if key in sentences and key not in exempt.get(term, ())
        for said in [" ".join(texts_of(sentences[key]))]
        for stems in [glossary["terms"][term]]
        if not any(stem.lower() in said.lower() for stem in stems)
    ]


@cache
def _used() -> list[tuple[str, str]]:
    """Return each term with the key of an English sentence that has it."""
    english = {
        key: _CODE.sub("", " ".join(texts_of(it)))
        for key, it in sentences_of(ENGLISH).items()
        if not key.startswith(_NAMES)
    }
    patterns = {term: re.compile(rf"\b(?:{it})\b", re.IGNORECASE) for term, it in TERMS.items()}
    return [(term, key) for key in english for term in TERMS if patterns[term].search(english[key])]


def test_every_term_is_in_a_glossary() -> None:
    """It has words for each term and no other, and says how the language is quoted."""
    for language in (it.stem for it in GLOSSARIES.glob("*.toml")):
        own = glossary_of(language)
        assert own["terms"].keys() == TERMS.keys(), language
        assert all((*own["terms"].values(), own["quotes"])), language


def test_few_sentences_are_exempt() -> None:
    """Only a few sentences say a term in other words, and each still has the term in English."""
    for language in (it.stem for it in CATALOGUES):
        exempt = glossary_of(language).get("exempt", {})
        listed = {(term, key) for term, keys in exempt.items() for key in keys}
        assert listed - {*_used()} == set(), language
        assert len(listed) <= MOST_EXEMPT, language


def test_every_term_is_used() -> None:
    """Each term is in an English sentence, otherwise nothing would be checked."""
    assert TERMS.keys() - {term for term, _ in _used()} == set()


def test_other_words_are_found(write: Callable[..., Path]) -> None:
    """A sentence with another word for a term is found, unless it is exempt."""
    glossary = {"terms": {term: ["Zeichen"] for term in TERMS}}
    file = write("legend-fading = Das Symbol verschwindet\nplay = Spielen")
    assert len(other_words(file, glossary)) == 1
    assert other_words(file, glossary | {"exempt": {"mark": ["legend-fading"]}}) == []
    assert other_words(write("legend-fading = Die Spielzeichen verblassen", "sv"), glossary) == []
