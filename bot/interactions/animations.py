"""Makes animations of finished matches, one at a time for each person, and keeps the latest."""

from collections.abc import Callable

from bot.errors import AnimationInFlightError
from bot.interactions.picture_cache import PictureCache
from bot.views.match_animation import Film, animation

CAPACITY = 64
"""How many animations are kept, of about 20 KB each and 200 KB at most."""


class Animations:
    """The animations of matches, by their moves; it knows nobody who played them."""

    def __init__(self, draw: Callable[[Film], bytes] = animation) -> None:
        self._cache = PictureCache(draw, CAPACITY)
        self._people: set[int] = set()

    async def file(self, person: int, film: Film) -> bytes:
        """Return an animation for a person; raises AnimationInFlightError if one is being made."""
        if person in self._people:
            raise AnimationInFlightError
        self._people.add(person)
        try:
            return await self._cache.file(film)
        finally:
            self._people.remove(person)
