"""With LOG_FORMAT=json, the last line of a process is an object of the log, however it ends."""

import json
from functools import partial
from typing import NamedTuple

import pytest

from bot.app import run, terminal
from bot.errors import ShardsLostError
from tests.chat.ids import TOKEN
from tests.store.sqlite.faults import fill_with
from tests.wire.process import Prepare, Process
from tests.wire.world import World

JSON = {"LOG_FORMAT": "json"}


def end_with(error: Exception) -> None:
    def refuse(_: object) -> None:
        raise error

    setattr(run, "backups_of", refuse)  # noqa: B010


def be_installed() -> None:
    terminal.is_installed = lambda: True


class End(NamedTuple):
    """A command with settings, what is done to its process first, and how that ends."""

    command: str
    settings: dict[str, str]
    status: int
    says: str
    prepare: Prepare = None


NO_TOKEN = {"DISCORD_TOKEN": ""}
LOST, BUG = ShardsLostError("Lost."), ValueError(f"a bug with {TOKEN}")
ENDS = [
    End("run", NO_TOKEN | JSON, 2, "DISCORD_TOKEN is not set"),
    End("run", {"BACKUP_KEEP": "0"} | JSON, 2, "BACKUP_KEEP must be"),
    End("run", {"BACKUP_KEEP": "0"}, 2, "BACKUP_KEEP must be"),  # json stands in .env
    End("run", NO_TOKEN | {"DISCORD_TOKEN_FILE": "none"} | JSON, 2, "which cannot be read"),
    End("run", NO_TOKEN | {"DATABASE_URL": ""}, 2, "DISCORD_TOKEN is not set", be_installed),
    End("run", JSON, 75, "Lost.", partial(end_with, LOST)),
    End("run", JSON, 1, "a bug with \u2026", partial(end_with, BUG)),
    End("recount", JSON, 2, "There is no database"),
    End("nonsense", JSON, 2, "invalid choice: 'nonsense'"),
]


@pytest.mark.parametrize("end", ENDS, ids=lambda end: end.says)
async def test_how_it_ends(new_world: World, end: End) -> None:
    """Each line is an object, and the last says why it ends, without the token."""
    fill_with(f"{new_world.folder}/.env", b"LOG_FORMAT=json\n")
    settings = new_world.settings(**end.settings)
    process = Process(new_world.folder, settings, prepare=end.prepare, arguments=(end.command,))
    assert await process.ended() == end.status, process.output
    *_, last = [json.loads(line) for line in process.output.splitlines()]
    assert (last["level"], last["event"], end.says in last["error"]) == ("CRITICAL", "ended", True)
    assert TOKEN not in process.output
