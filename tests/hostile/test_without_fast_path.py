"""Generated interactions against the bot without the fast path."""

import logging
from random import Random

import pytest

from tests.hostile.loopback import loopback
from tests.hostile.test_generated_interactions import storm, views_in_memory
from tests.sizes import times


@pytest.mark.parametrize(
    ("seed", "count"),
    [(1, 500), pytest.param(2, times(10_000), marks=pytest.mark.slow)],
)
async def test_whatever_people_send_without_the_fast_path(
    path: str, seed: int, count: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Each interaction is answered once, within the limits; none breaks the bot."""
    caplog.set_level(logging.WARNING)
    async with loopback(path, fast_path=False) as bot:
        views = views_in_memory()
        await storm(bot, Random(seed), count)
        assert bot.errors == []
        assert bot.chat.broken == []
        assert views_in_memory() <= views
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
