"""The catalogues, and the glossaries of their words, as files: what tests read without the bot."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Message

from bot import locales

CATALOGUES = sorted(Path(locales.__file__).parent.glob("*.ftl"))
GLOSSARIES = Path(__file__).with_name("glossaries")
(ENGLISH,) = (file for file in CATALOGUES if file.stem == locales.DEFAULT)


@cache
def entries_of(catalogue: Path) -> list[EntryType]:
    """Return all that Fluent reads in a catalogue, junk included; nobody may change it."""
    return FluentParser().parse(catalogue.read_text(encoding="utf-8")).body


@cache
def sentences_of(catalogue: Path) -> dict[str, Message]:
    return {it.id.name: it for it in entries_of(catalogue) if isinstance(it, Message)}


def keys_of(catalogue: Path) -> set[str]:
    return {*sentences_of(catalogue)}


@cache
def glossary_of(language: str) -> Mapping[str, Any]:
    return tomllib.loads((GLOSSARIES / f"{language}.toml").read_text(encoding="utf-8"))
