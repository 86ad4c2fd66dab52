"""Pictures are drawn outside the event loop, a few at once, and kept for who asks for the same."""

import asyncio
from threading import Event, Lock, get_ident
from unittest.mock import Mock

import pytest

from bot.errors import Refusal
from bot.interactions.picture_cache import AT_ONCE, Animations, PictureCache
from engines.review.review import PlayedGame
from tests.chat.until import TIMEOUT, until
from tests.conftest import ANN, BEN

ONE, OTHER = PlayedGame("classic", (4, 0)), PlayedGame("classic", (0, 4))


class Painter:
    """Notes what it draws, and how many at once; `go` lets it finish them."""

    def __init__(self) -> None:
        self.now = self.most = 0
        self.drawn: list[object] = []
        self.threads: set[int] = set()
        self.go = Event()
        self._lock = Lock()

    def draw(self, picture: object) -> bytes:
        with self._lock:
            self.threads.add(get_ident())
            self.now += 1
            self.most = max(self.most, self.now)
        assert self.go.wait(TIMEOUT)
        with self._lock:
            self.now -= 1
            self.drawn.append(picture)
        return repr(picture).encode()


@pytest.fixture
def painter() -> Painter:
    return Painter()


@pytest.fixture
def cache() -> PictureCache:
    return PictureCache()


@pytest.fixture
def animations() -> Animations:
    return Animations()


def picture(number: int = 0) -> tuple[int, ...]:
    return number, 1500


async def test_only_a_few_are_drawn_at_once(painter: Painter, cache: PictureCache) -> None:
    """Of twenty pictures that people ask for together, all are drawn, but only a few at once."""
    asked = [asyncio.create_task(cache.file(painter.draw, picture(number))) for number in range(20)]
    await until(lambda: painter.now == AT_ONCE, "the first pictures")
    painter.go.set()
    assert await asyncio.gather(*asked) == [repr(picture(it)).encode() for it in range(20)]
    assert (len(painter.drawn), painter.most) == (20, AT_ONCE)
    assert get_ident() not in painter.threads


async def test_one_at_a_time_for_a_person(painter: Painter, animations: Animations) -> None:
    """Anyone who waits for an animation gets no second one until then; another person does."""
    first = asyncio.create_task(animations.file(ANN, painter.draw, ONE))
    await until(lambda: painter.now == 1, "the drawing")
    with pytest.raises(Refusal, match="animation-in-flight"):
        await animations.file(ANN, painter.draw, OTHER)
    second = asyncio.create_task(animations.file(BEN, painter.draw, OTHER))
    await until(lambda: painter.now == 2, "the other drawing")
    painter.go.set()
    assert [await first, await second] == [repr(it).encode() for it in (ONE, OTHER)]
    assert await animations.file(ANN, painter.draw, OTHER) == repr(OTHER).encode()
    assert len(painter.drawn) == 2


async def test_a_failure_costs_nobody_anything(painter: Painter, animations: Animations) -> None:
    """After a failed drawing the person may ask again."""
    painter.go.set()
    with pytest.raises(MemoryError):
        await animations.file(ANN, Mock(side_effect=MemoryError), ONE)
    assert await animations.file(ANN, painter.draw, ONE) == repr(ONE).encode()
