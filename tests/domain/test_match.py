from datetime import timedelta

import pytest

from bot.domain.expiry import expired
from bot.domain.explanation import explained
from bot.domain.limits import ENGINE_WITHIN, FOLLOWED_FOR, MOVE_WITHIN, SEARCH_WITHIN, SOON, Pace
from bot.domain.match import Ending, Match, Person, Status
from bot.domain.moves import pressed
from engines.games.game import Mark
from engines.games.variants import SOLVED_GAMES
from tests.conftest import ANN, BEN, NOW, a_match


def between_people(**changes: object) -> Match:
    return a_match(o=Person(BEN), **changes)


def after(match: Match, *cells: int) -> Match:
    for cell in cells:
        person = match.to_move
        assert isinstance(person, Person)
        match = pressed(match, person.id, match.revision, cell, NOW)
    return match


@pytest.mark.parametrize(
    ("variant", "moves", "ending", "winner"),
    [
        ("classic", "0 3 1 4 2", Ending.LINE, "X"),
        ("classic", "0 1 2 4 3 5 7 6 8", Ending.FULL_BOARD, None),
        ("classic", "0 1 2 3 4 5 7 6 8", Ending.LINE, "X"),  # with the ninth move
        ("misere", "0 3 1 4 2", Ending.LINE, "O"),
        ("misere", "0 1 2 4 3 5 7 6 8", Ending.FULL_BOARD, None),
        ("vanish", "0 1 4 3 2 5 6", Ending.LINE, "X"),
        ("vanish", "0 5 1 6 3 2 4 7 0 5 1 6 3 2 4 7 0 5 1 6 3 2", Ending.REPETITION, None),
        ("squares", "0 8 1 9 4 10 5", Ending.LINE, "X"),
        ("drop", "0 1 0 1 0 1 0", Ending.LINE, "X"),
        ("sizes", "a0 b0 a1 b1 c0 c4 c1 a2 b2", Ending.LINE, "X"),
    ],
)
def test_the_end_of_a_game(variant: str, moves: str, ending: Ending, winner: Mark | None) -> None:
    """A match ends as the rules of its game say, with the last of these moves and not before."""
    tokens = SOLVED_GAMES[variant].tokens
    *before, last = (tokens.index(token) for token in moves.split())
    match = after(between_people(variant=variant), *before)
    assert match.status is Status.LIVE
    over = after(match, last)
    assert (over.status, over.ending, over.winner) == (Status.OVER, ending, winner)


def test_a_person_has_no_thought_to_show() -> None:
    """`explained` raises TypeError for a ply at which a person moves."""
    with pytest.raises(TypeError):
        explained(pressed(a_match(), ANN, 0, 0, NOW), 0)


CHALLENGE = a_match(o=Person(BEN), status=Status.INVITED, challenger=ANN)
AGAINST_THE_BOT = a_match(moves=(0, 4, 1))


def timed(pace: Pace) -> Match:
    return between_people(moves=(4,), pace=pace)


@pytest.mark.parametrize(
    ("match", "limit"),
    [
        (timed(Pace.QUICK), timedelta(minutes=1)),
        (timed(Pace.CASUAL), timedelta(minutes=15)),
        (timed(Pace.SLOW), timedelta(days=3)),
        (CHALLENGE, timedelta(minutes=5)),
        (CHALLENGE._replace(pace=Pace.QUICK), timedelta(minutes=5)),
        (CHALLENGE._replace(pace=Pace.SLOW), timedelta(days=1)),
        (AGAINST_THE_BOT, timedelta(days=1)),
    ],
    ids=["quick", "casual", "slow", "challenge", "to quick", "to slow", "bot"],
)
def test_a_match_waits_exactly_as_long_as_promised(match: Match, limit: timedelta) -> None:
    """Nothing happens to the last moment of the time that README promises; then the match ends."""
    assert expired(match, NOW + limit - timedelta(milliseconds=1)) is match
    assert expired(match, NOW + limit).status in (Status.OVER, Status.LAPSED)


@pytest.mark.parametrize(
    ("match", "ending", "winner"),
    [
        *((timed(pace), Ending.OUT_OF_TIME, "X") for pace in Pace),
        (AGAINST_THE_BOT, Ending.ABANDONED, None),
        (AGAINST_THE_BOT._replace(moves=(0, 4, 1, 2)), Ending.ABANDONED, "O"),
    ],
)
def test_who_lets_the_time_pass_loses(match: Match, ending: Ending, winner: str | None) -> None:
    """Of two people the one to move does, against the bot from the fourth move on."""
    over = expired(match, NOW + timedelta(days=3))
    assert (over.ending, over.winner) == (ending, winner)


def test_the_limits_of_engines_rise() -> None:
    """Each limit leaves time for what happens when the one before it has passed."""
    limits = [SOON, SEARCH_WITHIN, MOVE_WITHIN, ENGINE_WITHIN.total_seconds(), FOLLOWED_FOR]
    assert sorted(set(limits)) == limits
