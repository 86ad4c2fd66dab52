"""Turns rows about a person into plain values for an export, without the ids of others."""

from collections.abc import Sequence
from typing import Any

from bot.domain.match import Status
from bot.domain.ratings.standing import DIRECT, EVERYWHERE
from bot.store.database import Connection, Row
from bot.store.ratings.standings import COLUMNS, standing_of
from bot.store.rows import moment
from engines.levels import engine_name, skill_of

Columns = dict[str, Any]

_SEASONS = "SELECT guild_id, number FROM seasons WHERE scope = ?"
# The names of columns in earlier exports.
_NAMES = {"id": "match", "guild_id": "server", "channel_id": "channel", "message_id": "message"}
_SEAT_COLUMNS = frozenset(f"{mark}_{what}" for mark in "xo" for what in ("person", "engine"))
_RESULT_NAMES = {"points_before": "rating_before", "points_after": "rating_after"}
_RESULT_KEYS = frozenset(("match_id", "scope", "person_id"))


def plain(row: Row, people: Sequence[str], ids: Sequence[int]) -> Columns:
    """Return a row with words for people, and readable times."""
    values: Columns = {}
    for name, value in zip(row.keys(), row, strict=True):
        if name in people:
            values[name] = _word(value, ids)
        elif value is not None and name.endswith(("_at", "_since")):
            values[name] = moment(value)
        else:
            values[name] = value
    return values


def _word(value: int | None, ids: Sequence[int]) -> str | None:
    if value is None:
        return None
    return "you" if value in ids else "someone else"


def match(row: Row, person: int) -> Columns:
    """Return a match, whose seats hold the person, someone else, an engine or nobody."""
    values = plain(row, ("challenger",), (person,))
    if row["status"] in (Status.INVITED, Status.LIVE):
        values |= _without_future(row)
    values["notation"] = values["moves"]
    values["moves"] = [int(it) if it.isdigit() else it for it in values["moves"].split()]
    values["hints"] = [int(ply) for ply in values["hints"].split()]
    for mark in "xo":
        engine = values[f"{mark}_engine"]
        values[mark] = engine or _word(values[f"{mark}_person"], (person,)) or "nobody yet"
    return {_NAMES.get(name, name): values[name] for name in values if name not in _SEAT_COLUMNS}


def _without_future(row: Row) -> Columns:
    """Return what stands in place of all that tells how an engine is going to play."""
    engines = [name for name in ("x_engine", "o_engine") if row[name] is not None]
    matched = [name for name in engines if skill_of(row[name]) is not None]
    return {"seed": None} | {name: engine_name(row[name]) for name in matched}


async def result(db: Connection, row: Row) -> Columns:
    """Return how a match changed a rating, in one scope."""
    values = dict(zip(row.keys(), row, strict=True))
    kept = {_RESULT_NAMES.get(k, k): v for k, v in values.items() if k not in _RESULT_KEYS}
    return await _scope(db, row["scope"]) | kept


async def standing(db: Connection, row: Row) -> Columns:
    """Return a standing with the names of its columns, so that the export's format is stable."""
    values = standing_of([row[name] for name in COLUMNS.split(", ")])._asdict()
    return await _scope(db, row["scope"]) | {"variant": row["variant"]} | values


async def _scope(db: Connection, scope: int) -> Columns:
    """Return the name of a scope: a server's also has a season."""
    if scope in (DIRECT, EVERYWHERE):
        return {"scope": "direct messages" if scope == DIRECT else "everywhere"}
    season = await db.one(_SEASONS, (scope,))
    if season is None:
        return {"scope": scope, "season": 1}
    return {"scope": season["guild_id"], "season": season["number"]}
