"""Every catalogue passes every check: the modules of the checks show that they find faults."""

from pathlib import Path

import pytest

from tests.locales.catalogues import CATALOGUES
from tests.locales.test_arguments import unsayable
from tests.locales.test_glossary import other_words
from tests.locales.test_lengths import too_long
from tests.locales.test_plurals import odd_plurals
from tests.locales.test_script import odd_letters
from tests.locales.test_sentences import twice, unreadable, unused
from tests.locales.test_shapes import odd_shapes

CHECKS = (
    *(unreadable, twice, unused, odd_shapes, odd_plurals, odd_letters, other_words),
    *(too_long, unsayable),
)
EVERYDAY = ("en", "de", "ja", "ru")
"""A language of each kind: without plurals, with few or many, and one written without spaces."""


def languages() -> list[object]:
    """Return all catalogues: a worker reads each of its own once, for all checks."""
    return [
        pytest.param(it, id=it.stem, marks=[pytest.mark.slow] * (it.stem not in EVERYDAY))
        for it in CATALOGUES
    ]


@pytest.mark.parametrize("catalogue", languages())
def test_a_language(catalogue: Path) -> None:
    """Nothing of a catalogue is missing, too much, too long, misspelt or in other words."""
    assert {it.__name__: faults for it in CHECKS if (faults := it(catalogue))} == {}
