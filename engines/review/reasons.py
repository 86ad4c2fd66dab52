"""Why a move is called what it is called: one fact that anyone can check on the board."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from engines.games.game import DRAW, LOSS, WIN, AnyGame, Line, Move
from engines.games.position import Node
from engines.review.worth import Worths, worths_in


class Fact(StrEnum):
    """What stands out about a move."""

    WON = "won"
    OWN_LINE = "own-line"  # it completed a line, where that loses
    WIN_OVERLOOKED = "win-overlooked"  # another move would have won at once
    LINE_LEFT_OPEN = "line-left-open"  # the opponent can win at once on a line that was open before
    WIN_ALLOWED = "win-allowed"  # the opponent can win at once, and only now
    FORK_ALLOWED = "fork-allowed"  # the opponent can now make two threats at once
    WIN_LET_GO = "win-let-go"  # a win could be forced; it no longer can
    LOSS_ALLOWED = "loss-allowed"  # the opponent can now force a win
    NO_CHOICE = "no-choice"  # there was one legal move
    ALL_EQUAL = "all-equal"  # all moves were worth the same
    LOST_ALREADY = "lost-already"  # no move could hold the game any more
    ONLY_WINNING = "only-winning"  # only this move kept the win
    ONLY_HOLDING = "only-holding"  # only this move kept the draw
    FORK_MADE = "fork-made"  # it made two threats at once
    BLOCKED = "blocked"  # it alone stopped a line with which the opponent threatened to win
    WIN_KEPT = "win-kept"
    DRAW_KEPT = "draw-kept"


class Reason(NamedTuple):
    """A fact, and another move if it is about one: the opponent's reply, or a better move."""

    fact: Fact
    move: Move | None = None


def reason_of(node: Node, worth: Worths, move: Move) -> Reason:
    """Return the fact that says most about a move."""
    after = node.game.after(node.state, move)
    result = node.game.result(after)
    if result == LOSS:
        return Reason(Fact.WON)
    if worth.results[move] < worth.result:
        return Reason(Fact.OWN_LINE) if result == WIN else _loss(node, worth, move)
    return Reason(_kept(node, worth, move))


def _loss(node: Node, worth: Worths, move: Move) -> Reason:
    game, after = node.game, node.game.after(node.state, move)
    if wins := game.winning_moves(node.state):
        return Reason(Fact.WIN_OVERLOOKED, wins[0])
    if worth.results[move] == DRAW:
        return Reason(Fact.WIN_LET_GO, worth.best[0])
    if wins := game.winning_moves(after):
        return _win(node, after, wins)
    answers = worths_in(game, after).best
    forks = [answer for answer in answers if is_fork(game, game.after(after, answer))]
    return Reason(Fact.FORK_ALLOWED, forks[0]) if forks else Reason(Fact.LOSS_ALLOWED, answers[0])


def _win(node: Node, after: Any, wins: Sequence[Move]) -> Reason:
    """Return LINE_LEFT_OPEN if the opponent threatened that line before, otherwise WIN_ALLOWED."""
    game, state = node
    open_before = _threats(game, game.after_pass(state))
    left = [win for win in wins if game.cell_of(after, win) in open_before]
    return Reason(Fact.LINE_LEFT_OPEN, left[0]) if left else Reason(Fact.WIN_ALLOWED, wins[0])


def _kept(node: Node, worth: Worths, move: Move) -> Fact:
    if worth.are_equal:
        return Fact.NO_CHOICE if len(worth.results) == 1 else Fact.ALL_EQUAL
    if worth.result == LOSS:
        return Fact.LOST_ALREADY
    if worth.result == WIN and is_fork(node.game, node.game.after(node.state, move)):
        return Fact.FORK_MADE
    if _is_block(node, move):
        return Fact.BLOCKED
    if len(worth.kept) == 1:
        return Fact.ONLY_WINNING if worth.result == WIN else Fact.ONLY_HOLDING
    return Fact.WIN_KEPT if worth.result == WIN else Fact.DRAW_KEPT


def is_fork(game: AnyGame, state: Any) -> bool:
    """Return whether the player who just moved threatens two cells, one of them after any reply."""
    threats = _threats(game, game.after_pass(state)).keys()
    replies = (game.after(state, reply) for reply in game.legal_moves(state))
    return len(threats) > 1 and all(threats & _threats(game, after) for after in replies)


def _is_block(node: Node, move: Move) -> bool:
    """Return whether a move stopped a line that was threatened, and no other move would have."""
    game, state = node
    cell, after = game.cell_of(state, move), game.after(state, move)
    anywhere = game.after_pass(game.after_pass(after))  # in ultimate: even if free to move anywhere
    others = (game.after(state, other) for other in node.legal_moves() if other != move)
    return (
        not game.winning_moves(anywhere)
        and any(cell in line for line in _threats(game, game.after_pass(state)).values())
        and all(map(game.winning_moves, others))
    )


def _threats(game: AnyGame, state: Any) -> dict[int, Line]:
    """Return the cells where the player to move wins at once by a line, each with that line."""
    wins = game.winning_moves(state)
    lines = {game.cell_of(state, win): game.winning_line(game.after(state, win)) for win in wins}
    return {cell: line for cell, line in lines.items() if line}
