"""The transitions of a challenge: accept, decline, cancel, ask again; and the rematch."""

from datetime import datetime

from bot.domain.match import Machine, Match, Person, Seat, Series, Status, Vacant
from bot.domain.opponents import machine_of
from bot.domain.transitions import begun, changed
from bot.errors import (
    ChallengeOpenError,
    ChallengeOverError,
    MatchNotOverError,
    NotInArenaGameError,
    NotYourChallengeError,
    NotYourInvitationError,
    NotYourMatchError,
    OpponentDeletedError,
    OwnChallengeError,
    OwnInvitationError,
)
from engines.levels import Level
from engines.players.matched import Matched


def accepted(match: Match, person: int, now: datetime) -> Match:
    """Return the match after a person accepts: the invited one or, if it is open, anyone else.

    Raises ChallengeOverError, OwnChallengeError and what `_require_invited` raises.
    """
    _require_open(match)
    if match.invited is not None:
        _require_invited(match, person)
    elif person == match.challenger:
        raise OwnChallengeError
    seats = {"x": _filled(match.x, person), "o": _filled(match.o, person)}
    return changed(match, now, **seats, status=Status.LIVE, started_at=now, turn_since=now)


def declined(match: Match, person: int, now: datetime) -> Match:
    """Return the declined challenge; raises ChallengeOverError and as `_require_invited`.

    Raises ChallengeOpenError if it is open to everybody, so that nobody has to answer.
    """
    _require_open(match)
    if match.invited is None:
        raise ChallengeOpenError
    _require_invited(match, person)
    return changed(match, now, status=Status.DECLINED)


def refuse_unless_declined(match: Match, person: int) -> None:
    """Raise a refusal unless a person has declined the challenge of someone who is still known.

    It is ChallengeOverError, OpponentDeletedError or what `_require_invited` raises.
    """
    if match.status is not Status.DECLINED:
        raise ChallengeOverError
    _require_invited(match, person)
    if match.has_deleted_person:
        raise OpponentDeletedError


def cancelled(match: Match, person: int, now: datetime) -> Match:
    """Return the cancelled challenge; raises ChallengeOverError, NotYourInvitationError."""
    _require_open(match)
    if person != match.challenger:
        raise NotYourInvitationError(person=match.challenger or 0)
    return changed(match, now, status=Status.CANCELLED)


def asked_again(match: Match, person: int, seed: int, now: datetime) -> Match:
    """Return a lapsed challenge as a new one, which is not stored yet.

    Raises ChallengeOverError, NotYourMatchError, OpponentDeletedError.
    """
    if match.status is not Status.LAPSED:
        raise ChallengeOverError
    if person != match.challenger:
        raise NotYourMatchError
    if match.has_deleted_person:
        raise OpponentDeletedError
    return match._replace(
        id=0,
        message_id=None,
        revision=0,
        seed=seed,
        status=Status.INVITED,
        started_at=now,
        changed_at=now,
        turn_since=now,
    )


def rematch(  # noqa: PLR0913
    match: Match,
    person: int,
    seed: int,
    now: datetime,
    *,
    level: Level | None = None,
    skill: int | None = None,
) -> Match:
    """Return a new match of the same two players with their marks swapped; `person` asks for it.

    Between people it is a challenge; against an engine it is live at once. Another `level` begins a
    new series, and so does the rematch of another try; `skill` is the next one of the engine that
    is matched to the person. Raises NotYourMatchError, MatchNotOverError, NotInArenaGameError,
    OpponentDeletedError.
    """
    match.mark_of(person)
    if match.status is not Status.OVER:
        raise MatchNotOverError
    if match.arena_id is not None:
        raise NotInArenaGameError
    if match.has_deleted_person:
        raise OpponentDeletedError
    between_people, score = match.machine is None, match.score
    return begun(
        now,
        place=match.place,
        x=_next_seat(match.o, level, skill, match),
        o=_next_seat(match.x, level, skill, match),
        variant=match.variant,
        language=match.language,
        seed=seed,
        status=Status.INVITED if between_people else Status.LIVE,
        pace=match.pace,
        challenger=person if between_people else None,
        series=Series() if level or match.start_ply else Series(score.o, score.x, score.draws),
        rematch_of=match.id,
    )


def _next_seat(seat: Seat, level: Level | None, skill: int | None, match: Match) -> Seat:
    """Return the seat, if it is an engine's at another level or with its next skill."""
    if not isinstance(seat, Machine):
        return seat
    if level is not None:
        return machine_of(level, None, match.game)
    return seat if skill is None else Machine(Matched(skill).spec)


def _require_open(match: Match) -> None:
    if match.status is not Status.INVITED:
        raise ChallengeOverError


def _require_invited(match: Match, person: int) -> None:
    """Raise OwnInvitationError or NotYourChallengeError unless a challenge is for a person."""
    if person != match.invited:
        own = person == match.challenger
        raise (OwnInvitationError if own else NotYourChallengeError)(person=match.invited or 0)


def _filled(seat: Seat, person: int) -> Seat:
    return Person(person) if isinstance(seat, Vacant) else seat
