"""The figures in the documents equal those of a new calculation."""

import sys
from pathlib import Path

import pytest

from docs import draw_ladder
from engines.__main__ import main
from engines.levels import LEVELS, SPECS_OF_LEVELS
from engines.strength.strength import LOST_BY_LEVELS
from tests.project_files import table

GUIDE = Path(draw_ladder.__file__).with_name("engines.md")


def test_tables_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    """The tables of the guide are exactly what the command writes."""
    assert main(["table", "--markdown"]) == 0
    written = GUIDE.read_text(encoding="utf-8")
    tables = written.partition("<!-- table: begin -->\n\n")[2].partition("\n<!-- table: end -->")[0]
    assert tables == capsys.readouterr().out


def test_levels_of_each_game() -> None:
    """The guide's table of levels has what each level means in each game."""
    rows = table("docs/engines.md", "Levels of")
    written = {row[0]: dict(zip(LEVELS, row[1:], strict=True)) for row in rows}
    assert written["ultimate"].pop("unbeatable") == "none"
    assert written == SPECS_OF_LEVELS


@pytest.mark.parametrize("variant", LOST_BY_LEVELS)
def test_losses_of_levels(variant: str) -> None:
    """What each level loses to an 80:20 player is what the guide's table of its game says."""
    of_game = "" if variant == "classic" else f" of {variant}"
    title = f"### Percent lost by each level{of_game}, "
    lines = GUIDE.read_text(encoding="utf-8").partition(title)[2].splitlines()[2:8]
    head, _, *rows = ([cell.strip() for cell in line.split("|")] for line in lines)
    column = head.index("80:20")
    assert {row[1]: float(row[column]) for row in rows} == LOST_BY_LEVELS[variant]


def test_tables_of_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    """With --variant the tables are those of that game: evenness, losses and points of levels."""
    assert main(["table", "--variant", "misere"]) == 0
    written = capsys.readouterr().out
    assert "misere  10.7 46.5 42.8" in written
    assert "hard        minimax:8  8.5     10.1           33.6   44.4" in written
    assert "unbeatable  perfect    90.1    84.3           66.4" in written


def test_plain_tables(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --markdown the figures are in plain columns; only a terminal shows progress."""
    assert main(["table"]) == 0
    written = capsys.readouterr()
    assert written.err == ""
    assert "easy        minimax:4     20.1" in written.out


def test_the_progress_is_wiped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a terminal nothing is left of the progress bar once the tables are there."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["table"]) == 0
    *bars, blank, rest = capsys.readouterr().err.split("\r")
    assert any("#" in bar for bar in bars)
    assert (blank.strip(), rest) == ("", "")
    assert len(blank) >= max(map(len, bars))


def test_plot_is_up_to_date() -> None:
    """The plot is what its script draws."""
    assert draw_ladder.TARGET.read_text(encoding="utf-8") == draw_ladder.drawing()
