"""Matches and standings as rows of their tables, and back."""

import json
import sqlite3
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from bot.matches.model import (
    Asked,
    Ending,
    Machine,
    Match,
    Offer,
    Person,
    Place,
    Seat,
    Series,
    Status,
    Vacant,
)
from bot.matches.pace import Pace
from bot.standings.glicko import Rating
from bot.standings.model import Standing, Tally
from bot.standings.rules import Bout

Column = str | int | None
Facts = dict[str, Any]
"""A row's columns by their names."""


_ENDINGS = {str(ending): ending for ending in Ending}


def row_of(match: Match) -> dict[str, Column]:
    """Return the columns of a match, but for those that only the store itself sets."""
    return {
        "id": match.id,
        "guild_id": match.place.guild_id,
        "channel_id": match.place.channel_id,
        "reach": match.place.reach,
        "message_id": match.message_id,
        **_seat_columns("x", match.x),
        **_seat_columns("o", match.o),
        "variant": match.variant,
        "language": match.language,
        "seed": match.seed,
        "moves": _listed(match.moves),
        "revision": match.revision,
        "status": match.status,
        "ending": match.ending,
        "winner": match.winner,
        "pace": match.pace,
        "challenger": match.challenger,
        "offer": match.offer.what if match.offer else None,
        "offer_by": match.offer.by if match.offer else None,
        "taken_back": match.taken_back,
        "series_x": match.series.x,
        "series_o": match.series.o,
        "series_draws": match.series.draws,
        "rematch_of": match.rematch_of,
        **_times(match),
    }


def _seat_columns(mark: str, seat: Seat) -> dict[str, Column]:
    person = seat.id if isinstance(seat, Person) else None
    engine, level = (seat.spec, seat.level) if isinstance(seat, Machine) else (None, None)
    return {f"{mark}_person": person, f"{mark}_engine": engine, f"{mark}_level": level}


def _times(match: Match) -> dict[str, Column]:
    return {
        "started_at": milliseconds(match.started_at),
        "changed_at": milliseconds(match.changed_at),
        "turn_since": milliseconds(match.turn_since),
        "due_at": milliseconds(match.deadline) if match.deadline else None,
        "remind_at": milliseconds(match.remind_at) if match.remind_at else None,
    }


def match_of(row: sqlite3.Row) -> Match:
    """Return the match that a row holds."""
    # A row looks each name up by comparing it with all of its own, a dict does not.
    facts = dict(zip(row.keys(), row, strict=True))
    return Match(
        id=facts["id"],
        place=Place(facts["guild_id"], facts["channel_id"], bool(facts["reach"])),
        message_id=facts["message_id"],
        x=_seat(facts, "x"),
        o=_seat(facts, "o"),
        variant=facts["variant"],
        language=facts["language"],
        seed=facts["seed"],
        moves=_moves(facts["moves"]),
        revision=facts["revision"],
        status=Status(facts["status"]),
        ending=_ending(facts["ending"]),
        winner=facts["winner"],
        pace=None if facts["pace"] is None else Pace(facts["pace"]),
        challenger=facts["challenger"],
        offer=None if facts["offer"] is None else Offer(Asked(facts["offer"]), facts["offer_by"]),
        taken_back=facts["taken_back"],
        series=Series(facts["series_x"], facts["series_o"], facts["series_draws"]),
        rematch_of=facts["rematch_of"],
        started_at=moment(facts["started_at"]),
        changed_at=moment(facts["changed_at"]),
        turn_since=moment(facts["turn_since"]),
    )


def _seat(facts: Facts, mark: str) -> Seat:
    if facts[f"{mark}_person"] is not None:
        return Person(facts[f"{mark}_person"])
    if facts[f"{mark}_engine"] is not None:
        return Machine(facts[f"{mark}_engine"], facts[f"{mark}_level"])
    return Vacant()


def _ending(stored: str | None) -> Ending | None:
    return None if stored is None else _ENDINGS[stored]


def bout_in(row: sqlite3.Row) -> Bout:
    """Return what the rules of standings look at in a match.

    `row` holds its number, time, moves, ending, winner and, for X and for O, person and engine.
    """
    _, changed_at, moves, ending, winner, x_person, x_engine, o_person, o_engine = row
    return Bout(
        moves=_moves(moves),
        changed_at=moment(changed_at),
        ending=_ending(ending),
        winner=winner,
        sides=frozenset((x_engine or x_person, o_engine or o_person)),
        machine="X" if x_engine else "O" if o_engine else None,
    )


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
        "tallies": json.dumps(standing.tallies, sort_keys=True),
        "openings": _listed(standing.openings),
        "course": _listed(standing.course),
    }


def standing_of(row: sqlite3.Row) -> Standing:
    """Return the standing of a row of `standings`."""
    tallies = json.loads(row["tallies"])
    return Standing(
        rating=Rating(row["points"], row["deviation"], row["volatility"]),
        rated_at=None if row["rated_at"] is None else moment(row["rated_at"]),
        tallies={name: Tally(*counts) for name, counts in tallies.items()},
        streak=row["streak"],
        best_streak=row["best_streak"],
        as_x=row["as_x"],
        openings=_numbers(row["openings"]),
        course=_numbers(row["course"]),
    )


def _listed(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


_moves = lru_cache(maxsize=8192)(_numbers)  # few are the ways in which most matches go
