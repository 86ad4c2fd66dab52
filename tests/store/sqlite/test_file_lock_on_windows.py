"""The lock of a database on Windows, by a stand-in for the module that only Windows has."""

import errno
import importlib
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from bot.errors import StoreUnusableError
from bot.store.sqlite import file_lock


class Msvcrt(ModuleType):
    """Locks bytes as Windows does: for one descriptor, at its position, and by force."""

    LK_UNLCK, LK_NBLCK = 0, 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.held: dict[tuple[int, int], int] = {}

    def locking(self, descriptor: int, mode: int, length: int) -> None:
        assert length == 1
        byte = (os.fstat(descriptor).st_ino, os.lseek(descriptor, 0, os.SEEK_CUR))
        holder = self.held.get(byte)
        if (holder != descriptor) if mode == self.LK_UNLCK else (holder is not None):
            raise PermissionError(errno.EACCES, "Permission denied")
        if mode == self.LK_UNLCK:
            del self.held[byte]
        else:
            self.held[byte] = descriptor


def test_one_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """The second lock is refused with a sentence; after a release there is nothing in its way."""
    request.addfinalizer(lambda: importlib.reload(file_lock))
    windows = Msvcrt()
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(sys, "platform", "win32")
        elsewhere.setitem(sys.modules, "msvcrt", windows)
        importlib.reload(file_lock)
    one, other = (file_lock.FileLock(str(tmp_path / "noughts.db")) for _ in range(2))
    one.acquire()
    with pytest.raises(StoreUnusableError, match="Another process uses"):
        other.acquire()
    assert len(windows.held) == 1
    one.release()
    assert windows.held == {}
    other.acquire()
    other.release()
