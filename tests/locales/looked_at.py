"""`python -m tests.locales.looked_at KEY …` notes digests of the English that translations fit."""

import argparse
from collections.abc import Collection, Sequence
from fnmatch import fnmatchcase
from functools import cache
from hashlib import sha256
from pathlib import Path

from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message

from tests.locales.catalogues import CATALOGUES, ENGLISH, keys_of, sentences_of

DIGESTS = Path(__file__).with_name("digests")


def stale(catalogue: Path, english: Path = ENGLISH, folder: Path = DIGESTS) -> list[str]:
    """Return the keys of a catalogue's sentences that were translated from another English text."""
    digests, noted = _digests_of(english), _noted(catalogue, folder)
    keys = keys_of(catalogue) & digests.keys()
    return sorted(key for key in keys if noted.get(key) != digests[key])


def look_at(catalogue: Path, keys: Collection[str], folder: Path = DIGESTS) -> None:
    """Note that these sentences of a catalogue fit the English ones; forget those that are gone."""
    digests, noted = _digests_of(ENGLISH), _noted(catalogue, folder)
    noted |= {key: digests[key] for key in keys}
    there = keys_of(catalogue) & digests.keys() & noted.keys()
    lines = [f"{key} {noted[key]}\n" for key in sorted(there)]
    _file(catalogue, folder).write_text("".join(lines), encoding="utf-8", newline="\n")


@cache
def _digests_of(english: Path) -> dict[str, str]:
    return {key: _digest(it) for key, it in sentences_of(english).items()}


def _digest(sentence: Message) -> str:
    without_comment = Message(sentence.id, sentence.value, sentence.attributes)
    return sha256(FluentSerializer().serialize_entry(without_comment).encode()).hexdigest()[:8]


def _noted(catalogue: Path, folder: Path) -> dict[str, str]:
    file = _file(catalogue, folder)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return dict(line.split(" ", 1) for line in lines)


def _file(catalogue: Path, folder: Path) -> Path:
    return folder / f"{catalogue.stem}.txt"


def main(arguments: Sequence[str] | None = None, folder: Path = DIGESTS) -> None:
    others = {file.stem: file for file in CATALOGUES if file != ENGLISH}
    parser = argparse.ArgumentParser(prog="python -m tests.locales.looked_at")
    parser.add_argument("keys", nargs="+", metavar="KEY", help="a key, or keys such as 'review-*'")
    parser.add_argument("--language", choices=others, help="one language; without it, all")
    given = parser.parse_args(arguments)
    for pattern in given.keys:
        keys = [key for key in keys_of(ENGLISH) if fnmatchcase(key, pattern)]
        if not keys:
            parser.error(f"There is no sentence {pattern}.")
        for language in [given.language] if given.language else others:
            look_at(others[language], keys, folder)


if __name__ == "__main__":
    main()
