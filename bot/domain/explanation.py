"""Why an engine made a move, and what a move of ultimate does in its small board."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from bot.domain.match import Match
from engines.engine import Choice
from engines.games.classic import CLASSIC, FULL, HAS_LINE
from engines.games.game import Move
from engines.games.position import PlayedPosition, Position
from engines.games.ultimate import SIZE, Boards
from engines.turn import Choose, Turn

HURRIED = "hurried"  # why an engine made a move that it would not make with more time


@dataclass(frozen=True)
class MoveExplanation:
    """What an engine chose on `board`, and why."""

    board: PlayedPosition
    spec: str
    choice: Choice

    @property
    def ply(self) -> int:
        return len(self.board.moves)


def explained(match: Match, ply: int, choose: Choose = Turn.choose) -> MoveExplanation:
    """Return what the engine chose at `ply` (from 0), and why; raises TypeError if a person did."""
    turn, made = match.engine_turn(match.moves[:ply]), match.moves[ply]
    choice = choose(turn)
    if turn.game.is_long and choice.move != made:  # it looked less far then, as many waited
        choice = Choice(made, HURRIED)
    return MoveExplanation(match.after(turn.moves), turn.spec, choice)


class SmallBoardFact(StrEnum):
    """What anyone can check in one small board; a board can be won if one more mark wins it."""

    WON = "board-won"
    BLOCKED = "board-blocked"  # the opponent could have completed a line with the same cell
    SENT_ANYWHERE = "sent-anywhere"  # the board is closed, so the opponent may pick any open one
    SENT_EMPTY = "sent-empty"
    SENT_OWN = "sent-own"  # only the player who moved can win it
    SENT_THEIRS = "sent-theirs"  # only the opponent can win it
    SENT_BOTH = "sent-both"
    SENT_NEITHER = "sent-neither"


_SENT = {  # whether the player who moved can win the small board, and whether the opponent can
    (True, True): SmallBoardFact.SENT_BOTH,
    (True, False): SmallBoardFact.SENT_OWN,
    (False, True): SmallBoardFact.SENT_THEIRS,
    (False, False): SmallBoardFact.SENT_NEITHER,
}


class SmallBoardEffect(NamedTuple):
    """A fact, and the number of the small board that it is about (0 to 8, row by row)."""

    fact: SmallBoardFact
    board: int


def small_board_effects(position: Position, move: Move) -> Iterator[SmallBoardEffect]:
    """Yield what a legal move does in its small board, if it stands out, then where it sends."""
    board, cell = divmod(move, SIZE)
    before, after = position.state, position.game.after(position.state, move)
    if after.opponent_boards >> board & 1:
        yield SmallBoardEffect(SmallBoardFact.WON, board)
    elif HAS_LINE[(before.opponent | 1 << move) >> SIZE * board & FULL]:
        yield SmallBoardEffect(SmallBoardFact.BLOCKED, board)
    if position.game.result(after) is None:
        yield SmallBoardEffect(_sent(after, cell), cell)


def _sent(after: Boards, board: int) -> SmallBoardFact:
    """Return what awaits the opponent, who is to move, where they are sent."""
    if after.sent is None:
        return SmallBoardFact.SENT_ANYWHERE
    free = after.free(board)
    if free == FULL:
        return SmallBoardFact.SENT_EMPTY
    own, theirs = (
        bool(CLASSIC.threats(marks >> SIZE * board & FULL) & free)
        for marks in (after.opponent, after.own)
    )
    return _SENT[own, theirs]
