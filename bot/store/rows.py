"""Matches and standings as rows of their tables, and back."""

import json
import sqlite3
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import orjson

from bot.domain.match import (
    Ending,
    Machine,
    Match,
    Offer,
    OfferKind,
    Person,
    Place,
    Seat,
    Series,
    Status,
    Vacant,
    unchecked,
)
from bot.domain.ratings.glicko2 import Rating
from bot.domain.ratings.standing import Standing, Tally
from bot.domain.time_limits import TimeControl
from bot.store.match_columns import MatchColumns
from engines.games.classic import Mark
from engines.levels import Level

Column = str | int | None
Facts = dict[str, Any]
"""A row's columns by their names."""


# An enumeration called with a value costs eight times as much as a dict.
_STATUSES = {str(status): status for status in Status}
_ENDINGS = {str(ending): ending for ending in Ending}


def row_of(match: Match) -> dict[str, Column]:
    """Return the columns of a match, but for those that only the store itself sets."""
    x, o, offer, series = match.x, match.o, match.offer, match.series
    return {
        "id": match.id,
        "guild_id": match.place.guild_id,
        "channel_id": match.place.channel_id,
        "reach": match.place.can_edit,
        "message_id": match.message_id,
        "x_person": x.id if isinstance(x, Person) else None,
        "x_engine": x.spec if isinstance(x, Machine) else None,
        "x_level": x.level if isinstance(x, Machine) else None,
        "o_person": o.id if isinstance(o, Person) else None,
        "o_engine": o.spec if isinstance(o, Machine) else None,
        "o_level": o.level if isinstance(o, Machine) else None,
        "variant": match.variant,
        "language": match.language,
        "seed": match.seed,
        "moves": _listed(match.moves),
        "revision": match.revision,
        "status": match.status,
        "ending": match.ending,
        "winner": match.winner,
        "pace": match.time_control,
        "challenger": match.challenger,
        "offer": offer.what if offer else None,
        "offer_by": offer.by if offer else None,
        "taken_back": match.taken_back,
        "series_x": series.x,
        "series_o": series.o,
        "series_draws": series.draws,
        "rematch_of": match.rematch_of,
        "started_at": milliseconds(match.started_at),
        "changed_at": milliseconds(match.changed_at),
        "turn_since": milliseconds(match.turn_since),
        **_due(match),
    }


def moved_columns(match: Match) -> dict[str, Column]:
    """Return the columns that a move changes, if nothing comes of it, and the number."""
    return {
        "id": match.id,
        "moves": _listed(match.moves),
        "revision": match.revision,
        "changed_at": milliseconds(match.changed_at),
        "turn_since": milliseconds(match.turn_since),
        **_due(match),
    }


def _due(match: Match) -> dict[str, Column]:
    return {"due_at": _if_any(match.deadline), "remind_at": _if_any(match.remind_at)}


def _if_any(time: datetime | None) -> int | None:
    return None if time is None else milliseconds(time)


def _facts_in(row: sqlite3.Row) -> Facts:
    """Return a row's columns by their names."""
    # A row looks each name up by comparing it with all of its own, a dict does not.
    return dict(zip(row.keys(), row, strict=True))


def match_of(row: sqlite3.Row) -> Match:
    """Return the match that a whole row of `matches` holds."""
    columns = MatchColumns._make(row)
    return unchecked(
        id=columns.id,
        place=Place(columns.guild_id, columns.channel_id, bool(columns.reach)),
        message_id=columns.message_id,
        x=_seat(columns.x_person, columns.x_engine, columns.x_level),
        o=_seat(columns.o_person, columns.o_engine, columns.o_level),
        variant=columns.variant,
        language=columns.language,
        seed=columns.seed,
        moves=_moves(columns.moves),
        revision=columns.revision,
        status=_STATUSES[columns.status],
        ending=_ending(columns.ending),
        winner=columns.winner,
        time_control=None if columns.pace is None else TimeControl(columns.pace),
        challenger=columns.challenger,
        offer=_offer(columns.offer, columns.offer_by),
        taken_back=columns.taken_back,
        series=_series(columns.series_x, columns.series_o, columns.series_draws),
        rematch_of=columns.rematch_of,
        started_at=moment(columns.started_at),
        changed_at=moment(columns.changed_at),
        turn_since=moment(columns.turn_since),
        weight=None,
    )


def _seat(person: int | None, engine: str | None, level: Level | None) -> Seat:
    if person is not None:
        return Person(person)
    return Vacant() if engine is None else _machine(engine, level)


def _offer(what: str | None, by: Mark | None) -> Offer | None:
    return None if what is None or by is None else Offer(OfferKind(what), by)


def _ending(stored: str | None) -> Ending | None:
    return None if stored is None else _ENDINGS[stored]


def milliseconds(time: datetime) -> int:
    """Return a time as it is stored: milliseconds since 1970, UTC."""
    return round(time.timestamp() * 1000)


def moment(stored: int) -> datetime:
    """Return the time that `stored` milliseconds since 1970 mean, in UTC."""
    return datetime.fromtimestamp(stored / 1000, UTC)


def standing_columns(standing: Standing) -> dict[str, str | float | None]:
    """Return the columns of a standing, but for whose it is and where it puts them."""
    rating = standing.rating
    return {
        "points": rating.points,
        "deviation": rating.deviation,
        "volatility": rating.volatility,
        "rated_at": None if standing.rated_at is None else milliseconds(standing.rated_at),
        "streak": standing.streak,
        "best_streak": standing.best_streak,
        "as_x": standing.as_x,
        "tallies": _encoded(standing.tallies),
        "openings": _listed(standing.openings),
        "course": _listed(standing.history),
    }


def standing_of(row: sqlite3.Row) -> Standing:
    """Return the standing of a row of `standings`."""
    facts = _facts_in(row)
    tallies = orjson.loads(facts["tallies"])
    return Standing(
        rating=Rating(facts["points"], facts["deviation"], facts["volatility"]),
        rated_at=None if facts["rated_at"] is None else moment(facts["rated_at"]),
        tallies={name: Tally(*counts) for name, counts in tallies.items()},
        streak=facts["streak"],
        best_streak=facts["best_streak"],
        as_x=facts["as_x"],
        openings=_numbers(facts["openings"]),
        history=_numbers(facts["course"]),
    )


def _listed(numbers: tuple[int, ...]) -> str:
    """Write numbers with spaces between, all at once instead of one by one."""
    return str(numbers)[1:-1].replace(",", "")


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(orjson.loads(f"[{text.replace(' ', ',')}]"))


# Few are told apart, and a frozen value takes long to make.
_machine, _series = lru_cache(Machine), lru_cache(Series)
# Once for all, since `json.dumps` makes one at each call that is not the plainest.
_encoded = json.JSONEncoder(sort_keys=True).encode
_moves = lru_cache(maxsize=8192)(_numbers)  # few are the ways in which most matches go
