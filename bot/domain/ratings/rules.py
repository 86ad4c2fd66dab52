"""What moves a rating: why a match does not count or not in full, and on what terms it counts."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import islice

from bot.domain.limits import FEWEST_MOVES
from bot.domain.match import Ending, Machine, Match
from bot.domain.match_effects import RatingChange, RatingWeight, WeightReason
from bot.domain.ratings.glicko2 import START, Rating
from bot.domain.ratings.past_match import PastMatch, count_within_a_day, is_repeated
from bot.domain.ratings.standing import PEOPLE, SETTLED_BELOW, Record, Standing, Terms
from engines.games.game import Mark, other
from engines.games.variants import GAMES
from engines.ladders import LADDERS
from engines.levels import SPECS_OF_LEVELS, skill_of, spec_for
from engines.players.matched import REMEMBERED, SkillResult, next_skill

POINTS_BY_GAME = {game: ladder.points for game, ladder in LADDERS.items()}
"""The points of every engine that people can pick, by game.

The Elo model gives an engine the points at which its expected scores against all others add up to
its actual scores (`benchmarks/elo_fit.py`). Published points never change.
"""


def rating_of(spec: str, points: Mapping[str, int]) -> Rating:
    return Rating(points.get(spec, START), deviation=0.0)


@lru_cache  # asked at each end of a match
def is_beatable(spec: str, variant: str) -> bool:
    game = GAMES[variant]
    if not game.is_solved:
        return True
    return spec not in (spec_for("unbeatable", None, game), spec_for(None, "minimax", game))


BEST_BEATABLE_BY_GAME = {  # the points of the strongest level that a person can beat
    game: max(
        points.get(it, START) for it in SPECS_OF_LEVELS[game].values() if is_beatable(it, game)
    )
    for game, points in POINTS_BY_GAME.items()
}

GAIN_CAP = 300  # a win against an engine raises no rating above its points plus this many

# Accounts that someone makes only to lose with them are all new. Internet chess servers count a
# match less, the fewer matches the opponent has played; here such matches have limits.
UNTIL_MATCHES, UNTIL_PEOPLE = 6, 3  # someone is new until so many matches against so many people
# Matches against someone new move a rating only within this range, and settle none.
LEAST_POINTS, MOST_POINTS = START - 150, START + 150
LEAST_DEVIATION = SETTLED_BELOW + 1

_PLAYED_OUT = frozenset((Ending.LINE, Ending.FULL_BOARD, Ending.MORE_BOARDS, Ending.REPETITION))
_IN_PART = (None, WeightReason.AGAIN)
SEARCHED = 500  # how many of a person's latest matches are searched for the matched engine's


def why(past: PastMatch, *, repeated: bool = False, nth: int = 1) -> WeightReason | None:
    """Return the first reason why a match does not move the ratings of both, or not in full."""
    unfinished = past.ending == Ending.ABANDONED and past.winner is None
    reasons = {
        WeightReason.HINTED: past.hinted,
        # As `transitions.begun` decides: another try, or against the matched engine.
        WeightReason.UNRATED: not past.rated,
        WeightReason.NOBODY: unfinished or past.ending == Ending.UNREACHABLE,
        WeightReason.SHORT: past.made < FEWEST_MOVES,
        WeightReason.REPEATED: repeated,
        WeightReason.AGAIN: nth > 1,
    }
    return next((reason for reason, holds in reasons.items() if holds), None)


def weigh(past: PastMatch, earlier: Iterable[PastMatch]) -> RatingWeight:
    """Return how much a finished match counts.

    `earlier` are the matches that one of its people finished before, latest first: all of the last
    day and, against the bot, `REMEMBERED` matches; between people, those of either one.
    """
    known = [
        one
        for one in earlier
        if one.variant == past.variant
        and one.rated
        and (one.ending in _PLAYED_OUT or why(one) is None)
    ]
    nth = 1 + count_within_a_day(past, known)
    reason = why(past, repeated=is_repeated(past, known), nth=nth)
    return RatingWeight(1 / nth, reason, nth) if reason in _IN_PART else RatingWeight(0, reason)


def terms(
    match: Match, mark: Mark, own: Standing, opponent: Standing, weight: RatingWeight
) -> Terms:
    """Return the terms for who played `mark`, by the standings before; an engine's is not used."""
    seat = match.seat(other(mark))
    if isinstance(seat, Machine):
        rating = rating_of(seat.spec, POINTS_BY_GAME[match.variant])
        found = Terms(weight, rating, _cap(seat.spec, match.variant))
    else:
        found = Terms(weight, opponent.rating_at(match.changed_at))
        if is_new(opponent):
            found = _against_newcomer(found)
    return _after_take_back(found, own) if mark in match.taken_back else found


def _cap(spec: str, variant: str) -> float:
    """Return the points above which a match against an engine raises no rating."""
    if not is_beatable(spec, variant):
        return BEST_BEATABLE_BY_GAME[variant]
    return rating_of(spec, POINTS_BY_GAME[variant]).points + GAIN_CAP


def is_held_back(match: Match, change: RatingChange) -> bool:
    """Return whether the bot, or someone new, could not lift the rating any further."""
    engine = match.engine
    if engine is None:
        return change.weight.reason is WeightReason.NEWCOMER and change.after == change.before
    if change.weight.reason is not None or match.winner == match.machine:
        return False
    cap = _cap(engine.spec, match.variant)
    could_rise = match.winner is not None or not is_beatable(engine.spec, match.variant)
    return could_rise and change.after >= max(round(cap), change.before)


def counts_if_ended(match: Match) -> bool:
    """Return whether a match counts if it ended now, or has ended, as far as its moves go."""
    return match.rated and not match.is_short


def is_new(standing: Standing) -> bool:
    """Return whether a person has no history yet: no settled rating, and few people met."""
    matches = standing.records.get(PEOPLE, Record()).matches
    has_history = matches >= UNTIL_MATCHES and standing.people_met >= UNTIL_PEOPLE
    return not (standing.is_settled or has_history)


def _against_newcomer(terms: Terms) -> Terms:
    return terms._replace(
        weight=terms.weight._replace(reason=terms.weight.reason or WeightReason.NEWCOMER),
        most_points=MOST_POINTS,
        least_points=LEAST_POINTS,
        least_deviation=LEAST_DEVIATION,
    )


def _after_take_back(terms: Terms, own: Standing) -> Terms:
    """Return the terms for a person who took a move back: they cannot gain."""
    weight = terms.weight._replace(reason=terms.weight.reason or WeightReason.TAKEN_BACK)
    return terms._replace(weight=weight, most_points=own.rating.points)


def skill_after(latest: Iterable[PastMatch], person: int, variant: str) -> int:
    """Return the matched engine's skill in a person's next match; `latest` begins with the last."""
    found = (
        result
        for past in islice(latest, SEARCHED)
        if past.variant == variant
        and past.start_ply == 0
        and why(past._replace(rated=True)) is None  # others say nothing about strength
        for result in _result(past, person)
    )
    return next_skill(list(islice(found, REMEMBERED))[::-1])


def _result(past: PastMatch, person: int) -> Iterator[SkillResult]:
    """Yield the result of a match, if the person played the engine that is matched to them."""
    engine = past.o_engine if past.x_person == person else past.x_engine
    skill = None if engine is None else skill_of(engine)
    if skill is not None:
        won = past.winner is not None and past.winner != past.machine
        yield SkillResult(skill, 0.5 if past.winner is None else float(won))
