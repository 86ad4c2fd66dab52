"""The parts of all transitions of a match: who may act, and the match that follows."""

from datetime import datetime
from typing import Any

from bot.domain.match import Ending, Match, Person, Status
from bot.errors import BoardMovedOnError, Refusal
from engines.games.game import Mark


def begun(now: datetime, **values: Any) -> Match:
    """Return a new match; another try, or one against a matched engine, is unrated."""
    match = Match(**values, started_at=now, changed_at=now, turn_since=now)
    counts = match.start_ply == 0 and match.skill is None
    return match if counts == match.rated else match._replace(rated=counts)


def following(match: Match, person: int, now: datetime, **values: Any) -> Match:
    """Return a new match of the same game: between people a challenge, otherwise live at once."""
    between_people = match.machine is None
    return begun(
        now,
        variant=match.variant,
        language=match.language,
        status=Status.INVITED if between_people else Status.LIVE,
        pace=match.pace,
        challenger=person if between_people else None,
        **values,
    )


def changed(match: Match, now: datetime, **changes: Any) -> Match:
    return match._replace(**changes, revision=match.revision + 1, changed_at=now)


def ended(
    match: Match, ending: Ending, winner: Mark | None, now: datetime, **changes: Any
) -> Match:
    """Return the finished match with `changes`; a winner of None means that nobody won."""
    outcome = {"status": Status.OVER, "ending": ending, "winner": winner, "offer": None}
    return changed(match, now, **changes, **outcome)


def seated(match: Match, person: int) -> Mark:
    """Return a person's mark in a live match; raises Refusal for strangers, and if not live."""
    mark = match.mark_of(person)
    if match.status is Status.INVITED:
        raise Refusal("challenge-open")
    if match.status is not Status.LIVE:
        raise Refusal("match-over" if match.arena_id is None else "arena-match-over")
    return mark


def seated_at(match: Match, person: int, revision: int) -> Mark:
    """Return a person's mark; raises BoardMovedOnError at an old `revision`, and as `seated`."""
    mark = seated(match, person)
    if revision != match.revision:
        raise BoardMovedOnError
    return mark


def refuse_out_of_turn(match: Match, mark: Mark) -> None:
    """Raise a refusal, which says whose turn it is and since when, unless it is that of `mark`."""
    if mark != match.turn:
        mover, since = match.to_move, str(int(match.turn_since.timestamp()))
        person = mover.id if isinstance(mover, Person) else 0
        raise Refusal("not-your-turn", person=person, since=since)
