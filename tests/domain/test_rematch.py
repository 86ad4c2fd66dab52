import pytest

from bot.domain.challenges import rematch
from bot.domain.match import Ending, Machine, Match, Person, Series, Status
from bot.domain.transitions import ended
from bot.errors import Refusal
from engines.games.game import Mark
from tests.conftest import ANN, BEN, EVE, NOW, a_match

FRIENDS = a_match(id=7, o=Person(BEN), moves=(4, 0), series=Series(x=3, o=2, draws=1))


def over(match: Match, winner: Mark | None) -> Match:
    return ended(match, Ending.RESIGNED if winner else Ending.AGREED, winner, NOW)


@pytest.mark.parametrize(
    ("winner", "series"), [("X", Series(2, 4, 1)), ("O", Series(3, 3, 1)), (None, Series(2, 3, 2))]
)
def test_the_series_goes_on_with_swapped_marks(winner: Mark | None, series: Series) -> None:
    """A rematch swaps the marks, and each player keeps their wins, with the last match counted."""
    again = rematch(over(FRIENDS, winner), ANN, 5, NOW)
    assert (again.x, again.o, again.series) == (Person(BEN), Person(ANN), series)
    assert (again.rematch_of, again.moves, again.seed) == (7, (), 5)


def test_a_rematch_between_people_is_a_challenge() -> None:
    """The other player has to accept it; against the bot it is live at once."""
    asked = rematch(over(FRIENDS, "X"), BEN, 5, NOW)
    assert (asked.status, asked.challenger, asked.invited) == (Status.INVITED, BEN, ANN)
    played = rematch(over(a_match(), "O"), ANN, 5, NOW)
    assert (played.status, played.challenger) == (Status.LIVE, None)
    assert isinstance(played.x, Machine)


def test_a_rematch_is_for_the_players_of_a_finished_match() -> None:
    """Nobody else can ask for one, and nobody during the match."""
    with pytest.raises(Refusal, match="not-your-match"):
        rematch(over(FRIENDS, "X"), EVE, 5, NOW)
    with pytest.raises(Refusal, match="match-not-over"):
        rematch(FRIENDS, ANN, 5, NOW)


def test_an_engine_that_is_no_level_any_more_plays_on() -> None:
    """Its rematch is against the same engine, so the series is; another level begins a new one."""
    former = Machine("tree:5000", "hard")
    played = over(a_match(o=former, variant="ultimate"), "X")
    again = rematch(played, ANN, 5, NOW)
    assert (again.x, again.series) == (former, Series(o=1))
    level = rematch(played, ANN, 5, NOW, level="hard")
    assert (level.x, level.series) == (Machine("level:hard", "hard"), Series())


def test_a_matched_engine_plays_on_with_its_next_skill() -> None:
    """It stays unrated and keeps the score; a level instead is rated and begins a new series."""
    played = over(a_match(o=Machine("matched:40"), rated=False), "X")
    again = rematch(played, ANN, 5, NOW, skill=70)
    assert (again.x, again.rated, again.series) == (Machine("matched:70"), False, Series(o=1))
    level = rematch(played, ANN, 5, NOW, level="easy", skill=70)
    assert (level.x, level.rated) == (Machine("level:easy", "easy"), True)
    assert level.series == Series()
