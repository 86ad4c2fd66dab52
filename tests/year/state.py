"""A year as it stands: what has happened in it, which a folder holds to go on from there."""

import pickle
import shutil
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

from tests.chat import ids
from tests.chat.ids import Payload
from tests.year.discord import YearChat

_STATE = "state.pickle"


@dataclass
class Server:
    """A server, as its people know it; `daily` and `podium` are the channels that it has chosen.

    Nothing has hindered a post since `calm`, in seconds of the year. `roles` has the champion's, if
    there is one, `players` is that to call, and `chosen` all that someone chose who may give them.
    """

    id: int
    channels: list[int]
    people: list[int]
    is_there: bool = True
    daily: int | None = None
    podium: int | None = None
    roles: list[int] = field(default_factory=list)
    players: int = 0
    chosen: set[int] = field(default_factory=set)
    calm: float = 0.0


@dataclass
class State:
    """All of it but the bot's database: the tests' Discord, and what people and hosts know.

    `deleted` have deleted their data at some time and were not back since, `hiding` hide their
    games, `blocked` are pairs of people. `gifts` are roles that someone has by hand. At `turns`
    people moved in a match. `down` are the times in which nobody could play. At `lost` the host
    last went back, before a message with `lost_id`.
    `version` is how many invented migrations there are, `done` how often each act was.
    """

    seed: int
    rng: Random
    chat: YearChat = field(default_factory=YearChat)
    servers: list[Server] = field(default_factory=list)
    commands: list[Payload] = field(default_factory=list)
    time: float = 0.0
    ahead: float = 0.0
    calm: float = 0.0
    next_id: int = 0
    checked: int = 0
    deleted: dict[int, float] = field(default_factory=dict)
    hiding: set[int] = field(default_factory=set)
    blocked: set[tuple[int, int]] = field(default_factory=set)
    gifts: set[tuple[str, str]] = field(default_factory=set)
    turns: dict[int, float] = field(default_factory=dict)
    down: list[tuple[float, float]] = field(default_factory=list)
    lost: float = 0.0
    lost_id: int = 0
    backups: list[tuple[float, str]] = field(default_factory=list)
    version: int = 0
    done: Counter[str] = field(default_factory=Counter)

    @property
    def people(self) -> set[int]:
        """Everybody who has ever been on a server."""
        return {person for server in self.servers for person in server.people}


def save(state: State, folder: Path, copy: Path) -> None:
    """Copy the folder of the database, with the state."""
    state.next_id = int(ids.new_id()) + 1
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(folder, copy)
    (copy / _STATE).write_bytes(pickle.dumps(state))


def load(copy: Path, folder: Path) -> State:
    """Return the state of such a copy, whose database is put into an empty folder."""
    shutil.copytree(copy, folder, dirs_exist_ok=True)
    state: State = pickle.loads((folder / _STATE).read_bytes())  # noqa: S301
    (folder / _STATE).unlink()
    ids._ids = count(state.next_id)  # noqa: SLF001
    return state
