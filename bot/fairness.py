"""Keeps one person's flood from making others wait."""

from bot.errors import TooFastError

UNDER_WAY = 50
"""How many interactions of one person are dealt with at once: far more than hands can start."""
SILENCE = 5.0
"""Seconds between two words to somebody who asks for too much: each would cost as much as a press.
"""
ROOM = 10_000
"""How many people who were told are kept in mind; the one told longest ago is forgotten first."""


class Fairness:
    """How much of each person is under way, and who was told lately that it is too much.

    However fast somebody presses, who waits for each answer is never refused.
    """

    def __init__(self, under_way: int = UNDER_WAY, room: int = ROOM) -> None:
        self._most, self._room = under_way, room
        self._under_way: dict[int, int] = {}
        self._told: dict[int, float] = {}

    def enter(self, person: int, now: float) -> bool:
        """Return whether an interaction is taken; it is under way until `leave`.

        `now` is in seconds of any clock that only goes forward. Raises TooFastError instead of
        returning False once in a while.
        """
        under_way = self._under_way.get(person, 0)
        if under_way < self._most:
            self._under_way[person] = under_way + 1
            return True
        if now - self._told.get(person, -SILENCE) >= SILENCE:
            self._tell(person, now)
            raise TooFastError
        return False

    def leave(self, person: int) -> None:
        """Note that an interaction which was taken is done."""
        left = self._under_way.pop(person) - 1
        if left:
            self._under_way[person] = left

    def _tell(self, person: int, now: float) -> None:
        self._told.pop(person, None)
        self._told[person] = now
        if len(self._told) > self._room:
            del self._told[next(iter(self._told))]
