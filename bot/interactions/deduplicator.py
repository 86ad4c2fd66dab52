"""Finds interactions that were delivered before."""

CAPACITY = 10_000
"""How many ids are remembered: those of minutes, while a second delivery comes within seconds."""


class Deduplicator:
    """Remembers the latest ids; beyond `capacity`, each new id replaces the oldest."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self._capacity = capacity
        self._seen: dict[int, None] = {}

    def is_new(self, number: int) -> bool:
        """Return whether this id was not seen before, and remember it."""
        if number in self._seen:
            return False
        self._seen[number] = None
        if len(self._seen) > self._capacity:
            del self._seen[next(iter(self._seen))]
        return True
