"""Keeps one person's flood from making others wait."""

from discord.app_commands import Cooldown

from bot.errors import TooFastError

PRESSES, SECONDS = 50, 5.0
"""How many interactions of a person are taken in how many seconds: ten times what hands can do."""
ROOM = 10_000
"""How many people are kept in mind; who has been quiet longest is forgotten first."""


class Fairness:
    """What each person has asked for lately, and whether they were told that it is too much."""

    def __init__(self, presses: int = PRESSES, seconds: float = SECONDS, room: int = ROOM) -> None:
        self._presses, self._seconds, self._room = presses, seconds, room
        self._people: dict[int, tuple[Cooldown, Cooldown]] = {}

    def admits(self, person: int, now: float) -> bool:
        """Return whether an interaction is taken; raises TooFastError once in a while if it is not.

        `now` is in seconds of any clock that only goes forward. Telling the person each time would
        cost as much as doing what they ask for.
        """
        presses, sentences = self._of(person)
        if presses.update_rate_limit(now) is None:
            return True
        if sentences.update_rate_limit(now) is None:
            raise TooFastError
        return False

    def _of(self, person: int) -> tuple[Cooldown, Cooldown]:
        known = self._people.pop(person, None)
        found = known or (Cooldown(self._presses, self._seconds), Cooldown(1, self._seconds))
        self._people[person] = found
        if len(self._people) > self._room:
            del self._people[next(iter(self._people))]
        return found
