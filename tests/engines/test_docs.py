"""The figures in the documents, which are those of a fresh count."""

from pathlib import Path

import pytest

from docs import draw_ladder
from engines.__main__ import main

GUIDE = Path(draw_ladder.__file__).with_name("engines.md")


def test_tables_are_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    """The tables of the guide are, letter by letter, what the command writes now."""
    assert main(["table", "--markdown"]) == 0
    written = GUIDE.read_text(encoding="utf-8")
    tables = written.partition("<!-- table: begin -->\n\n")[2].partition("\n<!-- table: end -->")[0]
    assert tables == capsys.readouterr().out


def test_tables_for_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --markdown the same figures come in plain columns, and no bar off a terminal."""
    assert main(["table"]) == 0
    written = capsys.readouterr()
    assert written.err == ""
    assert "easy        minimax:4     .201" in written.out


def test_plot_is_fresh() -> None:
    """The plot is the one its script draws now."""
    assert draw_ladder.TARGET.read_text(encoding="utf-8") == draw_ladder.drawing()
