"""Converts matches and standings to rows of their tables, and back."""

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
from bot.domain.ratings.standing import Record, Standing
from bot.domain.time_limits import TimeControl
from bot.store.match_columns import MatchColumns
from engines.games.classic import Mark
from engines.levels import Level

Column = str | int | None
Columns = dict[str, Any]
"""A row's columns by their names."""


# A look-up in a dict is eight times as fast as a call of the enumeration.
_STATUSES = {str(status): status for status in Status}
_ENDINGS = {str(ending): ending for ending in Ending}


def row_of(match: Match) -> dict[str, Column]:
    """Return the columns of a match, without those that only the store sets."""
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
    """Return the id and the columns that a move changes if it does not end the match."""
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


def _columns_in(row: sqlite3.Row) -> Columns:
    """Return a row's columns by their names."""
    # A row compares a name with all of its own to find it, which is slower than a dict.
    return dict(zip(row.keys(), row, strict=True))


def match_of(row: sqlite3.Row) -> Match:
    """Return the match in a row with all columns of `matches`."""
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
    """Return a time as the database stores it: in milliseconds since 1970, UTC."""
    return round(time.timestamp() * 1000)


def moment(stored: int) -> datetime:
    """Return the time that is `stored` milliseconds after the start of 1970, in UTC."""
    return datetime.fromtimestamp(stored / 1000, UTC)


def standing_columns(standing: Standing) -> dict[str, str | float | None]:
    """Return the columns of a standing, without its scope, its person and its rank bucket."""
    rating = standing.rating
    return {
        "points": rating.points,
        "deviation": rating.deviation,
        "volatility": rating.volatility,
        "rated_at": None if standing.rated_at is None else milliseconds(standing.rated_at),
        "streak": standing.streak,
        "best_streak": standing.best_streak,
        "as_x": standing.as_x,
        "tallies": _encoded(standing.records),
        "openings": _listed(standing.openings),
        "course": _listed(standing.history),
    }


def standing_of(row: sqlite3.Row) -> Standing:
    """Return the standing in a row of `standings`."""
    columns = _columns_in(row)
    records = orjson.loads(columns["tallies"])
    return Standing(
        rating=Rating(columns["points"], columns["deviation"], columns["volatility"]),
        rated_at=None if columns["rated_at"] is None else moment(columns["rated_at"]),
        records={name: Record(*counts) for name, counts in records.items()},
        streak=columns["streak"],
        best_streak=columns["best_streak"],
        as_x=columns["as_x"],
        openings=_numbers(columns["openings"]),
        history=_numbers(columns["course"]),
    )


def _listed(numbers: tuple[int, ...]) -> str:
    """Return numbers separated by spaces; this is faster than to convert them one by one."""
    return str(numbers)[1:-1].replace(",", "")


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(orjson.loads(f"[{text.replace(' ', ',')}]"))


# There are few different values, and a frozen dataclass is slow to construct.
_machine, _series = lru_cache(Machine), lru_cache(Series)
# One encoder for all calls, since `json.dumps` with `sort_keys` makes a new one each time.
_encoded = json.JSONEncoder(sort_keys=True).encode
_moves = lru_cache(maxsize=8192)(_numbers)  # most matches repeat common moves
