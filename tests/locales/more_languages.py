"""Catalogues for tests: each English sentence with the language's name before it (`de! Yes`)."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot import locales
from tests.locales.catalogues import ENGLISH

_VALUE = re.compile(r"^([a-z][\w-]* = )(?=\S)", re.MULTILINE)


@contextmanager
def languages(folder: Path, *names: str) -> Iterator[None]:
    """Have only English and these languages in this process."""
    with pytest.MonkeyPatch.context() as patched:
        for name in [*locales.LANGUAGES]:
            patched.delitem(locales.LANGUAGES, name)
        for file in _written(folder, names):
            patched.setitem(locales.LANGUAGES, file.stem, file)
        patched.setitem(locales.LANGUAGES, locales.DEFAULT, ENGLISH)
        locales.clear_cache()
        yield
    locales.clear_cache()


def _written(folder: Path, names: tuple[str, ...]) -> list[Path]:
    english = ENGLISH.read_text(encoding="utf-8")
    files = [folder / f"{name}.ftl" for name in names]
    for file in files:
        file.write_text(_VALUE.sub(rf"\g<1>{file.stem}! ", english), encoding="utf-8")
    return files
