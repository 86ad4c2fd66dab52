"""Tells an interaction that is delivered again from one that is new."""

ROOM = 10_000
"""How many interactions are remembered: those of minutes, where a second delivery takes seconds."""


class Deduplicator:
    """The ids seen lately; the oldest is forgotten for each new one beyond `room`."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._seen: dict[int, None] = {}

    def is_new(self, number: int) -> bool:
        """Return whether an id is seen for the first time, and remember it."""
        if number in self._seen:
            return False
        self._seen[number] = None
        if len(self._seen) > self._room:
            del self._seen[next(iter(self._seen))]
        return True
