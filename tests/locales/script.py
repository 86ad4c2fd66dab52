"""Translations are in the script of their language, with its quotation marks, and translated."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax.ast import Message

from tests.locales.catalogues import ENGLISH, glossary_of, sentences_of
from tests.locales.parts import texts_of

ALL_QUOTES = '"„“”‟«»‹›「」『』'  # noqa: RUF001 - these are meant
KEPT = {*glossary_of(ENGLISH.stem)["kept"]}
"""Names that are the same in every language."""
_CODE = re.compile(r"`[^`]*`|<t:[^>]*>|\bhttps?:\S+")
_LATIN = "a-zA-Z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f"
_WORD = re.compile(rf"[{_LATIN}]+|[^\W\d_{_LATIN}]+")


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
