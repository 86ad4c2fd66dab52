"""`python -m tests.locales.missing` lists missing and stale sentences, which fail no change."""

import sys
from collections.abc import Iterator
from pathlib import Path

from bot.errors import CatalogueError
from bot.locales import check_catalogues
from tests.locales.catalogues import CATALOGUES, ENGLISH, keys_of
from tests.locales.looked_at import DIGESTS, stale


def missing(catalogue: Path, english: Path = ENGLISH) -> list[str]:
    return sorted(keys_of(english) - keys_of(catalogue))


def unfinished(catalogue: Path, english: Path = ENGLISH, folder: Path = DIGESTS) -> Iterator[str]:
    """Yield a line with what a catalogue lacks, and one with what is stale in it."""
    if keys := missing(catalogue, english):
        yield f"- {catalogue.stem}, still in English: {', '.join(keys)}"
    if keys := stale(catalogue, english, folder):
        yield f"- {catalogue.stem}, translated from an older sentence: {', '.join(keys)}"


def main() -> None:
    try:
        check_catalogues()
    except CatalogueError as error:
        sys.exit(str(error))
    for line in (it for file in CATALOGUES if file != ENGLISH for it in unfinished(file)):
        print(line)  # noqa: T201 - this list is what it is for


if __name__ == "__main__":
    main()
