import asyncio

import pytest

from bot.services.fair_queue import FairQueue


async def begin(queue: FairQueue, who: int, order: list[int], go: asyncio.Event) -> None:
    """Take a turn, note whose it is, and keep it until `go` is set."""
    async with queue.turn(who):
        order.append(who)
        await go.wait()


async def started(
    queue: FairQueue, people: list[int]
) -> tuple[list[int], asyncio.Event, list[asyncio.Task[None]]]:
    """Have people come one after another; return who has had a turn, and what ends all turns."""
    order: list[int] = []
    go = asyncio.Event()
    tasks = []
    for who in people:
        tasks.append(asyncio.create_task(begin(queue, who, order, go)))
        await asyncio.sleep(0)
    return order, go, tasks


@pytest.mark.parametrize(("most", "people"), [(2, [1, 2, 3, 4]), (1, [1, 1, 1, 1, 2, 3])])
async def test_in_turn(most: int, people: list[int]) -> None:
    """No more than that have a turn at once, and the later places of one come after all others."""
    order, go, tasks = await started(FairQueue(most), people)
    assert order == people[:most]
    go.set()
    await asyncio.gather(*tasks)
    assert order == list(dict.fromkeys(people)) + [1] * (people.count(1) - 1)


async def test_how_many_are_ahead() -> None:
    """Those who wait are told how many go before them, the one whose turn it is included."""
    queue = FairQueue(1)
    _, go, tasks = await started(queue, [1, 1, 2, 3])
    assert [queue.ahead_of(who) for who in (2, 3, 1, 4)] == [1, 2, 3, 0]
    go.set()
    await asyncio.gather(*tasks)
    assert [queue.ahead_of(who) for who in (1, 2, 3)] == [0, 0, 0]


async def test_one_who_leaves() -> None:
    """Anyone who stops waiting, or is stopped in their turn, delays nobody."""
    queue = FairQueue(1)
    order, go, tasks = await started(queue, [1, 2, 3])
    tasks[1].cancel()
    await asyncio.wait([tasks[1]])
    await asyncio.sleep(0)
    assert (order, len(queue)) == ([1], 1)
    tasks[0].cancel()
    go.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == [1, 3]


async def test_one_who_leaves_as_their_turn_comes() -> None:
    """A turn that came too late for the one that waited goes to the next."""
    order, go, tasks = await started(FairQueue(1), [1, 2, 3])
    go.set()
    tasks[0].add_done_callback(lambda _: tasks[1].cancel())
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order[-1] == 3


async def test_one_who_leaves_as_a_turn_ends() -> None:
    """Anyone who leaves at the moment a turn ends spoils neither that turn nor the next."""
    order, go, tasks = await started(FairQueue(1), [1, 2, 3])
    go.set()
    tasks[1].cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), asyncio.CancelledError, type(None)]
    assert order == [1, 3]
