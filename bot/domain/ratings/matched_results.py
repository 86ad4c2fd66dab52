"""A person's results against the engine that is matched to them."""

from collections.abc import Iterable, Iterator
from itertools import islice

from bot.domain.ratings.past_match import PastMatch
from bot.domain.ratings.rules import why
from engines.levels import skill_of
from engines.players.matched import REMEMBERED, Result

SEARCHED = 500
"""How many of a person's latest matches of any kind are searched for them."""


def matched_results(latest: Iterable[PastMatch], person: int, variant: str) -> list[Result]:
    """Return a person's latest results that choose the next skill in a game, the latest last.

    `latest` are the matches that the person finished, latest first. A match that ended before each
    side moved twice, had hints or was another try says nothing about strength.
    """
    found = (
        result
        for past in islice(latest, SEARCHED)
        if past.variant == variant
        and past.start_ply == 0
        and why(past._replace(rated=True)) is None
        for result in _result(past, person)
    )
    return list(islice(found, REMEMBERED))[::-1]


def _result(past: PastMatch, person: int) -> Iterator[Result]:
    """Yield the result of a match, if the person played the engine that is matched to them."""
    engine = past.o_engine if past.x_person == person else past.x_engine
    skill = None if engine is None else skill_of(engine)
    if skill is not None:
        won = past.winner is not None and past.winner != past.machine
        yield Result(skill, 0.5 if past.winner is None else float(won))
