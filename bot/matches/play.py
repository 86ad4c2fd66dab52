"""Moves and resignation: the transitions of a live match."""

from dataclasses import replace
from datetime import datetime

from bot.errors import (
    BoardMovedOnError,
    CellTakenError,
    ChallengeOpenError,
    MatchOverError,
    NotYourTurnError,
)
from bot.matches.model import Ending, Machine, Match, Person, Status, changed, ended
from engines.board import Mark, other


def started(match: Match) -> Match:
    """Return the match with the engine's first move on it, if an engine begins."""
    return replace(match, moves=_answered(match))


def pressed(match: Match, person: int, revision: int, cell: int, now: datetime) -> Match:
    """Return the match after a person's press on a cell of the board at `revision`.

    An engine's answer is part of it. Raises what `seated_at` does, NotYourTurnError,
    CellTakenError.
    """
    mark = seated_at(match, person, revision)
    if mark != match.board.turn:
        raise _not_your_turn(match)
    if cell not in match.board.legal_moves():
        raise CellTakenError
    return _moved(replace(match, moves=(*match.moves, cell)), now)


def resigned(match: Match, person: int, now: datetime) -> Match:
    """Return the match given up by a person; raises what `seated` does."""
    return ended(match, Ending.RESIGNED, other(seated(match, person)), now)


def seated(match: Match, person: int) -> Mark:
    """Return the mark of somebody who plays in a live match.

    Raises NotYourMatchError, ChallengeOpenError, MatchOverError.
    """
    mark = match.mark_of(person)
    if match.status is Status.INVITED:
        raise ChallengeOpenError
    if match.status is not Status.LIVE:
        raise MatchOverError
    return mark


def seated_at(match: Match, person: int, revision: int) -> Mark:
    """Return the mark of somebody who acts on the board at `revision`.

    Raises what `seated` does, BoardMovedOnError if the match has moved on since.
    """
    mark = seated(match, person)
    if revision != match.revision:
        raise BoardMovedOnError
    return mark


def _not_your_turn(match: Match) -> NotYourTurnError:
    mover = match.to_move
    person = str(mover.id) if isinstance(mover, Person) else ""
    return NotYourTurnError(person=person, since=str(int(match.turn_since.timestamp())))


def _moved(match: Match, now: datetime) -> Match:
    moved = replace(match, moves=_answered(match), offer=None, turn_since=now)
    outcome = moved.board.outcome
    if outcome is None:
        return changed(moved, now)
    ending = Ending.LINE if outcome.line else Ending.FULL_BOARD
    return ended(moved, ending, outcome.winner, now)


def _answered(match: Match) -> tuple[int, ...]:
    """Return the moves with the engine's answer behind them, where one is due."""
    if match.board.outcome is not None or not isinstance(match.to_move, Machine):
        return match.moves
    return (*match.moves, match.thought(len(match.moves)).choice.cell)
