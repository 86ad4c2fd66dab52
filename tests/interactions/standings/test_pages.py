"""The pages of leaderboards of few and of many people, their cards, and the menu of seasons."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.domain.daily.played import Solved
from bot.domain.ratings.glicko2 import Rating
from bot.domain.ratings.leaderboard import PAGE, Card, Entry, Leaderboard, Page, Season
from bot.domain.ratings.standing import EVERYWHERE, PEOPLE, Record, Standing
from bot.interactions.standings.card import card_message
from bot.interactions.standings.leaderboard import leaderboard_page
from bot.interactions.standings.shown import MAX_OPTIONS, StatsView
from bot.views.custom_ids import LEADERBOARD_SEASON
from bot.views.id_numbers import game_of
from bot.views.ui import Component
from engines.games.variants import GAMES
from tests.chat.message_limits import broken_limits
from tests.chat.messages import V2, components_in, text_of

ANN, MENU, NOW = 11, 3, datetime(2026, 11, 22, tzinfo=UTC)
SHOWN = Leaderboard(EVERYWHERE)
MANY = tuple(Season(n, -n, until=n if n < 60 else None) for n in range(1, 61))


def row(person: int) -> Entry:
    records = {PEOPLE: Record(5, 2, 3)}
    return Entry(person, person, Standing(Rating(1500, 60), NOW, records), named=True)


def message(people: int, viewer: int, number: int = 0) -> dict[str, Any]:
    ranks = range(number * PAGE + 1, min(people, (number + 1) * PAGE) + 1)
    own = row(viewer) if viewer <= people else None
    page = Page(number, people, tuple(map(row, ranks)), own)
    view = StatsView(SHOWN, viewer, "en", 1, True, NOW)
    seen = leaderboard_page(page, view, "", direct=False)
    return {"content": "", "components": seen.to_components()}


def labels(shown: dict[str, Any], *, disabled: bool | None = None) -> list[str]:
    found = [it for it in components_in(shown) if "label" in it]
    return [it["label"] for it in found if disabled in {None, it["disabled"]}]


@pytest.mark.parametrize(("people", "viewer"), [(1, 1), (3, 2), (200, 7), (200, 150)])
def test_the_viewer_is_listed_once(people: int, viewer: int) -> None:
    """The viewer's row is on the page once, marked, in its place, otherwise below."""
    text = text_of(message(people, viewer))
    assert text.count(f"<@{viewer}>") == text.count("(you)") == 1


def test_results_are_short() -> None:
    """A row has results as bare numbers; one line above them says what they are."""
    text = text_of(message(3, 9))
    assert text.count("Wins/draws/losses\n") == 1
    assert text.count(" · 5/2/3") == 3
    assert "Wins" not in text_of(message(0, 9))


@pytest.mark.parametrize("people", [0, 1, 3, PAGE])
def test_one_page_has_no_page_buttons(people: int) -> None:
    """Where all people fit on one page, no button turns pages."""
    assert not {"◀", "▶", "My page", "1 of 1"} & set(labels(message(people, 1)))


def test_page_buttons() -> None:
    """Of 200 people there are 20 pages; *My page* is there unless the viewer is on the page."""
    assert labels(message(200, 150))[:4] == ["◀", "1 of 20", "▶", "My page"]
    assert labels(message(200, 150, number=14))[:3] == ["◀", "15 of 20", "▶"]
    assert "My page" not in labels(message(200, 150, number=14))
    assert "My page" not in labels(message(200, 999))
    assert labels(message(200, 150), disabled=True) == ["◀", "1 of 20"]


def card_of(*games: str, shown: str) -> dict[str, Any]:
    card = Card(Entry(ANN, None, Standing(), named=True), Record(), (), frozenset(games))
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
    assert menu_of(Leaderboard(MANY[0].scope, MANY[0], MANY[:1])) == ""
