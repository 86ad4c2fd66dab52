"""Hints: every step is true of the position, counted again in the plainest way."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from engines.games.classic import CLASSIC
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.games.variants import SOLVED_GAMES
from engines.levels import engine_of
from engines.review.areas import areas_in, areas_of
from engines.review.hints import Hint, Nudge, hint_of
from tests.engines.games.slow_rules import look, winning_cells
from tests.engines.review import slow_review as slow
from tests.engines.review.test_doubts import at_random, before, careless, chance_after
from tests.sizes import times

FACTS = {1: Nudge.WIN, 0: Nudge.EVEN, -1: Nudge.LOST}
NEAR = 5
POINTS_EVERYWHERE = ("classic", "misere", "vanish", "squares", "drop", "sizes")
"""The games in which a hint can point to each area of the board."""
"""With so few moves left, all games can be played out in the plainest way."""


def positions() -> Iterator[PlayedPosition]:
    """Yield every position of classic in which the game is not over, each by one way to it."""
    seen = {"." * 9}
    for position in (queue := [PlayedPosition(CLASSIC)]):
        yield position
        for after in map(position.play, position.legal_moves()):
            if after.legal_moves() and str(after) not in seen:
                seen.add(str(after))
                queue.append(after)


def some(variant: str, games: int = 15) -> Iterator[tuple[PlayedPosition, tuple[str, ...]]]:
    """Yield the positions of some random games, and the moves to each as text."""
    rng = Random(8)
    for _ in range(games):
        position = PlayedPosition(SOLVED_GAMES[variant])
        while (moves := position.legal_moves()) and len(position.moves) < 30:
            if len(position.moves) >= 3:
                yield position, position.tokens
            position = position.play(rng.choice(moves))


def wins(board: str) -> list[int]:
    """Return the moves of classic that win at once."""
    mark = slow.mover(board)
    return [cell for cell in slow.moves(board) if slow.has_line(slow.play(board, cell), mark)]


def plainly(board: str) -> tuple[Nudge, list[int]]:
    """Return what to say about a position of classic, and the moves that are right by it."""
    legal, mark = slow.moves(board), slow.mover(board)
    if wins(board):
        return Nudge.FINISH, wins(board)
    if len(legal) == 1:
        return Nudge.ONLY_MOVE, legal
    safe = [cell for cell in legal if not wins(slow.play(board, cell))]
    if 0 < len(safe) < len(legal):
        return Nudge.THREAT, safe
    value = slow.value(board, mark)
    kept = [cell for cell in legal if slow.value(slow.play(board, cell), mark) == value]
    quick = [cell for cell in kept if wins_next(slow.play(board, cell))]
    return (Nudge.WIN_IN_TWO, quick) if quick else (FACTS[value], kept)


def wins_next(board: str) -> bool:
    """Return whether every reply of classic leaves a move that wins at once."""
    replies = [slow.play(board, cell) for cell in slow.moves(board)]
    return bool(replies) and all(wins(reply) for reply in replies)


def test_every_nudge_of_classic_is_true() -> None:
    """In all 4,520 positions the fact and its counts are those of a plain count."""
    facts: Counter[Nudge] = Counter()
    for position in positions():
        hint, (fact, right) = hint_of(position), plainly(str(position))
        counts = (len(right), len(slow.moves(str(position))))
        assert (hint.nudge, hint.right, hint.legal) == (fact, *counts), str(position)
        facts[fact] += 1
    assert facts.total() == 4520
    assert set(facts) == set(Nudge) - {Nudge.OWN_LINE, Nudge.JUDGED}


def ranks(board: str) -> dict[int, tuple[int, bool, Fraction]]:
    """Return how good each move of classic is: its result, whether it fits the fact, its chance."""
    mark, (_, right) = slow.mover(board), plainly(board)
    after = {cell: slow.play(board, cell) for cell in slow.moves(board)}
    return {
        cell: (slow.value(rest, mark), cell in right, slow.chance(rest, mark))
        for cell, rest in after.items()
    }


def test_every_move_of_classic_is_best() -> None:
    """No other move has a better result, fits the fact better, or has a better chance."""
    for position in positions():
        found = ranks(str(position))
        assert found[hint_of(position).move] == max(found.values()), str(position)


def test_every_area_of_classic_narrows_the_choice() -> None:
    """A line has the best move and a blunder, or one that is not as good, if any line has."""
    for position in positions():
        hint, found = hint_of(position), ranks(str(position))
        top = max(found.values())
        best = {cell for cell in found if found[cell] == top}
        blunders = {cell for cell in found if found[cell][0] < top[0]}
        useful = lines_with(best, blunders) or lines_with(best, set(found) - best)
        line = areas_of(CLASSIC).get(hint.area, ())
        assert list(line) in (useful or [[]]), str(position)
        assert not line or hint.move in line, str(position)


def lines_with(best: set[int], wrong: set[int]) -> list[list[int]]:
    """Return the lines of classic that have a best cell and a wrong one."""
    return [line for line in winning_cells("classic") if best & set(line) and wrong & set(line)]


def finishing(variant: str, moves: tuple[str, ...]) -> list[str]:
    """Return the moves that win at once."""
    mark = "XO"[len(moves) % 2]
    return [m for m in look(variant, moves).legal if look(variant, (*moves, m)).outcome == mark]


def is_quick(variant: str, moves: tuple[str, ...]) -> bool:
    """Return whether every reply leaves a move that wins at once."""
    seen = look(variant, moves)
    return not seen.outcome and all(finishing(variant, (*moves, m)) for m in seen.legal)


def urgent(variant: str, moves: tuple[str, ...]) -> tuple[Nudge, list[str]] | None:
    """Return what decides within three moves, and the moves that are right by it, or None."""
    legal, loses = look(variant, moves).legal, "OX"[len(moves) % 2]
    if wins := finishing(variant, moves):
        return Nudge.FINISH, wins
    if len(legal) == 1:
        return Nudge.ONLY_MOVE, list(legal)
    alive = [m for m in legal if look(variant, (*moves, m)).outcome != loses]
    safe = [m for m in legal if not finishing(variant, (*moves, m))]
    for fact, right in ((Nudge.OWN_LINE, alive), (Nudge.THREAT, safe)):
        if 0 < len(right) < len(legal):
            return fact, right
    quick = [m for m in legal if is_quick(variant, (*moves, m))]
    return (Nudge.WIN_IN_TWO, quick) if quick else None


@cache
def best_play(variant: str, moves: tuple[str, ...]) -> int:
    """Return the result for the player to move, by playing all games out."""
    seen = look(variant, moves)
    if seen.outcome:
        return 0 if seen.outcome == "draw" else 1 if seen.outcome == "XO"[len(moves) % 2] else -1
    return max(-best_play(variant, (*moves, move)) for move in seen.legal)


@pytest.mark.parametrize("variant", sorted(SOLVED_GAMES))
def test_the_steps_are_true_in_every_game(variant: str) -> None:
    """The fact, its counts, the area and the move follow from the plainest rules."""
    for position, moves in some(variant):
        hint, found = hint_of(position), urgent(variant, moves)
        token = position.game.tokens[hint.move]
        assert (found is None) == (hint.nudge in FACTS.values()), moves
        if found:
            assert (hint.nudge, hint.right) == (found[0], len(found[1])), moves
            assert token in found[1], moves
        left = position.game.moves_left(position.state)
        if left is not None and left <= NEAR:
            after = {m: -best_play(variant, (*moves, m)) for m in look(variant, moves).legal}
            kept = [m for m in after if after[m] == max(after.values())]
            assert token in kept, moves
            assert found or (hint.nudge, hint.right) == (FACTS[after[token]], len(kept)), moves


@pytest.mark.parametrize("variant", sorted(SOLVED_GAMES))
def test_areas_of_every_game(variant: str) -> None:
    """A line of three by three, or a quarter of a larger board, has the move and another one."""
    sizes = {"squares": 4, "drop": 9}
    shown = Counter[str]()
    for position, _ in some(variant):
        hint, open_cells = hint_of(position), position.game.cell_of
        cells = {m: open_cells(position.state, m) for m in position.legal_moves()}
        area = set(areas_of(position.game).get(hint.area, ()))
        shown[hint.area] += 1
        assert len(area) in {0, sizes.get(variant, 3)}
        assert not area or (cells[hint.move] in area and len(area & set(cells.values())) > 1)
    assert variant not in POINTS_EVERYWHERE or shown.keys() >= areas_of(position.game).keys()


def test_the_first_hint_of_ultimate() -> None:
    """Where any board may be chosen, a hint points to one; nobody knows, but X is not behind."""
    hint = hint_of(PlayedPosition(ULTIMATE))
    assert (hint.nudge, hint.right, hint.legal) == (Nudge.JUDGED, 81, 81)
    assert hint.area == f"board-{ULTIMATE.pick_of(hint.move)}"
    assert hint.chance is not None
    assert 50 <= hint.chance < 70


def test_areas_of_ultimate() -> None:
    """Areas are open boards, or lines of the one in play; each has the move and another one."""
    for position in (before(at_random(2), ply) for ply in range(1, 45, 4)):
        hint, cells = hint_of(position), position.game.cell_of
        open_cells = {cells(position.state, move) for move in position.legal_moves()}
        boards = {ULTIMATE.pick_of(move) for move in position.legal_moves()}
        kind, _, name = hint.area.partition("-")
        assert kind == ("board" if len(boards) > 1 else "line")
        assert kind == "line" or name in boards
        area = set(areas_in(position)[hint.area])
        assert len(area) == (9 if kind == "board" else 3)
        assert cells(position.state, hint.move) in area
        assert len(area & open_cells) > 1


@pytest.mark.parametrize(
    ("seed", "ply", "hint"),
    [
        (6, 45, Hint(Nudge.FINISH, 1, 26, "board-sw", 60)),
        (5, 52, Hint(Nudge.ONLY_MOVE, 1, 1, "", 76)),
        (0, 51, Hint(Nudge.THREAT, 2, 6, "line-2", 60, chance=52)),
        (9, 49, Hint(Nudge.THREAT, 3, 4, "line-6", 13, chance=0)),
        (6, 57, Hint(Nudge.FINISH, 1, 7, "board-sw", 60)),
        (164, 51, Hint(Nudge.LOST, 4, 4, "line-5", 65)),
    ],
    ids=["finish", "only-move", "threat", "one-lets", "two-boards", "lost"],
)
def test_what_is_known_in_ultimate(seed: int, ply: int, hint: Hint) -> None:
    """A win at once, an only move and the last moves need no judgement; a threat is a fact.

    In the last of these positions all moves lose, but only one not at once.
    """
    assert hint_of(before(at_random(seed), ply)) == hint


@pytest.mark.slow
def test_a_longer_search_takes_the_hint() -> None:
    """A search of 5,000 positions finds moves of hints nearly as good as the best on average."""
    lost = []
    for game in map(careless, range(times(20))):
        for ply in range(6, len(game.moves) - 13, 20):
            position = before(game, ply)
            best = engine_of("learned:5000", ULTIMATE).choose(position, Random(0)).move
            hinted = hint_of(position).move
            lost.append(chance_after(game, ply, best) - chance_after(game, ply, hinted))
    assert len(lost) > 3
    assert sum(lost) < 0.03 * len(lost)
