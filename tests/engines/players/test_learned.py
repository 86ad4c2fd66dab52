"""The engine of ultimate that taught itself: its table, what it proves, and its choices."""

import hashlib
from pathlib import Path
from random import Random

import pytest

from engines.games.classic import CELLS, FULL, HAS_LINE
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.players import learned_table
from engines.players.learned import Learned, learned_values
from engines.players.learned_table import COUNT, DRAWN, LOST, WON, number_of, open_boards
from engines.players.tree import Tree
from engines.turn import Turn
from tests.engines.players.test_tree import positions, score
from tests.sizes import times

TABLE = "b90cd0c4d9200c016892febbf64c92ecfc087da8f0078a34017d04541e19f52f"
TREE_CHOICES = Path(__file__).with_name("tree_choices.txt")
OPENING = 4  # how many moves of each game there were made at random, before the engine moved
MENDED = {(7, 58), (10, 52)}
"""The games and plies in which it came back to a move that was a proven draw."""


def test_the_table() -> None:
    """It is the one that `python -m benchmarks.learning` wrote with seed 1, and not too large."""
    content = learned_table.WEIGHTS.read_bytes()
    assert hashlib.sha256(content).hexdigest() == TABLE
    assert len(content) <= 300_000


def test_the_numbers_of_small_boards() -> None:
    """Every small board has a number: those that are closed share three, the others none."""
    numbers = {(own, opponent): number_of(own, opponent) for own, opponent in open_boards()}
    assert list(numbers.values()) == list(range(WON))
    for own in range(FULL + 1):
        for opponent in range(FULL + 1):
            if not own & opponent and (own, opponent) not in numbers:
                closed = WON if HAS_LINE[own] else LOST if HAS_LINE[opponent] else DRAWN
                assert number_of(own, opponent) == closed
                assert HAS_LINE[own] or HAS_LINE[opponent] or own | opponent == FULL
    assert max(WON, LOST, DRAWN) == COUNT - 1


def plain_chance(position: PlayedPosition, move: int) -> float:
    """Return how likely a move seems to win, by adding up everything at once."""
    after = ULTIMATE.after(position.state, move)
    marks = [(after.opponent >> 9 * at & FULL, after.own >> 9 * at & FULL) for at in CELLS]
    rows = [learned_table.sums_of(at, *marks[at]) for at in CELLS]
    rows.append(learned_table.sums_sent(move % 9, *marks[move % 9]))
    number, sums = sum(rows) - learned_table.ABOVE_ZERO, []
    for _ in range(33):  # the lowest part, with its sign, comes off first
        sums.append((number + 2**29) % 2**30 - 2**29)
        number = (number - sums[-1]) >> 30
    odds = sums[32] + sum(map(abs, sums[:16])) - sum(map(abs, sums[16:32]))
    return float(1 / (1 + 2.718281828459045 ** (-0.7 * odds / 65536)))


@pytest.mark.parametrize("left", [1, 6, 20, 45, 60, 80])
def test_a_glance_adds_up(left: int) -> None:
    """Moves are judged as if all were added up again; what ends the game is seen."""
    for position in positions(left, games=10):
        seen = learned_values(position.state)
        assert tuple(move for move, _, _ in seen) == position.legal_moves()
        for move, result, chance in seen:
            ended = ULTIMATE.result(ULTIMATE.after(position.state, move))
            assert result == (None if ended is None else -ended)
            assert chance == pytest.approx(plain_chance(position, move))


def test_no_game_twice() -> None:
    """It starts with any image of a move, and varies the opening, but no later moves."""
    engine, start = Learned(150), PlayedPosition(ULTIMATE)
    first = engine.distribution(start)
    assert {image[move] for image in ULTIMATE.symmetries for move in first} == set(first)
    varied = 0
    for left, part in ((74, 0.3), (60, 0.9)):
        for position in positions(left, games=8):
            visits = engine.choose(position, Random(1)).scores["visits"]
            counts = {move: count for move, count in enumerate(visits) if count is not None}
            near = {move for move in counts if counts[move] >= part * max(counts.values())}
            assert set(engine.distribution(position)) == near
            varied += len(near) > 1 and left > 60
    assert varied >= 4


def test_the_tree_plays_what_it_played() -> None:
    """`tree` still makes moves that it made before it shared its search: some of 537."""
    for number, line in enumerate(TREE_CHOICES.read_text(encoding="utf-8").splitlines()):
        moves = tuple(map(int, line.split()))
        for ply in range(OPENING, len(moves), 12):
            turn = Turn("tree:100", "ultimate", moves[:ply], f"{number} {ply}")
            assert (turn.choose().move == moves[ply]) == ((number, ply) not in MENDED)


@pytest.mark.slow
def test_it_plays_better_than_the_tree() -> None:
    """Looking at as many positions it scores more than six points in ten."""
    assert score(Learned(50), Tree(50), games=times(60)) > 6 / 10
