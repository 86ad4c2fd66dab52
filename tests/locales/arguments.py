"""Every sentence can be said, whatever it is given, and is as short as Discord demands."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax.ast import Message

from bot.locales import Noun
from bot.locales.catalogue import Catalogue
from engines.games.variants import GAMES
from tests.locales.catalogues import ENGLISH, keys_of, sentences_of
from tests.locales.parts import Parts, parts_of
from tests.locales.test_sentences import SWITCHES, translated_keys

TOLD = (0, 1, 2, 5, 21, 999_999, "", "\ufdfd" * 32)
"""Counts for every plural, nothing, and the widest name."""
_LABEL, _LISTED, _PLACEHOLDER = 80, 100, 150
"""How long Discord lets labels of buttons be; choices, options and descriptions; placeholders."""
_BUTTONS = ("button", "control", "link_button")
_PRIVACY = product(("challenges", "reminders", "games", "words"), SWITCHES[2:])
_COMPOSED = (
    *("review-try-again", "season-start", "stats-page", "history-option"),
    *(f"privacy-{what}-{on}" for what, on in _PRIVACY),
    *(f"settings-turn-everywhere-{on}" for on in (0, 1)),
    *("pick-a", "pick-b", "pick-c"),
)
"""The labels that are translated before they are given to a button, or composed."""
_GAMES = tuple(f"game-{name}" for name in GAMES)
_ENDS = ("season-ends-hand", "season-ends-month", "season-ends-week")
_LISTED_KEYS = ("command-", "choice-", "about-", "season-name", *_ENDS, *_GAMES)
_PLACEHOLDERS = (
    *("engines-pick", "levels-pick", "help-games", "history-open"),
    *("privacy-blocked-none", "challenge-who-person"),
)


def unsayable(file: Path) -> list[str]:
    """Return why sentences of a catalogue cannot be said; the bot would say them in English."""
    catalogue, sentences = Catalogue(file), sentences_of(file)
    parts = {key: parts_with(key, sentences) for key in sentences}
    names = {key: {name for it in own for name in it.arguments} for key, own in parts.items()}
    declined = [key for key, it in sentences.items() if it.attributes]
    nouns = [Noun(it, **dict.fromkeys(names[it], "text")) for it in declined]
    return [
        fault
        for key in sentences
        for told in _told(parts[key], nouns)
        for fault in _said(catalogue, key, dict.fromkeys(names[key], told))
    ]


def _told(parts: list[Parts], nouns: list[Noun]) -> list[Any]:
    """Return what a sentence is told that has these parts: much only if it chooses by that."""
    told: list[Any] = [*TOLD] if any(it.selectors for it in parts) else [TOLD[-1]]
    return told + nouns if parts[0].forms else told


def parts_with(key: str, sentences: Mapping[str, Message]) -> list[Parts]:
    """Return the parts of a sentence and of those that it refers to."""
    parts = parts_of(sentences[key])
    others = (parts_with(it, sentences) for it in parts.references & sentences.keys())
    return [parts, *(it for other in others for it in other)]


def arguments_of(key: str, sentences: Mapping[str, Message]) -> set[str]:
    return {name for parts in parts_with(key, sentences) for name in parts.arguments}


def _said(catalogue: Catalogue, key: str, told: dict[str, Any]) -> Iterator[str]:
    try:
        catalogue.say(key, told)
    except LookupError as fault:
        yield str(fault)


@cache
def limits() -> dict[str, int]:
    """Return how long each sentence may be that Discord limits by itself."""
    listed = {key: _LISTED for key in keys_of(ENGLISH) if key.startswith(_LISTED_KEYS)}
    labels = dict.fromkeys({*translated_keys(_BUTTONS), *_COMPOSED}, _LABEL)
    return listed | dict.fromkeys(_PLACEHOLDERS, _PLACEHOLDER) | labels


def too_long(file: Path) -> list[str]:
    """Return the sentences of a catalogue that are longer than Discord takes."""
    catalogue, sentences = Catalogue(file), sentences_of(file)
    games = [catalogue.say(key, {}) for key in _GAMES if key in sentences]
    named = {"game": max(games, key=len, default="")}
    said = {
        key: catalogue.say(key, dict.fromkeys(parts_of(sentences[key]).arguments, "99,999") | named)
        for key in limits().keys() & sentences.keys()
    }
    return [f"{key}: {len(text)}" for key, text in said.items() if len(text) > limits()[key]]
