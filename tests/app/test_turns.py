"""How the bot keeps to Discord's limits, and what it does while the database is gone."""

from datetime import timedelta

import pytest

from bot.app import turns as module
from bot.app.turns import DiscordTurns
from bot.errors import StoreBusyError
from bot.store.postgres.turns import Turns


class GoneTurns(Turns):
    """Turns in a database that is gone for the first few times."""

    def __init__(self, gone: int) -> None:
        self.asked: list[tuple[str, timedelta]] = []
        self._gone = gone

    async def wait(self, name: str, every: timedelta) -> None:
        """Note what is asked for; raises StoreBusyError while the database is gone."""
        self.asked.append((name, every))
        if len(self.asked) <= self._gone:
            raise StoreBusyError


async def test_no_shard_connects_without_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks again until the database is back; shards of other groups have other turns."""
    monkeypatch.setattr(module, "RETRY", 0.0)
    turns = GoneTurns(gone=2)
    await DiscordTurns(turns).identify(18, max_concurrency=16)
    assert turns.asked == 3 * [("identify 2", timedelta(seconds=5))]


async def test_requests_do_not_wait_for_a_database_that_is_gone() -> None:
    """Twenty a second have a turn; without the database they are sent all the same."""
    turns = GoneTurns(gone=1)
    await DiscordTurns(turns).request()
    assert turns.asked == [("requests", timedelta(seconds=1 / 20))]
