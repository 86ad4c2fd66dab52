"""Where what a message shows can grow, it is cut at Discord's limits and not beyond."""

from typing import Any

import pytest

from bot.domain.preferences import MAX_SHOWN, Preferences
from bot.domain.ratings.standing import Standing
from bot.interactions.privacy import privacy_message
from bot.interactions.standings import card as player_card
from bot.views import ui
from tests.chat.message_limits import broken_limits
from tests.chat.messages import V2, components_in

PEOPLE = 5


def sent(message: ui.Message) -> dict[str, Any]:
    return {"components": message.to_components(), "flags": V2, "allowed_mentions": {"parse": []}}


@pytest.mark.parametrize("blocked", [0, MAX_SHOWN, MAX_SHOWN + 1])
def test_blocked_people(blocked: int) -> None:
    """The menu of blocked people shows the newest, as many as a menu can have."""
    preferences = Preferences(blocked=tuple(range(1, blocked + 1)))
    page = sent(privacy_message(preferences, "en", "https://a.example"))
    assert broken_limits(page) == []
    (menu,) = (item for item in components_in(page) if item["type"] == PEOPLE)
    shown = [int(value["id"]) for value in menu.get("default_values", [])]
    assert shown == list(range(1, min(blocked, MAX_SHOWN) + 1))


@pytest.mark.parametrize("beyond", [0, 1])
def test_the_description_of_a_picture(beyond: int) -> None:
    """The counts of first moves are described in full up to Discord's limit, and cut beyond it."""
    few = Standing(history=(1500,), openings=(1,) * 81)
    missing = player_card.MOST_TOLD - len(player_card.picture_description(few, "en")) + beyond
    many = Standing(history=(1500,), openings=(10**missing, *(1,) * 80))
    told = player_card.picture_description(many, "en")
    assert len(told) == player_card.MOST_TOLD
    assert told.endswith("…" if beyond else "1.")
