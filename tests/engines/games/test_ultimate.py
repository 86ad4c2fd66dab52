"""Ultimate: its counts, and how its games end."""

from collections import Counter
from itertools import pairwise
from random import Random

from engines.games.ultimate import ULTIMATE, Boards
from tests.engines.games.test_rules import played
from tests.engines.positions import LINES
from tests.sizes import FULL


def perft(state: Boards, depth: int) -> int:
    """Return how many sequences of that many legal moves there are."""
    moves = ULTIMATE.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(ULTIMATE.after(state, move), depth - 1) for move in moves)


def test_counts_of_sequences() -> None:
    """From the start there are as many sequences of one to four moves, or five, as is known."""
    known = [81, 720, 6_336, 55_080, 473_256][: 5 if FULL else 4]
    assert [perft(ULTIMATE.start, n + 1) for n in range(len(known))] == known


def test_three_small_boards_in_a_row_win() -> None:
    """The line of such a game has the nine cells by which the winner won the three boards."""
    rng = Random(3)
    for _ in range(60):
        *_, last = played(ULTIMATE, rng)
        assert last.outcome is not None
        if last.outcome.line:
            line = last.outcome.line
            boards = {3 * (cell // 27) + cell % 9 // 3 for cell in line}
            assert len(line) == 9 and boards in map(set, LINES)
            assert {last.cells[cell].mark for cell in line} == {last.outcome.winner}


def test_moves_left() -> None:
    """After each move fewer can follow, none at the end; of a piece as many as are legal."""
    positions = list(played(ULTIMATE, Random(9)))
    left = [ULTIMATE.moves_left(position.state) for position in positions]
    assert left[0] == 81
    assert all(before > after for before, after in pairwise(left))
    assert all(len(p.legal_moves()) <= n for p, n in zip(positions, left, strict=True))
    for position in positions[:-1]:
        moves = Counter(map(ULTIMATE.pick_of, position.legal_moves()))
        assert all(ULTIMATE.left_of(position.state, it) == moves[it] for it in ULTIMATE.picks)


def test_positions_that_are_no_images() -> None:
    """Two moves share a canonical state only if a symmetry takes one to the other: 15 kinds."""
    states = [ULTIMATE.after(ULTIMATE.start, move) for move in range(81)]
    assert len({ULTIMATE.canonical(state) for state in states}) == 15


def test_canonical_states_are_images() -> None:
    """A canonical state has as many marks and small boards of each player as the state."""
    for position in played(ULTIMATE, Random(14)):
        canonical = ULTIMATE.canonical(position.state)
        for image, mask in zip(canonical[:5], position.state[:5], strict=True):
            assert image.bit_count() == mask.bit_count()
