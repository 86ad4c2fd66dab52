"""Every sentence that people see: one catalogue per language, in the Project Fluent format.

The catalogues are the `.ftl` files in this folder; their names are Discord's locales.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, ParamSpec, cast

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

DEFAULT = "en"
CACHE_SIZE = 4096
"""How many translated sentences are cached, about 100 bytes each."""

P = ParamSpec("P")
_FOLDER = Path(__file__).parent


def _bundle(file: Path) -> FluentBundle:
    # Otherwise isolation marks would surround every mention and number; no argument is a name.
    bundle = FluentBundle([file.stem], use_isolating=False)
    # `FluentResource` would also keep where each part of a sentence stands in its file.
    parser = FluentParser(with_spans=False)
    bundle.add_resource(parser.parse(file.read_text(encoding="utf-8")))
    return bundle


_BUNDLES = {file.stem: _bundle(file) for file in _FOLDER.glob("*.ftl")}


def language_for(locale: str) -> str:
    """Return the language for a Discord locale such as `en-GB`."""
    exact_then_general = (locale, locale.partition("-")[0])
    return next((name for name in exact_then_general if name in _BUNDLES), DEFAULT)


def _cached(function: Callable[P, str]) -> Callable[P, str]:
    """Return the function with a cache; the type checker still sees its arguments."""
    return cast(Callable[P, str], lru_cache(maxsize=CACHE_SIZE)(function))


# Boards repeat the same ten sentences, and formatting them would take a tenth of a press's time.
@_cached
def translate(language: str, key: str, **args: str | int) -> str:
    """Return the sentence `key` in a language, with `args` as its arguments; numbers are counts.

    Raises LookupError if the catalogue has no such sentence or an argument is missing, TypeError
    for a float, which `bot.views.rating_text` or `engines.strength.numbers` first have to write.
    """
    if any(isinstance(value, float) for value in args.values()):
        raise TypeError(f"sentence {key!r} was given a raw number: {args}")
    bundle = _BUNDLES[language_for(language)]
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise LookupError(f"no sentence {key!r} in {language!r}")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"sentence {key!r} in {language!r}: {errors}")
    return str(text)


def clear_cache() -> None:
    """Clear the cache of translated sentences, which contain people's mentions."""
    cast(Any, translate).cache_clear()
