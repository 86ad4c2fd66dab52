"""What the bot says and does with `DISCORD_FAST_PATH=off`, on discord.py's public API alone."""

import pytest

from tests.interactions.test_user_install import test_two_people_play, there  # noqa: F401


@pytest.fixture
def fast_path() -> bool:
    """Have the bot do without the fast path."""
    return False
