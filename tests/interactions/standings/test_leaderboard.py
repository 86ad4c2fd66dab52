"""The pages of leaderboards of few and of many people."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.domain.ratings.glicko2 import Rating
from bot.domain.ratings.leaderboard import PAGE, Entry, Leaderboard, Page
from bot.domain.ratings.standing import EVERYWHERE, PEOPLE, Record, Standing
from bot.interactions.standings.leaderboard import leaderboard_page
from bot.interactions.standings.shown import StatsView
from tests.chat.messages import components_in, text_of

NOW = datetime(2026, 11, 22, tzinfo=UTC)
SHOWN = Leaderboard(EVERYWHERE)


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
