"""Plurals: a sentence that depends on a number has a variant for each plural of its language."""

from collections.abc import Iterator
from pathlib import Path

from babel import Locale
from fluent.syntax.ast import Identifier, Message, NumberLiteral, SelectExpression, Variant

from tests.locales.catalogues import ENGLISH, sentences_of
from tests.locales.parts import parts_of

_COUNTS = range(1_000)  # French has a plural for millions alone, which may be left out
_MANY = 2


def counts_by_plural(language: str) -> dict[str, set[int]]:
    """Return all plurals of a language, with the numbers that have them; fractions have others."""
    rule = Locale.parse(language, sep="-").plural_form
    found: dict[str, set[int]] = {plural: set() for plural in (*rule.tags, "other")}
    for count in _COUNTS:
        found[rule(count)].add(count)
    return found


def odd_plurals(catalogue: Path) -> list[str]:
    """Return the selectors that say some number wrongly, or lack one of the language's plurals."""
    english, own = sentences_of(ENGLISH), sentences_of(catalogue)
    plurals = counts_by_plural(catalogue.stem)
    return [
        f"{key}: {fault}"
        for key, sentence in own.items()
        for fault in _faults(sentence, english.get(key), plurals)
    ]


def _faults(own: Message, english: Message | None, plurals: dict[str, set[int]]) -> Iterator[str]:
    selectors = list(_by_count(own))
    named = [_named(it) for it in selectors]
    needed = {plural for plural, counts in plurals.items() if counts}
    complete = [it for it in named if needed <= it <= plurals.keys()]
    if any(len(it) > 1 and it not in complete for it in named):
        yield f"{named}, not {sorted(needed)}"
    if (
        selectors
        and not complete
        and english
        and any("one" in _named(it) for it in _by_count(english))
    ):
        yield f"nothing for each of {sorted(needed)}"
    for selector in selectors:
        for variant in selector.variants:
            yield from _hides_number(variant, selector, plurals)


def _by_count(sentence: Message) -> Iterator[SelectExpression]:
    """Yield the selectors that choose by a number, not by a word such as the name of a game."""
    for selector in parts_of(sentence).selectors:
        if _named(selector) <= {"zero", "one", "two", "few", "many", "other"}:
            yield selector


def _named(selector: SelectExpression) -> set[str]:
    keys = [variant.key for variant in selector.variants]
    return {key.name for key in keys if isinstance(key, Identifier)}


def _hides_number(
    variant: Variant, selector: SelectExpression, plurals: dict[str, set[int]]
) -> Iterator[str]:
    """Yield that a variant for several numbers does not say which, though another variant does."""
    arguments = parts_of(selector.selector).arguments
    if isinstance(variant.key, NumberLiteral) or len(plurals.get(variant.key.name, ())) < _MANY:
        return
    said = [arguments & parts_of(it.value).arguments for it in selector.variants]
    if any(said) and not arguments & parts_of(variant.value).arguments:
        yield f"[{variant.key.name}] is said of other numbers, too, so it has to name them"
