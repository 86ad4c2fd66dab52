"""The commands that look after the database, such as migrate, backup and block."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from bot.app.setting_parsers import database_url, path_or_address
from bot.app.terminal import clear_progress, counted, say, show_progress
from bot.domain.shards import ONLY_CLUSTER
from bot.domain.stored_data import DELETED_IDS_KEPT
from bot.errors import BackupError, StartError
from bot.store.access import shut_out
from bot.store.database import Database
from bot.store.database_url import is_postgres, shown
from bot.store.people.repeated_deletions import KnownDeletions, deletions_of, repeat_deletions
from bot.store.sqlite.backup import back_up as copy_database
from bot.store.upkeep.copy_database import copy_all
from bot.store.upkeep.open_database import open_database, open_shared, refuse_missing, visit
from bot.store.upkeep.recount import rebuild
from bot.store.upkeep.restore import Restored, restore as restore_backup

_USE_FORGET = "use `forget` for the people you know of."
RECOUNTED = {
    "results": "Results of each game",
    "standings": "Results of each player",
    "pairs": "Records between two players",
}


@asynccontextmanager
async def opened(where: str) -> AsyncIterator[Database]:
    """Open the database at a path or an address; raises StoreUnusableError."""
    database = await open_database(where)
    try:
        yield database
    finally:
        await database.close()


async def migrate(where: str, backup_dir: str) -> None:
    """Bring the database up to date, on a server also while the bot runs; raises StartError."""
    database = (await open_shared(where, ONLY_CLUSTER, backup_dir)).database
    try:
        await database.rewrite_if_needed()
    finally:
        await database.close()
    say(f"{shown(where)} is ready for this version.")


async def recount(where: str) -> None:
    """Check the standings and repair them; raises StoreUnusableError."""
    refuse_missing(where)
    async with opened(where) as database:
        result = await database.prepare(lambda connection: rebuild(connection, show_progress))
    clear_progress()
    say(f"Counted {counted(result.matches, 'game')} in {shown(where)}.")
    if result.missing:
        say(f"Calculated {counted(result.missing, 'missing result')} again.")
    if result.unread:
        say(f"Left out {counted(result.unread, 'game')} that cannot be read; the log names them.")
    for table, wrong in result.wrong.items():
        say(f"{RECOUNTED[table]}: " + (f"{wrong:,} wrong, repaired" if wrong else "correct"))


async def back_up(path: str, target: str) -> None:
    """Copy the database to a new file; raises BackupError."""
    if is_postgres(path):
        raise BackupError(f"{shown(path)} is on a server: make a backup of it with pg_dump.")
    await asyncio.to_thread(copy_database, path, target, show_progress)
    clear_progress()
    say(f"Copied {path} to {target}.")


async def restore(path: str, backup: str) -> None:
    """Put a backup in place of the database; raises StartError."""
    if is_postgres(path):
        raise StartError(f"{shown(path)} is on a server: restore a backup of it with pg_restore.")
    restored = await restore_backup(backup, path, datetime.now(UTC))
    say(f"{path} is restored from {backup}.")
    if restored.kept is not None:
        say(f"What it replaced is kept as {restored.kept}: delete it when you do not need it.")
        say(_about_deletions(restored))


def _about_deletions(restored: Restored) -> str:
    if restored.repeated is None:
        return f"Whether people have deleted their data since the backup is unknown: {_USE_FORGET}"
    if not (restored.repeated or restored.is_old):
        return "Nobody who is in the backup has deleted their data since."
    notice = f"The next start deletes again who did so since the backup: {restored.repeated:,}."
    older = f"Who did so more than {DELETED_IDS_KEPT.days} days ago is unknown: {_USE_FORGET}"
    return f"{notice} {older}" if restored.is_old else notice


async def carry_deletions(where: str, file: Path | None) -> None:
    """Print the known deletions or, if a file has some, begin those again; raises StartError."""
    if file is None:
        say(json.dumps(await visit(where, deletions_of, read_only=True)))
        return
    try:
        listed = KnownDeletions(*json.loads(await asyncio.to_thread(file.read_bytes)))
    except (OSError, ValueError, TypeError) as error:
        raise StartError(f"{file} has nothing that `forget --list` has printed.") from error
    now = datetime.now(UTC)
    repeated = await visit(where, lambda db: repeat_deletions(db, listed, now), or_older=True)
    say(_about_deletions(Restored(None, repeated, is_old=True)))


async def copy_to(where: str, url: str) -> None:
    """Copy a database to the empty one at `url`, which a StartError leaves empty."""
    target = path_or_address(database_url("URL", url))
    refuse_missing(where)
    if _full(where) == _full(target):
        raise StartError(f"{shown(target)} is the database itself: name another one.")
    rows = counted(await copy(where, target), "row")
    clear_progress()
    say(f"Copied {rows} from {shown(where)} to {shown(target)}, which has as many in each table.")
    await recount(target)
    say(f"Set DATABASE_URL to the copy's address, then start the bot. {shown(where)} is unchanged.")


async def copy(where: str, target: str) -> int:
    """Copy a database to an empty one, and return how many rows it has; raises StartError."""
    async with (
        opened(where) as source,
        opened(target) as other,
        source.tables() as ours,
        other.tables() as theirs,
    ):
        return await copy_all(ours, theirs, shown(target), show_progress)


async def block(where: str, kind: str, number: int, *, out: bool) -> None:
    """Shut someone out or let them in again, also while the bot runs; raises StoreUnusableError."""
    refuse_missing(where)
    is_new = await visit(where, lambda db: shut_out(db, kind, number, out=out))
    state = f"The {kind} {number} is {'' if out else 'not '}shut out in {shown(where)}"
    hears = "a running bot hears of it within a minute" if is_new else "nothing has changed"
    say(f"{state}: {hears}.")


def _full(where: str) -> str:
    return where if is_postgres(where) else str(Path(where).resolve())
