"""The ratings that docs/ratings.md tells are those that matches count with."""

import re

import pytest

from bot.domain.ratings.engine_ratings import POINTS, POINTS_BY_GAME
from engines.games.variants import GAMES
from engines.levels import LEVELS, spec_for
from tests.project_files import table, tokens

SOLVED = [row[0] for row in table("docs/ratings.md", "Game")]
SAMPLINGS = ("sampling:5", "sampling:20", "sampling:100")


def test_ratings_of_classic() -> None:
    """The page has each engine of classic with its rating."""
    rows = table("docs/ratings.md", "Engine")
    assert {tokens(engine)[0]: int(points) for engine, _, points in rows} == POINTS


@pytest.mark.parametrize("game", SOLVED)
def test_ratings_of_other_games(game: str) -> None:
    """The page has each level and engine of a game with its rating."""
    (row,) = (row for row in table("docs/ratings.md", "Game") if row[0] == game)
    specs = [*(spec_for(level, None, GAMES[game]) for level in LEVELS), *SAMPLINGS]
    told = dict(zip(specs, re.findall(r"\d+", " ".join(row[1:-1])), strict=True))
    told |= {
        f"minimax:{horizon}": points for horizon, points in re.findall(r"(\d+): (\d+)", row[-1])
    }
    assert {spec: int(points) for spec, points in told.items()} == POINTS_BY_GAME[game]
