"""Translations are built like the English sentences, and in the script of their language."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax.ast import Message

from tests.locales.catalogues import ENGLISH, glossary_of, sentences_of
from tests.locales.parts import parts_of, texts_of

ONLY_TRANSLATED = {"english-holds": set[str](), "help-wrong-word": {"link"}}
"""What English says nothing for, with the arguments that translations have there."""
_MARKUP = re.compile(
    r"^(?:-# |#{1,3} |- )|\*\*|`+|~~|__|\]\(|<@|<t:|:[TtRDdFf]>|\n"
    r"|[\u2600-\u27bf\U0001f300-\U0001faff]",
    re.MULTILINE,
)
"""What Discord shows as something else, symbols such as 🏆, and line breaks."""
ALL_QUOTES = '"„“”‟«»‹›「」『』'  # noqa: RUF001 - these are meant
KEPT = {*glossary_of(ENGLISH.stem)["kept"]}  # names that are the same in every language
_CODE = re.compile(r"`[^`]*`|<t:[^>]*>|\bhttps?:\S+")
_LATIN = "a-zA-Z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f"
_WORD = re.compile(rf"[{_LATIN}]+|[^\W\d_{_LATIN}]+")


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


def odd_letters(catalogue: Path) -> list[str]:
    """Return the sentences of a catalogue in another script or language, or oddly quoted."""
    english, language = sentences_of(ENGLISH), catalogue.stem
    return [
        f"{key}: {fault}"
        for key, sentence in sentences_of(catalogue).items()
        for fault in (
            *_quoted(sentence, language),
            *_as_english(sentence, english.get(key), language),
            *_in_other_letters(sentence, language),
        )
    ]


def _quoted(sentence: Message, language: str) -> Iterator[str]:
    odd = {*ALL_QUOTES} - {*glossary_of(language)["quotes"]}
    if found := odd & {*"".join(texts_of(sentence))}:
        yield f"quotation marks of another language: {found}"


def _as_english(own: Message, english: Message | None, language: str) -> Iterator[str]:
    same = glossary_of(language).get("same", ())
    if language == ENGLISH.stem or english is None or own.id.name in same:
        return
    said = texts_of(own)
    if said == texts_of(english) and _words(" ".join(said)):
        yield f"as in English, and not listed as the same in its glossary: {said}"


def _words(text: str) -> list[str]:
    """Return the words of a text that are neither code nor kept in every language."""
    return [word for word in _WORD.findall(_CODE.sub(" ", text)) if word not in KEPT]


def _in_other_letters(sentence: Message, language: str) -> Iterator[str]:
    scripts = tuple(glossary_of(language).get("letters", ()))
    odd = [
        word
        for word in _words(" ".join(texts_of(sentence)))
        if scripts and not all(_is_in(letter, scripts) for letter in word)
    ]
    if odd:
        yield f"in another script: {odd}"


def _is_in(letter: str, scripts: tuple[str, ...]) -> bool:
    return unicodedata.name(letter, "").startswith(scripts)
