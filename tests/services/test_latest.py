from bot.services.shared_results import Latest


def test_the_latest_are_kept() -> None:
    """Of a thousand values the three latest are there, the oldest first."""
    kept = Latest[int, str](capacity=3)
    for number in range(1000):
        kept[number] = str(number)
    assert dict(kept) == {997: "997", 998: "998", 999: "999"}


def test_what_is_set_again_is_the_latest() -> None:
    """A value that is set again stays longer than those set after its first time."""
    kept = Latest[int, None](capacity=3)
    for number in (1, 2, 3, 1, 4):
        kept[number] = None
    assert list(kept) == [3, 1, 4]
