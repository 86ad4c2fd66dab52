"""What `doctor` says of the disk, the backups and an older database."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.app.checks import database
from bot.app.checks.database import check_database
from bot.app.finding import Finding, Severity
from bot.app.settings import Settings, read
from bot.store.sqlite import outside
from tests.store.sample import write_sample
from tests.store.sqlite.faults import fill_with

MEGABYTE = 1_000_000


def settings_for(path: str, **changes: str) -> Settings:
    return read({"DATABASE_URL": f"sqlite:///{path}"} | changes)


async def finding(values: Settings, check: str) -> Finding:
    all_found, _ = await check_database(values)
    (found,) = [found for found in all_found if found.check == check]
    return found


@pytest.mark.parametrize(
    ("free", "status"),
    [(5 * MEGABYTE, Severity.ERROR), (50 * MEGABYTE, Severity.WARNING), (2**40, Severity.OK)],
)
async def test_a_disk_that_fills(
    path: str, free: int, status: Severity, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk with little space left is named, before and when it is full."""
    monkeypatch.setattr(outside, "free_space", lambda _: free)
    assert (await finding(settings_for(path), "Disk")).severity is status


async def test_without_backups(path: str) -> None:
    """A bot that makes none, or has run and made none yet, is named; a new one is not."""
    written = [(await finding(settings_for(path), "Backups")).severity]
    write_sample(path)
    for folder in ("", "off"):
        found = await finding(settings_for(path, BACKUP_DIR=folder), "Backups")
        written.append(found.severity)
        assert found.remedy
    assert written == [Severity.OK, Severity.WARNING, Severity.WARNING]


@pytest.mark.parametrize(("days", "status"), [(1, Severity.OK), (3, Severity.WARNING)])
async def test_backups_that_stopped(path: str, days: int, status: Severity) -> None:
    """A last backup that is older than twice the time between two is named."""
    folder = Path(path).parent / "backups"
    folder.mkdir()
    made = datetime.now(UTC) - timedelta(days=days)
    (folder / f"noughts-{made:%Y%m%dT%H%M%SZ}.db").touch()
    found = await finding(settings_for(path, BACKUP_DIR=str(folder)), "Backups")
    assert (found.severity, f"{made:%Y-%m-%d}" in found.says) == (status, True)


async def test_an_older_database(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database of an older bot is no fault: the next start upgrades it."""
    write_sample(path)
    monkeypatch.setattr(database, "newest_version", lambda: 9999)
    found = await finding(settings_for(path), "Database")
    assert (found.severity, "start makes it version 9999" in found.says) == (Severity.OK, True)


@pytest.mark.parametrize(("free", "remedy"), [(0, "free some space first"), (2**40, "a backup")])
async def test_a_full_disk_comes_first(
    path: str, free: int, remedy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is told to restore a backup while the disk is full, on which nothing can be read."""
    fill_with(path, b"half of a database")
    monkeypatch.setattr(outside, "free_space", lambda _: free)
    found = await finding(settings_for(path), "Database")
    assert (found.severity, remedy in str(found)) == (Severity.ERROR, True)


ROOT = "27 1 0:9 / / rw - overlay overlay rw\n"
VOLUMES = "/var/lib/docker/volumes"


@pytest.mark.parametrize(
    ("mount", "in_container", "says"),
    [
        ("/ {} rw - nfs4", False, "on a network share (nfs4)"),
        ("/ {} rw master:1 - cifs", True, "on a network share (cifs)"),
        ("/ {} rw - ext4", False, ""),
        (f"{VOLUMES}/noughts/_data {{}} rw - ext4", True, ""),
        (f"{VOLUMES}/{'a1' * 32}/_data {{}} rw - ext4", True, "lost when the container is"),
        (f"{VOLUMES}/{'a1' * 32}/_data {{}} rw - ext4", False, ""),
        ("/ {}/other rw - nfs", True, "lost when the container is replaced"),
        ("/ {}/other rw - nfs", False, ""),
    ],
)
async def test_the_place_of_the_file(
    tmp_path: Path, mount: str, in_container: bool, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A network share is named, and so is what a container loses: no volume, or one of no name."""
    data, mounts = tmp_path / "my data", tmp_path / "mountinfo"
    data.mkdir()
    point = str(data).replace(" ", "\\040")
    mounts.write_text(f"{ROOT}28 27 0:1 {mount.format(point)} x rw\n")
    monkeypatch.setattr(database, "_MOUNTS", mounts)
    marks = (tmp_path if in_container else tmp_path / "no",)
    monkeypatch.setattr(database, "_OF_CONTAINERS", marks)
    found, _ = await check_database(settings_for(str(data / "noughts.db")))
    said = [it.says for it in found if it.check == "Place"]
    assert [says in it for it in said] == ([True] if says else [])
