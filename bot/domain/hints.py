"""Hints against the bot: who may have one, and what it does to the match."""

from datetime import datetime

from bot.domain.match import Match, Status
from bot.domain.transitions import changed, not_your_turn, seated, seated_at
from bot.errors import Refusal

NUDGE, AREA, MOVE = range(3)
"""The steps of a hint: what matters, where to look, and the move itself."""


def hint_asked(match: Match, person: int, revision: int) -> None:
    """Raise a refusal unless a person may have a hint on the board at `revision`.

    A board that lacks nothing but the hint for this turn counts as up to date.
    """
    pressed_twice = has_hint(match, revision + 1)
    mark = seated(match, person) if pressed_twice else seated_at(match, person, revision)
    if match.machine is None:
        raise Refusal("no-hints")
    if mark != match.board.turn:
        raise not_your_turn(match)


def hint_taken(match: Match, person: int, revision: int, now: datetime) -> Match:
    """Return the match after a person takes a hint, which makes it unrated.

    Another hint for the same turn changes nothing. Raises what `hint_asked` raises.
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
