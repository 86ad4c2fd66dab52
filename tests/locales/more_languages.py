"""Catalogues for tests: each English sentence with the language's name before it, as in `de! Yes`.

The bot may or may not have catalogues of its own for these languages.
"""

import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot import locales
from bot.store.migrations import MIGRATIONS
from tests.locales.catalogues import CATALOGUES, ENGLISH
from tests.project_files import copy_project
from tests.wire.process import Program

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


def program_with(folder: Path, *names: str) -> Program:
    """Return a copy of the bot that has only English and these languages."""
    copy_project(folder)
    shutil.copytree(MIGRATIONS, folder / "migrations")
    for file in set(CATALOGUES) - {ENGLISH}:
        (folder / "bot" / "locales" / file.name).unlink()
    _written(folder / "bot" / "locales", names)
    return Program((sys.executable, "-m", "bot"), {"PYTHONPATH": str(folder)})


def _written(folder: Path, names: tuple[str, ...]) -> list[Path]:
    english = ENGLISH.read_text(encoding="utf-8")
    files = [folder / f"{name}.ftl" for name in names]
    for file in files:
        file.write_text(_VALUE.sub(rf"\g<1>{file.stem}! ", english), encoding="utf-8")
    return files
