"""Reads what a finished match did, for who draws its board."""

from bot.domain.match import Match
from bot.domain.match_effects import MatchEffects
from bot.store.database import Connection
from bot.store.matches.arena_points import points_after
from bot.store.ratings.past_matches import skill_of
from bot.store.ratings.results import CHANGE_COLUMNS, changes_of

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
        points = await points_after(db, match, ended)
    changes, skill = changes_of([row for row in rows if row[0] is not None]), None
    if match.skill is not None:
        skill = await skill_of(db, match.people[0], match.variant, ended + 1)
    return MatchEffects(changes, points, bool(come_back), bool(is_second), skill)
