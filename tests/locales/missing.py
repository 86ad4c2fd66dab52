"""Lists the English sentences that other languages lack: `python -m tests.locales.missing`.

Between releases they are said in English; a release has none.
"""

from pathlib import Path

from tests.locales.catalogues import CATALOGUES, ENGLISH, keys_of


def missing(catalogue: Path) -> list[str]:
    """Return a line for each English sentence that a catalogue lacks."""
    keys = sorted(keys_of(ENGLISH) - keys_of(catalogue))
    return [f"{catalogue.name} has no {key}" for key in keys]


if __name__ == "__main__":
    for line in (line for catalogue in CATALOGUES for line in missing(catalogue)):
        print(line)  # noqa: T201 - this list is what it is for
