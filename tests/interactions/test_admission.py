import gc
import tracemalloc
from collections.abc import Callable

import pytest
from hypothesis import given, strategies as st

from bot.domain.limits import MAX_IN_FLIGHT
from bot.errors import Refusal
from bot.interactions.admission import WARNING_INTERVAL, InflightLimiter

ANN, BEN = 11, 12


def entered(limiter: InflightLimiter, person: int, times: list[float]) -> tuple[int, int]:
    """Return how many interactions may run, and how often the person is warned."""
    taken = warned = 0
    for now in times:
        try:
            taken += limiter.enter(person, now)
        except Refusal:
            warned += 1
    return taken, warned


def memory_left_by(act: Callable[[], object]) -> int:
    """Return how many bytes are in use after an act that were not before it."""
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        act()
        gc.collect()
        return tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()


def test_who_waits_for_answers_is_never_too_fast() -> None:
    """A person who waits for each answer can press any number of times."""
    limiter = InflightLimiter()
    for _ in range(1000):
        assert limiter.enter(ANN, 1)
        limiter.leave(ANN)


@given(st.integers(MAX_IN_FLIGHT, 2000), st.floats(0, 60))
def test_a_flood_is_bounded(presses: int, seconds: float) -> None:
    """Few presses of a flood are in flight at once, with at most one warning in five seconds."""
    times = [1 + seconds * n / presses for n in range(presses)]
    taken, warned = entered(InflightLimiter(), ANN, times)
    assert taken == MAX_IN_FLIGHT
    assert warned <= seconds / WARNING_INTERVAL + 1
    assert (warned > 0) == (presses > MAX_IN_FLIGHT)


def test_a_flood_does_not_affect_others() -> None:
    """While one person floods the bot, others are served, and so is the first once one is done."""
    limiter = InflightLimiter()
    entered(limiter, ANN, [1.0] * 400)
    assert limiter.enter(BEN, 1)
    limiter.leave(ANN)
    assert limiter.enter(ANN, 1)


@pytest.mark.slow
def test_who_waits_for_nothing_is_forgotten() -> None:
    """A hundred thousand people whose interactions are done take no memory."""
    limiter = InflightLimiter()

    def come_and_go() -> None:
        for person in range(100_000):
            assert limiter.enter(person, 1)
            limiter.leave(person)

    assert memory_left_by(come_and_go) < 10_000


def test_the_latest_warned_people_are_remembered() -> None:
    """Of a thousand warned people the ten latest, and no others, are not warned again at once."""
    limiter = InflightLimiter(max_in_flight=1, capacity=10)
    for person in range(1000):
        entered(limiter, person, [1.0, 1.0])
    warned_again = [entered(limiter, person, [2.0])[1] for person in reversed(range(980, 1000))]
    assert warned_again == [0] * 10 + [1] * 10


def test_the_next_warning_comes_only_later() -> None:
    """A second refusal soon after a warning is silent; after the interval it warns again."""
    limiter = InflightLimiter(max_in_flight=1)
    assert limiter.enter(ANN, 1)
    with pytest.raises(Refusal, match="too-fast"):
        limiter.enter(ANN, 1)
    assert not limiter.enter(ANN, 2)
    with pytest.raises(Refusal, match="too-fast"):
        limiter.enter(ANN, 1 + WARNING_INTERVAL)
