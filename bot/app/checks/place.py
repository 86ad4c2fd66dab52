"""Checks where the file of the database is: on a network share, or where a container loses it."""

import re
from pathlib import Path
from typing import NamedTuple

from bot.app.checks.finding import Finding, caution

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
    """Return what is risky about where a database file is; nothing where the system does not tell.

    A volume without a name is kept by a restart, and lost with its container.
    """
    target, known = Path(path).resolve(), _MOUNTS.exists()
    mounts = _mounts(_MOUNTS.read_text(encoding="utf-8", errors="replace")) if known else []
    around = [mount for mount in mounts if target.is_relative_to(mount.point)]
    if not around:
        is_share = target.drive.startswith("\\\\")  # on Windows
        return [_share(path, "of Windows")] if is_share else []
    mount = max(reversed(around), key=lambda it: len(it.point.parts))  # the last hides others
    if _SHARES.fullmatch(mount.kind):
        return [_share(path, mount.kind)]
    is_lost = mount.point == Path("/") or _WITHOUT_A_NAME.search(mount.folder)
    if is_lost and any(file.exists() for file in _OF_CONTAINERS):
        return [caution("Place", f"{path} is lost when the container is replaced", _KEEP)]
    return []


def _mounts(text: str) -> list[Mount]:
    found = []
    for line in text.splitlines():
        fields, _, system = line.partition(" - ")
        folder, point = (_ESCAPED.sub(_character, it) for it in fields.split()[3:5])
        found.append(Mount(Path(point), folder, system.split()[0]))
    return found


def _character(escaped: re.Match[str]) -> str:
    return chr(int(escaped[1], 8))


def _share(path: str, kind: str) -> Finding:
    says = f"{path} is on a network share ({kind}), where SQLite can lose data"
    return caution("Place", says, "move it to a disk of this machine, or use PostgreSQL")
