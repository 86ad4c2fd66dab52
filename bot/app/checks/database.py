"""Checks the database and its backups."""

from datetime import UTC, datetime
from pathlib import Path

from bot.app.checks.place import check_place
from bot.app.finding import Finding, caution, fault
from bot.app.settings import Settings
from bot.app.terminal import command, megabytes
from bot.errors import BackupError, ForeignFileError, ForeignJournalError, StoreUnusableError
from bot.store.database_url import is_postgres, shown
from bot.store.migrations import newest_version
from bot.store.sqlite import outside
from bot.store.sqlite.outside import FileInspection
from bot.store.upkeep.backups import Backups
from bot.store.upkeep.open_database import inspect_server

_LATE = "start the bot, or look for `backup failed` in its log"
_MEGABYTE = 1_000_000
_LITTLE = 100 * _MEGABYTE
_TOO_LITTLE = 10 * _MEGABYTE


async def check_database(values: Settings) -> tuple[list[Finding], bool]:
    """Return what to say about the database, the disk and the backups.

    Also returns whether a process, such as the bot, uses the database.
    """
    if is_postgres(values.database):
        finding, in_use = await _on_server(values.database)
        return [finding], in_use
    path = values.database
    found = [_database(path), _disk(path), *check_place(path)]
    return [*found, _backups(values)], _is_in_use(path)


async def _on_server(url: str) -> tuple[Finding, bool]:
    """Return what to say about the database at `url`, and whether a process uses it."""
    try:
        seen = await inspect_server(url)
    except StoreUnusableError as problem:
        return fault("Database", str(problem), "correct DATABASE_URL, or start the server"), False
    says = f"{shown(url)}, PostgreSQL {seen.server}, version {seen.version}"
    found = _usable(says, seen.version, seen.size, in_use=seen.in_use)
    return found, seen.in_use


def _is_in_use(path: str) -> bool:
    try:
        return Path(path).exists() and outside.is_in_use(path)
    except OSError:
        return False


def _database(path: str) -> Finding:
    if not outside.is_writable(path):
        remedy = "let the bot's user write the file and its folder, or change DATABASE_URL"
        return fault("Database", f"{path} cannot be written", remedy)
    if not Path(path).exists():
        return Finding("Database", f"{path} is made by the first start")
    try:
        return _existing(path, outside.inspect(path))
    except ForeignJournalError as problem:
        return fault("Database", str(problem), "keep the file and the journal until you know which")
    except ForeignFileError as problem:
        return fault("Database", str(problem), "correct DATABASE_URL")
    except StoreUnusableError as problem:
        remedy = f"correct DATABASE_URL, or restore a backup: {command('restore FILE')}"
        if outside.free_space(path) < _TOO_LITTLE:
            remedy = "free some space first: on a full disk no database can be read"
        return fault("Database", str(problem), remedy)


def _existing(path: str, seen: FileInspection) -> Finding:
    says = f"{path}, version {seen.version}"
    if seen.damage:
        remedy = f"stop the bot, keep the file, then type {command('restore FILE')}"
        return fault("Database", f"{says}, is damaged: {seen.damage}", remedy)
    in_use = outside.is_in_use(path)
    return _usable(says, seen.version, seen.size, in_use=in_use)


def _usable(says: str, version: int, size: int, *, in_use: bool) -> Finding:
    """Return what to say about a database that is whole; `says` is which one it is."""
    newest = newest_version()
    upgrade = "" if version == newest else f"; the next start makes it version {newest}"
    user = "in use by a process" if in_use else "used by nobody"
    return Finding("Database", f"{says}, {megabytes(size)}, {user}{upgrade}")


def _disk(path: str) -> Finding:
    free = outside.free_space(path)
    says = f"{megabytes(free)} free"
    if free < _TOO_LITTLE:
        return fault("Disk", says, "free some space: nothing can be stored on a full disk")
    return (
        caution("Disk", says, "free some space soon") if free < _LITTLE else Finding("Disk", says)
    )


def _backups(values: Settings) -> Finding:
    now, folder = datetime.now(UTC), values.backup_folder
    if not folder:
        return caution("Backups", "the bot makes none", "unless you do, remove BACKUP_DIR=off")
    backups = Backups(values.database, folder, values.backup_every, values.backup_keep)
    try:
        backups.look(now)
    except BackupError as problem:
        return fault("Backups", str(problem), "correct BACKUP_DIR")
    if not outside.is_writable(folder):
        return fault("Backups", f"{folder} cannot be written", "correct BACKUP_DIR")
    if backups.last is None:
        says = f"none yet in {folder}; a running bot makes the first at once"
        has_run = Path(values.database).is_file()
        return caution("Backups", says, _LATE) if has_run else Finding("Backups", says)
    says = f"the last is of {backups.last:%Y-%m-%d %H:%M} UTC"
    if now - backups.last > 2 * values.backup_every:
        return caution("Backups", says, _LATE)
    return Finding("Backups", says)
