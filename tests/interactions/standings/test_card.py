"""The cards of people who have played few games, and all."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.domain.daily.played import Solved
from bot.domain.ratings.leaderboard import Card, Entry, Leaderboard
from bot.domain.ratings.standing import EVERYWHERE, Record, Standing
from bot.interactions.standings.card import card_message
from bot.interactions.standings.shown import StatsView
from bot.views.id_numbers import game_of
from engines.games.variants import GAMES
from tests.chat.message_limits import broken_limits
from tests.chat.messages import V2, components_in

ANN, NOW = 11, datetime(2026, 11, 22, tzinfo=UTC)
MENU = 3


def card_of(*games: str, shown: str) -> dict[str, Any]:
    row = Entry(ANN, None, Standing(), named=True)
    card = Card(row, Record(), (), frozenset(games))
    view = StatsView(Leaderboard(EVERYWHERE, variant=shown), ANN, "en", 1, True, NOW)
    components = card_message(card, Solved(730, 730), 4000, view).to_components()
    return {"components": components, "flags": V2, "allowed_mentions": {"parse": []}}


@pytest.mark.parametrize("shown", GAMES)
def test_results_in_every_game(shown: str) -> None:
    """With results in all games, a person has a card in each, and a menu of the others."""
    card = card_of(*GAMES, shown=shown)
    assert broken_limits(card) == []
    (menu,) = (item for item in components_in(card) if item["type"] == MENU)
    leads_to = {game_of(int(option["value"])): option["default"] for option in menu["options"]}
    assert leads_to == {(EVERYWHERE, game): game == shown for game in GAMES}


def test_results_in_one_game() -> None:
    """A card has no menu if it is the person's only one there."""
    card = card_of("misere", shown="misere")
    assert [item for item in components_in(card) if item["type"] == MENU] == []
