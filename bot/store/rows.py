"""Converts matches and plain values to columns of their tables, and back."""

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from math import ceil
from typing import TypeVar

from bot.domain.limits import Pace
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
from bot.log import brief, log
from bot.store.database import Names, Row
from engines.games.variants import GAMES
from engines.levels import Level

T = TypeVar("T")

AFTER_ALL = 2**63 - 1  # more than the number of any finished match
MATCH_COLUMNS = (
    "id, guild_id, channel_id, can_edit, message_id, x_person, x_engine, x_level, o_person, "
    "o_engine, o_level, variant, language, seed, moves, revision, status, ending, winner, pace, "
    "challenger, offer, offer_by, taken_back, series_x, series_o, series_draws, rematch_of, "
    "rated, start_ply, hints, arena_id, calls, call_id, words, started_at, changed_at, turn_since"
)  # what each row that `match_of` reads begins with

_STATUSES = {str(status): status for status in Status}
_MOVES = {
    name: {token: move for move, token in enumerate(game.tokens)} for name, game in GAMES.items()
}  # by game, the move that each text stands for


def row_of(match: Match) -> Names:
    """Return the fields and columns of a match, without what only the store sets."""
    columns: Names = match._asdict()
    columns |= match.place._asdict()
    columns |= _seat_columns("x", match.x)
    columns |= _seat_columns("o", match.o)
    columns |= move_columns(match)
    columns |= {
        "offer": match.offer.what if match.offer else None,
        "offer_by": match.offer.by if match.offer else None,
        "series_x": match.series.x,
        "series_o": match.series.o,
        "series_draws": match.series.draws,
        "hints": listed(match.hints),
        "against_engine": int(match.engine is not None),
        "started_at": milliseconds(match.started_at),
    }
    return columns


def _seat_columns(mark: str, seat: Seat) -> Names:
    person = seat.id if isinstance(seat, Person) else None
    engine, level = (seat.spec, seat.level) if isinstance(seat, Machine) else (None, None)
    return {f"{mark}_person": person, f"{mark}_engine": engine, f"{mark}_level": level}


def move_columns(match: Match) -> Names:
    return {
        "id": match.id,
        "moves": match.move_text,
        "revision": match.revision,
        "changed_at": milliseconds(match.changed_at),
        "turn_since": milliseconds(match.turn_since),
        "due_at": milliseconds_or_none(match.deadline),
        "remind_at": milliseconds_or_none(match.remind_at),
    }


def match_of(row: Row) -> Match | None:
    """Return the match of a row that begins with `MATCH_COLUMNS`, or None if it is unreadable."""
    return readable(_match_of, row, "matches")


def matches_of(rows: Iterable[Row]) -> list[Match]:
    return [match for match in map(match_of, rows) if match is not None]


def readable(read: Callable[[Row], T], row: Row, table: str, key: str = "id") -> T | None:
    """Return what is read from a row, or None if something in it is unknown, which is logged."""
    try:
        return read(row)
    except (LookupError, TypeError, ValueError) as error:
        leave_out(table, row[key], brief(error))
        return None


@lru_cache(1000)  # each is named once
def leave_out(table: str, number: int, error: str) -> None:
    log.error("row left out: table=%s number=%d error=%s", table, number, error)


def _match_of(row: Row) -> Match:
    # Every press does this, and a row takes longer to find a column by its name.
    # fmt: off
    (
        id_, guild_id, channel_id, can_edit, message_id, x_person, x_engine, x_level, o_person,
        o_engine, o_level, variant, language, seed, moves, revision, status, ending, winner, pace,
        challenger, offer, offer_by, taken_back, series_x, series_o, series_draws, rematch_of,
        rated, start_ply, hints, arena_id, calls, call_id, words, started_at, changed_at,
        turn_since, *_,
    ) = row
    # fmt: on
    match = Match(
        id=id_,
        place=Place(guild_id, channel_id, bool(can_edit)),
        message_id=message_id,
        x=_seat(x_person, x_engine, x_level),
        o=_seat(o_person, o_engine, o_level),
        variant=variant,
        language=language,
        seed=seed,
        moves=tuple(map(_MOVES[variant].__getitem__, moves.split())),
        revision=revision,
        status=_STATUSES[status],
        ending=None if ending is None else Ending(ending),
        winner=winner,
        pace=None if pace is None else Pace(pace),
        challenger=challenger,
        offer=None if offer is None else Offer(OfferKind(offer), offer_by),
        taken_back=taken_back,
        series=Series(series_x, series_o, series_draws),
        rematch_of=rematch_of,
        rated=bool(rated),
        start_ply=start_ply,
        hints=numbers(hints),
        arena_id=arena_id,
        calls=bool(calls),
        call_id=call_id,
        words=words,
        started_at=moment(started_at),
        changed_at=moment(changed_at),
        turn_since=moment(turn_since),
    )
    _ = match.board  # raises if a move is not legal
    return match


def _seat(person: int | None, engine: str | None, level: Level | None) -> Seat:
    if person is not None:
        return Person(person)
    return Vacant() if engine is None else Machine(engine, level)


def milliseconds(time: datetime) -> int:
    """Return a time as the database stores it: in milliseconds since 1970, UTC."""
    return round(time.timestamp() * 1000)


def milliseconds_or_none(time: datetime | None) -> int | None:
    return None if time is None else milliseconds(time)


@lru_cache(256)  # three of a match are often the same
def moment(stored: int) -> datetime:
    """Return the time that is `stored` milliseconds after the start of 1970, in UTC."""
    return datetime.fromtimestamp(stored / 1000, UTC)


def moment_or_none(stored: int | None) -> datetime | None:
    return None if stored is None else moment(stored)


def wait_over(time: datetime) -> str:
    """Return when a wait is over as refusals state it: in seconds since 1970, rounded up."""
    return str(ceil(time.timestamp()))


def listed(numbers: tuple[int, ...]) -> str:
    """Return numbers as the database stores them: as text, with spaces."""
    return " ".join(map(str, numbers))


def numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def of_both_seats(select: str, then: str = "") -> str:
    """Return SQL that selects for each seat of a match what `select` does for `{seat}`."""
    # PostgreSQL alone reads these comments, and would otherwise sort all matches of a person.
    half = f"/*SELECT * FROM (*/ {select} /*{then}) AS of_{{seat}}*/"  # noqa: S608
    halves = (half.replace("{seat}", seat) for seat in ("x_person", "o_person"))
    return f"{' UNION ALL '.join(halves)} {then}"


def upsert(table: str, key: Sequence[str], columns: Sequence[str]) -> str:
    """Return SQL that takes all values, and stores a row or, if its key is there, these columns."""
    names = [*key, *columns]
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns)
    return (
        f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))}) "  # noqa: S608
        f"ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
    )
