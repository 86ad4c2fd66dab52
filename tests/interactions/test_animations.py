"""Animations are made outside the event loop, one at a time for each person."""

import asyncio
from threading import Event, get_ident

import pytest

from bot.errors import Refusal
from bot.interactions.picture_cache import Animations
from bot.views.pictures import Film
from tests.chat.until import TIMEOUT, until
from tests.conftest import ANN, BEN

ONE, OTHER = Film("classic", (4, 0)), Film("classic", (0, 4))


class Artist:
    """Notes which animations it draws and in which threads; `go` lets it finish them."""

    def __init__(self) -> None:
        self.drawn: list[Film] = []
        self.threads: set[int] = set()
        self.go = Event()

    def draw(self, film: Film) -> bytes:
        self.drawn.append(film)
        self.threads.add(get_ident())
        assert self.go.wait(TIMEOUT)
        return repr(film).encode()


async def test_one_at_a_time_for_a_person() -> None:
    """Anyone who waits for an animation gets no second one until then; another person does."""
    artist = Artist()
    animations = Animations()
    first = asyncio.create_task(animations.file(ANN, artist.draw, ONE))
    await until(lambda: artist.drawn == [ONE], "the drawing")
    with pytest.raises(Refusal, match="animation-in-flight"):
        await animations.file(ANN, artist.draw, OTHER)
    second = asyncio.create_task(animations.file(BEN, artist.draw, OTHER))
    await until(lambda: len(artist.drawn) == 2, "the other drawing")
    artist.go.set()
    assert await first == repr(ONE).encode()
    assert await second == repr(OTHER).encode()
    assert await animations.file(ANN, artist.draw, OTHER) == repr(OTHER).encode()


async def test_the_same_moves_are_drawn_once() -> None:
    """Anyone who asks for the same moves gets the same animation, and no other thread waits."""
    artist = Artist()
    artist.go.set()
    animations = Animations()
    for person in (ANN, BEN, ANN):
        await animations.file(person, artist.draw, ONE)
    assert artist.drawn == [ONE]
    assert get_ident() not in artist.threads


async def test_a_failure_is_not_held_against_a_person() -> None:
    """After a failed drawing the person may ask again."""
    results = iter([None, b"drawn"])

    def draw(_: Film) -> bytes:
        if (drawn := next(results)) is None:
            raise MemoryError
        return drawn

    animations = Animations()
    with pytest.raises(MemoryError):
        await animations.file(ANN, draw, ONE)
    assert await animations.file(ANN, draw, ONE) == b"drawn"
