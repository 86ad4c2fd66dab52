import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import TooFastError
from bot.fairness import Fairness
from bot.once import Once

ANN, BEN = 11, 12


def taken(fairness: Fairness, person: int, times: list[float]) -> tuple[int, int]:
    """Return how many presses were taken, and how often the person was told off."""
    presses = told = 0
    for now in times:
        try:
            presses += fairness.admits(person, now)
        except TooFastError:
            told += 1
    return presses, told


def test_hands_are_never_too_fast() -> None:
    """Nine presses a second, for as long as anyone likes, are all taken."""
    assert taken(Fairness(), ANN, [1 + n / 9 for n in range(1000)]) == (1000, 0)


@settings(deadline=None, max_examples=30)
@given(st.floats(1, 20), st.integers(50, 200))
def test_a_flood_is_bounded(seconds: float, rate: int) -> None:
    """However long a flood, 50 presses in five seconds are taken, and it is told of as often."""
    times = [1 + n / rate for n in range(int(seconds * rate))]
    windows = seconds / 5 + 1
    presses, told = taken(Fairness(), ANN, times)
    assert presses <= 50 * windows
    assert told <= windows


def test_a_flood_is_nobody_elses() -> None:
    """While one person floods, another's presses are taken; after it the first one's are again."""
    fairness = Fairness()
    taken(fairness, ANN, [1 + n / 200 for n in range(400)])
    assert fairness.admits(BEN, 3)
    assert fairness.admits(ANN, 20)


def test_people_are_forgotten() -> None:
    """Of people without end the latest few are kept in mind."""
    fairness = Fairness(presses=1, room=10)
    for person in range(1000):
        assert fairness.admits(person, 1)
    assert len(fairness._people) == 10
    with pytest.raises(TooFastError):
        fairness.admits(999, 1)


def test_ids_are_new_once_and_forgotten_in_time() -> None:
    """An id is new the first time; beyond the room there is, the oldest are forgotten."""
    once = Once(room=3)
    assert [once.is_new(number) for number in (1, 1, 2, 3, 3)] == [True, False, True, True, False]
    assert once.is_new(4)
    assert once.is_new(1)
    assert len(once._seen) == 3
