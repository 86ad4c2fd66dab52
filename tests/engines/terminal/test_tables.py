"""The tables that `table` writes."""

import re
import sys
from dataclasses import replace
from typing import Any

import pytest

from engines.__main__ import main
from engines.strength.tables import StrengthTable, tables_of
from engines.terminal import table
from tests.engines.terminal.in_process import said


def test_slow_tables(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal is told where games are played, and shows each table as soon as it is done."""

    def interrupted(_: str) -> list[str]:
        raise KeyboardInterrupt

    done = StrengthTable("Done", ("head",), ("row",), lambda _: [])
    tables = [done, replace(done, row=interrupted)]
    monkeypatch.setattr(table, "tables_of", lambda *_: tables)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["table", "--variant", "sizes"]) == 130
    told = capsys.readouterr()
    assert told.out == "Done\n\nhead\nrow\n"
    assert told.err == (
        "32,000 games are played, as not all can be counted out."
        " This takes some minutes, for drop about fifteen.\n"
    )


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
def test_plain_tables() -> None:
    """Figures are in plain columns."""
    assert re.search("easy +level:easy +75.6 ", said("table"))
