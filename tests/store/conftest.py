"""The migrations, for the tests of this folder."""

import shutil
from pathlib import Path

import pytest

from bot.store import migrations


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the migrations, to which a test can add."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrations.MIGRATIONS, folder)
    monkeypatch.setattr(migrations, "MIGRATIONS", folder)
    return folder
