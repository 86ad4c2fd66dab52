"""What the tests of catalogues share."""

from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    """Return a function that writes a catalogue, a German one unless told otherwise."""

    def written(text: str, language: str = "de") -> Path:
        file = tmp_path / f"{language}.ftl"
        file.write_text(text, encoding="utf-8")
        return file

    return written
