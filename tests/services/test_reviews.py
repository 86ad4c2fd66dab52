"""Reviews are made where they do not delay presses, and the latest are kept."""

import asyncio

import pytest

from bot.errors import EngineFailedError
from bot.services import engine_turns
from bot.services.engine_pool import EnginePool
from bot.services.engine_turns import Reviews
from bot.services.shared_results import Latest
from engines.games.squares import SQUARES
from engines.review.review import PlayedGame, Review
from tests.conftest import ANN


class CountingPool(EnginePool):
    """Reviews games here, and counts how often it was asked."""

    asked = 0
    fails = False

    async def review(self, game: PlayedGame, who: int = 0) -> Review:  # noqa: ARG002
        self.asked += 1
        await asyncio.sleep(0)
        if self.fails:
            raise EngineFailedError
        return game.review()


@pytest.fixture
def pool() -> CountingPool:
    return CountingPool()


@pytest.fixture
def service(pool: CountingPool) -> Reviews:
    return Reviews(pool)


def game(first: int, variant: str = SQUARES.name) -> PlayedGame:
    return PlayedGame(variant, (first,))


async def test_the_latest_are_kept(pool: CountingPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stepping through a game does not have it reviewed again, unless many came in between."""
    monkeypatch.setattr(engine_turns, "CAPACITY", 2)
    service = Reviews(pool)
    for first in (0, 1, 0, 1):
        assert await service.of(game(first), ANN) == game(first).review()
    assert pool.asked == 2
    for first in (2, 1, 0):
        await service.of(game(first), ANN)
    assert pool.asked == 4


def test_what_is_set_again_is_the_latest() -> None:
    """A value that is set again stays longer than those set after its first time."""
    kept = Latest[int, None](capacity=3)
    for number in (1, 2, 3, 1, 4):
        kept[number] = None
    assert list(kept) == [3, 1, 4]


async def test_classic_needs_no_process(service: Reviews, pool: CountingPool) -> None:
    """A review of classic is made at once."""
    assert await service.of(game(4, "classic"), ANN) == game(4, "classic").review()
    assert pool.asked == 0


async def test_many_who_ask_at_once(service: Reviews, pool: CountingPool) -> None:
    """A game that many people open at once is reviewed once; if that fails, for none of them."""
    pool.fails = True
    assert await asyncio.gather(*(service.of(game(5), ANN) for _ in range(3))) == [None] * 3
    pool.fails = False
    found = await asyncio.gather(*(service.of(game(5), ANN) for _ in range(3)))
    assert found == [game(5).review()] * 3
    assert pool.asked == 2


async def test_one_who_does_not_wait(service: Reviews, pool: CountingPool) -> None:
    """If the first who asks goes away, the others get the review all the same."""
    first, second = (asyncio.create_task(service.of(game(5), ANN)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == game(5).review()
    assert pool.asked == 1


async def test_a_failure_that_nobody_waits_for(service: Reviews, pool: CountingPool) -> None:
    """If a review fails after the one who asked went away, the next one is made again."""
    pool.fails = True
    first = asyncio.create_task(service.of(game(5), ANN))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait([first])
    await asyncio.sleep(0)
    pool.fails = False
    assert await service.of(game(5), ANN) == game(5).review()
