"""What is asked of a puzzle while someone solves it, and how hard it is."""

from fractions import Fraction
from statistics import mean

import pytest

from engines.players.baselines import Uniform
from engines.players.minimax import Minimax
from engines.puzzles.days import DAYS, puzzle
from engines.puzzles.finding import JUDGES, Attentive, difficulty
from engines.puzzles.puzzle import Puzzle
from engines.review.areas import areas_of, open_cells
from tests.engines.puzzles.plain_search import PlainSearch
from tests.sizes import FULL

CLASSIC = Puzzle("classic", (0, 1, 5, 8), (3, 4, 6))
"""X has 1 and 6, O has 2 and 9: 4 makes two threats, and O can block one."""


def some() -> list[Puzzle]:
    """Return puzzles of the list; with every 43rd, each weekday, game and task is among them."""
    return [puzzle(number) for number in range(1, DAYS + 1, 1 if FULL else 43)]


def test_which_moves_are_right() -> None:
    """One move is right until the last, then any that wins; the stored reply follows each."""
    for one in some():
        assert (one.task, one.own_moves > 1) in {("win", True), ("save", False)}
        for made in range(one.own_moves):
            position = one.position(made)
            assert position.turn == one.mark
            assert position.moves == (*one.moves, *one.line[: 2 * made])
            right = [move for move in position.legal_moves() if one.is_right(move, made)]
            if one.task == "win" and made == one.own_moves - 1:
                assert right == PlainSearch(one.game).completing(position.state)
            else:
                assert right == [one.line[2 * made]]


def test_the_area_of_a_hint() -> None:
    """A hint tells an area with the first move's cell, and others that are free to choose."""
    for one in some():
        cells, area = open_cells(one.position()), areas_of(one.game)[one.area]
        assert cells[one.line[0]] in area
        assert len(set(cells.values()) & set(area)) > 1


def test_difficulty_by_hand() -> None:
    """One less the judges' mean chance of the line, by hand: one of 5 moves, then one of 3."""
    guess = Fraction(1, 5) * Fraction(1, 3)
    some_skill = (Fraction(1, 5) + Fraction(4, 5) / 5) * (
        Fraction(1, 2) + Fraction(1, 2) * (Fraction(1, 5) + Fraction(4, 5) / 3)
    )
    more_skill = Fraction(2, 5) + Fraction(3, 5) / 5
    chances = (guess, some_skill, more_skill, Fraction(1, 5), Fraction(1))
    seeing = (Attentive(Fraction(1, 2), Fraction(1, 5)), Attentive(Fraction(1), Fraction(2, 5)))
    assert (Uniform(), *seeing, Minimax(4), Minimax(6)) == JUDGES
    assert difficulty(CLASSIC) == round(1 - float(mean(chances)), 2) == 0.59


@pytest.mark.slow
def test_listed_difficulties() -> None:
    """The difficulty of the list is what the judges say today."""
    for one in some():
        assert one.difficulty == difficulty(one)


@pytest.mark.parametrize(
    ("worth", "dots"),
    [(0.0, 1), (0.44, 1), (0.45, 2), (0.64, 2), (0.65, 3), (0.8, 4), (0.89, 4), (0.9, 5), (1.0, 5)],
)
def test_dots(worth: float, dots: int) -> None:
    """A difficulty is shown as one to five dots."""
    assert Puzzle("classic", (), (0,), worth).dots == dots
