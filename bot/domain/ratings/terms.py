"""The terms on which a match changes one person's rating."""

from typing import NamedTuple

from bot.domain.rating_change import RatingWeight
from bot.domain.ratings.glicko2 import Rating


class Terms(NamedTuple):
    """The terms on which a match changes a person's rating, decided when it ends.

    They are stored with the result, so that new rules never change what was before them. `opponent`
    is the opponent's rating when the match ended. The match raises no rating above `most_points`,
    lowers none below `least_points`, and takes no deviation below `least_deviation`; None means no
    limit.
    """

    weight: RatingWeight
    opponent: Rating
    most_points: float | None = None
    least_points: float | None = None
    least_deviation: float | None = None

    def limited(self, before: Rating, after: Rating) -> Rating:
        """Return the rating after a match, without what goes beyond the limits."""
        points, deviation = after.points, after.deviation
        if self.most_points is not None:
            points = min(points, max(before.points, self.most_points))
        if self.least_points is not None:
            points = max(points, min(before.points, self.least_points))
        if self.least_deviation is not None:
            deviation = max(deviation, min(before.deviation, self.least_deviation))
        return after._replace(points=points, deviation=deviation)
