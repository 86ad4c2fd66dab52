"""What a finished match did to the rating of one of its people."""

from dataclasses import dataclass

from bot.domain.rating_weight import RatingWeight


@dataclass(frozen=True)
class RatingChange:
    """A person's points before and after a match, as people see them, and how much it counted.

    `named` says whether the person agreed to be named on the leaderboard of all servers.
    """

    person: int
    before: int
    after: int
    weight: RatingWeight
    named: bool
