"""When people are paired in an arena, and with what marks."""

from dataclasses import replace
from datetime import datetime

import pytest

from bot.domain.arena.arena import Phase
from bot.domain.arena.field import Field, Game, Player
from bot.domain.arena.pairing import WAIT, due_at, pairings, pairs_at
from tests.conftest import ANN, BEN, EVE, NOW
from tests.domain.arena.evenings import (
    EARLIER,
    MINUTE,
    RUNNING,
    SECOND,
    drawn,
    players,
    timed_out,
    won,
)

DAN, FAY = 14, 15
ANOTHER = Game(DAN, FAY)
"""A game that runs, so that those who are free wait."""


WAITING = Field((*players(ANN), *players(BEN, since=NOW), *players(DAN, FAY)), (ANOTHER,))
"""Ann has been free for a minute, Ben since now, and two others play."""


def test_two_people_are_paired_at_once_if_nobody_plays() -> None:
    """Nobody else could become free, so two do not wait."""
    field = Field(players(ANN, BEN, since=NOW))
    assert pairs_at(RUNNING, field) == NOW
    assert pairings(RUNNING, field, NOW) == ((ANN, BEN),)


def test_two_people_wait_ten_seconds_for_others() -> None:
    """While others play, two wait until one of them has been free for ten seconds."""
    both = Field((*players(ANN, BEN, since=NOW), *players(DAN, FAY)), (ANOTHER,))
    assert pairs_at(RUNNING, both) == due_at(RUNNING, both) == NOW + WAIT
    assert pairings(RUNNING, both, NOW + WAIT - SECOND) == ()
    assert pairings(RUNNING, both, NOW + WAIT) == ((ANN, BEN),)


def test_who_has_waited_plays_whoever_comes() -> None:
    """Someone who has been free for ten seconds plays at once as another becomes free."""
    assert pairings(RUNNING, WAITING, NOW) == ((ANN, BEN),)


@pytest.mark.parametrize("blocks", [{(ANN, BEN)}, {(BEN, ANN)}])
def test_people_who_block_each_other_never_meet(blocks: set[tuple[int, int]]) -> None:
    """Whoever of two blocks the other, they wait for someone else, and nothing looks in between."""
    field = replace(WAITING, blocks=frozenset(blocks))
    assert pairings(RUNNING, field, NOW + MINUTE) == ()
    assert (pairs_at(RUNNING, field), due_at(RUNNING, field)) == (None, RUNNING.ends_at)


def test_who_plays_elsewhere_is_not_paired() -> None:
    """Someone in another match of the channel waits until it is over."""
    field = replace(WAITING, busy=frozenset({BEN}))
    assert pairings(RUNNING, field, NOW + MINUTE) == ()


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


def test_two_people_alone_meet_again_with_marks_swapped() -> None:
    """Two people alone play game after game, and each has X in every other one."""
    games: list[Game] = []
    for _ in range(6):
        (pair,) = pairings(RUNNING, Field(players(ANN, BEN), tuple(games)), NOW)
        games.append(won(*pair))
    assert [game.x for game in games] == [ANN, BEN] * 3


def test_who_had_x_less_has_it() -> None:
    """X goes to whoever had it less often, however the games ended."""
    games = (won(ANN, EVE), won(ANN, EVE), won(BEN, EVE))
    field = Field((*players(ANN, BEN), Player(EVE, EARLIER, left=True)), games)
    assert pairings(RUNNING, field, NOW) == ((BEN, ANN),)


@pytest.mark.parametrize("x", [ANN, BEN])
def test_who_had_o_last_has_x(x: int) -> None:
    """Of two who had X as often, the one who had O last has it now, whoever is better."""
    o = ANN + BEN - x
    games = (won(x, o), won(o, x))
    assert pairings(RUNNING, Field(players(ANN, BEN), games), NOW) == ((x, o),)


def test_the_last_opponent_is_avoided() -> None:
    """Four people who finish at the same time all meet another one than before."""
    field = Field(players(ANN, BEN, DAN, FAY), (drawn(ANN, BEN), drawn(DAN, FAY)))
    pairs = {frozenset(pair) for pair in pairings(RUNNING, field, NOW)}
    assert len(pairs) == 2
    assert pairs.isdisjoint({frozenset({ANN, BEN}), frozenset({DAN, FAY})})


def test_neighbours_in_the_standings_meet() -> None:
    """The best plays the second best, the third plays the last, whoever joined first."""
    games = (won(EVE, 20), won(EVE, 21), won(BEN, 20), won(BEN, 21), won(DAN, 22))
    people = (
        *players(ANN, BEN, DAN, EVE),
        *(Player(it, EARLIER, left=True) for it in (20, 21, 22)),
    )
    pairs = pairings(RUNNING, Field(people, games), NOW)
    assert [{*pair} for pair in pairs] == [{BEN, EVE}, {ANN, DAN}]


@pytest.mark.parametrize("place", range(3))
def test_who_has_waited_longest_plays(place: int) -> None:
    """Of three who are free, the one who has waited longest plays, in whatever place they are."""
    ranked = (ANN, BEN, EVE)
    games = (won(ANN, 20), won(ANN, 21), won(BEN, 22))
    people = [Player(it, EARLIER if it == ranked[place] else NOW) for it in ranked]
    gone = [Player(it, EARLIER, left=True) for it in (20, 21, 22)]
    long_over = tuple(game._replace(ended_at=EARLIER) for game in games)
    (pair,) = pairings(RUNNING, Field((*people, *gone), long_over), NOW)
    assert ranked[place] in pair


@pytest.mark.parametrize(("plies", "paused"), [(0, ANN), (1, BEN), (2, None), (3, None)])
def test_who_misses_a_game_is_paused(plies: int, paused: int | None) -> None:
    """Who loses on time without having moved is not paired until they are back; others go on."""
    field = Field(players(ANN, BEN, EVE), (timed_out(ANN, BEN, plies),))
    assert field.paused == {paused} - {None}
    back = replace(field, players=players(ANN, BEN, EVE, since=NOW + SECOND))
    assert (back.paused, {*back.here}) == (frozenset(), {ANN, BEN, EVE})


def test_whoever_deleted_their_data_is_not_paired() -> None:
    """The deleted id of someone keeps its place, but plays no more."""
    field = Field(players(-7, BEN), (won(-7, BEN),))
    assert field.here == (BEN,)
    assert pairings(RUNNING, field, NOW + MINUTE) == ()
