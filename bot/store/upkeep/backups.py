"""The backups that a running bot makes: a folder of copies with their times in their names."""

import contextlib
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.errors import BackupError
from bot.store.sqlite.backup import back_up
from bot.store.sqlite.outside import free_space

UPGRADE_KEPT = timedelta(days=30)
_NO_SPACE = "{} needs {:,} MB free for a backup, not {:,}: free some space."
_TIME = "%Y%m%dT%H%M%SZ"  # without colons, which Windows does not allow in names
_PATTERN = r"\d{8}T\d{6}Z"


class Backups:
    """Backups of a database, one per `every`, `keep` of them; `look` finds when `last` was made."""

    def __init__(
        self, path: str, folder: str, every: timedelta, keep: int, *, suffix: str = ""
    ) -> None:
        self._path = path
        self._folder = Path(folder)
        self._every = every
        self._keep = keep
        self._stem = Path(path).stem + suffix
        self.last: datetime | None = None

    def due(self) -> datetime:
        return datetime.min.replace(tzinfo=UTC) if self.last is None else self.last + self._every

    def look(self, now: datetime) -> None:
        """Read when the newest backup was made, but for those of the future; raises BackupError."""
        try:
            made = [_time_of(file) for file in self._files(r"\.db")]
        except OSError as error:
            raise BackupError(f"{self._folder} cannot be read: {error.strerror}.") from error
        self.last = max((moment for moment in made if moment and moment <= now), default=None)

    def make(self, now: datetime, is_cancelled: Callable[[], bool] = lambda: False) -> Path:
        """Make a backup, and remove unfinished ones and those beyond `keep`; raises BackupError."""
        try:
            self._folder.mkdir(0o700, parents=True, exist_ok=True)
            self._remove(self._files(r"\.db\..+\.part(-journal)?"))
            target = self._folder / f"{self._stem}-{now.strftime(_TIME)}.db"
            if not target.exists():  # by a start of the same second
                self._refuse_to_fill_the_disk()
                back_up(self._path, str(target), is_cancelled=is_cancelled)
            self.last = now
            made = [file for file in self._files(r"\.db") if file <= target]  # none of the future
            self._remove(made[: -self._keep])
        except OSError as error:
            raise BackupError(f"{self._folder} cannot be used: {error.strerror}.") from error
        return target

    def remove_old(self, now: datetime) -> None:
        """Remove those that are older than `every`; raises BackupError."""
        try:
            made = {file: _time_of(file) for file in self._files(r"\.db")}
            self._remove([file for file, time in made.items() if time and now - time > self._every])
        except OSError as error:
            raise BackupError(f"{self._folder} cannot be used: {error.strerror}.") from error

    def _refuse_to_fill_the_disk(self) -> None:
        path = Path(self._path)
        needed = 2 * path.stat().st_size if path.is_file() else 0
        free = free_space(str(self._folder))
        if free < needed:
            raise BackupError(_NO_SPACE.format(self._path, needed >> 20, free >> 20))

    def _files(self, end: str) -> list[Path]:
        """Return our files with that ending, the oldest first."""
        name = re.compile(f"{re.escape(self._stem)}-{_PATTERN}{end}")
        if not self._folder.exists():
            return []
        return sorted(file for file in self._folder.iterdir() if name.fullmatch(file.name))

    def _remove(self, files: list[Path]) -> None:
        for file in files:
            file.unlink(missing_ok=True)


def upgrade_backups(path: str, folder: str) -> Backups:
    """Return the one backup kept from before an upgrade, in the folder or beside the file."""
    beside = str(Path(path).resolve().parent)
    return Backups(path, folder or beside, UPGRADE_KEPT, 1, suffix="-before-upgrade")


def back_up_before_upgrade(path: str, folder: str) -> str:
    """Make that backup and return its name; raises BackupError."""
    return str(upgrade_backups(path, folder).make(datetime.now(UTC)))


def _time_of(file: Path) -> datetime | None:
    """Return the time in a name, or None if there is no such day."""
    with contextlib.suppress(ValueError):
        return datetime.strptime(file.stem.rpartition("-")[2], _TIME).replace(tzinfo=UTC)
    return None
