"""Gives matches that ended before there were results theirs, once, by the rules of their time."""

from bot.domain.ratings.older_rules import OLDER
from bot.domain.ratings.rules import TODAY, Rules
from bot.log import log
from bot.store.database import Connection
from bot.store.ratings import match_standings
from bot.store.ratings.rate_match import apply_result
from bot.store.rows import MATCH_COLUMNS, match_of

PAGE = 1000
"""How many matches are counted in one transaction."""

_COUNTED = "SELECT last, counted FROM older_matches"
_SET_COUNTED = "UPDATE older_matches SET counted = ?"
_MATCHES = f"""
SELECT {MATCH_COLUMNS}, ended, everywhere FROM matches
WHERE ended > ? AND ended <= ? ORDER BY ended LIMIT ?
"""  # noqa: S608
_CLEAR = (
    "DELETE FROM results",
    "DELETE FROM standings",
    "DELETE FROM slots",
    "DELETE FROM pairs",
)


async def rules_of(db: Connection, ended: int) -> Rules:
    """Return the rules of the match that is number `ended` among all finished matches."""
    return OLDER if ended <= (await db.one(_COUNTED))["last"] else TODAY


async def count_older_matches(db: Connection) -> None:
    """Count all older matches from the first on, with the standings that follow from them.

    Each `PAGE` of them has its own transaction. If the process is killed, the next call goes on
    after the last one.
    """
    last, counted = await db.one(_COUNTED)
    if counted < last:
        log.info("counting earlier matches: matches=%d", last - counted)
    while counted < last:
        async with db.transaction():
            counted = await _count_page(db, counted, last)


async def _count_page(db: Connection, counted: int, last: int) -> int:
    """Count a page of matches after `counted`, and return the number of the last one."""
    if not counted:
        for sql in _CLEAR:
            await db.run(sql)
    for row in await db.all(_MATCHES, (counted, last, PAGE)):
        match = match_of(row)
        await apply_result(db, match, await match_standings.find(db, match, row), OLDER)
        counted = row["ended"]
    await db.run(_SET_COUNTED, (counted,))
    return counted
