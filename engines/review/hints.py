"""Hints in three steps: what is true of a position, a part of the board, the move.

They follow from the rules and exact values. Where the end is too far away to see, a search judges.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from engines.engine import greatest
from engines.games.game import DRAW, LOSS, WIN, Move
from engines.games.position import Node, PlayedPosition
from engines.players.perfect import most_tempting
from engines.review.areas import area_with
from engines.review.doubts import PERCENT, judged
from engines.review.worth import Worths, drawing_moves, worths_in
from engines.solvers.exhaustive import UnsolvedError


class Nudge(StrEnum):
    """What is true of a position for the player to move, the most urgent first."""

    FINISH = "finish"  # a move wins at once
    ONLY_MOVE = "only-move"  # there is no choice
    OWN_LINE = "own-line"  # some moves lose at once
    THREAT = "threat"  # after some moves the other player can win at once
    WIN_IN_TWO = "win-in-two"  # a move wins with the next one, whatever the reply
    WIN = "win"  # best play wins
    EVEN = "even"  # best play draws
    LOST = "lost"  # best play loses
    JUDGED = "judged"  # nobody knows; a search judges how likely the player is to win


class Hint(NamedTuple):
    """A hint: a fact about the position, an area of the board, and the move."""

    nudge: Nudge
    right: int  # how many of the `legal` moves are right by that fact
    legal: int
    area: str  # one of `areas_in`, with the move's cell and a wrong one; "" if there is none
    move: Move
    chance: int | None = None  # how likely it seems to win, in percent; None if proven to be best


_NUDGE_OF = {WIN: Nudge.WIN, DRAW: Nudge.EVEN, LOSS: Nudge.LOST}


def hint_of(position: PlayedPosition) -> Hint:
    """Return the hint for the player to move; the game is not over.

    >>> from engines.games.variants import position_after
    >>> hint = hint_of(position_after("classic", (0, 4, 8)))
    >>> hint.nudge.value, hint.right, hint.legal, hint.area, hint.move
    ('even', 4, 6, 'line-0', 1)
    """
    try:
        return _known(position)
    except UnsolvedError:
        return _judged(position)


def _known(position: PlayedPosition) -> Hint:
    """Return the hint by exact values; raises UnsolvedError."""
    worth = worths_in(position.game, position.state, drawing_moves(position))
    fact, right = _urgent(position) or _proven(position, worth)
    area, move = area_with(position, _best(position, worth, right), worth.kept)
    return Hint(fact, len(right), len(worth.results), area, move)


def _judged(position: PlayedPosition) -> Hint:
    """Return the hint by a search where the end is too far away; its move never loses at once."""
    legal = position.legal_moves()
    fact, right = _urgent(position) or (Nudge.JUDGED, legal)
    chance, best = judged(Node(position.game, position.state))
    area, move = area_with(position, [best], right)
    percent = None if fact in (Nudge.FINISH, Nudge.ONLY_MOVE) else round(PERCENT * chance)
    return Hint(fact, len(right), len(legal), area, move, percent)


def _urgent(position: PlayedPosition) -> tuple[Nudge, Sequence[Move]] | None:
    """Return what the next two moves decide, if anything, and the moves that are right by it."""
    legal = position.legal_moves()
    if finishing := _finishing(position):
        return Nudge.FINISH, finishing
    if len(legal) == 1:
        return Nudge.ONLY_MOVE, legal
    for fact, loses in ((Nudge.OWN_LINE, _loses), (Nudge.THREAT, _lets_finish)):
        safe = [move for move in legal if not loses(position, move)]
        if 0 < len(safe) < len(legal):
            # Closing the last small board may lose, but then all other moves lose as well.
            is_lost = fact is Nudge.OWN_LINE and position.game.line_means == LOSS
            return None if is_lost else (fact, safe)
    return None


def _proven(position: PlayedPosition, worth: Worths) -> tuple[Nudge, Sequence[Move]]:
    """Return what best play leads to, and the moves that keep it, or just those that win in two."""
    if worth.result == WIN and (quick := [m for m in worth.kept if _wins_in_two(position, m)]):
        return Nudge.WIN_IN_TWO, quick
    return _NUDGE_OF[worth.result], worth.kept


def _finishing(position: PlayedPosition) -> Sequence[Move]:
    """Return the moves that win at once; none if the game is over by repetition."""
    return () if position.is_repeated else position.game.winning_moves(position.state)


def _loses(position: PlayedPosition, move: Move) -> bool:
    return position.game.result(position.game.after(position.state, move)) == WIN


def _lets_finish(position: PlayedPosition, move: Move) -> bool:
    return bool(_finishing(position.play(move)))


def _wins_in_two(position: PlayedPosition, move: Move) -> bool:
    """Return whether every reply to a move leaves one that wins at once."""
    after = position.play(move)
    return after.outcome is None and all(
        _finishing(after.play(reply)) for reply in after.legal_moves()
    )


def _best(position: PlayedPosition, worth: Worths, right: Sequence[Move]) -> Sequence[Move]:
    """Return which of the right moves keep the result and are the hardest to answer."""
    moves = [move for move in worth.kept if move in right]
    if worth.chances:
        return greatest({move: worth.chances[move] for move in moves})
    hardest = most_tempting(position.game, position.state)
    return [move for move in moves if move in hardest] or moves
