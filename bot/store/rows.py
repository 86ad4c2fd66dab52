"""Matches and standings as rows of their tables, and back."""

import json
import sqlite3
from datetime import UTC, datetime

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
)
from bot.domain.ratings.glicko2 import Rating
from bot.domain.ratings.standing import Record, Standing
from bot.domain.time_limits import TimeControl
from engines.games.classic import Mark
from engines.levels import Level

Column = str | int | None


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


def _due(match: Match) -> dict[str, Column]:
    return {"due_at": _if_any(match.deadline), "remind_at": _if_any(match.remind_at)}


def _if_any(time: datetime | None) -> int | None:
    return None if time is None else milliseconds(time)


def match_of(row: sqlite3.Row) -> Match:
    """Return the match that a whole row of `matches` holds."""
    return Match(
        id=row["id"],
        place=Place(row["guild_id"], row["channel_id"], bool(row["reach"])),
        message_id=row["message_id"],
        x=_seat(row["x_person"], row["x_engine"], row["x_level"]),
        o=_seat(row["o_person"], row["o_engine"], row["o_level"]),
        variant=row["variant"],
        language=row["language"],
        seed=row["seed"],
        moves=_numbers(row["moves"]),
        revision=row["revision"],
        status=Status(row["status"]),
        ending=None if row["ending"] is None else Ending(row["ending"]),
        winner=row["winner"],
        time_control=None if row["pace"] is None else TimeControl(row["pace"]),
        challenger=row["challenger"],
        offer=_offer(row["offer"], row["offer_by"]),
        taken_back=row["taken_back"],
        series=Series(row["series_x"], row["series_o"], row["series_draws"]),
        rematch_of=row["rematch_of"],
        started_at=moment(row["started_at"]),
        changed_at=moment(row["changed_at"]),
        turn_since=moment(row["turn_since"]),
    )


def _seat(person: int | None, engine: str | None, level: Level | None) -> Seat:
    if person is not None:
        return Person(person)
    return Vacant() if engine is None else Machine(engine, level)


def _offer(what: str | None, by: Mark | None) -> Offer | None:
    return None if what is None or by is None else Offer(OfferKind(what), by)


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
        "tallies": json.dumps(standing.records, sort_keys=True),
        "openings": _listed(standing.openings),
        "course": _listed(standing.history),
    }


def standing_of(row: sqlite3.Row) -> Standing:
    """Return the standing of a row of `standings`."""
    records = json.loads(row["tallies"])
    return Standing(
        rating=Rating(row["points"], row["deviation"], row["volatility"]),
        rated_at=None if row["rated_at"] is None else moment(row["rated_at"]),
        records={name: Record(*counts) for name, counts in records.items()},
        streak=row["streak"],
        best_streak=row["best_streak"],
        as_x=row["as_x"],
        openings=_numbers(row["openings"]),
        history=_numbers(row["course"]),
    )


def _listed(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
