"""English with accents, 40 % longer, in brackets: it shows what is in no catalogue, or joined."""

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from math import ceil

from fluent.syntax import FluentSerializer, ast

from engines.levels import ALL_ENGINES
from tests.locales.catalogues import CATALOGUES, ENGLISH, entries_of, sentences_of
from tests.locales.parts import texts_of

_JOINTS = {"between-sentences": " ⁂ ", "between-items": " ⁑ "}
_LONGER = 0.4
_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ:,.",
    "áƀćďéƒǵĥíĵķĺɱńóþɋŕśťúṽŵẋýžÁƁĆĎÉƑǴĤÍĴĶĹṀŃÓÞɊŔŚŤÚṼŴẊÝŽ꞉‚․",  # noqa: RUF001 - meant
)
_AS_IT_IS = re.compile(r"(<[^>]*>?|:[tTRDdFf]>|`[^`]*`?)")
"""Code, and markup of mentions and times, in which a sentence puts a number."""
_PREFIX = r"(-# |#{1,3} |- )?"
"""What a line begins with that Discord shows larger, smaller or in a list."""
_BETWEEN = " ⸱ "


def pseudo_catalogue(lengths: Mapping[str, int] | None = None) -> str:
    """Return the catalogue of the language; `lengths` are what sentences have at least."""
    entries = deepcopy(entries_of(ENGLISH))
    for entry in entries:
        if isinstance(entry, ast.Message) and entry.value:
            _change(entry, entry.value, (lengths or {}).get(entry.id.name, 0))
    return FluentSerializer().serialize(ast.Resource(entries))


def longest() -> dict[str, int]:
    """Return how long each sentence is at most in any language, without what is put in."""
    found: dict[str, int] = {}
    for key, sentence in (it for file in CATALOGUES for it in sentences_of(file).items()):
        found[key] = max(found.get(key, 0), *map(len, texts_of(sentence)))
    return found


def _change(sentence: ast.Message, pattern: ast.Pattern, length: int) -> None:
    if joint := _JOINTS.get(sentence.id.name):
        pattern.elements = [ast.Placeable(ast.StringLiteral(joint))]
        return
    texts = texts_of(sentence)
    _accent(pattern)
    _bracket(pattern, "‥" * max(ceil(_LONGER * len(texts[0])), length - min(map(len, texts))))


def _accent(pattern: ast.Pattern) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = _AS_IT_IS.split(element.value)
            parts[::2] = [part.translate(_LETTERS) for part in parts[::2]]
            element.value = "".join(parts) if element.value.strip() else _BETWEEN
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _accent(variant.value)


def _bracket(pattern: ast.Pattern, longer: str) -> None:
    """Put each line of a sentence into brackets, the last one with what makes it longer."""
    if not isinstance(pattern.elements[0], ast.TextElement):
        pattern.elements.insert(0, ast.TextElement(""))
    texts = [it for it in pattern.elements if isinstance(it, ast.TextElement)]
    texts[0].value = re.sub(rf"^{_PREFIX}", r"\g<0>⟦", texts[0].value)
    for element in texts:
        element.value = re.sub(rf"\n{_PREFIX}", r"⟧\n\g<1>⟦", element.value)
    pattern.elements.append(ast.TextElement(f"{longer}⟧"))


_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
_NO_WORDS = re.compile(
    r"<[^>]*>|https?:\S+|/[a-z]+(?: [a-z]+)?|\b[a-e][1-5]\b|"
    r"\b[XO][1-3]?\b|[¹²³⁴-⁹]|\bUTC\b|"
    rf"\b(?:{'|'.join(it.capitalize() for it in ALL_ENGINES)})\b"
)
"""Markup, addresses, commands, squares, marks and engines, which no language translates."""
_JOINED = re.compile(r"⟧([^⟦⟧]*)(?=⟦)")
_MARKUP, _PUNCTUATION = " *_>▸\u2068\u2069", {*",;:./|&+-"}


def faults_in(text: str) -> Iterator[str]:
    """Yield the lines with words that are in no catalogue, or with sentences put together."""
    for line in _CODE.sub("", text).split("\n"):
        if re.search(r"[^\W\d_]", _NO_WORDS.sub("", _outside(line))):
            yield f"in no catalogue: {line}"
        if any({*found.strip(_MARKUP)} <= _PUNCTUATION for found in _JOINED.findall(line)):
            yield f"put together: {line}"


def _outside(line: str) -> str:
    """Return what of a line is in no brackets."""
    while "⟦" in line:
        line, before = re.sub(r"⟦[^⟦⟧]*⟧", "", line), line
        if line == before:
            break
    return line
