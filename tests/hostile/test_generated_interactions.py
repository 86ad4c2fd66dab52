"""Generated interactions against the whole bot, while much goes wrong between it and Discord."""

import sqlite3
from contextlib import closing

import pytest

from tests.hostile.simulated_clock import run_simulated
from tests.hostile.storm import weather
from tests.sizes import times


@pytest.mark.parametrize(
    ("seed", "count"),
    [(1, 1_000), pytest.param(2, times(100_000, share=20), marks=pytest.mark.slow)],
)
def test_whatever_people_send(path: str, seed: int, count: int) -> None:
    """Each interaction has its answer, or its loss is known; nothing people see is wrong.

    Every message is within the limits, and pings only who was addressed. Private words are private,
    and no board is shown twice or stays behind. Strangers see no game that someone hides, or that
    is played elsewhere. Nothing stored is lost.
    """
    run_simulated(weather(path, seed, count))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.parametrize(
    ("seed", "count"),
    [(1, 500), pytest.param(2, times(10_000), marks=pytest.mark.slow)],
)
def test_whatever_people_send_without_the_fast_path(path: str, seed: int, count: int) -> None:
    """The same holds where the bot answers with discord.py's public functions."""
    run_simulated(weather(path, seed, count, fast_path=False))
