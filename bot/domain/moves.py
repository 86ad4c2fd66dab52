"""The transitions of a live match: moves, hints and resignation."""

from datetime import datetime

from bot.domain.match import Ending, Machine, Match, Status
from bot.domain.transitions import changed, ended, refuse_out_of_turn, seated, seated_at
from bot.errors import Refusal
from engines.games.game import Move, other
from engines.games.position import Outcome, PlayedPosition
from engines.ladders import LADDERS
from engines.turn import Choose, Turn

NUDGE, AREA, MOVE = range(3)  # the steps of a hint: what matters, where to look, the move


def known(match: Match) -> Match:
    """Return a match; raises Refusal if its engine has no points in this version.

    A process of a newer version has begun it then, and would count it with points unknown here.
    """
    engine, points = match.engine, LADDERS[match.variant].points
    if engine and engine.spec not in points and engine.skill is None:
        raise Refusal("newer-engine")
    return match


def started(match: Match, choose: Choose = Turn.choose) -> Match:
    """Return the match with the engine's first move, made by `choose`, if an engine plays X."""
    moves = _with_engine_move(match, match.moves, choose)
    return match if moves == match.moves else match._replace(moves=moves)


def pressed(  # noqa: PLR0913
    match: Match,
    person: int,
    revision: int,
    number: int,
    now: datetime,
    *,
    choose: Choose = Turn.choose,
) -> Match:
    """Return the match after a press on a cell and a quick engine's answer; raises Refusal."""
    refuse_unless_to_move(match, person, revision)
    move = match.game.move_of(number)
    if move not in match.board.legal_moves():
        raise Refusal("cell-taken")
    return _after_moves(match, _with_engine_move(match, (*match.moves, move), choose), now)


def engine_moved(match: Match, revision: int, move: Move, now: datetime) -> Match:
    """Return the match after the engine's move, or the same if it waits for none at `revision`."""
    if match.revision != revision or not match.waits_for_engine:
        return match
    return _after_moves(match, (*match.moves, move), now)


def picked(match: Match, person: int, revision: int, pick: int) -> str:
    """Return what a person picks for their next move, by its number; raises Refusal."""
    refuse_unless_to_move(match, person, revision)
    picks = match.game.picks[pick : pick + 1]
    if not picks or not match.board.can_pick(picks[0]):
        raise Refusal("cell-taken")
    return picks[0]


def refuse_unless_to_move(match: Match, person: int, revision: int) -> None:
    refuse_out_of_turn(match, seated_at(match, person, revision))


def resigned(match: Match, person: int, now: datetime) -> Match:
    """Return the match after a person resigns; raises Refusal."""
    return ended(match, Ending.RESIGNED, other(seated(match, person)), now)


def _after_moves(match: Match, moves: tuple[Move, ...], now: datetime) -> Match:
    board = match.after(moves)
    outcome = board.outcome
    if outcome is None:
        return changed(match, now, moves=moves, turn_since=now, offer=None)
    ending = _ending(board, outcome)
    return ended(match, ending, outcome.winner, now, moves=moves, turn_since=now)


def _ending(board: PlayedPosition, outcome: Outcome) -> Ending:
    if outcome.line:
        return Ending.LINE
    if outcome.winner:
        return Ending.MORE_BOARDS
    return Ending.REPETITION if board.is_repeated else Ending.FULL_BOARD


def _with_engine_move(match: Match, moves: tuple[Move, ...], choose: Choose) -> tuple[Move, ...]:
    """Return some moves of a match, plus the engine's answer if a quick engine is to move."""
    board = match.after(moves)
    if board.outcome is not None or not isinstance(match.seat(board.turn), Machine):
        return moves
    turn = match.engine_turn(moves)
    return moves if turn.game.is_long else (*moves, choose(turn).move)


def hint_asked(match: Match, person: int, revision: int) -> None:
    """Raise Refusal unless a person may have a hint; a board may lack just this turn's hint."""
    pressed_twice = has_hint(match, revision + 1)
    mark = seated(match, person) if pressed_twice else seated_at(match, person, revision)
    if match.machine is None:
        raise Refusal("no-hints")
    refuse_out_of_turn(match, mark)


def hint_taken(match: Match, person: int, revision: int, now: datetime) -> Match:
    """Return the match after a hint, which makes it unrated; raises Refusal.

    Another hint for the same turn changes nothing.
    """
    hint_asked(match, person, revision)
    ply = len(match.moves)
    if ply in match.hints:
        return match
    return changed(match, now, hints=(*match.hints, ply), rated=False)


def has_hint(match: Match, revision: int) -> bool:
    """Return whether a live match is at `revision`, with a hint for the move to come."""
    live = match.status is Status.LIVE
    return live and match.revision == revision and len(match.moves) in match.hints
