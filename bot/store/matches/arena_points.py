"""The points that the people of an arena's match have after it; `bot/domain/arena` has the rule."""

from bot.domain.arena.standings import DRAW, WIN
from bot.domain.match import Match
from bot.store.database import Connection
from bot.store.rows import of_both_seats

# Endings of matches that count for nothing have no winner, as draws.
_IN_SEAT = """
SELECT CASE WHEN winner IS NULL THEN :draw WHEN {seat} = CASE winner
    WHEN 'X' THEN x_person ELSE o_person END THEN :win ELSE 0 END AS points
FROM matches WHERE arena_id = :arena AND {seat} = :person AND ended <= :ended
    AND ending NOT IN ('unreachable', 'abandoned')
"""
_GAMES = of_both_seats(_IN_SEAT)
_POINTS = f"SELECT coalesce(sum(points), 0) FROM ({_GAMES}) AS games"  # noqa: S608
MARK_ARENA = "UPDATE arenas SET due_at = 0, redraw = 1 WHERE id = ?"
"""Has the bot look at an arena at once, and show it as it is then."""


async def points_after(db: Connection, match: Match, ended: int | None) -> tuple[int, int] | None:
    """Return the points of X and O once the match with that number has ended.

    None if it is not of an arena.
    """
    if match.arena_id is None or ended is None:
        return None
    names = {"arena": match.arena_id, "ended": ended, "win": WIN, "draw": DRAW}
    x, o = [(await db.one(_POINTS, names | {"person": it}))[0] for it in match.people]
    return int(x), int(o)
