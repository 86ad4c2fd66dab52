"""`python -m bot` in a terminal or a pipe: what it says to who runs it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import RECOUNTED, main
from bot.store.recount import TABLES
from tests.project_files import ROOT


def test_recount_in_a_pipe(tmp_path: Path) -> None:
    """It says in words what it has recalculated, one line each, without names of tables."""
    settings = {"DATABASE_URL": "sqlite:///noughts.db", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "bot", "recount"],
        cwd=tmp_path,
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == [
        "Counted 0 matches.",
        "Results of each match: correct",
        "Results of each person: correct",
        "Ranks: correct",
        "Records of two people: correct",
    ]


def test_every_recalculated_table_has_words() -> None:
    """No table that a recount repairs is left without words for it."""
    assert RECOUNTED.keys() == set(TABLES)


def test_without_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    """Who names no command is told which there are."""
    with pytest.raises(SystemExit):
        main([])
    assert "run|preview|migrate|recount|backup" in capsys.readouterr().err
