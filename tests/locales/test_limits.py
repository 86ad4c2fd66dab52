"""The sentences and README state the times that the rules use."""

import re
from datetime import timedelta

import pytest

from bot.domain.limits import ABANDONED_AFTER, INVITATION, MOVE_TIME, Pace
from bot.locales import DEFAULT, translate
from tests.project_files import text_of

WORDS = {1: "one", 3: "three", 5: "five", 10: "ten", 15: "fifteen"}


def states(text: str, time: timedelta) -> bool:
    """Return whether a text states a time of whole minutes or days, such as `15 minutes`."""
    unit, count = ("day", time.days) if time.days else ("minute", time.seconds // 60)
    return re.search(rf"\b({count}|{WORDS[count]}) \W*{unit}s?\b", text) is not None


@pytest.mark.parametrize("control", Pace)
@pytest.mark.parametrize("key", ["choice", "pace"])
def test_the_time_for_a_move(control: Pace, key: str) -> None:
    """The option and the challenge state how long a move may take."""
    assert states(translate(DEFAULT, f"{key}-{control}"), MOVE_TIME[control])


def test_the_times_of_the_readme() -> None:
    """README states how long a challenge is open, and how long a move may take."""
    text = text_of("README.md").replace("fifteen (", "fifteen minutes (")
    assert states(text, INVITATION)
    assert [control for control, time in MOVE_TIME.items() if not states(text, time)] == []


def test_an_abandoned_match() -> None:
    """README states after how long a match against the bot is abandoned."""
    assert timedelta(days=1) == ABANDONED_AFTER
    assert "without a move for a day is abandoned" in text_of("README.md")
