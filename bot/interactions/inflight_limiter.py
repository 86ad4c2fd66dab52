"""Limits how many interactions of one person are in flight, so that others do not wait."""

from bot.errors import TooFastError

MAX_IN_FLIGHT = 50
"""How many interactions of one person run at once: far more than anyone can start by hand."""
WARNING_INTERVAL = 5.0
"""Seconds between two warnings to one person: each warning costs as much as a press."""
CAPACITY = 10_000
"""How many warned people are remembered; the one warned longest ago is forgotten first."""


class InflightLimiter:
    """Counts what each person has in flight, and remembers who was warned.

    A person who waits for each answer is never refused, however fast they press.
    """

    def __init__(self, max_in_flight: int = MAX_IN_FLIGHT, capacity: int = CAPACITY) -> None:
        self._max_in_flight, self._capacity = max_in_flight, capacity
        self._in_flight: dict[int, int] = {}
        self._warned_at: dict[int, float] = {}

    def enter(self, person: int, now: float) -> bool:
        """Return whether an interaction may run; if so, it is in flight until `leave`.

        `now` is in seconds of any monotonic clock. Raises TooFastError instead of returning False
        if the person was not warned within the last `WARNING_INTERVAL`.
        """
        in_flight = self._in_flight.get(person, 0)
        if in_flight < self._max_in_flight:
            self._in_flight[person] = in_flight + 1
            return True
        if now - self._warned_at.get(person, -WARNING_INTERVAL) >= WARNING_INTERVAL:
            self._remember_warning(person, now)
            raise TooFastError
        return False

    def leave(self, person: int) -> None:
        """Count out an interaction that is done."""
        left = self._in_flight.pop(person) - 1
        if left:
            self._in_flight[person] = left

    def _remember_warning(self, person: int, now: float) -> None:
        self._warned_at.pop(person, None)
        self._warned_at[person] = now
        if len(self._warned_at) > self._capacity:
            del self._warned_at[next(iter(self._warned_at))]
