"""Makes something once for all who ask for it at the same time, and keeps the latest."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from bot.domain.latest import Latest

Key = TypeVar("Key")
Result = TypeVar("Result")


class SharedResults(Generic[Key, Result]):
    """The latest `capacity` results, and those that are being made, by what was asked for."""

    def __init__(self, capacity: int) -> None:
        self._tasks = Latest[Key, asyncio.Task[Result]](capacity)

    async def get(self, asked: Key, make: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """Return what `make` makes of what is `asked`; raises as `make`, and keeps no error.

        It is made to its end even if one of those who asked gives up.
        """
        task = self._tasks.get(asked) or asyncio.create_task(self._made(asked, make))
        self._tasks[asked] = task
        return await asyncio.shield(task)

    async def _made(self, asked: Key, make: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        try:
            return await make()
        except BaseException:
            self._tasks.pop(asked, None)
            raise
