"""Points, and the order of an arena's people."""

from random import Random

from bot.domain.arena.field import DRAW, WIN, ArenaGame, Field, scores
from bot.domain.match import Ending
from tests.conftest import ANN, BEN, NOW
from tests.domain.arena.evenings import RUNNING, SECOND, drawn, players, timed_out, won

UNTIL = RUNNING.counts_until


def a_game(rng: Random) -> ArenaGame:
    """Return any kind of game between two of six people."""
    x, o = rng.sample(range(1, 7), 2)
    kinds = (
        *(won(x, o), won(x, o, "O"), drawn(x, o), timed_out(x, o, rng.randrange(4))),
        *(timed_out(x, o, rng.randrange(6), Ending.RESIGNED), ArenaGame(x, o, 3)),
        *(ArenaGame(x, o, 3, NOW, Ending.UNREACHABLE), won(x, o, at=UNTIL)),
        won(x, o, at=UNTIL + SECOND),
    )
    return rng.choice(kinds)


def slow_points(games: list[ArenaGame], person: int) -> int:
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


def slow_key(games: list[ArenaGame], person: int) -> tuple[int, int, int]:
    """Return someone's points, wins, and the points of those they beat, once for each win."""
    won = [game for game in games if slow_points([game], person) == 2]
    beaten = sum(slow_points(games, game.o if game.x == person else game.x) for game in won)
    return slow_points(games, person), len(won), beaten


def test_scores_equal_a_slow_recount() -> None:
    """Most points, wins, strong victims: ranks follow these, and equals are as they joined."""
    assert (WIN, DRAW) == (2, 1)
    rng = Random(38)
    for _ in range(300):
        games = [a_game(rng) for _ in range(rng.randrange(30))]
        keys = {person: slow_key(games, person) for person in range(1, 7)}
        found = scores(Field(players(*keys), tuple(games)), UNTIL)
        assert {it.person: (it.points, it.wins, it.beaten) for it in found} == keys
        ranking = sorted(keys, key=keys.__getitem__, reverse=True)
        ranks = [1 + sum(other > keys[it] for other in keys.values()) for it in ranking]
        assert [(it.person, it.rank) for it in found] == list(zip(ranking, ranks, strict=True))
        counted = [game for game in games if any(slow_points([game], it) for it in game.people)]
        assert all(it.games == sum(it.person in game.people for game in counted) for it in found)


def test_a_deletion_that_goes_on() -> None:
    """While a person's games are given to a deleted id one after another, all of them count."""
    field = Field(players(ANN, BEN), (won(-7, BEN), won(ANN, BEN), won(BEN, -7)))
    assert {it.person: it.points for it in scores(field, UNTIL)} == {ANN: 2, BEN: 2, -7: 2}
