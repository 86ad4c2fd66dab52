"""Every sentence of every catalogue can be said, whatever it is told."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import Message

from bot.locales import Noun
from bot.locales.catalogue import Catalogue
from tests.locales.catalogues import CATALOGUES, sentences_of
from tests.locales.parts import parts_of

TOLD = (0, 1, 2, 5, 21, 999_999, "\ufdfd" * 32, "")
"""Counts for every plural, the widest name, and nothing."""


def unsayable(file: Path) -> list[str]:
    """Return why sentences of a catalogue cannot be said; the bot would say them in English."""
    catalogue, sentences = Catalogue(file), sentences_of(file)
    needed = {key: _arguments(key, sentences) for key in sentences}
    declined = [key for key, it in sentences.items() if it.attributes]
    nouns = [Noun(key, **dict.fromkeys(needed[key], "text")) for key in declined]
    return [
        fault
        for key, sentence in sentences.items()
        for told in (*(TOLD if needed[key] else TOLD[:1]), *_nouns_for(sentence, nouns))
        for fault in _said(catalogue, key, dict.fromkeys(needed[key], told))
    ]


def _nouns_for(sentence: Message, nouns: list[Noun]) -> list[Noun]:
    return nouns if parts_of(sentence).forms else []


def _arguments(key: str, sentences: Mapping[str, Message]) -> set[str]:
    """Return the arguments of a sentence and of those that it refers to."""
    parts = parts_of(sentences[key])
    others = (_arguments(it, sentences) for it in parts.references & sentences.keys())
    return parts.arguments.union(*others)


def _said(catalogue: Catalogue, key: str, told: dict[str, Any]) -> Iterator[str]:
    try:
        catalogue.say(key, told)
    except LookupError as fault:
        yield str(fault)


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda file: file.stem)
def test_every_sentence_can_be_said(catalogue: Path) -> None:
    """Whatever numbers, names and forms of names a sentence gets, it has words for them."""
    assert unsayable(catalogue) == []


@pytest.mark.parametrize(
    "broken",
    [
        "play = { playing }",
        "play = { $game } { -term }",
        "play = { UPPER($game) }",
        'cell-4 = die Mitte\n    .acc = { missing }\nplay = { FORM($cell, of: "acc") }',
    ],
)
def test_unsayable_sentences_are_found(write: Callable[[str], Path], broken: str) -> None:
    """A name that there is not is found, also one in a form that a sentence asks for."""
    assert unsayable(write(broken)) != []
