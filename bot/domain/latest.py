"""A dict that keeps the latest of what is put into it, so that it cannot grow without end."""

from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Latest(dict[Key, Value]):
    """The latest values; beyond `capacity`, each new one replaces the one set longest ago."""

    def __init__(self, capacity: int) -> None:
        super().__init__()
        self._capacity = capacity

    def __setitem__(self, key: Key, value: Value) -> None:
        """Keep a value as the latest."""
        self.pop(key, None)
        super().__setitem__(key, value)
        if len(self) > self._capacity:
            del self[next(iter(self))]
