from bot.interactions.deduplicator import Deduplicator


def test_ids_are_new_only_the_first_time() -> None:
    """An id is new only once, until it is the oldest one beyond the capacity."""
    ids = Deduplicator(capacity=3)
    assert [ids.is_new(number) for number in (1, 1, 2, 3, 3)] == [True, False, True, True, False]
    assert ids.is_new(4)
    assert ids.is_new(1)


def test_only_the_latest_ids_are_remembered() -> None:
    """Of a thousand ids the three latest are known, and every one before them is new again."""
    ids = Deduplicator(capacity=3)
    for number in range(1000):
        ids.is_new(number)
    known = [number for number in reversed(range(1000)) if not ids.is_new(number)]
    assert known == [999, 998, 997]
