"""Runs a command of the bot's command line to its end, on a loopback Discord."""

import asyncio
import os
from dataclasses import dataclass

from tests.wire.process import CHECKOUT, NOT_INHERITED
from tests.wire.until import TIMEOUT
from tests.wire.world import World


@dataclass(frozen=True)
class Ended:
    """A command that has ended: its exit status and what it printed."""

    status: int
    output: str
    errors: str


async def run_command(world: World, *arguments: str, **changes: str) -> Ended:
    """Run `python -m bot` with these arguments and the world's settings and `changes`."""
    inherited = {name: text for name, text in os.environ.items() if name not in NOT_INHERITED}
    process = await asyncio.create_subprocess_exec(
        *(*CHECKOUT.command, *arguments),
        cwd=world.folder,
        env=inherited | CHECKOUT.environment | world.settings(**changes),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(TIMEOUT):
        output, errors = await process.communicate()
    return Ended(process.returncode or 0, output.decode(), errors.decode())
