"""Where a message can grow it is cut at Discord's limits, such as a list of many live games."""

from typing import Any

import pytest

from bot.domain.match import Machine, Match, Person, Place
from bot.domain.preferences import MAX_SHOWN, Preferences
from bot.domain.ratings.standing import Standing
from bot.interactions.privacy import privacy_message
from bot.interactions.standings import card as player_card
from bot.views import ui
from bot.views.notices import live_games
from tests.chat.message_limits import broken_limits
from tests.chat.messages import V2, components_in, text_of
from tests.conftest import ANN, BEN, a_match

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


def games_of_ann(*matches: Match) -> dict[str, Any]:
    return {"content": ""} | sent(ui.Message(live_games(matches, ANN, "en")))


def test_many_live_games() -> None:
    """Of 25 games all are counted, and the first ten listed with a link; Discord takes that."""
    matches = [a_match(id=n, x=Person(ANN), o=Person(BEN), message_id=n) for n in range(1, 26)]
    told = games_of_ann(*matches)
    assert broken_limits(told) == []
    assert "**Your turn (25)**" in text_of(told)
    assert text_of(told).count(" Classic  ·  ") == 10
    assert str(told).count("https://discord.com") == 10


def test_a_group_chat_has_no_link() -> None:
    """A game in a group chat, to which no link leads, says where it is played."""
    told = games_of_ann(a_match(x=Person(ANN), place=Place(None, 31, can_edit=False)))
    assert "in a group chat" in text_of(told)
    assert "https://" not in str(told)


def test_a_game_in_which_the_bot_thinks() -> None:
    """While an engine thinks, no clock runs."""
    told = games_of_ann(a_match(x=Machine("tree:30"), o=Person(ANN), variant="ultimate"))
    assert "Noughts (Tree) is thinking" in text_of(told)
    assert "Waiting for others (1)" in text_of(told)
