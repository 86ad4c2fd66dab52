"""The reasons and tables that engines give with their choices."""

from functools import cache
from random import Random

import pytest

from engines.engine import Choice
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.games.vanish import VANISH
from engines.ladders import STRENGTH
from engines.levels import CLASSIC_ONLY, ENGINES, engine_name, engine_of
from engines.terminal import reasons
from tests.engines.positions import BOARDS


@cache
def choices(spec: str) -> list[Choice]:
    """Return what an engine chooses in every position."""
    return [engine_of(spec).choose(board, Random(5)) for board in BOARDS]


def choices_elsewhere(spec: str) -> list[Choice]:
    """Return what an engine chooses in a game where play can go in circles, if it plays that."""
    if engine_name(spec) in CLASSIC_ONLY:
        return []
    position, engine, rng = PlayedPosition(VANISH), engine_of(spec), Random(5)
    made: list[Choice] = []
    while position.outcome is None and len(made) < 9:
        made.append(engine.choose(position, rng))
        position = position.play(made[-1].move)
    return made


@pytest.mark.parametrize("spec", [spec.replace("100", "2").replace("9", "4") for spec in STRENGTH])
def test_every_reason_has_a_sentence(spec: str) -> None:
    """Each sentence has its reason or table in some position; in tables taken cells are None."""
    made, name = choices(spec) + choices_elsewhere(spec), engine_name(spec)
    assert {choice.why for choice in made} == set(reasons.REASONS[name])
    assert {table for choice in made for table in choice.scores} == set(reasons.TABLES[name])
    for board, choice in zip(BOARDS, choices(spec), strict=True):
        for table in choice.scores.values():
            assert len(table) == 9
            assert all(table[cell] is None for cell in set(range(9)) - set(board.legal_moves()))


@pytest.mark.parametrize("spec", ["tree:30", "learned:30"])
def test_every_reason_of_ultimate_has_a_sentence(spec: str) -> None:
    """In games of ultimate in which both play like that, each reason and table occurs."""
    engine, rng, made = engine_of(spec, ULTIMATE), Random(5), list[Choice]()
    for _ in range(2):
        position = PlayedPosition(ULTIMATE)
        while position.outcome is None:
            made.append(engine.choose(position, rng))
            position = position.play(made[-1].move)
    name = engine_name(spec)
    assert {choice.why for choice in made} == set(reasons.REASONS[name])
    assert {table for choice in made for table in choice.scores} == set(reasons.TABLES[name])


def test_no_other_engine_has_sentences() -> None:
    """There are sentences for the engines that people can pick, for `matched` and for levels."""
    known = {*ENGINES, "tree", "learned", "matched", "level"}
    assert set(reasons.REASONS) == set(reasons.TABLES) == known
