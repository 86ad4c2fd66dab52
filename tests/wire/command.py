"""Runs a command of the bot's command line to its end, on a loopback Discord."""

from dataclasses import dataclass

from tests.wire.process import Process
from tests.wire.world import World


@dataclass(frozen=True)
class Ended:
    """A command that has ended: its exit status and what it printed."""

    status: int
    output: str
    errors: str


async def run_command(world: World, *arguments: str, **changes: str) -> Ended:
    process = Process(world.folder, world.settings(**changes), arguments=arguments)
    return Ended(await process.ended(), process.printed, process.errors)
