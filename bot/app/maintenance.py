"""The commands that look after the database: migrate, recount, backup and restore."""

import asyncio
from datetime import UTC, datetime

from bot.app.terminal import counted, deletion_progress, say, show_progress
from bot.domain.shards import ONLY_CLUSTER
from bot.errors import BackupError, RestoreError
from bot.store.database_url import is_postgres, shown
from bot.store.sqlite.backup import back_up as copy_database
from bot.store.upkeep.open_database import open_database, open_shared, refuse_missing
from bot.store.upkeep.recount import rebuild
from bot.store.upkeep.restore import Restored
from bot.store.upkeep.restore import restore as restore_backup

RECOUNTED = {
    "results": "Results of each game",
    "standings": "Results of each player",
    "slots": "Ranks",
    "pairs": "Records between two players",
}
"""What the rows of each recalculated table are, in words."""


_NO_BACKUP = "{} is on a server: make a backup of it with pg_dump."
_NO_RESTORE = "{} is on a server: restore a backup of it with pg_restore."


async def migrate(where: str) -> None:
    """Bring the database up to date, on a server also while the bot runs.

    Raises StoreUnusableError.
    """
    await (await open_shared(where, ONLY_CLUSTER)).database.close()
    say(f"{shown(where)} is up to date.")


async def recount(where: str) -> None:
    """Check the standings and repair them; raises StoreUnusableError."""
    refuse_missing(where)
    database = await open_database(where)
    try:
        result = await database.prepare(lambda connection: rebuild(connection, show_progress))
    finally:
        await database.close()
    deletion_progress()
    say(f"Counted {counted(result.matches, 'game')}.")
    if result.missing:
        say(f"Calculated {counted(result.missing, 'missing result')} again.")
    for table, wrong in result.wrong.items():
        say(f"{RECOUNTED[table]}: " + (f"{wrong:,} wrong, repaired" if wrong else "correct"))


async def back_up(path: str, target: str) -> None:
    """Copy the database to a new file; raises BackupError."""
    if is_postgres(path):
        raise BackupError(_NO_BACKUP.format(shown(path)))
    await asyncio.to_thread(copy_database, path, target, show_progress)
    deletion_progress()
    say(f"Copied {path} to {target}.")


async def restore(path: str, backup: str) -> None:
    """Put a backup in place of the database; raises RestoreError, StoreUnusableError."""
    if is_postgres(path):
        raise RestoreError(_NO_RESTORE.format(shown(path)))
    restored = await restore_backup(backup, path, datetime.now(UTC))
    say(f"{path} is restored from {backup}.")
    if restored.kept is not None:
        say(f"What it replaced is kept as {restored.kept}: delete it when you do not need it.")
        say(_about_deletions(restored))


def _about_deletions(restored: Restored) -> str:
    if restored.repeated is None:
        return (
            "Whether people have deleted their data since the backup is unknown: "
            "use `forget` for those of whom you know."
        )
    if restored.repeated == 0:
        return "Nobody who is in the backup has deleted their data since."
    return f"The next start deletes again who did so since the backup: {restored.repeated:,}."
