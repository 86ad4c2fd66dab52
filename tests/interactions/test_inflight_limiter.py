import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import TooFastError
from bot.interactions.deduplicator import Deduplicator
from bot.interactions.inflight_limiter import MAX_IN_FLIGHT, WARNING_INTERVAL, InflightLimiter

ANN, BEN = 11, 12


def entered(limiter: InflightLimiter, person: int, times: list[float]) -> tuple[int, int]:
    """Return how many interactions may run, and how often the person is warned."""
    taken = warned = 0
    for now in times:
        try:
            taken += limiter.enter(person, now)
        except TooFastError:
            warned += 1
    return taken, warned


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


def test_people_are_forgotten() -> None:
    """The limiter remembers people with something in flight, and the latest warned people."""
    limiter = InflightLimiter(max_in_flight=1, capacity=10)
    for person in range(1000):
        entered(limiter, person, [1.0, 1.0])
        limiter.leave(person)
    assert limiter._in_flight == {}
    assert len(limiter._warned_at) == 10


def test_the_next_warning_comes_only_later() -> None:
    """A second refusal soon after a warning is silent; after the interval it warns again."""
    limiter = InflightLimiter(max_in_flight=1)
    assert limiter.enter(ANN, 1)
    with pytest.raises(TooFastError):
        limiter.enter(ANN, 1)
    assert not limiter.enter(ANN, 2)
    with pytest.raises(TooFastError):
        limiter.enter(ANN, 1 + WARNING_INTERVAL)


def test_ids_are_new_only_the_first_time() -> None:
    """An id is new only once, until it is the oldest one beyond the capacity."""
    ids = Deduplicator(capacity=3)
    assert [ids.is_new(number) for number in (1, 1, 2, 3, 3)] == [True, False, True, True, False]
    assert ids.is_new(4)
    assert ids.is_new(1)
    assert len(ids._seen) == 3
