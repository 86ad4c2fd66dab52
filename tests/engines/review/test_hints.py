"""Hints: every step is true of the position, counted again in the plainest way."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import pytest

from engines.games.classic import CLASSIC
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.games.variants import SOLVED_GAMES
from engines.review.areas import areas_in, areas_of
from engines.review.hints import Hint, Nudge, hint_of
from tests.engines.games.plain_board import OTHER, Plain, legal, outcome, play, wins, wins_next
from tests.engines.games.plain_values import kept, value
from tests.engines.games.test_rules import games, positions, with_boards
from tests.engines.review.test_doubts import at_random, before
from tests.sizes import slow

FACTS = {1: Nudge.WIN, 0: Nudge.EVEN, -1: Nudge.LOST}


def some(variant: str) -> Iterator[tuple[PlayedPosition, Plain]]:
    """Yield each kind of position of classic, and those of some random games of the others."""
    game = SOLVED_GAMES[variant]
    found = with_boards(game, positions(game)) if game is CLASSIC else games(variant, 8)
    for position, board in found:
        if legal(board) and (game is CLASSIC or 3 <= len(board.moves) < 30):
            yield position, board


def urgent(board: Plain) -> tuple[Nudge, set[str]] | None:
    """Return what decides within three moves, and the moves that are right by it, or None."""
    if wins(board):
        return Nudge.FINISH, wins(board)
    after = {move: play(board, move) for move in legal(board)}
    if len(after) == 1:
        return Nudge.ONLY_MOVE, {*after}
    alive = {move for move in after if outcome(after[move]) != OTHER[board.turn]}
    safe = {move for move in after if not wins(after[move])}
    for fact, right in ((Nudge.OWN_LINE, alive), (Nudge.THREAT, safe)):
        if 0 < len(right) < len(after):
            return fact, right
    quick = {move for move in after if wins_next(after[move])}
    return (Nudge.WIN_IN_TWO, quick) if quick else None


@pytest.mark.parametrize(
    "variant", ["misere", "sizes", *slow("classic", "vanish", "squares", "drop")]
)
def test_the_steps_are_true_in_every_game(variant: str) -> None:
    """The fact, its counts, the area and the move follow from the plainest rules."""
    sizes, shown, facts = {"squares": 4, "drop": 9}, Counter[str](), set()
    for position, board in some(variant):
        hint = hint_of(position)
        fact, right = urgent(board) or (FACTS[value(board)], kept(board))
        counts = len(right), len(legal(board))
        assert (hint.nudge, hint.right, hint.legal) == (fact, *counts), board.moves
        assert position.game.tokens[hint.move] in right & kept(board), board.moves
        cells = {m: position.game.cell_of(position.state, m) for m in position.legal_moves()}
        area = set(areas_of(position.game).get(hint.area, ()))
        assert len(area) in {0, sizes.get(variant, 3)}
        assert not area or (cells[hint.move] in area and len(area & set(cells.values())) > 1)
        shown[hint.area] += 1
        facts.add(fact)
    assert shown.keys() >= areas_of(SOLVED_GAMES[variant]).keys()
    assert variant != "classic" or facts == {*Nudge} - {Nudge.OWN_LINE, Nudge.JUDGED}


def test_every_hint_of_classic() -> None:
    """Moves, areas and lines of all kinds of position are as they were when they were checked."""
    hints = [hint_of(position) for position, _ in some("classic")]
    assert sha256("".join(map(repr, hints)).encode()).hexdigest().startswith("dc26df9c845b0f84")


def test_the_first_hint_of_ultimate() -> None:
    """Where any board may be chosen, a hint points to one; nobody knows, but X is not behind."""
    hint = hint_of(PlayedPosition(ULTIMATE))
    assert (hint.nudge, hint.right, hint.legal) == (Nudge.JUDGED, 81, 81)
    assert hint.area == f"board-{ULTIMATE.pick_of(hint.move)}"
    assert hint.chance is not None
    assert 50 <= hint.chance < 70


@pytest.mark.slow
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
        (0, 51, Hint(Nudge.THREAT, 2, 6, "line-2", 60, chance=50)),
        (9, 49, Hint(Nudge.THREAT, 3, 4, "line-6", 13, chance=0)),
        (6, 57, Hint(Nudge.FINISH, 1, 7, "board-sw", 60)),
        (164, 51, Hint(Nudge.LOST, 4, 4, "line-5", 65)),
    ],
    ids=["finish", "only-move", "threat", "one-lets", "two-boards", "lost"],
)
def test_what_is_known_in_ultimate(seed: int, ply: int, hint: Hint) -> None:
    """A win at once, an only move, a threat, the last moves need no judgement, lost or not."""
    assert hint_of(before(at_random(seed), ply)) == hint
