"""Requests with the bot's token have turns: those first for which a person waits."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import wraps

from bot.errors import StoreBusyError
from bot.messaging import request_turns
from bot.messaging.request_turns import URGENCY, RequestTurns, Urgency, post_on
from tests.chat.clock import run_simulated

MOST_A_SECOND = 25


def simulated(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    """Return a test that runs in simulated time."""

    @wraps(test)
    def run() -> None:
        async def main() -> None:
            await test()

        run_simulated(main())

    return run


def seconds() -> float:
    return asyncio.get_running_loop().time()


class Requests:
    """Requests that take some time; `sent` are who sent them, and when."""

    def __init__(self, turns: RequestTurns, take: float = 0.0) -> None:
        self._turns, self._take = turns, take
        self.sent: list[tuple[int, float]] = []
        self.in_flight: list[int] = []

    def begin(self, urgency: Urgency, who: int = 0) -> asyncio.Task[None]:
        """Begin a request of someone or, if it is a post, of a server."""
        return asyncio.create_task(self._send(urgency, who))

    async def _send(self, urgency: Urgency, who: int) -> None:
        URGENCY.set(urgency)
        if urgency is Urgency.POST:
            post_on(who)
        async with self._turns.turn():
            self.sent.append((who, seconds()))
            self.in_flight.append(who)
            await asyncio.sleep(self._take)
            self.in_flight.remove(who)

    def at(self, who: int) -> float:
        return dict(self.sent)[who]

    def most_a_second(self) -> int:
        """Return how many were sent within a second at most."""
        times = [at for _, at in self.sent]
        return max(sum(at <= it < at + 0.999 for it in times) for at in times)


@simulated
async def test_what_a_person_waits_for_is_sent_at_once() -> None:
    """It waits for no board, and a board for no post, however many wait; all keep to the rate."""
    requests = Requests(RequestTurns())
    posts = [requests.begin(Urgency.POST, number) for number in range(100, 200)]
    boards = [requests.begin(Urgency.BOARD, number) for number in range(20, 60)]
    await asyncio.sleep(0.5)
    begun = seconds()
    await requests.begin(Urgency.PERSON, 1)
    assert requests.at(1) == begun
    await asyncio.gather(*posts, *boards)
    assert max(map(requests.at, range(20, 60))) < sorted(map(requests.at, range(100, 200)))[5]
    assert requests.most_a_second() <= MOST_A_SECOND


@simulated
async def test_posts_in_flight() -> None:
    """There are ten at most, one on each server."""
    requests = Requests(RequestTurns(), take=60.0)
    posts = [requests.begin(Urgency.POST, number // 3) for number in range(60)]
    for _ in range(5):
        await asyncio.sleep(59.0)
        assert len(requests.in_flight) == len({*requests.in_flight}) == request_turns.MOST_POSTS
    await asyncio.gather(*posts)


@simulated
async def test_nothing_waits_for_ever() -> None:
    """While people want more than there are turns for, boards and posts are sent too."""
    requests = Requests(RequestTurns())
    waiting = [requests.begin(Urgency.BOARD, 1), requests.begin(Urgency.POST, 2)]
    waiting += [requests.begin(Urgency.BOARD, number) for number in range(3, 9)]
    for _ in range(round(4 * request_turns.PATIENCE / 0.04)):
        requests.begin(Urgency.PERSON)
        await asyncio.sleep(0.04)
    assert all(it.done() for it in waiting)


@simulated
async def test_someone_who_gives_up() -> None:
    """The turns that they waited for are left to the next."""
    requests = Requests(RequestTurns())
    waiting = [requests.begin(Urgency.PERSON, number) for number in range(20)]
    await asyncio.sleep(0)
    for task in waiting[3:]:
        task.cancel()
    await requests.begin(Urgency.PERSON, 99)
    assert requests.at(99) < 0.1


@simulated
async def test_a_database_that_is_gone() -> None:
    """Requests are sent as if the process were alone; it asks again now and then."""
    asked: list[float] = []

    async def take(_: timedelta, __: int) -> float:
        asked.append(seconds())
        await asyncio.sleep(1.5)
        raise StoreBusyError

    requests = Requests(RequestTurns(take))
    await asyncio.gather(*(requests.begin(Urgency.BOARD, number) for number in range(300)))
    assert MOST_A_SECOND - 5 < requests.most_a_second() <= MOST_A_SECOND
    assert [round(it) for it in asked] == [0, 12]
