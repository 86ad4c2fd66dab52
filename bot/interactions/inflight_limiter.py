"""Limits how many interactions of one person are in flight, so that nobody else waits."""

from bot.errors import TooFastError

MAX_IN_FLIGHT = 50
"""How many interactions of one person are dealt with at once: far more than hands can start."""
SILENCE = 5.0
"""Seconds between two words to somebody who asks for too much: each would cost as much as a press.
"""
ROOM = 10_000
"""How many people who were told are kept in mind; the one told longest ago is forgotten first."""


class InflightLimiter:
    """How much of each person is in flight, and who was told lately that it is too much.

    However fast somebody presses, who waits for each answer is never refused.
    """

    def __init__(self, max_in_flight: int = MAX_IN_FLIGHT, room: int = ROOM) -> None:
        self._max_in_flight, self._room = max_in_flight, room
        self._in_flight: dict[int, int] = {}
        self._told: dict[int, float] = {}

    def enter(self, person: int, now: float) -> bool:
        """Return whether an interaction is taken; it is in flight until `leave`.

        `now` is in seconds of any clock that only goes forward. Raises TooFastError instead of
        returning False once in a while.
        """
        in_flight = self._in_flight.get(person, 0)
        if in_flight < self._max_in_flight:
            self._in_flight[person] = in_flight + 1
            return True
        if now - self._told.get(person, -SILENCE) >= SILENCE:
            self._tell(person, now)
            raise TooFastError
        return False

    def leave(self, person: int) -> None:
        """Note that an interaction which was taken is done."""
        left = self._in_flight.pop(person) - 1
        if left:
            self._in_flight[person] = left

    def _tell(self, person: int, now: float) -> None:
        self._told.pop(person, None)
        self._told[person] = now
        if len(self._told) > self._room:
            del self._told[next(iter(self._told))]
