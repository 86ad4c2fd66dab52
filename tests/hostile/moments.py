"""Moments of a simulated world, to which it can be put back."""

import asyncio
import sqlite3
from typing import NamedTuple, cast

from tests.chat.clock import SimulatedLoop
from tests.chat.ids import Payload
from tests.chat.world import World


class Moment(NamedTuple):
    """The world at a moment: the database, the messages, and the time."""

    database: sqlite3.Connection
    messages: dict[str, Payload]
    time: float


class Moments:
    """The moments of the world of an idle bot; `file` is its database, opened a second time."""

    def __init__(self, world: World, file: sqlite3.Connection) -> None:
        self.world, self._file = world, file
        self._database: sqlite3.Connection | None = None
        self._version = 0

    def now(self) -> Moment:
        if self._database is None or self._version != self._data_version():
            self._database = sqlite3.connect(":memory:")
            self._file.backup(self._database)
            self._version = self._data_version()
        return Moment(self._database, dict(self.world.chat.messages), _loop().time())

    def back_to(self, moment: Moment) -> None:
        if self._database is not moment.database or self._version != self._data_version():
            moment.database.backup(self._file)
        self._database, self._version = moment.database, self._data_version()
        self.world.chat.messages = dict(moment.messages)
        _loop().clock.now = moment.time

    def _data_version(self) -> int:
        """Return a number that changes whenever the bot changes the database."""
        return int(self._file.execute("PRAGMA data_version").fetchone()[0])


def _loop() -> SimulatedLoop:
    return cast(SimulatedLoop, asyncio.get_running_loop())
