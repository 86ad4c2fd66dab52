"""How a match ends for a person who has their data deleted."""

from datetime import datetime

from bot.domain.challenges import cancelled, declined
from bot.domain.expiry import expired
from bot.domain.match import Match, Status
from bot.domain.moves import resigned


def left(match: Match, person: int, now: datetime) -> Match:
    """Return the match after one of its people leaves it; a closed match stays as it is.

    A live match is resigned, a challenge is cancelled or declined. If the deadline has passed, the
    match ends as it does after that.
    """
    if expired(match, now) is not match:
        return expired(match, now)
    if match.status is Status.LIVE:
        return resigned(match, person, now)
    if match.status is not Status.INVITED:
        return match
    return (cancelled if match.challenger == person else declined)(match, person, now)
