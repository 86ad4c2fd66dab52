"""Every sentence a person sees: one catalogue a language, in Project Fluent's format.

The catalogues are the `.ftl` files beside this one, named after Discord's locales.
"""

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

DEFAULT = "en"
SENTENCES = 4096
"""How many sentences are kept as they were said last, some 100 bytes each."""

_FOLDER = Path(__file__).parent


def _bundle(file: Path) -> FluentBundle:
    # Isolation marks would stand around every mention and number; names are never spliced in.
    bundle = FluentBundle([file.stem], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


_BUNDLES = {file.stem: _bundle(file) for file in _FOLDER.glob("*.ftl")}


def language_for(locale: str) -> str:
    """Return the language to speak to someone whose Discord is set to `locale`, say `en-GB`."""
    exact_then_general = (locale, locale.partition("-")[0])
    return next((name for name in exact_then_general if name in _BUNDLES), DEFAULT)


def translate(language: str, key: str, **facts: str | int) -> str:
    """Return the sentence `key` in a language, its gaps filled from `facts`.

    Raises LookupError if the catalogue has no such sentence or a gap stays open.
    """
    return _translated(language, key, tuple(facts.items()))


def forget() -> None:
    """Forget what was said so far, which names people."""
    _translated.cache_clear()


# A board says the same ten sentences again and again, and putting them together is a tenth of what
# a press costs.
@lru_cache(maxsize=SENTENCES)
def _translated(language: str, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _BUNDLES[language_for(language)]
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise LookupError(f"no sentence {key!r} in {language!r}")
    text, errors = bundle.format_pattern(pattern, dict(facts))
    if errors:
        raise LookupError(f"sentence {key!r} in {language!r}: {errors}")
    return str(text)
