"""Keeps the latest of something, and makes it once for all who ask for it at the same time."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Latest(dict[Key, Value]):
    """The latest values; beyond `capacity`, each new one replaces the one set longest ago."""

    def __init__(self, capacity: int) -> None:
        super().__init__()
        self._capacity = capacity

    def __setitem__(self, key: Key, value: Value) -> None:
        self.pop(key, None)
        super().__setitem__(key, value)
        if len(self) > self._capacity:
            del self[next(iter(self))]


class SharedResults(Generic[Key, Value]):
    """The latest `capacity` results, and those that are being made, by what was asked for."""

    def __init__(self, capacity: int) -> None:
        self._tasks = Latest[Key, asyncio.Task[Value]](capacity)

    async def get(self, asked: Key, make: Callable[[], Coroutine[Any, Any, Value]]) -> Value:
        """Return what `make` makes of what is `asked`; raises as `make`, and keeps no error.

        It is made to its end even if some of those who asked give up.
        """
        task = self._tasks.get(asked) or asyncio.create_task(self._made(asked, make))
        self._tasks[asked] = task
        return await asyncio.shield(task)

    async def _made(self, asked: Key, make: Callable[[], Coroutine[Any, Any, Value]]) -> Value:
        try:
            return await make()
        except BaseException:
            self._tasks.pop(asked, None)
            raise
