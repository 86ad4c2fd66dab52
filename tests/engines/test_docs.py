"""The figures in the documents equal those of a new calculation."""

import sys
from itertools import pairwise
from pathlib import Path

import pytest

from docs import draw_ladder
from engines.__main__ import main
from engines.games.ultimate import ULTIMATE
from engines.games.variants import SOLVED_GAMES
from engines.levels import LEVELS, LOST_BY_LEVELS, SPECS_OF_LEVELS, level_name

GUIDE = Path(draw_ladder.__file__).with_name("engines.md")


def tables_of_levels() -> dict[str, list[dict[str, str]]]:
    """Return the rows of the guide's tables of what levels score, by game; cells by their head."""
    found = {}
    for variant in SOLVED_GAMES:
        title = f"### Percent scored by each level of {variant},"
        _, _, head, _, *rows = (
            GUIDE.read_text(encoding="utf-8").partition(title)[2].splitlines()[:8]
        )
        heads, *filled = map(cells, (head, *rows))
        found[variant] = [dict(zip(heads, row, strict=True)) for row in filled]
    return found


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def points(row: dict[str, str], against: str) -> float:
    """Return what a level scores, without how far off that may be."""
    return float(row[against].partition("±")[0].strip("<>"))


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_losses_of_levels(variant: str) -> None:
    """Each level's engine and what it loses to an 80:20 player is what the guide's table says."""
    rows = tables_of_levels()[variant]
    assert {row["level"]: row["engine"] for row in rows} == SPECS_OF_LEVELS[variant]
    lost = {row["level"]: float(row["lost to 80:20"]) for row in rows}
    assert lost == LOST_BY_LEVELS[variant]


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_a_level_means_the_same_in_every_game(variant: str) -> None:
    """Against a casual player each level scores within its band; in classic draws rule at hard."""
    rows = tables_of_levels()[variant]
    easy, medium, hard, unbeatable = (points(row, "casual") for row in rows)
    assert 20 <= easy <= 35
    assert 45 <= medium <= 60
    assert 65 <= hard <= 90 or (variant == "classic" and 50 <= hard <= 55)
    assert unbeatable == max(easy, medium, hard, unbeatable)


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_levels_are_steps(variant: str) -> None:
    """Each scores at least 8 more than the one below, and from it; in classic 4, as draws rule."""
    step = 4 if variant == "classic" else 8
    for lower, upper in pairwise(tables_of_levels()[variant]):
        for measure in ("casual", "80:20"):
            assert points(upper, measure) - points(lower, measure) >= step
        assert points(upper, "level below") >= 50 + step


def test_levels_of_ultimate() -> None:
    """The guide's table names the engine of each level, as people call the level."""
    part = GUIDE.read_text(encoding="utf-8").partition("by each level of ultimate")[2]
    rows = [cells(line) for line in part.splitlines() if line.startswith("| ")][1:]
    told = {row[0]: row[1] for row in rows[: len(LEVELS)]}
    specs = SPECS_OF_LEVELS["ultimate"]
    assert told == {level_name(level, ULTIMATE): specs[level] for level in LEVELS}


def test_tables_of_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    """With --variant and --markdown the tables are those of that game, as in the guide."""
    assert main(["table", "--variant", "misere", "--markdown"]) == 0
    levels, evenness = capsys.readouterr().out.split("\n\n### ")
    assert levels in GUIDE.read_text(encoding="utf-8")
    assert "| misere | 10.7 46.5 42.8 |" in evenness


def test_plain_tables(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --markdown the figures are in plain columns; only a terminal shows progress."""
    assert main(["table"]) == 0
    written = capsys.readouterr()
    assert written.err == ""
    assert "easy        minimax:4     73.4" in written.out


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
