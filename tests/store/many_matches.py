"""Gives a person many finished matches, without playing each."""

from bot.store.database import Connection

_COLUMNS = """
guild_id, channel_id, can_edit, message_id, x_person, x_engine, x_level, o_person, o_engine,
o_level, variant, language, seed, moves, revision, status, ending, winner, pace, taken_back,
series_x, series_o, series_draws, started_at, changed_at, turn_since, everywhere
"""
_COPY = f"""
WITH RECURSIVE numbers (number) AS (
    SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < :copies
)
INSERT INTO matches ({_COLUMNS}, ended)
SELECT {_COLUMNS}, ended + number FROM matches, numbers
WHERE ended = (SELECT max(ended) FROM matches)
"""  # noqa: S608
_RESULT = """
scope, person_id, share, reason, nth, points_before, points_after, deviation_after,
opponent_points, opponent_deviation, most_points, least_deviation
"""
_COPY_RESULTS = f"""
INSERT INTO results (match_id, {_RESULT})
SELECT copies.id, {_RESULT} FROM results JOIN matches ON matches.id = match_id,
    matches AS copies
WHERE matches.ended = :last AND copies.ended > :last
"""  # noqa: S608


async def copy_last(db: Connection, copies: int) -> None:
    """Store again the last ended match, which should not count, as if each copy ended later."""
    (last,) = await db.one("SELECT max(ended) FROM matches")
    await db.run(_COPY, {"copies": copies})
    await db.run(_COPY_RESULTS, {"last": last})
