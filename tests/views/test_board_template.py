import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.domain.match import (
    Ending,
    Machine,
    Match,
    Offer,
    OfferKind,
    Person,
    Place,
    Seat,
    Series,
    Status,
    altered,
    ended,
    position,
)
from bot.domain.time_limits import TimeControl
from bot.views.board import board_json
from engines.games.classic import CELLS, Mark
from tests.conftest import NOW, a_match

ids = st.integers(1, 2**63 - 1)
people: st.SearchStrategy[Seat] = st.builds(Person, ids)
engines: st.SearchStrategy[Seat] = st.sampled_from(
    [Machine("dice", "medium"), Machine("minimax:7", "hard"), Machine("lines")]
)


@st.composite
def games(draw: st.DrawFn) -> tuple[int, ...]:
    """Return some moves, of which none comes after the end."""
    cells = draw(st.permutations(list(CELLS)))
    plies = next((n for n in CELLS if position(tuple(cells[:n])).outcome), len(cells))
    return tuple(cells[: draw(st.integers(0, plies))])


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Return a match of any two sides, live or over, however it came to be so."""
    one, other = draw(people), draw(st.one_of(people, engines))
    x, o = draw(st.permutations([one, other]))
    match = a_match(
        id=draw(ids),
        place=Place(21, 31, draw(st.booleans())),
        x=x,
        o=o,
        moves=draw(games()),
        revision=draw(st.integers(0, 40)),
        time_control=None if isinstance(other, Machine) else draw(st.sampled_from(TimeControl)),
        challenger=draw(st.none() | ids),
        rematch_of=draw(st.none() | ids),
        series=Series(*draw(st.tuples(*[st.integers(0, 2000)] * 3))),
        taken_back=draw(st.sampled_from(["", "X", "XO"])),
    )
    return draw(standing(match))


@st.composite
def standing(draw: st.DrawFn, match: Match) -> Match:
    """Return a match as it is, with an offer, or over."""
    marks: st.SearchStrategy[Mark] = st.sampled_from(["X", "O"])
    outcome = match.board.outcome
    if outcome is not None:
        ending = Ending.LINE if outcome.line else Ending.FULL_BOARD
        return ended(match, ending, outcome.winner, NOW)
    if draw(st.booleans()):
        ending = draw(st.sampled_from([Ending.RESIGNED, Ending.OUT_OF_TIME, Ending.ABANDONED]))
        return ended(match, ending, draw(marks), NOW)
    offers = st.none() | st.builds(Offer, st.sampled_from(OfferKind), marks)
    return altered(match, offer=draw(offers) if match.machine is None else None)


@given(match=matches(), rematch=st.booleans())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_template_is_seen_by_nobody(
    monkeypatch: pytest.MonkeyPatch, match: Match, rematch: bool
) -> None:
    """A board drawn once for all matches alike is, to the letter, the one drawn for this match."""
    shown = board_json(match, rematch=rematch)
    with monkeypatch.context() as patch:
        patch.setattr("bot.views.board.blank", lambda itself: itself)
        assert shown == board_json(match, rematch=rematch)


def test_a_template_serves_matches_alike() -> None:
    """Two matches of other people at the same stage share what is drawn, each with its own ids."""
    mine = board_json(a_match(id=7, x=Person(11)))
    yours = board_json(a_match(id=8, x=Person(12)))
    assert mine.replace("c1:7:", "c1:8:").replace("g1:7", "g1:8").replace("<@11>", "<@12>") == yours


def test_a_finished_match_is_not_live_again() -> None:
    """What was drawn of a live match is not taken for one at the same stage that is over."""
    over = ended(a_match(), Ending.RESIGNED, "O", NOW)
    assert over.status is Status.OVER
    assert "g1:" in board_json(a_match())
    assert "g1:" not in board_json(over)
