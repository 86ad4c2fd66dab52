"""The points that the people of an arena's match have after it; `bot/domain/arena` has the rule."""

from datetime import timedelta

from bot.domain.arena.arena import FINISH_WITHIN
from bot.domain.arena.field import DRAW, WIN
from bot.domain.match import Match, Person
from bot.store.database import Connection, Names
from bot.store.rows import milliseconds, of_both_seats
from engines.games.game import other

_MILLISECOND = timedelta(milliseconds=1)
# Endings of matches that count for nothing have no winner, as draws. Of a match that was resigned
# four moves have to be there, as `no_show` of `bot/domain/arena/field.py` says.
_IN_SEAT = """
SELECT CASE WHEN winner IS NULL THEN :draw WHEN {seat} = CASE winner
    WHEN 'X' THEN x_person ELSE o_person END THEN :win ELSE 0 END AS points
FROM matches WHERE arena_id = :arena AND {seat} = :person AND ended <= :ended
    AND ending NOT IN ('unreachable', 'abandoned')
    AND (ending <> 'resigned' OR moves LIKE '% % % %')
    AND changed_at <= (SELECT ends_at + :grace FROM arenas WHERE id = :arena)
"""
_GAMES = of_both_seats(_IN_SEAT)
_POINTS = f"SELECT coalesce(sum(points), 0) FROM ({_GAMES}) AS games"  # noqa: S608
_COME_BACK = """
SELECT 1 FROM arena_players WHERE arena_id = ? AND person_id = ? AND since > ? AND has_left = 0
"""
MARK_ARENA = "UPDATE arenas SET due_at = 0, redraw = 1 WHERE id = ?"
"""Has the bot look at an arena at once, and show it as it is then."""


async def points_after(db: Connection, match: Match, ended: int | None) -> tuple[int, int] | None:
    """Return the points of X and O once that match of an arena has ended; None for any other."""
    if match.arena_id is None or ended is None:
        return None
    x, o = [await points_of(db, match.arena_id, person, ended) for person in match.people]
    return x, o


async def come_back(db: Connection, match: Match) -> bool:
    """Return whether the loser of a match of an arena has come back there since it ended."""
    loser = match.winner and match.seat(other(match.winner))
    if match.arena_id is None or not isinstance(loser, Person):
        return False
    values = (match.arena_id, loser.id, milliseconds(match.changed_at))
    return await db.one(_COME_BACK, values) is not None


async def points_of(db: Connection, arena_id: int, person: int, ended: int) -> int:
    """Return the points of someone in an arena once the match with a number has ended."""
    names: Names = {"arena": arena_id, "person": person, "ended": ended}
    names |= {"win": WIN, "draw": DRAW, "grace": FINISH_WITHIN // _MILLISECOND}
    return int((await db.one(_POINTS, names))[0])
