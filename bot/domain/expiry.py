"""What becomes of a match that nobody touches, or that nobody can touch any more."""

from datetime import datetime

from bot.domain.match import Ending, Match, Status, changed, ended
from bot.domain.time_limits import FIRM_AFTER
from engines.games.classic import Mark, other


def expired(match: Match, now: datetime) -> Match:
    """Return the match after its deadline has passed, or itself if it has not.

    A challenge lapses, whoever is to move loses on time, and a match against the bot ends as
    abandoned: it does not count before its fourth move and is lost after that.
    """
    deadline = match.deadline
    if deadline is None or now < deadline:
        return match
    if match.status is Status.INVITED:
        return changed(match, now, status=Status.LAPSED)
    if match.machine is None:
        return ended(match, Ending.OUT_OF_TIME, other(match.board.turn), now)
    return ended(match, Ending.ABANDONED, _winner_by_absence(match), now)


def channel_lost(match: Match, now: datetime) -> Match:
    """Return the match after its channel has gone for good: a live one ends without a winner."""
    if match.status is Status.INVITED:
        return changed(match, now, status=Status.LAPSED)
    if match.status is Status.LIVE:
        return ended(match, Ending.UNREACHABLE, None, now)
    return match


def _winner_by_absence(match: Match) -> Mark | None:
    return match.machine if len(match.moves) >= FIRM_AFTER else None
