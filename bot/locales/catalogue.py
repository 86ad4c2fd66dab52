"""One language's sentences, each parsed when first said; parsing all would take 35 ms and 2 MB."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from sys import maxsize
from typing import Any, Self

from babel import Locale
from babel.dates import format_timedelta, get_day_names
from babel.lists import format_list
from babel.numbers import get_decimal_symbol, get_group_symbol
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from bot.errors import CatalogueError

_ENTRY = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
"""Where an entry begins; as in Fluent, its next lines are indented or begin with a brace."""
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")  # what may be a reference to another entry
_SPELLING = {"en": "en-GB"}  # its lists have no comma before "or"
_GROUPED_FROM = {**dict.fromkeys(("bg", "hu", "it", "pl"), 10_000), "es": maxsize}
"""Numbers below this have no separator; in Spanish none have, as it depends on the country."""
_ids: dict[str, int] = {}  # the ids on Discord of the commands that sentences mention
_withheld: set[str] = set()


class Noun(tuple[str, "tuple[tuple[str, Argument], ...]"]):
    """The key of a name, with the arguments of that name.

    As the argument `cell` of a sentence, `Noun("cell-4")` is said as the sentence's language says
    `cell-4`: `{ $cell }` is its value, and `{ FORM($cell, of: "acc") }` its attribute `.acc`:

        cell-4 = die Mitte
            .dat = der Mitte

    A noun without the form that is asked for is said as its value, and text as it is. So is an
    attribute that tells something else, such as a gender that the sentence chooses by.
    """

    __slots__ = ()

    def __new__(cls, key: str, **args: "Argument") -> Self:
        # As a tuple it is compared and hashed in C, which the cache of sentences does each time.
        return super().__new__(cls, (key, tuple(args.items())))


Name = Noun | str  # what a thing is called; text is the same in each language and form


class OneOf(tuple[Name, ...]):
    """Names, one of them: a sentence says "a, b or c", each in the same form."""

    __slots__ = ()


Argument = Name | OneOf | int  # what a sentence may be told; numbers are counts


class Catalogue:
    """The sentences of one language."""

    def __init__(self, file: Path) -> None:
        self._file = file
        # Bytes that are no text spoil only the sentences that they are in.
        entries = _ENTRY.split(file.read_text(encoding="utf-8", errors="replace"))
        self._unread = {text.partition("=")[0].strip(): text for text in entries}
        self._locale = Locale.parse(_SPELLING.get(file.stem, file.stem), sep="-")
        self._grouped_from = _GROUPED_FROM.get(file.stem, 0)
        functions: Any = {"FORM": _form, "COMMAND": named}  # typed as if they took no options
        # Otherwise isolation marks would surround every mention and number; no argument is a name.
        self._bundle = FluentBundle([file.stem], functions, use_isolating=False)

    def say(self, key: str, args: Mapping[str, Argument]) -> str:
        """Return a sentence; raises LookupError if it, or something in it, is missing."""
        return self._say(key, "", args)

    def name(self, named: Noun | OneOf, form: str) -> str:
        """Return a form of a noun (or its value) or, of many, "a or b"; raises LookupError."""
        if isinstance(named, Noun):
            key, args = named
            return self._say(key, form, dict(args))
        names = [self.name(noun, form) if isinstance(noun, Noun) else noun for noun in named]
        return format_list(names, "or", self._locale)

    def number(self, english: str) -> str:
        """Return a number as this language writes it; `english` is one such as `1,234.5`."""
        if len(english.partition(".")[0]) <= len("9,999") and self._grouped_from:
            english = english.replace(",", "")
        point, comma = get_decimal_symbol(self._locale), get_group_symbol(self._locale)
        return english.translate({ord("."): point, ord(","): comma})

    def minutes(self, count: int, *, from_now: bool) -> str:
        """Return "5 minutes" or, `from_now`, "in 5 minutes"."""
        length = timedelta(minutes=count)
        # Up to 119 minutes are no hours.
        return format_timedelta(length, "minute", 2, from_now, locale=self._locale)

    def weekdays(self) -> list[str]:
        names: Mapping[int, str] = get_day_names("wide", "stand-alone", self._locale)
        return [names[day][:1].upper() + names[day][1:] for day in sorted(names)]

    def _say(self, key: str, form: str, args: Mapping[str, Argument]) -> str:
        self._read(key)
        if not self._bundle.has_message(key):
            raise LookupError(f"{self._file.name} has no {key!r}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            raise LookupError(f"{self._file.name} has no value of {key!r}")
        facts = {name: self._fact(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{key!r} in {self._file.name}: {errors}")
        return str(text)

    def _fact(self, value: Argument) -> Any:
        if isinstance(value, int) and value < self._grouped_from:
            return fluent_number(value, useGrouping=False)
        return _Said(self, value) if isinstance(value, (Noun, OneOf)) else value

    def _read(self, name: str) -> None:
        """Parse an entry, and those that it refers to; one that Fluent cannot read is missing."""
        if text := self._unread.pop(name, ""):
            self._bundle.add_resource(FluentParser(with_spans=False).parse(text))
            for other in _REFERENCE.findall(text):
                self._read(other)


@dataclass(frozen=True)
class _Said(FluentType):
    """A noun, or several, within a sentence of a catalogue."""

    catalogue: Catalogue
    names: Noun | OneOf

    def format(self, _locale: Locale) -> str:
        return self.catalogue.name(self.names, "")


def _form(argument: Any, of: str) -> Any:
    """Return a form of a noun: `{ FORM($cell, of: "acc") }`; anything else has one form."""
    return argument.catalogue.name(argument.names, of) if isinstance(argument, _Said) else argument


def check(file: Path) -> None:
    """Raise CatalogueError, which names the line of the sentence, if Fluent cannot read one."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise CatalogueError(f"{file}: {error}.") from error
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk) and entry.span:
            line = text[: entry.span.start].count("\n") + 1
            raise CatalogueError(f"{file}, line {line}: {entry.annotations[0].message}.")


def mention_by(ids: Mapping[str, int]) -> bool:
    """Have sentences mention commands by the ids of their names; return whether any id is new."""
    if ids == _ids:
        return False
    _ids.clear()
    _ids.update(ids)
    return True


def withhold(commands: Collection[str]) -> None:
    """Have no sentence offer these commands, which the host has turned off."""
    _withheld.clear()
    _withheld.update(commands)


def is_offered(command: str) -> bool:
    return command not in _withheld


def named(command: str) -> str:
    """Return how a text names a command such as `tictactoe start`; the Fluent function COMMAND."""
    first, _, _ = command.partition(" ")
    return f"</{command}:{_ids[first]}>" if first in _ids else f"`/{command}`"
