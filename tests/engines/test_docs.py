"""The figures in the documents equal those of a new calculation."""

import sys
from pathlib import Path

import pytest

from docs import draw_ladder
from engines.__main__ import main
from engines.levels import LOST_BY_LEVELS, SPECS_OF_LEVELS

GUIDE = Path(draw_ladder.__file__).with_name("engines.md")


def test_tables_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    """The tables of the guide are exactly what the command writes."""
    assert main(["table", "--markdown"]) == 0
    written = GUIDE.read_text(encoding="utf-8")
    tables = written.partition("<!-- table: begin -->\n\n")[2].partition("\n<!-- table: end -->")[0]
    assert tables == capsys.readouterr().out


def tables_of_levels() -> dict[str, list[list[str]]]:
    """Return the guide's tables of what levels lose, with their heads, by game."""
    found = {}
    for part in GUIDE.read_text(encoding="utf-8").split("### Percent lost by each level")[1:]:
        title, _, head, _, *rows = part.splitlines()[:8]
        words = title.partition(",")[0].split()
        found[words[-1] if words else "classic"] = [cells(line) for line in (head, *rows)]
    return found


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.parametrize("variant", tables_of_levels())
def test_losses_of_levels(variant: str) -> None:
    """Each level's engine and what it loses to an 80:20 player is what the guide's table says."""
    head, *rows = tables_of_levels()[variant]
    column = head.index("80:20")
    assert {row[0]: row[1] for row in rows} == SPECS_OF_LEVELS[variant]
    assert {row[0]: float(row[column]) for row in rows} == LOST_BY_LEVELS[variant]


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
