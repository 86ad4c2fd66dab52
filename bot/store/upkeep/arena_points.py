"""Counts the points of all arenas slowly, and compares them with those that boards show."""

from bot.domain.arena.field import scores
from bot.store.arena.rows import evening_of
from bot.store.database import Connection, Row
from bot.store.matches.arena_points import points_of
from bot.store.rows import AFTER_ALL

_ARENAS = "SELECT * FROM arenas WHERE id > ? ORDER BY id LIMIT 100"


async def wrong_arenas(db: Connection) -> int:
    """Return in how many arenas someone has other points on boards than in the standings."""
    wrong, last = 0, 0
    while rows := await db.all(_ARENAS, (last,)):
        wrong += sum([await _is_wrong(db, row) for row in rows])
        last = rows[-1]["id"]
    return wrong


async def _is_wrong(db: Connection, row: Row) -> bool:
    evening = await evening_of(db, row)
    ranked = scores(evening.field, evening.arena.counts_until)
    points = {score.person: score.points for score in ranked}
    people = {person for game in evening.field.games for person in game.people}
    shown = {it: await points_of(db, row["id"], it, AFTER_ALL) for it in people | points.keys()}
    return shown != points
