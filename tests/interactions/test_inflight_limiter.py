import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import TooFastError
from bot.interactions.deduplicator import Deduplicator
from bot.interactions.inflight_limiter import MAX_IN_FLIGHT, SILENCE, InflightLimiter

ANN, BEN = 11, 12


def entered(fairness: InflightLimiter, person: int, times: list[float]) -> tuple[int, int]:
    """Return how many interactions were taken, and how often the person was told off."""
    taken = told = 0
    for now in times:
        try:
            taken += fairness.enter(person, now)
        except TooFastError:
            told += 1
    return taken, told


def test_who_waits_for_answers_is_never_too_fast() -> None:
    """Any number of presses, each after the answer to the one before, are all taken."""
    fairness = InflightLimiter()
    for _ in range(1000):
        assert fairness.enter(ANN, 1)
        fairness.leave(ANN)


@given(st.integers(MAX_IN_FLIGHT, 2000), st.floats(0, 60))
def test_a_flood_is_bounded(presses: int, seconds: float) -> None:
    """Of a flood a few are under way at once, and it is told of once in five seconds at most."""
    times = [1 + seconds * n / presses for n in range(presses)]
    taken, told = entered(InflightLimiter(), ANN, times)
    assert taken == MAX_IN_FLIGHT
    assert told <= seconds / SILENCE + 1
    assert (told > 0) == (presses > MAX_IN_FLIGHT)


def test_a_flood_is_nobody_elses() -> None:
    """While one person floods, another's presses are taken; once it ebbs, the first one's are."""
    fairness = InflightLimiter()
    entered(fairness, ANN, [1.0] * 400)
    assert fairness.enter(BEN, 1)
    fairness.leave(ANN)
    assert fairness.enter(ANN, 1)


def test_people_are_forgotten() -> None:
    """Of people without end nobody is kept in mind who has nothing under way, but the latest."""
    fairness = InflightLimiter(max_in_flight=1, room=10)
    for person in range(1000):
        entered(fairness, person, [1.0, 1.0])
        fairness.leave(person)
    assert fairness._in_flight == {}
    assert len(fairness._told) == 10


def test_who_is_told_is_told_again_only_later() -> None:
    """A second refusal at once is silent; after a while it has its word again."""
    fairness = InflightLimiter(max_in_flight=1)
    assert fairness.enter(ANN, 1)
    with pytest.raises(TooFastError):
        fairness.enter(ANN, 1)
    assert not fairness.enter(ANN, 2)
    with pytest.raises(TooFastError):
        fairness.enter(ANN, 1 + SILENCE)


def test_ids_are_new_once_and_forgotten_in_time() -> None:
    """An id is new the first time; beyond the room there is, the oldest are forgotten."""
    once = Deduplicator(room=3)
    assert [once.is_new(number) for number in (1, 1, 2, 3, 3)] == [True, False, True, True, False]
    assert once.is_new(4)
    assert once.is_new(1)
    assert len(once._seen) == 3
