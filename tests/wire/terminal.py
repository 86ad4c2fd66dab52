"""A terminal in which a person runs a command and answers its questions."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.chat.until import TIMEOUT, until
from tests.wire.process import CHECKOUT, Program, environment_of
from tests.wire.world import World

if sys.platform != "win32":
    import fcntl
    import pty
    import termios


class Terminal:
    """What a terminal shows, and its person's keys; it `is_closed` once all that came is shown."""

    def __init__(self, master: int, process: asyncio.subprocess.Process) -> None:
        self.shown, self._master, self._process = "", master, process
        self._read_up_to, self.is_closed = 0, False
        asyncio.get_running_loop().add_reader(master, self._read)

    def _read(self) -> None:
        try:
            self.shown += os.read(self._master, 4096).decode().replace("\r\n", "\n")
        except OSError:  # the other side is closed
            asyncio.get_running_loop().remove_reader(self._master)
            self.is_closed = True

    async def answer(self, question: str, text: str) -> None:
        """Wait until the terminal shows a question after the last one, and type the answer."""
        await until(lambda: question in self.shown[self._read_up_to :], f"{question}: {self.shown}")
        self._read_up_to = len(self.shown)
        os.write(self._master, f"{text}\n".encode())

    async def ended(self) -> int:
        async with asyncio.timeout(TIMEOUT):
            return await self._process.wait()

    def end_input(self) -> None:
        os.write(self._master, b"\x04")

    def interrupt(self) -> None:
        os.write(self._master, b"\x03")


@asynccontextmanager
async def terminal(world: World, *arguments: str, **changes: str) -> AsyncIterator[Terminal]:
    async with in_terminal(world.folder, CHECKOUT, *arguments, **world.settings(**changes)) as it:
        yield it


@asynccontextmanager
async def in_terminal(
    folder: Path, program: Program, *arguments: str, **environment: str
) -> AsyncIterator[Terminal]:
    """Run a program in a new terminal and a folder; it is killed in the end if it still runs."""
    master, slave = _both_ends()
    process = await asyncio.create_subprocess_exec(
        *(*program.command, *arguments),
        cwd=folder,
        env=environment_of(program, environment),
        stdin=slave,
        stdout=slave,
        stderr=slave,
        start_new_session=True,
        preexec_fn=lambda: _take(slave),
    )
    os.close(slave)
    screen = Terminal(master, process)
    try:
        yield screen
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        asyncio.get_running_loop().remove_reader(master)
        os.close(master)


def _both_ends() -> tuple[int, int]:
    if sys.platform == "win32":
        pytest.skip("Windows has no such terminals")
    else:
        return pty.openpty()


def _take(slave: int) -> None:
    if sys.platform != "win32":
        fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
