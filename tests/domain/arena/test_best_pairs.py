"""As many pairs as possible and, of these, the cheapest."""

from itertools import combinations
from random import Random

import pytest

from bot.domain.arena.field import DRAW, WIN, ArenaGame, Field
from bot.domain.arena.pairing import AGAIN, Pair, pairings
from tests.conftest import NOW
from tests.domain.arena.evenings import RUNNING, best_of, drawn, players, won
from tests.sizes import times

STATES, FEW, MOST = times(4000), 7, 40


def a_state(rng: Random, people: range) -> Field:
    """Return free people after up to four rounds of games, some blocked by others."""
    share = rng.choice((0, 0, 0.1, 0.3, 0.6))
    games: list[ArenaGame] = []
    for _ in range(rng.randrange(5)):
        shuffled = rng.sample(people, len(people))
        for x, o in zip(shuffled[::2], shuffled[1::2], strict=False):
            games.append(rng.choice((won(x, o), won(x, o, "O"), drawn(x, o))))
    blocks = [pair for pair in combinations(people, 2) if rng.random() < share]
    return Field(players(*people), tuple(games), frozenset(blocks))


def ranking(field: Field) -> list[int]:
    """Return everybody by points, then fewest games, then as they joined."""
    points = {it.person: 0 for it in field.players}
    games = dict(points)
    for game in field.games:
        for person in game.people:
            games[person] += 1
            points[person] += DRAW * (game.winner is None)
        if game.winner:
            points[game.person(game.winner)] += WIN
    return sorted(points, key=lambda it: (-points[it], games[it]))


def costs_of(field: Field) -> dict[frozenset[int], int]:
    """Return what each pair costs that may play, by their places in the ranking."""
    last: dict[int, int] = {}
    for game in field.games:
        last |= {game.x: game.o, game.o: game.x}
    return {
        frozenset((one, two)): j - i + AGAIN * (last.get(one) == two or last.get(two) == one)
        for (i, one), (j, two) in combinations(enumerate(ranking(field)), 2)
        if (one, two) not in field.blocks and (two, one) not in field.blocks
    }


@pytest.mark.slow
def test_the_most_pairs_at_the_least_cost() -> None:
    """Nobody meets someone they block or waits needlessly, and no other way costs less."""
    rng = Random(38)
    for _ in range(STATES):
        field = a_state(rng, range(1, 1 + rng.randint(2, FEW)))
        costs, pairs = costs_of(field), pairings(RUNNING, field, NOW)
        playing = in_one_game(pairs)
        paid = sum(costs[frozenset(pair)] for pair in pairs)
        assert (len(field.players) - len(playing), paid) == best_of(ranking(field), costs)


@pytest.mark.parametrize("seed", range(10))
def test_nobody_of_a_crowd_is_left_out_needlessly(seed: int) -> None:
    """Where forty people can all be in a pair, all are, however many block each other."""
    rng = Random(seed)
    people = rng.sample(range(1, 1 + MOST), MOST)
    pairs = {*zip(people[::2], people[1::2], strict=True)}
    others = {pair for pair in combinations(people, 2) if rng.random() < rng.choice((0.01, 0.05))}
    blocks = frozenset({*combinations(people, 2)} - pairs - others)
    assert in_one_game(pairings(RUNNING, Field(players(*people), (), blocks), NOW)) == {*people}


def in_one_game(pairs: tuple[Pair, ...]) -> set[int]:
    """Return who plays, each in one game."""
    playing = [person for pair in pairs for person in pair]
    assert len(playing) == len({*playing})
    return {*playing}
