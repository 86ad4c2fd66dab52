"""What a finished match did: the points of its people in an arena, and all that its board shows."""

from bot.domain.arena.arena import FINISH_WITHIN
from bot.domain.arena.field import ArenaGame, Field, scores
from bot.domain.match import Ending, Match, Status
from bot.domain.match_effects import MatchEffects
from bot.store.database import Connection, Row
from bot.store.ratings.past_matches import skill_of
from bot.store.ratings.results import CHANGE_COLUMNS, changes_of
from bot.store.rows import moment, readable

_GAMES = """
SELECT matches.id, x_person, o_person, moves, status, ending, winner, changed_at, ends_at
FROM matches JOIN arenas ON arenas.id = matches.arena_id
WHERE arena_id = :arena AND ended <= :ended AND (x_person IN (:x, :o) OR o_person IN (:x, :o))
"""
_STORE = "UPDATE matches SET x_points = ?, o_points = ? WHERE id = ?"
MARK_ARENA = "UPDATE arenas SET due_at = 0, redraw = 1 WHERE id = ?"
# An index of each seat ends with `ended`, so that this reads two of its rows at most.
_BEFORE_IN_SEAT = """
(SELECT count(*) FROM (
    SELECT id FROM matches AS earlier
    WHERE earlier.{seat} = matches.{person} AND earlier.ended < matches.ended LIMIT 2
) AS {seat}_of_{person})
"""
_BEFORE_X, _BEFORE_O = (
    " + ".join(_BEFORE_IN_SEAT.format(seat=it, person=person) for it in ("x_person", "o_person"))
    for person in ("x_person", "o_person")
)
_FIND = f"""
SELECT {CHANGE_COLUMNS}, matches.ended, x_points, o_points,
1 IN ({_BEFORE_X}, {_BEFORE_O}) AS is_second, EXISTS (
    SELECT 1 FROM arena_players AS loser
    WHERE loser.arena_id = matches.arena_id AND loser.since > matches.changed_at
    AND loser.has_left = 0 AND loser.person_id =
        CASE matches.winner WHEN 'X' THEN matches.o_person WHEN 'O' THEN matches.x_person END
) AS come_back
FROM matches LEFT JOIN results ON results.match_id = matches.id AND results.scope <> 0
WHERE matches.id = ?
"""  # noqa: S608


async def effects_of(db: Connection, match: Match) -> MatchEffects:
    rows = await db.all(_FIND, (match.id,))
    *_, ended, x_points, o_points, is_second, come_back = rows[0]
    points = None if x_points is None else (x_points, o_points)
    if points is None and match.arena_id is not None:  # an older version ended the match
        points = await _points_after(db, match, ended)
    changes, skill = changes_of([row for row in rows if row[0] is not None]), None
    if match.skill is not None:
        skill = await skill_of(db, match.people[0], match.variant, ended + 1)
    return MatchEffects(changes, points, bool(come_back), bool(is_second), skill)


async def _points_after(db: Connection, match: Match, ended: int) -> tuple[int, int]:
    """Return the points of X and O in an arena, just after a match that ended as number `ended`."""
    x, o = match.people
    rows = await db.all(_GAMES, {"arena": match.arena_id, "ended": ended, "x": x, "o": o})
    games = tuple(game for row in rows if (game := readable(game_of, row, "matches")))
    until = moment(rows[0]["ends_at"]) + FINISH_WITHIN
    points = {score.person: score.points for score in scores(Field(games=games), until)}
    return points.get(x, 0), points.get(o, 0)


async def store_points(db: Connection, match: Match, ended: int) -> None:
    await db.run(_STORE, (*await _points_after(db, match, ended), match.id))


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
