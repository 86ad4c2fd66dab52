"""Processes in which engines think, so that presses do not wait for each other's engines.

Those of `concurrent.futures` would import the whole bot if it was started by its command `noughts`,
and would outlive a bot that is killed.
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import engines

COMMAND = (sys.executable, "-m", "engines.worker")
_FOLDER = Path(engines.__file__).parents[1]
_LONGEST_ANSWER = 2**25  # bytes: 90 for each move of a review, and a game may have thousands


class EngineProcesses:
    """Processes with `options` of `engines.worker`: started when needed, replaced if they die."""

    def __init__(self, *options: str) -> None:
        self._options = options
        self.idle: list[Process] = []

    async def answer(self, question: bytes) -> bytes:
        """Return what a process answers; raises OSError or EOFError if none does."""
        if self.idle:
            with contextlib.suppress(OSError, EOFError):  # it may have died since its last answer
                return await self._ask(self.idle.pop(), question)
        return await self._ask(await self._start(), question)

    async def close(self) -> None:
        idle, self.idle = self.idle, []
        for worker in idle:
            _input(worker).close()
        await asyncio.gather(*(worker.wait() for worker in idle))

    async def _ask(self, worker: Process, question: bytes) -> bytes:
        try:
            answer = await _exchange(worker, question)
        except asyncio.CancelledError:  # its answer would be taken for that to the next question
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            raise
        self.idle.append(worker)
        return answer

    async def _start(self) -> Process:
        command = (*COMMAND, *self._options)
        return await asyncio.create_subprocess_exec(
            *command, cwd=_FOLDER, stdin=PIPE, stdout=PIPE, limit=_LONGEST_ANSWER
        )


async def _exchange(worker: Process, question: bytes) -> bytes:
    if _input(worker).is_closing():  # write would raise RuntimeError on uvloop
        raise BrokenPipeError
    _input(worker).write(question)
    await _input(worker).drain()
    output = worker.stdout
    assert output is not None  # noqa: S101 - it is a pipe
    return await output.readuntil()


def _input(worker: Process) -> asyncio.StreamWriter:
    assert worker.stdin is not None  # noqa: S101 - it is a pipe
    return worker.stdin
