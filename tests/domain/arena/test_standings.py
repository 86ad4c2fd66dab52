"""Points, and the order of an arena's people."""

from random import Random

from bot.domain.arena.field import Field, Game, Score, scores
from bot.domain.match import Ending
from tests.conftest import ANN, BEN, EVE, NOW
from tests.domain.arena.evenings import (
    RUNNING,
    SECOND,
    drawn,
    players,
    resigned,
    timed_out,
    won,
)

UNTIL = RUNNING.counts_until
DAN = 14


def ranks(*games: Game, people: tuple[int, ...] = (ANN, BEN, EVE, DAN)) -> list[tuple[int, int]]:
    """Return people and their ranks after some games, the best first."""
    return [(it.person, it.rank) for it in scores(Field(players(*people), games), UNTIL)]


def a_game(rng: Random) -> Game:
    """Return any kind of game between two of six people."""
    x, o = rng.sample(range(1, 7), 2)
    kinds = (
        won(x, o),
        won(x, o, "O"),
        drawn(x, o),
        timed_out(x, o, rng.randrange(4)),
        resigned(x, o, rng.randrange(6)),
        Game(x, o, 3),
        Game(x, o, 3, NOW, Ending.UNREACHABLE),
        won(x, o, at=UNTIL),
        won(x, o, at=UNTIL + SECOND),
    )
    return rng.choice(kinds)


def slow_points(games: list[Game], person: int) -> int:
    """Return a person's points, game by game."""
    points = 0
    for game in games:
        if person not in game.people or game.ended_at is None or game.ended_at > UNTIL:
            continue
        if game.ending is Ending.RESIGNED and game.plies < 4:
            continue
        if game.ending is Ending.FULL_BOARD:
            points += 1
        elif game.winner and game.person(game.winner) == person:
            points += 2
    return points


def slow_beaten(games: list[Game], person: int) -> int:
    """Return the points of the opponents a person beat, once for each win."""
    beaten = 0
    for game in games:
        alone = slow_points([game], person)
        if alone == 2:
            beaten += slow_points(games, game.o if game.x == person else game.x)
    return beaten


def test_points_equal_a_slow_recount() -> None:
    """Points and the points of opponents beaten are those of a recount, and ranks follow them."""
    rng = Random(38)
    for _ in range(300):
        games = [a_game(rng) for _ in range(rng.randrange(30))]
        found = scores(Field(players(*range(1, 7)), tuple(games)), UNTIL)
        for it in found:
            assert it.points == slow_points(games, it.person)
            assert it.beaten == slow_beaten(games, it.person)
            assert it.rank == 1 + sum(_key(other) > _key(it) for other in found)
        assert [it.rank for it in found] == sorted(it.rank for it in found)


def _key(score: Score) -> tuple[int, int, int]:
    return score.points, score.wins, score.beaten


def test_a_win_is_two_points_and_a_draw_one() -> None:
    """A win gives two points, a draw one to both, a loss none."""
    field = Field(players(ANN, BEN), (won(ANN, BEN), drawn(BEN, ANN)))
    assert scores(field, UNTIL) == (Score(1, ANN, 1, 1, 0, 1), Score(2, BEN, 0, 1, 1, 0))
    assert [it.points for it in scores(field, UNTIL)] == [3, 1]


def test_wins_come_before_draws() -> None:
    """With the same points, one win is better than two draws."""
    games = (drawn(ANN, BEN), drawn(ANN, BEN), won(EVE, DAN))
    assert ranks(*games) == [(EVE, 1), (ANN, 2), (BEN, 2), (DAN, 4)]


def test_stronger_victims_come_before_weaker_ones() -> None:
    """With the same points and wins, whoever beat people with more points is better."""
    games = (won(ANN, DAN), won(BEN, EVE), drawn(EVE, DAN), won(EVE, DAN))
    assert ranks(*games)[0] == (EVE, 1)
    assert ranks(*games)[1:] == [(BEN, 2), (ANN, 3), (DAN, 4)]


def test_equals_share_a_rank() -> None:
    """Who has the same in everything shares a rank, in the order in which they joined."""
    assert ranks(won(ANN, DAN), won(BEN, EVE)) == [(ANN, 1), (BEN, 1), (EVE, 3), (DAN, 3)]


def test_late_games_do_not_count() -> None:
    """A game that ends more than five minutes after the arena gives no points."""
    late = won(ANN, BEN, at=UNTIL + SECOND)
    assert [it.points for it in scores(Field(players(ANN, BEN), (late,)), UNTIL)] == [0, 0]


def test_resigning_to_each_other_gives_no_points() -> None:
    """A game that is resigned before both moved twice counts for nobody; later it is a win."""
    friends = tuple(
        resigned(*pair, plies) for plies in range(4) for pair in ((EVE, DAN), (DAN, EVE))
    )
    assert ranks(*friends, won(ANN, BEN))[0] == (ANN, 1)
    field = Field(players(ANN, BEN), (*friends, resigned(ANN, BEN, 4)))
    assert [(it.points, it.games) for it in scores(field, UNTIL)] == [(2, 1), (0, 1)]


def test_a_deletion_that_goes_on() -> None:
    """While a person's games are given to a deleted id one after another, all of them count."""
    field = Field(players(ANN, BEN), (won(-7, BEN), won(ANN, BEN), won(BEN, -7)))
    found = {it.person: it.points for it in scores(field, UNTIL)}
    assert found == {ANN: 2, BEN: 2, -7: 2}
