"""What can follow a match: another try from one of its positions, and a rematch."""

import pytest

from bot.domain.another_try import another_try, can_try
from bot.domain.challenges import rematch
from bot.domain.expiry import expired
from bot.domain.limits import ABANDONED_AFTER, Pace
from bot.domain.match import Ending, Machine, Match, Person, Place, Series, Status
from bot.domain.moves import pressed
from bot.domain.offers import take_back_asked
from bot.domain.transitions import ended
from bot.errors import Refusal
from engines.games.game import Mark
from tests.conftest import ANN, BEN, EVE, NOW, a_match

MOVES = (0, 1, 4, 8, 6, 2, 3)
HERE = a_match().place
ELSEWHERE = Place(21, 99)


def over(**changes: object) -> Match:
    return ended(a_match(moves=MOVES, series=Series(1, 1), **changes), Ending.LINE, "X", NOW)


BOT, FRIENDS = over(), over(o=Person(BEN), pace=Pace.SLOW)
BOT_FIRST = over(x=Machine("perfect", "unbeatable"), o=Person(ANN))


def tried(match: Match, plies: int, person: int = ANN, place: Place = HERE) -> Match:
    return another_try(match, plies, person, place, 5, NOW)


@pytest.mark.parametrize(
    ("match", "plies", "person", "ply", "x"),
    [
        (BOT, 3, ANN, 2, Person(ANN)),
        (BOT, 4, ANN, 2, Person(ANN)),
        (BOT, 7, ANN, 6, Person(ANN)),
        (BOT_FIRST, 1, ANN, 1, BOT_FIRST.x),
        (BOT_FIRST, 3, ANN, 1, BOT_FIRST.x),
        (BOT, 3, EVE, 2, Person(EVE)),
        (BOT, 4, EVE, 3, BOT.o),
        (FRIENDS, 4, ANN, 3, Person(ANN)),
        (FRIENDS, 4, BEN, 3, Person(ANN)),
    ],
    ids=["own", "bots", "last", "bot-first", "bots-third", "x", "o", "friend", "other-friend"],
)
def test_its_start(match: Match, plies: int, person: int, ply: int, x: Person | Machine) -> None:
    """A player goes back to their own last turn, others before the move that they look at."""
    again = tried(match, plies, person)
    assert (again.moves, again.start_ply, again.x) == (MOVES[:ply], ply, x)
    assert can_try(match, plies, person)
    assert (again.rated, again.series, again.rematch_of, again.seed) == (False, Series(), None, 5)


def test_the_person_is_to_move_against_the_bot() -> None:
    """Whoever presses, and wherever: the first move of another try is theirs."""
    for match in (BOT, BOT_FIRST):
        for person in (ANN, EVE):
            for plies in range(3, len(MOVES) + 1):
                again = tried(match, plies, person, ELSEWHERE)
                assert again.to_move == Person(person)
                assert (again.status, again.place) == (Status.LIVE, ELSEWHERE)
                assert {again.x, again.o} == {Machine("perfect", "unbeatable"), Person(person)}


@pytest.mark.parametrize(
    ("match", "plies", "person", "place", "error"),
    [
        (a_match(moves=MOVES[:4]), 3, ANN, HERE, "match-not-over"),
        (FRIENDS, 3, EVE, HERE, "not-your-match"),
        (FRIENDS._replace(o=Person(-7)), 3, ANN, HERE, "opponent-deleted"),
        (FRIENDS, 3, ANN, ELSEWHERE, "wrong-channel"),
        (FRIENDS, 1, ANN, HERE, "unknown-button"),
        (FRIENDS, 9, ANN, HERE, "unknown-button"),
        (BOT, 0, ANN, HERE, "unknown-button"),
        (BOT, 1, EVE, HERE, "unknown-button"),
        (BOT_FIRST._replace(moves=(4,)), 1, ANN, HERE, "unknown-button"),
    ],
    ids=[
        *("live", "stranger", "left", "elsewhere", "start", "beyond", "empty", "strangers-start"),
        "no-turn",
    ],
)
def test_no_other_try(match: Match, plies: int, person: int, place: Place, error: str) -> None:
    """Each refusal has its own reason; what would begin at the start is no other try."""
    with pytest.raises(Refusal, match=error):
        tried(match, plies, person, place)
    assert can_try(match, plies, person) is (error in {"match-not-over", "wrong-channel"})


def test_nothing_before_it_is_taken_back() -> None:
    """A take-back goes back to the position where it began, and no engine explains moves before."""
    again = tried(BOT, 3)
    assert again.last_ply(again.machine) is None
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        take_back_asked(again, ANN, 0, NOW)
    assert take_back_asked(pressed(again, ANN, 0, 8, NOW), ANN, 1, NOW).moves == again.moves
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        take_back_asked(tried(BOT_FIRST, 4), ANN, 0, NOW)


def test_nobody_loses_by_leaving_it_at_once() -> None:
    """The moves before it do not make it a loss to leave it; four of its own do."""
    again = tried(BOT, 6)
    assert len(again.moves) == 4
    assert expired(again, NOW + ABANDONED_AFTER).winner is None
    played = again._replace(moves=(*again.moves, 2, 5, 7, 3))
    assert expired(played, NOW + ABANDONED_AFTER).winner == "O"


PLAYED = a_match(id=7, o=Person(BEN), moves=(4, 0, 8, 2), series=Series(3, 2, 1), hints=(2,))


def ended_for(match: Match, winner: Mark | None) -> Match:
    return ended(match, Ending.RESIGNED if winner else Ending.AGREED, winner, NOW)


@pytest.mark.parametrize(
    ("winner", "series"), [("X", Series(2, 4, 1)), ("O", Series(3, 3, 1)), (None, Series(2, 3, 2))]
)
def test_the_series_goes_on_with_swapped_marks(winner: Mark | None, series: Series) -> None:
    """A rematch swaps the marks, and each player keeps their wins, with the last match counted."""
    again = rematch(ended_for(PLAYED, winner), ANN, 5, NOW)
    assert (again.x, again.o, again.series) == (Person(BEN), Person(ANN), series)
    assert (again.rematch_of, again.moves, again.hints, again.seed) == (7, (), (), 5)


@pytest.mark.parametrize(
    ("ending", "winner", "plies"),
    [
        (Ending.RESIGNED, "X", 3),
        (Ending.OUT_OF_TIME, "O", 2),
        (Ending.AGREED, None, 0),
        (Ending.ABANDONED, None, 4),
        (Ending.UNREACHABLE, None, 4),
    ],
)
def test_games_without_a_count(ending: Ending, winner: Mark | None, plies: int) -> None:
    """A game that is too short to count or has no result changes no series, and begins none."""
    for before, after in ((Series(3, 2, 1), Series(2, 3, 1)), (Series(), Series())):
        played = PLAYED._replace(moves=PLAYED.moves[:plies], series=before)
        finished = ended(played, ending, winner, NOW)
        assert (finished.score, rematch(finished, ANN, 5, NOW).series) == (before, after)


def test_an_engine_that_is_no_level_any_more_plays_on() -> None:
    """Its rematch is against the same engine, so the series is; another level begins a new one."""
    former = Machine("tree:5000", "hard")
    played = ended_for(a_match(o=former, variant="ultimate", moves=(0, 1, 9, 2)), "X")
    again = rematch(played, ANN, 5, NOW)
    assert (again.x, again.series) == (former, Series(o=1))
    level = rematch(played, ANN, 5, NOW, level="hard")
    assert (level.x, level.series) == (Machine("level:hard", "hard"), Series())
