"""From "shall we?" to a match, and from one match to the next."""

from datetime import datetime

from bot.domain.match import Match, Person, Seat, Series, Status, Vacant, changed
from bot.errors import (
    ChallengeOverError,
    MatchNotOverError,
    NotYourChallengeError,
    OwnChallengeError,
)


def accepted(match: Match, person: int, now: datetime) -> Match:
    """Return the match begun by who was challenged or, if it is open, by who came first.

    Raises ChallengeOverError, OwnChallengeError, NotYourChallengeError.
    """
    _open(match)
    if person == match.challenger:
        raise OwnChallengeError
    if match.invited not in (person, None):
        raise NotYourChallengeError
    seats = {"x": _taken(match.x, person), "o": _taken(match.o, person)}
    return changed(match, now, **seats, status=Status.LIVE, started_at=now, turn_since=now)


def declined(match: Match, person: int, now: datetime) -> Match:
    """Return the challenge turned down; raises ChallengeOverError, NotYourChallengeError."""
    _open(match)
    if person != match.invited:
        raise NotYourChallengeError
    return changed(match, now, status=Status.DECLINED)


def cancelled(match: Match, person: int, now: datetime) -> Match:
    """Return the challenge taken back; raises ChallengeOverError, NotYourChallengeError."""
    _open(match)
    if person != match.challenger:
        raise NotYourChallengeError
    return changed(match, now, status=Status.CANCELLED)


def rematch(match: Match, person: int, seed: int, now: datetime) -> Match:
    """Return the next match of the same two with their marks swapped, asked for by `person`.

    Between people it is a challenge; against an engine it is live. Raises NotYourMatchError,
    MatchNotOverError.
    """
    match.mark_of(person)
    if match.status is not Status.OVER:
        raise MatchNotOverError
    between_people = match.machine is None
    return Match(
        place=match.place,
        x=match.o,
        o=match.x,
        variant=match.variant,
        language=match.language,
        seed=seed,
        status=Status.INVITED if between_people else Status.LIVE,
        time_control=match.time_control,
        challenger=person if between_people else None,
        series=Series(x=match.score.o, o=match.score.x, draws=match.score.draws),
        rematch_of=match.id,
        started_at=now,
        changed_at=now,
        turn_since=now,
    )


def _open(match: Match) -> None:
    if match.status is not Status.INVITED:
        raise ChallengeOverError


def _taken(seat: Seat, person: int) -> Seat:
    return Person(person) if isinstance(seat, Vacant) else seat
