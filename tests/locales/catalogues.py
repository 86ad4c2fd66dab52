"""The catalogues as files: what tests read of them without the bot."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Message

from bot import locales

CATALOGUES = sorted(Path(locales.__file__).parent.glob("*.ftl"))
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
