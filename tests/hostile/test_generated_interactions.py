"""Generated interactions against the whole bot, while much goes wrong between it and Discord."""

import sqlite3
from contextlib import closing

import pytest

from tests.chat.clock import run_simulated
from tests.hostile.storm import weather
from tests.sizes import times

pytestmark = pytest.mark.slow

SEED = 2


def test_whatever_people_send(path: str) -> None:
    """Each interaction is answered within limits, tells no secret, and loses nothing stored."""
    run_simulated(weather(path, SEED, times(100_000, share=40)))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_whatever_people_send_without_the_fast_path(path: str) -> None:
    """The same holds where the bot answers with discord.py's public functions."""
    run_simulated(weather(path, SEED, times(10_000, share=20), fast_path=False))
