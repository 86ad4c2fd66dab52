"""Every sentence that people see: one catalogue per language, in the Project Fluent format.

A file is named after a locale of Discord's (`pt-BR`), or a language (`es`) for its other locales.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

from bot.locales.catalogue import Argument, Catalogue, Name, Noun, OneOf, check, mention_by

__all__ = ["Argument", "Name", "Noun", "OneOf"]

DEFAULT = "en"
CACHE_SIZE = 4096  # translated sentences, of about 100 bytes each

P = ParamSpec("P")
T = TypeVar("T")
_SOMEONE, _NAMED = "<@>", re.compile(r"<@([a-z_]+)>")
"""What sentences are kept with in place of arguments that mention people."""
_caches: list[Any] = []
LANGUAGES = {file.stem: file for file in sorted(Path(__file__).parent.glob("*.ftl"))}


def language_for(locale: str) -> str:
    """Return the language for a locale of Discord's: `en` for `en-GB`, and for any unknown text."""
    if locale in LANGUAGES:
        return locale
    language = locale.partition("-")[0]
    return language if language in LANGUAGES else DEFAULT


def check_catalogues() -> None:
    """Raise CatalogueError, which names file and line, if a catalogue cannot be read."""
    for file in LANGUAGES.values():
        check(file)


_catalogue = cache(Catalogue)


def cached(size: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Cache what holds sentences, until `clear_cache` clears it, but never what names a person."""

    def with_cache(function: Callable[P, T]) -> Callable[P, T]:
        _caches.append(lru_cache(maxsize=size)(function))
        return cast(Callable[P, T], _caches[-1])

    return with_cache


def translate(language: str, key: str, **args: Argument) -> str:
    """Return a sentence, in English if need be; raises LookupError, and TypeError for a float."""
    kept = {it: _SOMEONE if isinstance(of, str) and "<@" in of else of for it, of in args.items()}
    return _said(language, key, **kept) % args


def mention(language: str, person: int) -> str:
    return _said(language, "seat-person", person=_SOMEONE) % {"person": person}


# Boards repeat the same ten sentences, and formatting them would take a tenth of a press's time.
@cached(CACHE_SIZE)
def _said(language: str, key: str, **args: Argument) -> str:
    """Return a sentence into which people's mentions can be put by `%`."""
    if any(isinstance(value, float) for value in args.values()):
        raise TypeError(f"sentence {key!r} was given a raw number: {args}")
    facts = {name: f"<@{name}>" if it is _SOMEONE else it for name, it in args.items()}
    try:
        text = _catalogue(LANGUAGES[language_for(language)]).say(key, facts)
    except LookupError:
        text = _catalogue(LANGUAGES[DEFAULT]).say(key, facts)
    return _NAMED.sub(r"%(\1)s", text.replace("%", "%%"))


def local_number(language: str, english: str) -> str:
    """Return a number as a language writes it: `0,12` for the English `0.12`."""
    return _catalogue(LANGUAGES[language_for(language)]).number(english)


def duration(language: str, minutes: int, *, from_now: bool = False) -> str:
    """Return minutes as a language says them; `from_now`, such as "in 5 minutes"."""
    return _catalogue(LANGUAGES[language_for(language)]).minutes(minutes, from_now=from_now)


def weekdays(language: str) -> list[str]:
    """Return what a language calls the days of a week, from Monday on."""
    return _catalogue(LANGUAGES[language_for(language)]).weekdays()


def clear_cache() -> None:
    """Clear the caches of sentences in all languages, which contain mentions of commands."""
    for function in _caches:
        function.cache_clear()


def mention_commands(ids: Mapping[str, int]) -> None:
    """Have all sentences mention commands by these ids, those of their names on Discord."""
    if mention_by(ids):
        clear_cache()
