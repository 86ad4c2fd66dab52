"""Counts what work asks of the database."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.store.database import Connection


class Counted:
    def __init__(self, db: Connection) -> None:
        self._db = db
        self.statements = 0

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        self.statements += 1
        method: Callable[..., Awaitable[Any]] = getattr(self._db, name)
        return method
