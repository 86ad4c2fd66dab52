"""The reasons and tables that engines give with their choices."""

from functools import cache
from random import Random
from typing import Any

import pytest

from engines.engine import Choice
from engines.games.classic import Board
from engines.games.position import PlayedPosition
from engines.games.vanish import VANISH
from engines.levels import CLASSIC_ONLY, ENGINES, engine_name, engine_of
from engines.players.learned import Learned
from engines.players.tree import Tree
from engines.strength.strength import STRENGTH
from engines.terminal import reasons
from tests.engines.positions import BOARDS

SPECS = [spec.replace("100", "2").replace("9", "4") for spec in STRENGTH]
DECLARING: dict[str, Any] = {engine_name(spec): type(engine_of(spec)) for spec in SPECS}
DECLARING |= {"tree": Tree, "learned": Learned}


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


@pytest.mark.parametrize("spec", SPECS)
def test_engines_use_what_they_declare(spec: str) -> None:
    """Each declared reason and table occurs in some position, and no other does.

    In classic a table has nine entries, and None for every taken cell.
    """
    made, engine = choices(spec) + choices_elsewhere(spec), type(engine_of(spec))
    assert {choice.why for choice in made} == set(vars(engine)["REASONS"])
    assert {name for choice in made for name in choice.scores} == set(vars(engine)["TABLES"])
    for board, choice in zip(BOARDS, choices(spec), strict=True):
        for table in choice.scores.values():
            assert len(table) == 9
            assert all(table[cell] is None for cell in set(range(9)) - set(board.free))


@pytest.mark.parametrize(("name", "engine"), DECLARING.items())
def test_every_reason_has_a_sentence(name: str, engine: Any) -> None:
    """The terminal has a sentence for each declared reason and a caption for each table."""
    assert set(reasons.REASONS[name]) == set(engine.REASONS)
    assert set(reasons.TABLES[name]) == set(engine.TABLES)


def test_no_other_engine_has_sentences() -> None:
    """There are sentences for the engines that people can pick, for `matched` and for levels."""
    known = {*ENGINES, "tree", "learned", "matched", "level"}
    assert set(reasons.REASONS) == set(reasons.TABLES) == known


def test_perfect_shows_its_chance_to_win() -> None:
    """On the empty board every move is optimal, and the best wins 341 of 800 games."""
    choice = engine_of("perfect").choose(Board(), Random(1))
    chances = [chance for chance in choice.scores["chance"] if chance is not None]
    assert len(chances) == 9
    assert choice.scores["chance"][choice.move] == max(chances) == pytest.approx(341 / 800)
