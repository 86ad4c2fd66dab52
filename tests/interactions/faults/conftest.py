"""Faults between the bot and Discord, on the fast path and on discord.py's public API alone."""

from collections.abc import Iterator

import pytest

from tests.chat.ids import TOKEN
from tests.chat.world import World


@pytest.fixture(params=[True, pytest.param(False, marks=pytest.mark.slow)], ids=["fast", "plain"])
def fast_path(request: pytest.FixtureRequest) -> bool:
    """Return whether the bot answers on the fast path, and not with discord.py alone."""
    return bool(request.param)


@pytest.fixture(autouse=True)
def _log_without_secrets(world: World, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Check that whatever goes wrong, the log has no token, no name and no traceback."""
    caplog.set_level("INFO")
    caplog.set_level("DEBUG", "noughts")
    yield
    log = "\n".join(map(caplog.handler.format, caplog.get_records("call")))
    forbidden = [TOKEN, *world.chat.sent, "-the-great", "Ann", "Ben", "Traceback"]
    assert [text for text in forbidden if text in log] == [], log
