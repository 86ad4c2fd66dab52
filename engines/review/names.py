"""What a review calls a move, by what it gave up and how hard it was to find."""

from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache
from typing import Any

from engines.games.game import LOSS, WIN, AnyGame, Move
from engines.games.position import Node
from engines.players.baselines import WinAndBlock
from engines.review.worth import Worths, worths_in

_BEST_BELOW, _GOOD_BELOW, _MISTAKE_FROM = 2, 5, 10  # the chance that a move gives up, in percent
# How often win-and-block makes the move, at most; how often it goes wrong after a trap, at least.
_GREAT, _BRILLIANT, _TRAP = Fraction(1, 2), Fraction(1, 4), Fraction(1, 2)


class MoveName(StrEnum):
    """The names of moves, the finest first."""

    BRILLIANT = "brilliant"
    GREAT = "great"
    BEST = "best"
    GOOD = "good"
    SOUND = "sound"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    MISSED_WIN = "missed win"
    BLUNDER = "blunder"
    BOOK = "book"
    FORCED = "forced"
    GIVEN = "given"


IN_WORDS = {MoveName.BOOK: "opening", MoveName.MISTAKE: "slower"}
"""What people read instead of the names that programs get."""
LOSING = frozenset({MoveName.MISSED_WIN, MoveName.BLUNDER})
"""Moves after which best play has a worse result."""
UNGRADED = frozenset({MoveName.BOOK, MoveName.FORCED, MoveName.GIVEN})
"""Moves that say little or nothing about who made them."""


def name_of(node: Node, worth: Worths, move: Move) -> MoveName:
    """Return what a move is called, whatever the ply at which it was made."""
    if worth.results[move] < worth.result:
        return MoveName.BLUNDER if worth.results[move] == LOSS else MoveName.MISSED_WIN
    if worth.are_equal:
        return MoveName.FORCED
    return (_found(node, move) if len(worth.kept) == 1 else None) or _kept(worth, move)


def _found(node: Node, move: Move) -> MoveName | None:
    """Return what the only move that keeps the result is called if it is hard to find."""
    chance = _replies(node.game, node.state).get(move, 0)
    if chance > _GREAT:
        return None
    return MoveName.BRILLIANT if chance <= _BRILLIANT else MoveName.GREAT


def _kept(worth: Worths, move: Move) -> MoveName:
    """Return what a move that keeps the result is called, by the chance that it gives up."""
    delta = worth.delta(move)
    if delta is None:
        return MoveName.SOUND
    if delta < _BEST_BELOW:
        return MoveName.BEST
    if delta < _GOOD_BELOW:
        return MoveName.GOOD
    slow = worth.result == WIN and delta >= _MISTAKE_FROM
    return MoveName.MISTAKE if slow else MoveName.INACCURACY


def is_trap(node: Node, drawing: frozenset[Move]) -> bool:
    """Return whether win-and-block errs half the time or more; `drawing` moves repeat, and draw."""
    if not node.legal_moves():
        return False
    worth = worths_in(*node, drawing)
    chances = _replies(*node).items()
    return sum(p for move, p in chances if worth.results[move] < worth.result) >= _TRAP


@lru_cache(maxsize=1 << 14)
def _replies(game: AnyGame, state: Any) -> Mapping[Move, Fraction]:
    """Return the moves of a simple player, which tell how hard a move is to find."""
    return WinAndBlock().distribution(Node(game, state))
