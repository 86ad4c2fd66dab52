"""How a match ends without a move: by its deadline, or as its channel or one of its people goes."""

from datetime import datetime

from bot.domain.challenges import cancelled, declined
from bot.domain.limits import LOSS_AFTER_PLIES
from bot.domain.match import Ending, Match, Status
from bot.domain.moves import resigned
from bot.domain.transitions import changed, ended
from engines.games.game import other


def expired(match: Match, now: datetime) -> Match:
    """Return the match as it is after its deadline, or the same match if that has not passed."""
    deadline = match.deadline
    if deadline is None or now < deadline:
        return match
    if match.status is Status.INVITED:
        return changed(match, now, status=Status.LAPSED)
    if match.machine is None:
        return ended(match, Ending.OUT_OF_TIME, other(match.turn), now)
    made = len(match.moves) - match.start_ply
    winner = match.machine if made >= LOSS_AFTER_PLIES else None
    return ended(match, Ending.ABANDONED, winner, now)


def channel_lost(match: Match, now: datetime) -> Match:
    """Return the match after its channel is gone for good: a live match ends without a winner."""
    if match.status is Status.INVITED:
        return changed(match, now, status=Status.LAPSED)
    if match.status is Status.LIVE:
        return ended(match, Ending.UNREACHABLE, None, now)
    return match


def person_deleted(match: Match, person: int, now: datetime) -> Match:
    """Return the match, no longer open, after one of its people deletes their data."""
    if match.status is Status.LIVE:
        return resigned(match, person, now)
    if match.status is not Status.INVITED:
        return match
    return (cancelled if match.challenger == person else declined)(match, person, now)
