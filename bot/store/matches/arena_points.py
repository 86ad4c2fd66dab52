"""The games of arenas, and the points that the people of one have after it."""

from bot.domain.arena.arena import FINISH_WITHIN
from bot.domain.arena.field import ArenaGame, Field, scores
from bot.domain.match import Ending, Match, Status
from bot.store.database import Connection, Row
from bot.store.rows import moment, readable

_GAMES = """
SELECT matches.id, x_person, o_person, moves, status, ending, winner, changed_at, ends_at
FROM matches JOIN arenas ON arenas.id = matches.arena_id
WHERE arena_id = :arena AND ended <= :ended AND (x_person IN (:x, :o) OR o_person IN (:x, :o))
"""
_STORE = "UPDATE matches SET x_points = ?, o_points = ? WHERE id = ?"
MARK_ARENA = "UPDATE arenas SET due_at = 0, redraw = 1 WHERE id = ?"
"""Has the bot look at an arena at once, and show it as it is then."""


async def points_after(db: Connection, match: Match, ended: int) -> tuple[int, int]:
    """Return the points of X and O once a match of an arena has ended, with that number."""
    x, o = match.people
    rows = await db.all(_GAMES, {"arena": match.arena_id, "ended": ended, "x": x, "o": o})
    games = tuple(game for row in rows if (game := readable(game_of, row, "matches")))
    until = moment(rows[0]["ends_at"]) + FINISH_WITHIN
    points = {score.person: score.points for score in scores(Field(games=games), until)}
    return points.get(x, 0), points.get(o, 0)


async def store_points(db: Connection, match: Match, ended: int) -> None:
    await db.run(_STORE, (*await points_after(db, match, ended), match.id))


def game_of(row: Row) -> ArenaGame:
    """Return a game of an arena; raises ValueError for a row that cannot be read."""
    is_over = row["status"] == Status.OVER
    return ArenaGame(
        row["x_person"],
        row["o_person"],
        len(row["moves"].split()),
        moment(row["changed_at"]) if is_over else None,
        Ending(row["ending"]) if is_over else None,
        row["winner"],
    )
