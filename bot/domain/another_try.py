"""Another try: a new match that begins at a position of a finished one."""

from datetime import datetime

from bot.domain.match import Match, Person, Place, Seat, Status
from bot.domain.transitions import following
from bot.errors import Refusal


def another_try(  # noqa: PLR0913, PLR0917
    match: Match, plies: int, person: int, place: Place, seed: int, now: datetime
) -> Match:
    """Return an unrated match that begins before the last of the first `plies` moves of another.

    Against an engine a player keeps their mark, and begins with their own last turn up to there;
    anyone else takes the side to move. Between people it is a challenge, only in their own channel.
    Raises Refusal.
    """
    if match.status is not Status.OVER:
        raise Refusal("match-not-over")
    if match.machine is None:
        match.mark_of(person)
        if match.has_deleted_person:
            raise Refusal("opponent-deleted")
        if place.channel_id != match.place.channel_id:
            raise Refusal("wrong-channel")
    ply = stays(match, plies, person)
    if not 0 < ply < len(match.moves):
        raise Refusal("unknown-button")
    x, o = _seats(match, ply, person)
    begins = {"place": place, "seed": seed, "moves": match.moves[:ply], "start_ply": ply}
    return following(match, person, now, x=x, o=o, **begins)


def can_try(match: Match, plies: int, person: int) -> bool:
    """Return whether a person can try again from there, as far as the match tells."""
    together = person in match.people and not match.has_deleted_person
    return 0 < stays(match, plies, person) < len(match.moves) and (
        match.machine is not None or together
    )


def stays(match: Match, plies: int, person: int) -> int:
    """Return how many of the first `plies` moves stay in a person's other try."""
    if match.machine is None or person not in match.people:
        return plies - 1
    last_two = (ply for ply in (plies - 1, plies - 2) if ply >= 0)
    return next((ply for ply in last_two if match.mover(ply) == Person(person)), plies)


def _seats(match: Match, ply: int, person: int) -> tuple[Seat, Seat]:
    """Return who plays X and O: the same two, or a stranger, who is to move, and the engine."""
    engine = match.engine
    if engine is None or person in match.people:
        return match.x, match.o
    return (engine, Person(person)) if ply % 2 else (Person(person), engine)
