"""Every sentence can be said, whatever numbers, names and forms of names it gets."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax.ast import Message

from bot.locales import Noun
from bot.locales.catalogue import Catalogue
from tests.locales.catalogues import sentences_of
from tests.locales.parts import Parts, parts_of

TOLD = (0, 1, 2, 5, 21, 999_999, "", "\ufdfd" * 32)
"""Counts for every plural, nothing, and the widest name."""


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
