"""Takes over from a replaced database what Discord shows, what protects people, and deletions.

The restored one may be of another version, and stays so, since an older bot may want it.
"""

import sqlite3
from contextlib import closing
from datetime import datetime
from functools import partial

from bot.store.migrations import SELECT_VERSION, newest_version, version_of
from bot.store.people.deletion_pages import delete_page
from bot.store.people.repeated_deletions import NEWEST, deletions_of, repeat_deletions
from bot.store.sqlite import outside
from bot.store.sqlite.statements import at_once

_TABLES = (
    *("puzzle_posts", "season_posts", "podiums", "season_roles", "shares", "puzzle_shares"),
    "command_sync",
    *("people", "blocks", "shut_out", "named_everywhere", "pings", "declines"),
)
_COLUMNS = """
SELECT name FROM pragma_table_info(:table, 'main')
INTERSECT SELECT name FROM pragma_table_info(:table, 'replaced')
"""
_REPLACE = (
    "DELETE FROM {table}",
    "INSERT INTO {table} ({names}) SELECT {names} FROM replaced.{table}",
)
_CAME_BACK = """
SELECT person_id FROM deletions WHERE person_id NOT IN (SELECT person_id FROM replaced.deletions)
AND person_id IN (
    SELECT person_id FROM replaced.people UNION SELECT person_id FROM replaced.blocks
    UNION SELECT person_id FROM replaced.season_roles WHERE wanted = 1
)
"""
_THEN = (
    """
    UPDATE shares SET withdrawn = 1, match_id = (SELECT max(id) FROM replaced.matches)
    WHERE match_id NOT IN (SELECT id FROM matches)
    """,
    # Buttons of what is lost have its number, so nothing new may get it.
    """
    INSERT INTO matches (
        id, channel_id, can_edit, variant, language, seed, moves, revision, status, taken_back,
        series_x, series_o, series_draws, started_at, changed_at, turn_since
    ) SELECT id, 0, 0, 'classic', 'en', 0, '', 0, 'cancelled', '', 0, 0, 0, 0, 0, 0
    FROM replaced.matches WHERE true ORDER BY id DESC LIMIT 1 ON CONFLICT DO NOTHING
    """,
    """
    INSERT INTO arenas (
        id, guild_id, channel_id, wants_thread, host, language, variant, starts_at, ends_at, phase
    ) SELECT id, 0, 0, 0, 0, 'en', 'classic', 0, 0, 'cancelled'
    FROM replaced.arenas WHERE true ORDER BY id DESC LIMIT 1 ON CONFLICT DO NOTHING
    """,
    "UPDATE puzzle_posts SET redraw = 1 WHERE message_id IS NOT NULL",
    # The end of a season that is lost comes again: its post is sent or edited then.
    """
    UPDATE season_posts SET redraw = 0 WHERE message_id IS NULL AND number >= (
        SELECT coalesce(max(number), 1) FROM seasons WHERE guild_id = season_posts.guild_id
    )
    """,
)

# A backup that is restored next is compared with this; the next run removes it.
_AS_NEW = """
INSERT INTO uptime (shard, shards, alive_at) VALUES (0, 0, :at)
ON CONFLICT (shard, shards) DO UPDATE SET alive_at = :at
"""


def take_over(new: str, path: str, now: datetime) -> int | None:
    """Change the restored database `new`; return how many deletions began again, or None.

    None if `path` cannot be read or is unrelated. Raises StoreUnusableError for a foreign journal.
    """
    try:
        with closing(outside.connect(path, "rw")) as replaced:
            deletions = at_once(deletions_of)(replaced)
        with closing(outside.connect(new, "rw")) as connection:
            connection.row_factory = sqlite3.Row
            connection.execute("ATTACH ? AS replaced", (path,))
            with connection:
                repeated = at_once(lambda db: repeat_deletions(db, deletions, now))(connection)
                # A database that is older than the backup has nothing else to give.
                at = newest(connection, "replaced.")
                if repeated is not None and at >= newest(connection):
                    _finish_of_who_came_back(connection)
                    _fill(connection)
                    connection.execute(_AS_NEW, {"at": at})
            return repeated
    except sqlite3.Error:
        return None


def newest(connection: sqlite3.Connection, database: str = "") -> int:
    """Return the last moment that a database tells of; 0 if it tells of none."""
    return int(connection.execute(NEWEST.format(database)).fetchone()[0] or 0)


def _finish_of_who_came_back(connection: sqlite3.Connection) -> None:
    """Finish the deletions of people who came back; later they would take what `_fill` brings."""
    if version_of(connection.execute(SELECT_VERSION).fetchone()) == newest_version():
        for (person,) in connection.execute(_CAME_BACK).fetchall():
            page = at_once(partial(delete_page, person=person))
            while not page(connection):
                continue


def _fill(connection: sqlite3.Connection) -> None:
    for table in _TABLES:
        names = ", ".join(name for (name,) in connection.execute(_COLUMNS, {"table": table}))
        for sql in _REPLACE if names else ():
            connection.execute(sql.format(table=table, names=names))
    for sql in _THEN:
        connection.execute(sql)
