"""The menu of seasons."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.domain.ratings.leaderboard import Leaderboard, Season
from bot.interactions.standings.shown import MAX_OPTIONS, StatsView
from bot.views.custom_ids import LEADERBOARD_SEASON
from bot.views.ui import Component

NOW = datetime(2026, 11, 22, tzinfo=UTC)
MANY = tuple(Season(n, -n, until=n if n < 60 else None) for n in range(1, 61))


def menu_of(shown: Leaderboard) -> Component:
    return StatsView(shown, 11, "en", 1, True, NOW).season_menu(LEADERBOARD_SEASON)


def options(seasons: tuple[Season, ...], shown: Season) -> list[dict[str, Any]]:
    row = menu_of(Leaderboard(shown.scope, shown, seasons))
    found: list[dict[str, Any]] = json.loads(row)["components"][0]["options"]
    return found


@pytest.mark.parametrize("number", range(1, 61))
def test_a_menu_of_many_seasons(number: int) -> None:
    """Of 60 seasons a menu has as many as allowed: those around the one that is shown."""
    found = options(MANY, MANY[number - 1])
    values = [int(option["value"]) for option in found]
    assert values == list(range(values[0], values[0] - MAX_OPTIONS, -1))
    assert [int(option["value"]) for option in found if option["default"]] == [number]
    for neighbour in (number - 1, number + 1):
        assert neighbour in {*values, 0, 61}


def test_a_menu_of_few_seasons() -> None:
    """A menu has all seasons if they are few, and there is none for a single season."""
    assert [option["value"] for option in options(MANY[:3], MANY[0])] == ["3", "2", "1"]
    only = Leaderboard(MANY[0].scope, MANY[0], MANY[:1])
    assert menu_of(only) == ""
