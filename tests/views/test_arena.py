"""The podium of an arena."""

from dataclasses import replace

from bot.domain.arena.arena import Phase
from bot.domain.arena.field import Field
from bot.views.arena import arena_json
from tests.conftest import ANN, BEN, EVE
from tests.domain.arena.evenings import RUNNING, players, won

DAN = 14
OVER = replace(RUNNING, phase=Phase.OVER)


def test_a_podium_names_only_who_played() -> None:
    """It names the three best, and nobody who never finished a game."""
    people = players(ANN, BEN, EVE, DAN)
    shown = arena_json(OVER, Field(people, (won(ANN, BEN), won(EVE, BEN), won(DAN, BEN))))
    named = [person for person in (ANN, BEN, EVE, DAN) if f"<@{person}>" in shown]
    assert named == [ANN, EVE, DAN]
    assert "without a finished game" in arena_json(OVER, Field(people))
