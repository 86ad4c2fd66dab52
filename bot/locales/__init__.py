"""Every sentence that people see: one catalogue per language, in the Project Fluent format.

A file is named after a locale of Discord's (`pt-BR`), or a language (`es`) for all locales of it
without a file. `bot.locales.catalogue` says how sentences decline what they name.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

from bot.locales.catalogue import Argument, Catalogue, Name, Noun, OneOf, check, mention_by

__all__ = ["Argument", "Name", "Noun", "OneOf"]

DEFAULT = "en"
CACHE_SIZE = 4096  # how many sentences are kept, of about 100 bytes each

P = ParamSpec("P")
T = TypeVar("T")
_SOMEONE, _NAMED = "<@>", re.compile(r"<@([a-z_]+)>")
"""What stands in cached sentences in place of arguments that mention people."""
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
    """Cache results of a function until `clear_cache`; none of them may name a person."""

    def with_cache(function: Callable[P, T]) -> Callable[P, T]:
        _caches.append(lru_cache(maxsize=size)(function))
        return cast(Callable[P, T], _caches[-1])

    return with_cache


def translate(language: str, key: str, **args: Argument) -> str:
    """Return a sentence, in English if the language lacks it; raises LookupError, and TypeError.

    Whole numbers are counts; a float, which has to be written as text before, is a TypeError.
    """
    kept = {it: _SOMEONE if isinstance(of, str) and "<@" in of else of for it, of in args.items()}
    return _said(language, key, **kept) % args


def mention(language: str, person: int) -> str:
    return _said(language, "seat-person", person=_SOMEONE) % {"person": person}


# Boards repeat the same ten sentences, and formatting them would take a tenth of a press's time.
@cached(CACHE_SIZE)
def _said(language: str, key: str, **args: Argument) -> str:
    """Return a sentence in which `%` can replace placeholders by people's mentions."""
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
    """Return "5 minutes" as a language says it or, `from_now`, "in 5 minutes"."""
    return _catalogue(LANGUAGES[language_for(language)]).minutes(minutes, from_now=from_now)


def weekdays(language: str) -> list[str]:
    """Return what a language calls the days of a week, from Monday on."""
    return _catalogue(LANGUAGES[language_for(language)]).weekdays()


def clear_cache() -> None:
    """Clear the caches of sentences in all languages, which contain mentions of commands."""
    for function in _caches:
        function.cache_clear()


def mention_commands(ids: Mapping[str, int]) -> None:
    """Have all sentences mention commands by these ids, which Discord gave to their names."""
    if mention_by(ids):
        clear_cache()
