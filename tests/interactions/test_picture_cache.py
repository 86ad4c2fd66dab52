"""Rating pictures are drawn a few at once and kept for all who ask for the same."""

import asyncio
from threading import Event, Lock

import pytest

from bot.interactions.picture_cache import AT_ONCE, CAPACITY, PictureCache
from bot.views.pictures import RatingPicture
from tests.chat.until import TIMEOUT, until


class Painter:
    """Counts the pictures that it draws, and how many at once; `go` lets it finish them."""

    def __init__(self) -> None:
        self.drawn = self.now = self.most = 0
        self.go = Event()
        self._lock = Lock()

    def draw(self, picture: RatingPicture) -> bytes:
        with self._lock:
            self.now += 1
            self.most = max(self.most, self.now)
        assert self.go.wait(TIMEOUT)
        with self._lock:
            self.now -= 1
            self.drawn += 1
        return b"%d" % picture.history[0]


@pytest.fixture
def painter() -> Painter:
    return Painter()


@pytest.fixture
def cache(painter: Painter) -> PictureCache:
    return PictureCache()


def picture(number: int = 0) -> RatingPicture:
    """Return a picture that differs from those of other numbers."""
    return RatingPicture((number, 1500), (0,) * 9)


async def test_only_a_few_are_drawn_at_once(painter: Painter, cache: PictureCache) -> None:
    """Of twenty pictures that people ask for together, all are drawn, but only a few at once."""
    asked = [asyncio.create_task(cache.file(painter.draw, picture(number))) for number in range(20)]
    await until(lambda: painter.now == AT_ONCE, "the first pictures")
    painter.go.set()
    assert await asyncio.gather(*asked) == [b"%d" % number for number in range(20)]
    assert (painter.drawn, painter.most) == (20, AT_ONCE)


async def test_the_same_is_not_drawn_again(painter: Painter, cache: PictureCache) -> None:
    """People who ask for the same picture, at once or later, get one that is drawn once."""
    painter.go.set()
    assert set(await asyncio.gather(*(cache.file(painter.draw, picture()) for _ in range(20)))) == {
        b"0"
    }
    assert await cache.file(painter.draw, picture()) == b"0"
    assert painter.drawn == 1


async def test_the_oldest_is_forgotten(painter: Painter, cache: PictureCache) -> None:
    """The number kept is limited; the one that nobody has asked for longest is drawn again."""
    painter.go.set()
    for number in (*range(CAPACITY), 0, CAPACITY):
        await cache.file(painter.draw, picture(number))
    assert painter.drawn == CAPACITY + 1
    await cache.file(painter.draw, picture(0))
    assert painter.drawn == CAPACITY + 1
    await cache.file(painter.draw, picture(1))
    assert painter.drawn == CAPACITY + 2


async def test_who_gives_up_leaves_it_to_the_others(painter: Painter, cache: PictureCache) -> None:
    """A picture that two people wait for comes to one of them though the other has given up."""
    one, other = (asyncio.create_task(cache.file(painter.draw, picture())) for _ in range(2))
    await until(lambda: painter.now == 1, "the drawing")
    one.cancel()
    painter.go.set()
    assert await other == b"0"
