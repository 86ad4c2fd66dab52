"""Checks where the file of the database is: on a network share, or where a container loses it."""

import re
from pathlib import Path
from typing import NamedTuple

from bot.app.finding import Finding, caution

_MOUNTS = Path("/proc/self/mountinfo")  # of Linux
_OF_CONTAINERS = (Path("/.dockerenv"), Path("/run/.containerenv"))
_SHARES = re.compile(r"nfs4?|cifs|smb\w*|9p|afs|ceph|glusterfs|fuse\.(sshfs|rclone|glusterfs)")
_WITHOUT_A_NAME = re.compile(r"/[0-9a-f]{64}(/|$)")
_ESCAPED = re.compile(r"\\([0-7]{3})")
_KEEP = "make a backup outside of it, and use a volume with a name, such as --volume noughts:/data"


class Mount(NamedTuple):
    """What is mounted: where, which folder of its file system, and the kind of that."""

    point: Path
    folder: str
    kind: str


def check_place(path: str) -> list[Finding]:
    """Return what is risky about where a database file is.

    A volume without a name is kept by a restart, and lost with its container.
    """
    mount = _mount_of(Path(path).resolve())
    if _SHARES.fullmatch(mount.kind):
        says = f"{path} is on a network share ({mount.kind}), where SQLite can lose data"
        return [caution("Place", says, "move it to a disk of this machine, or use PostgreSQL")]
    is_lost = mount.point == Path("/") or _WITHOUT_A_NAME.search(mount.folder)
    if is_lost and any(file.exists() for file in _OF_CONTAINERS):
        return [caution("Place", f"{path} is lost when the container is replaced", _KEEP)]
    return []


def _mount_of(file: Path) -> Mount:
    """Return what a file is on, of an unknown kind where the system does not tell."""
    known = _MOUNTS.read_text(encoding="utf-8", errors="replace") if _MOUNTS.exists() else ""
    mounts = [it for it in map(_mount, known.splitlines()) if file.is_relative_to(it.point)]
    kind = "smb" if file.drive.startswith("\\\\") else ""  # as Windows writes it
    # The last of several at one place hides the others.
    return max(reversed(mounts), key=lambda it: len(it.point.parts), default=Mount(file, "", kind))


def _mount(line: str) -> Mount:
    fields, _, system = line.partition(" - ")
    folder, point = (_ESCAPED.sub(_character, field) for field in fields.split()[3:5])
    return Mount(Path(point), folder, system.split()[0])


def _character(escaped: re.Match[str]) -> str:
    return chr(int(escaped[1], 8))
