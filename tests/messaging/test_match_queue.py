import asyncio

import pytest

from bot.messaging.match_queue import MatchQueue


async def test_answers_of_one_match_leave_in_order() -> None:
    """A quick answer waits for the slow one before it, and knows that it had to."""
    stile, order = MatchQueue(), list[str]()

    async def answer(name: str, seconds: float) -> bool:
        async with stile.turn(1) as turn:
            await asyncio.sleep(seconds)
            order.append(name)
        return turn.waited

    answers = [answer("slow", 0.02), answer("quick", 0), answer("last", 0)]
    waited = await asyncio.gather(*answers)
    assert order == ["slow", "quick", "last"]
    assert waited == [False, True, True]


async def test_other_matches_do_not_wait() -> None:
    """An answer of another match leaves at once."""
    stile = MatchQueue()
    async with stile.turn(1), stile.turn(2) as turn:
        assert not turn.waited


async def test_patience_ends_and_the_slow_answer_knows() -> None:
    """After its patience an answer goes ahead, and the overtaken one is told to look again."""
    stile = MatchQueue(patience=0.01)
    release = asyncio.Event()

    async def slow() -> bool:
        async with stile.turn(1) as turn:
            await release.wait()
        return turn.overtaken

    first = asyncio.create_task(slow())
    await asyncio.sleep(0)
    async with stile.turn(1) as turn:
        assert turn.waited
        assert not turn.overtaken
    release.set()
    assert await first


async def test_nothing_is_kept_once_all_are_through() -> None:
    """Neither a finished answer nor a failed or overtaken one leaves anything in memory."""
    stile = MatchQueue(patience=0.001)
    with pytest.raises(KeyError):
        async with stile.turn(1):
            dict[str, str]()["nothing"]
    async with stile.turn(2), stile.turn(2):
        pass
    assert not vars(stile)["_last"]
