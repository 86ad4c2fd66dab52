"""What can go wrong with the file of a database, each for a while or for good."""

import os
import resource
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

_NOBODY = 65534  # the user of that name, who owns nothing


@contextmanager
def full_disk(beyond: int = 0) -> Iterator[None]:
    """Let no file of this process be written beyond so many bytes, as if the disk were full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (beyond, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def no_privileges() -> Iterator[Path]:
    """Return a folder, within which nobody is allowed more than its rights say, not even root."""
    folder = Path(tempfile.mkdtemp())
    user = os.geteuid()
    if user == 0:
        os.chown(folder, _NOBODY, -1)
        os.seteuid(_NOBODY)
    try:
        yield folder
    finally:
        os.seteuid(user)
        folder.chmod(0o700)
        shutil.rmtree(folder)


def read_only(switched: bool) -> Callable[[sqlite3.Connection], None]:
    """Return what has a connection refuse to write, or write again."""
    return lambda db: db.execute(f"PRAGMA query_only = {int(switched)}").close()


def damage(path: str, table: str) -> None:
    """Put garbage in the place of a table's first page."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        sql = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = connection.execute(sql, (table,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with Path(path).open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


def bytes_of(path: str) -> bytes:
    """Return what a file holds."""
    return Path(path).read_bytes()


def fill_with(path: str, content: bytes) -> None:
    """Make a file that holds this and nothing else."""
    Path(path).write_bytes(content)


def exists(path: str) -> bool:
    """Return whether there is a file at this path."""
    return Path(path).exists()


def size_of(path: str) -> int:
    """Return a file's length in bytes."""
    return Path(path).stat().st_size


def permit(path: str | Path, mode: int) -> None:
    """Give a file or folder these rights."""
    Path(path).chmod(mode)


def mode_of(path: str) -> int:
    """Return the rights of a file."""
    return stat.S_IMODE(Path(path).stat().st_mode)
