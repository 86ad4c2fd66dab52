"""Translations are built like the English sentences: what is put in, the markup, the lines."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax.ast import Message

from tests.locales.catalogues import ENGLISH, sentences_of
from tests.locales.parts import parts_of, texts_of

ONLY_TRANSLATED = {"english-holds": set[str](), "help-wrong-word": {"link"}}
"""What English says nothing for, with the arguments that translations have there."""
_MARKUP = re.compile(
    r"^(?:-# |#{1,3} |- )|\*\*|`+|~~|__|\]\(|<@|<t:|:[TtRDdFf]>|\n"
    r"|[\u2600-\u27bf\U0001f300-\U0001faff]",
    re.MULTILINE,
)
"""What Discord shows as something else, symbols such as 🏆, and line breaks."""


def odd_shapes(catalogue: Path) -> list[str]:
    """Return what in a catalogue's sentences is built otherwise than in the English ones."""
    english, own = sentences_of(ENGLISH), sentences_of(catalogue)
    forms = {attribute.id.name for it in own.values() for attribute in it.attributes}
    return [
        f"{key}: {fault}"
        for key, sentence in own.items()
        for fault in _faults(english.get(key), sentence, forms)
    ]


def _faults(english: Message | None, own: Message, forms: set[str]) -> Iterator[str]:
    if english is None:
        yield "English has no such sentence"
        return
    expected, found = parts_of(english), parts_of(own)
    arguments = ONLY_TRANSLATED.get(own.id.name, expected.arguments)
    if found.arguments != arguments and texts_of(own) != [""]:
        yield f"has {sorted(found.arguments)}, not {sorted(arguments)}"
    if not expected.references <= found.references:
        yield f"does not name {sorted(expected.references - found.references)}"
    if found.functions != expected.functions:
        yield f"calls {sorted(found.functions)}, not {sorted(expected.functions)}"
    if not found.forms <= forms:
        yield f"asks for forms that no name has: {sorted(found.forms - forms)}"
    if own.id.name not in ONLY_TRANSLATED:
        yield from _odd_markup(texts_of(english), texts_of(own))


def _odd_markup(english: list[str], own: list[str]) -> Iterator[str]:
    expected = [Counter(_MARKUP.findall(text)) for text in english]
    for text in own:
        if Counter(_MARKUP.findall(text)) not in expected:
            yield f"other markup, symbols or lines: {text}"
        if any(line.count(pair) % 2 for line in text.split("\n") for pair in ("**", "`", "~~")):
            yield f"markup that does not end: {text}"
