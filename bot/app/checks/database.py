"""Checks the database, where its file is, and its backups."""

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

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
_LITTLE, _TOO_LITTLE = 100_000_000, 10_000_000  # bytes
_MOUNTS = Path("/proc/self/mountinfo")  # of Linux
_OF_CONTAINERS = (Path("/.dockerenv"), Path("/run/.containerenv"))
_SHARES = re.compile(r"nfs4?|cifs|smb\w*|9p|afs|ceph|glusterfs|fuse\.(sshfs|rclone|glusterfs)")
_WITHOUT_A_NAME = re.compile(r"/[0-9a-f]{64}(/|$)")
_ESCAPED = re.compile(r"\\([0-7]{3})")
_KEEP = "make a backup outside of it, and use a volume with a name, such as --volume noughts:/data"


class Mount(NamedTuple):
    """Something mounted: where, which folder of its file system, and that system's kind."""

    point: Path
    folder: str
    kind: str


async def check_database(values: Settings) -> tuple[list[Finding], bool]:
    """Return what to say of the database, disk and backups, and whether a process uses it."""
    if is_postgres(values.database):
        finding, in_use = await _on_server(values.database)
        return [finding], in_use
    path = values.database
    found = [_database(path), _disk(path), *_place(path)]
    return [*found, _backups(values)], _is_in_use(path)


async def _on_server(url: str) -> tuple[Finding, bool]:
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


def _place(path: str) -> list[Finding]:
    """Return what is risky about a file's place: an unnamed volume is lost with its container."""
    mount = _mount_of(Path(path).resolve())
    if _SHARES.fullmatch(mount.kind):
        says = f"{path} is on a network share ({mount.kind}), where SQLite can lose data"
        return [caution("Place", says, "move it to a disk of this machine, or use PostgreSQL")]
    is_lost = mount.point == Path("/") or _WITHOUT_A_NAME.search(mount.folder)
    if is_lost and any(file.exists() for file in _OF_CONTAINERS):
        return [caution("Place", f"{path} is lost when the container is replaced", _KEEP)]
    return []


def _mount_of(file: Path) -> Mount:
    """Return the mount that a file is on; its kind is "" where the system does not tell."""
    known = _MOUNTS.read_text(encoding="utf-8", errors="replace") if _MOUNTS.exists() else ""
    mounts = [it for it in map(_mount, known.splitlines()) if file.is_relative_to(it.point)]
    kind = "smb" if file.drive.startswith("\\\\") else ""  # as Windows writes it
    # The last of several at one place hides the others.
    return max(reversed(mounts), key=lambda it: len(it.point.parts), default=Mount(file, "", kind))


def _mount(line: str) -> Mount:
    fields, _, system = line.partition(" - ")
    folder, point = (
        _ESCAPED.sub(lambda it: chr(int(it[1], 8)), field) for field in fields.split()[3:5]
    )
    return Mount(Path(point), folder, system.split()[0])


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
