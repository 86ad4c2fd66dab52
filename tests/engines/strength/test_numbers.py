"""Every number that the terminal shows is one that people read."""

import re
from random import Random

import pytest
from hypothesis import given, strategies as st

from engines.engine import Choice
from engines.ladders import STRENGTH
from engines.levels import engine_of
from engines.strength.numbers import decimal, percent
from engines.terminal.reasons import reason
from engines.terminal.think import explain, think
from tests.engines.positions import BOARDS

RAW = re.compile(r"\d\.\d{3,}|\de[+-]?\d|\b1 random games")
"""Numbers with more than two decimals or a power of ten, and one of many."""


@given(st.floats(0, 1))
def test_a_probability(chance: float) -> None:
    """A probability has one decimal, and is 0 or 100 only if it is exactly that."""
    text = percent(chance)
    assert re.fullmatch(r"0|100|<0\.1|>99\.9|\d{1,2}\.\d|100\.0", text)
    assert text != "100.0"
    assert (text == "0") is (chance < 1e-12)


@given(st.floats(-1e9, 1e9) | st.integers(-(10**15), 10**15))
def test_any_other_number(number: float) -> None:
    """A number has two decimals, or none if it is whole; what is not zero is not called zero."""
    text = decimal(number)
    assert re.fullmatch(r"<0\.01|>-0\.01|-?\d{1,3}(,\d{3})*(\.\d\d)?", text)
    assert ("." in text) is (number != int(number))
    assert (text == "0") is (number == 0)


@pytest.mark.parametrize("spec", STRENGTH)
def test_every_thought_about_classic(spec: str) -> None:
    """Whatever an engine thinks of a board, its numbers are ones that people read."""
    engine, rng = engine_of(spec), Random(3)
    for board in rng.sample(BOARDS, 12):
        assert RAW.search(explain(engine, board, think(engine, board, 3, rng), rng)) is None


@pytest.mark.parametrize(
    ("spec", "said"), [("1", "1 random game,"), ("3", "3 random games"), ("1000", "1,000 random")]
)
def test_how_many_games_were_played(spec: str, said: str) -> None:
    """Sampling says how many random games it tried each move in."""
    assert said in reason(f"sampling:{spec}", Choice(0, "games"))


def test_how_likely_a_win_seems() -> None:
    """An engine that searches says what it puts its chance of winning at, in whole percent."""
    assert "at about 57 %" in reason("learned:9", Choice(1, "search", {"chance": (None, 0.567)}))
    assert "at about 0 %" in reason("tree:9", Choice(0, "search", {"chance": (0.0, 0.567)}))
