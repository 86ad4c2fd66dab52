"""The transitions of a challenge: accept, decline, cancel, ask again; and the next opponent."""

from datetime import datetime

from bot.domain.match import Machine, Match, Person, Seat, Series, Status, Vacant
from bot.domain.transitions import changed, following
from bot.errors import Refusal
from engines.games.game import AnyGame
from engines.levels import (
    DEFAULT_LEVEL,
    MATCHED,
    Level,
    NoSuchSettingError,
    engines_of,
    level_name,
    spec_for,
    spec_with,
)


def accepted(match: Match, person: int, now: datetime) -> Match:
    """Return the match once the invited person (anyone, if it is open) accepts; raises Refusal."""
    _require_open(match)
    if match.invited is not None:
        _require_invited(match, person)
    elif person == match.challenger:
        raise Refusal("own-challenge")
    seats = {"x": _filled(match.x, person), "o": _filled(match.o, person)}
    return changed(match, now, **seats, status=Status.LIVE, started_at=now, turn_since=now)


def declined(match: Match, person: int, now: datetime) -> Match:
    """Return the challenge after the invited person declines; raises Refusal."""
    _require_open(match)
    if match.invited is None:
        raise Refusal("challenge-open")
    _require_invited(match, person)
    return changed(match, now, status=Status.DECLINED)


def refuse_unless_declined(match: Match, person: int) -> None:
    """Raise a refusal unless a person has declined the challenge of someone who is still known."""
    if match.status is not Status.DECLINED:
        raise Refusal("challenge-over")
    _require_invited(match, person)
    if match.has_deleted_person:
        raise Refusal("opponent-deleted")


def cancelled(match: Match, person: int, now: datetime) -> Match:
    """Return the cancelled challenge; raises Refusal if it is over or another's."""
    _require_open(match)
    if person != match.challenger:
        raise Refusal("not-your-invitation", person=match.challenger or 0)
    return changed(match, now, status=Status.CANCELLED)


def refuse_unless_calling(match: Match, person: int) -> None:
    """Raise a refusal unless a person may have players called to their open challenge."""
    _require_open(match)
    if person != match.challenger:
        raise Refusal("not-your-match")
    if not match.calls:
        raise Refusal("unknown-button")


def asked_again(match: Match, person: int, seed: int, now: datetime) -> Match:
    """Return a lapsed challenge as a new one; raises Refusal, also if the opponent is deleted."""
    if match.status is not Status.LAPSED:
        raise Refusal("challenge-over")
    if person != match.challenger:
        raise Refusal("not-your-match")
    if match.has_deleted_person:
        raise Refusal("opponent-deleted")
    return match._replace(
        id=0,
        message_id=None,
        call_id=None,
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

    Another `level` begins a new series; `skill` is a matched engine's next one. Raises Refusal.
    """
    match.mark_of(person)
    if match.status is not Status.OVER:
        raise Refusal("match-not-over")
    if match.arena_id is not None:
        raise Refusal("not-in-arena-game")
    if match.has_deleted_person:
        raise Refusal("opponent-deleted")
    score = match.score
    return following(
        match,
        person,
        now,
        place=match.place,
        x=_next_seat(match.o, level, skill, match),
        o=_next_seat(match.x, level, skill, match),
        seed=seed,
        series=Series() if level or match.start_ply else Series(score.o, score.x, score.draws),
        rematch_of=match.id,
    )


def machine_of(level: Level | None, engine: str | None, game: AnyGame) -> Machine:
    """Return the engine picked for a game, by default the default level's; raises Refusal."""
    if engine is None:
        level = level or DEFAULT_LEVEL
    elif engine not in engines_of(game):
        raise Refusal("wrong-engine", engine=engine, game=game.name, variant=game.name)
    try:
        return Machine(spec_for(level, engine, game), level)
    except NoSuchSettingError as error:
        shown = level_name(error.level, game)
        raise Refusal("no-such-level", engine=error.engine, level=shown) from error


def _next_seat(seat: Seat, level: Level | None, skill: int | None, match: Match) -> Seat:
    """Return the seat; if it is an engine's, at another level or with its next skill if given."""
    if not isinstance(seat, Machine):
        return seat
    if level is not None:
        return machine_of(level, None, match.game)
    return seat if skill is None else Machine(spec_with(MATCHED, skill))


def _require_open(match: Match) -> None:
    if match.status is not Status.INVITED:
        raise Refusal("challenge-over")


def _require_invited(match: Match, person: int) -> None:
    if person != match.invited:
        own = person == match.challenger
        raise Refusal("own-invitation" if own else "not-your-challenge", person=match.invited or 0)


def _filled(seat: Seat, person: int) -> Seat:
    return Person(person) if isinstance(seat, Vacant) else seat
