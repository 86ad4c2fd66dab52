"""What a move does at once: what anyone can see on the board, in any game and without a search."""

from collections.abc import Iterator
from enum import StrEnum, auto
from typing import Any

from engines.games.game import LOSS, AnyGame, Line, Move
from engines.games.position import PlayedPosition


class Effect(StrEnum):
    """What a move does."""

    WIN = auto()
    LINE = auto()  # in misère: it completes a line, and loses
    SAFE = auto()  # in misère: other moves complete a line, this one does not
    BLOCK = auto()  # the opponent could have completed a line at once, and no longer can
    COVERABLE = auto()  # it stands on such a line, but the opponent can cover it
    THREAT = auto()  # the player could win with their next move


MoveEffect = tuple[Effect, Line]  # what a move does, and the cells of its line or threats, if any


def effects_of(position: PlayedPosition, move: Move) -> Iterator[MoveEffect]:
    """Yield all that a legal move does; of several lines that it blocks, the first is named."""
    game, after = position.game, position.play(move)
    winner, line = after.outcome or (None, None)
    if winner == position.turn:
        yield Effect.WIN, line or ()
    elif line:
        yield Effect.LINE, ()
    elif game.line_means == LOSS:
        yield from _on_lines(position, after)
    elif game.line_moves(position.state):
        yield Effect.SAFE, ()


def _on_lines(position: PlayedPosition, after: PlayedPosition) -> Iterator[MoveEffect]:
    """Yield what a move that does not win does to lines; nothing in a game without `lines`."""
    game, cell = position.game, position.game.cell_of(position.state, after.moves[-1])
    before = [*_in_reach(game, game.after_pass(position.state))]
    left = [*_in_reach(game, after.state)]
    if closed := [line for line in before if line not in left]:
        yield Effect.BLOCK, closed[0]
    elif any(cell in line for line in before):
        yield Effect.COVERABLE, ()
    later = game.after_pass(after.state)
    wins = game.winning_moves(later) if game.lines and after.outcome is None else ()
    if cells := {game.cell_of(later, win) for win in wins}:
        yield Effect.THREAT, tuple(cells)


def _in_reach(game: AnyGame, state: Any) -> Iterator[Line]:
    """Yield the lines that the player to move can complete at once."""
    for move in game.line_moves(state) if game.lines else ():
        cells = game.cells(game.after(state, move), "O")
        yield from (it for it in game.lines if all(cells[cell].mark == "X" for cell in it))
