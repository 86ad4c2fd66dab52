"""What a terminal shows while tables are counted out, or games are played for them."""

import io
import re
import sys
from dataclasses import replace
from typing import Any

import pytest

from engines.__main__ import main
from engines.strength.tables import StrengthTable, tables_of
from engines.terminal import table
from tests.engines.terminal.in_process import said


class Impatient(io.StringIO):
    """A terminal whose owner presses Ctrl-C as soon as it shows a text."""

    def __init__(self, awaited: str) -> None:
        super().__init__()
        self._awaited = awaited

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        written = super().write(text)
        if self._awaited in text:
            raise KeyboardInterrupt
        return written


def test_the_first_games_move_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where games are played, a terminal says that it takes long, and soon counts the games."""
    terminal = Impatient(" 66 of 32,000 games")
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["table", "--variant", "sizes"]) == 130
    first, *bars, blank, rest = terminal.getvalue().split("\r")
    assert first == (
        "32,000 games are played, as not all can be counted out."
        " This takes some minutes, for drop about fifteen.\n"
    )
    assert [bar.split("%")[1].split(" of")[0].strip() for bar in bars] == ["0", "33", "66"]
    assert (blank.strip(), rest) == ("", "")


@pytest.fixture
def first_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have tables only their first rows, since all of them take seconds."""

    def tables(*given: Any) -> list[StrengthTable]:
        return [replace(it, names=it.names[:1]) for it in tables_of(*given)]

    monkeypatch.setattr(table, "tables_of", tables)


@pytest.mark.slow
@pytest.mark.usefixtures("first_rows")
def test_tables_of_another_game() -> None:
    """With --variant and --markdown the tables are those of that game, as a document has them."""
    assert "| misere | 10.7 46.5 42.8 |" in said("table", "--variant", "misere", "--markdown")


@pytest.mark.usefixtures("first_rows")
def test_plain_tables(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures are in plain columns, and on a terminal nothing is left of the progress bar."""
    assert re.search("easy +level:easy +75.6 ", said("table"))
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["table"]) == 0
    *bars, blank, rest = capsys.readouterr().err.split("\r")
    assert any("#" in bar for bar in bars)
    assert (blank.strip(), rest) == ("", "")
    assert len(blank) >= max(map(len, bars))
