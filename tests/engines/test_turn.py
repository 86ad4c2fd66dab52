"""Turns of engines: which engine steps in if one does not answer."""

import pytest

from engines.games.ultimate import ULTIMATE
from engines.levels import spec_for
from engines.turn import Turn


@pytest.mark.parametrize(
    ("spec", "quicker"),
    [
        (spec_for("easy", None, ULTIMATE), "sampling:3"),
        (spec_for("medium", None, ULTIMATE), "sampling:3"),
        (spec_for("hard", None, ULTIMATE), "sampling:3"),
        ("tree:3", "tree:3"),
        (spec_for("unbeatable", None, ULTIMATE), "learned:30"),
        ("tree:5000", "tree:30"),
        ("sampling:3", "sampling:3"),
        ("sampling:30", "sampling:3"),
        ("matched:40", "sampling:3"),
    ],
)
def test_the_engine_that_steps_in(spec: str, quicker: str) -> None:
    """Nobody gets a stronger opponent if the engine does not answer."""
    assert Turn(spec, ULTIMATE.name, (), "1").quicker.spec == quicker
