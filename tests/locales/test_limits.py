"""The sentences state the times that the rules use."""

import re
from datetime import timedelta

import pytest

from bot.domain.limits import MOVE_TIME, Pace
from bot.locales import DEFAULT, translate

WORDS = {1: "one", 3: "three", 15: "fifteen"}


def states(text: str, time: timedelta) -> bool:
    """Return whether a text states a time of whole minutes or days, such as `15 minutes`."""
    unit, count = ("day", time.days) if time.days else ("minute", time.seconds // 60)
    return re.search(rf"\b({count}|{WORDS[count]}) \W*{unit}s?\b", text) is not None


@pytest.mark.parametrize("control", Pace)
def test_the_time_for_a_move(control: Pace) -> None:
    """The option and the challenge state how long a move may take."""
    assert states(translate(DEFAULT, f"choice-{control}"), MOVE_TIME[control])
