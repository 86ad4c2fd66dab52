"""What a replay says with its animation."""

import pytest

from bot.domain.match import Ending, Match, Person, Status
from bot.interactions.history.replay import told_in_moves
from engines.games.variants import GAMES
from tests.conftest import ANN, BEN, a_match
from tests.views.test_animation import WON, random_game

MOST_DESCRIBED = 1024
"""How many characters Discord takes as the description of a picture."""


def over(**changes: object) -> Match:
    values = {"o": Person(BEN), "status": Status.OVER, "ending": Ending.LINE}
    return a_match(**(values | changes))


def test_the_game_in_words() -> None:
    """The description has every move in order, who won, and no name."""
    told = told_in_moves(over(moves=WON, winner="X"), "en")
    assert told == (
        "The game move by move: X the top-left corner, O the top-middle square, X the middle, "
        "O the bottom-right corner, X the bottom-left corner, O the top-right corner, "
        "X the middle-left square. X wins."
    )


@pytest.mark.parametrize(
    ("ending", "said"), [(Ending.AGREED, "Nobody wins."), (Ending.UNREACHABLE, "not finished.")]
)
def test_games_that_nobody_won(ending: Ending, said: str) -> None:
    """A draw and a game that was given up are told apart, also without a move."""
    told = told_in_moves(over(ending=ending), "en")
    assert told.endswith(said)
    assert "no moves" in told


@pytest.mark.parametrize("variant", GAMES)
def test_a_long_game_fits(variant: str) -> None:
    """Discord takes the description of any game; a long one lacks its first moves."""
    moves = random_game(variant, 1, longest=200)
    told = told_in_moves(over(variant=variant, moves=moves, ending=Ending.AGREED), "en")
    assert len(told) <= MOST_DESCRIBED
    assert ("…" in told) == (variant in {"vanish", "ultimate"})
    assert str(ANN) not in told
