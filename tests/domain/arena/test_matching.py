"""As many pairs as possible, and cheap ones."""

from itertools import combinations
from random import Random

import pytest

from bot.domain.arena.field import Field, Game
from bot.domain.arena.matching import best_pairs
from bot.domain.arena.pairing import AGAIN, pairings
from bot.domain.arena.standings import DRAW, WIN
from tests.conftest import NOW
from tests.domain.arena.evenings import RUNNING, drawn, players, won
from tests.domain.arena.slow_pairs import least_cost, most_of

STATES = 10_000
MOST = 40


def a_state(rng: Random) -> Field:
    """Return up to forty free people, some of them blocked, after up to four rounds of games."""
    people = range(1, 1 + min(rng.randint(2, MOST) for _ in range(3)))
    share = rng.choice((0, 0, 0.02, 0.1, 0.3))
    games: list[Game] = []
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


def costs_of(field: Field) -> dict[tuple[int, int], int]:
    """Return what each pair costs that may play, by their places in the ranking."""
    last: dict[int, int] = {}
    for game in field.games:
        last |= {game.x: game.o, game.o: game.x}
    return {
        (i, j): j - i + AGAIN * (last.get(one) == two or last.get(two) == one)
        for (i, one), (j, two) in combinations(enumerate(ranking(field)), 2)
        if (one, two) not in field.blocks and (two, one) not in field.blocks
    }


def test_pairs_cost_hardly_more_than_the_best() -> None:
    """In ten thousand drawn states the pairs cost at most a tenth more than the cheapest would."""
    rng, paid, least = Random(38), 0.0, 0.0
    for _ in range(STATES):
        field = a_state(rng)
        costs, place = costs_of(field), {it: i for i, it in enumerate(ranking(field))}
        pairs = [tuple(sorted(place[it] for it in pair)) for pair in pairings(RUNNING, field, NOW)]
        cost = sum(costs[one, two] for one, two in pairs)
        paid, least = paid + cost, least + least_cost(costs, len(place), len(pairs), cost)
    assert least <= paid <= 1.1 * least


def hidden_pairs(rng: Random) -> dict[tuple[int, int], int]:
    """Return few possible pairs of forty people, among them twenty that take in everybody."""
    people = rng.sample(range(MOST), MOST)
    pairs = [*zip(people[::2], people[1::2], strict=True)]
    others = [pair for pair in combinations(people, 2) if rng.random() < rng.choice((0.01, 0.05))]
    return {(min(pair), max(pair)): rng.randrange(1, 100) for pair in pairs + others}


@pytest.mark.parametrize("seed", range(300))
def test_nobody_is_left_out_needlessly(seed: int) -> None:
    """Where everybody can be in a pair, everybody is, however few pairs are possible."""
    possible = hidden_pairs(Random(seed))
    pairs = best_pairs(possible)
    assert {*pairs} <= possible.keys()
    assert sorted(it for pair in pairs for it in pair) == [*range(MOST)]


def test_every_way_to_block_among_five_people() -> None:
    """Whoever of five people blocks another, as many play as can."""
    everything = [*combinations(range(5), 2)]
    for size in range(len(everything) + 1):
        for possible in combinations(everything, size):
            pairs = best_pairs({pair: pair[1] - pair[0] for pair in possible})
            assert len(pairs) == most_of(possible)
            assert len({it for pair in pairs for it in pair}) == 2 * len(pairs)


@pytest.mark.parametrize("hubs", [1, 5, 10, 20])
def test_people_who_all_block_each_other(hubs: int) -> None:
    """Of people who all block each other, each of the others can play one."""
    pairs = best_pairs({it: 1 for it in combinations(range(MOST), 2) if it[0] < hubs})
    assert len(pairs) == hubs
