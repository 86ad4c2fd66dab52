"""Challenges for the tests of the store."""

from datetime import datetime

from bot.domain.match import Match, Person, Place, Status
from tests.conftest import NOW, a_match

HERE = Place(21, 31)


def a_challenge(challenger: int, invited: int, at: datetime = NOW, place: Place = HERE) -> Match:
    """Return a challenge that was made at a moment, and is not stored yet."""
    return a_match(
        id=0,
        place=place,
        x=Person(challenger),
        o=Person(invited),
        status=Status.INVITED,
        challenger=challenger,
        **dict.fromkeys(("started_at", "changed_at", "turn_since"), at),
    )
