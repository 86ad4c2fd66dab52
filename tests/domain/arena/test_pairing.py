"""When people are paired in an arena, and with what marks."""

from dataclasses import replace
from datetime import datetime

import pytest

from bot.domain.arena.arena import Phase
from bot.domain.arena.field import ArenaGame, ArenaPlayer, Field
from bot.domain.arena.pairing import WAIT, due_at, pairings, pairs_at
from tests.conftest import ANN, BEN, EVE, NOW
from tests.domain.arena.evenings import EARLIER, MINUTE, RUNNING, SECOND, players, won

PLAYING = (14, 15)
GAMES = (ArenaGame(*PLAYING),)
WAITING = Field((*players(ANN), *players(BEN, since=NOW), *players(*PLAYING)), GAMES)
"""Ann has been free for a minute, Ben since now, and two others play."""


def test_two_people_wait_ten_seconds_for_others() -> None:
    """While others play, two wait until one of them has been free for ten seconds."""
    both = replace(WAITING, players=(*players(ANN, BEN, since=NOW), *players(*PLAYING)))
    assert pairs_at(RUNNING, both) == due_at(RUNNING, both) == NOW + WAIT
    assert pairings(RUNNING, both, NOW + WAIT - SECOND) == ()
    assert pairings(RUNNING, both, NOW + WAIT) == ((ANN, BEN),)


def test_who_has_waited_plays_whoever_comes() -> None:
    """Someone who has been free for ten seconds plays at once as another becomes free."""
    assert pairings(RUNNING, WAITING, NOW) == ((ANN, BEN),)


@pytest.mark.parametrize(
    ("phase", "at"),
    [
        (Phase.ANNOUNCED, NOW),
        (Phase.ENDING, NOW),
        (Phase.OVER, NOW),
        (Phase.RUNNING, RUNNING.ends_at),
    ],
)
def test_no_game_begins_before_or_after(phase: Phase, at: datetime) -> None:
    """Nobody is paired before the start, nor at the end of the planned time or later."""
    assert pairings(replace(RUNNING, phase=phase), WAITING, at) == ()


@pytest.mark.parametrize("x", [ANN, BEN])
def test_who_had_o_last_has_x(x: int) -> None:
    """Of two who had X as often, the one who had O last has it now, whoever is better."""
    o = ANN + BEN - x
    assert pairings(RUNNING, Field(players(ANN, BEN), (won(x, o), won(o, x))), NOW) == ((x, o),)


@pytest.mark.parametrize("place", range(3))
def test_who_has_waited_longest_plays(place: int) -> None:
    """Of three who are free, the one who has waited longest plays, in whatever place they are."""
    ranked = (ANN, BEN, EVE)
    games = (won(ANN, 20), won(ANN, 21), won(BEN, 22))
    people = [ArenaPlayer(it, EARLIER if it == ranked[place] else NOW) for it in ranked]
    gone = [ArenaPlayer(it, EARLIER, left=True) for it in (20, 21, 22)]
    long_over = tuple(game._replace(ended_at=EARLIER) for game in games)
    (pair,) = pairings(RUNNING, Field((*people, *gone), long_over), NOW)
    assert ranked[place] in pair


def test_whoever_deleted_their_data_is_not_paired() -> None:
    """The deleted id of someone keeps its place, but plays no more."""
    field = Field(players(-7, BEN), (won(-7, BEN),))
    assert field.here == (BEN,)
    assert pairings(RUNNING, field, NOW + MINUTE) == ()
