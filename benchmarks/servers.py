"""What it costs to learn of servers: memory and processor time of a start with many of them.

`python -m benchmarks.servers [--servers N] [--rounds N] [--json]` starts the bot with that many
servers on one shard, with `WELCOME=off` and `on` in turns, and prints the medians. A server is
described in 23 kB.
"""

import argparse
import asyncio
import json
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from benchmarks._bots import BOTS, Figures, cpu, medians, memory, running
from tests.wire.ids import Payload, new_id
from tests.wire.payloads import slash
from tests.wire.people import ANN, another_channel
from tests.wire.server import Discord
from tests.wire.servers import new_server
from tests.wire.until import until

CHANNELS, ROLES = 60, 40
UNITS = {"memory": "MB", "cpu": "ms of processor time for the start", "peak": "MB at most"}


def large_server() -> Payload:
    """Return a server with many channels and roles."""
    server = new_server()
    (channel, *_), (role, *_) = server["channels"], server["roles"]
    channels = [channel | {"id": new_id()} for _ in range(CHANNELS)]
    return server | {
        "channels": channels,
        "roles": [role | {"id": new_id()} for _ in range(ROLES)],
        "system_channel_id": channels[0]["id"],
    }


async def started(servers: list[Payload], welcome: str) -> Figures:
    """Return what a start takes, up to the answer to a command."""
    os.environ["WELCOME"] = welcome
    discord = Discord()
    discord.gateway.servers = {server["id"]: server for server in servers}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "noughts.db"
        async with discord.running(), running(BOTS["noughts"], discord, file) as pid:
            sent = await discord.send(slash(ANN, another_channel(), "tictactoe start", mark="X"))
            await until(lambda: sent.is_answered, "an answer")
            if welcome == "on":
                await until(lambda: known(file) > len(servers), "the list of servers")
            await asyncio.sleep(1)
            return {"memory": memory(pid), "cpu": cpu(pid), "peak": peak(pid)}


def known(file: Path) -> int:
    """Return how many servers are stored."""
    with closing(sqlite3.connect(file)) as connection:
        (found,) = connection.execute("SELECT count(*) FROM joined_servers").fetchone()
        return int(found)


def peak(pid: int) -> float:
    """Return the most memory that a process has had, in MB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    (line,) = [line for line in status.splitlines() if line.startswith("VmHWM")]
    return int(line.split()[1]) * 1024 / 1e6


async def main(servers: int, rounds: int) -> dict[str, Figures]:
    """Return the medians of some starts without and with welcomes."""
    described = [large_server() for _ in range(servers)]
    found: dict[str, list[Figures]] = {"off": [], "on": []}
    for _ in range(rounds):
        for welcome, figures in found.items():
            figures.append(await started(described, welcome))
    return {f"WELCOME={welcome}": medians(figures) for welcome, figures in found.items()}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.servers", description=__doc__)
    parser.add_argument("--servers", type=int, default=2500)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    measured = asyncio.run(main(options.servers, options.rounds))
    if options.json:
        print(json.dumps(measured))
    else:
        for name, figures in measured.items():
            shown = [f"{figures[which]:.1f} {unit}" for which, unit in UNITS.items()]
            print(name, *shown, sep="  ")
