"""`block` and `unblock`, alone and beside a bot."""

import asyncio
from contextlib import nullcontext

import pytest

from bot.store.access import ShutOutTable
from bot.store.database_url import shown
from tests.app.conftest import Bot
from tests.conftest import ANN, opened
from tests.store.acts import delete

pytestmark = pytest.mark.both_engines

STEPS = [
    ("block", "The {} 11 is shut out in {}: a running bot hears of it within a minute.", 1),
    ("block", "The {} 11 is shut out in {}: nothing has changed.", 1),
    ("unblock", "The {} 11 is not shut out in {}: a running bot hears of it within a minute.", 0),
    ("unblock", "The {} 11 is not shut out in {}: nothing has changed.", 0),
]


@pytest.mark.parametrize("kind", ["server", "person"])
@pytest.mark.parametrize("runs", [False, True])
async def test_what_they_say(path: str, bot: Bot, kind: str, *, runs: bool) -> None:
    """They say what they did, or that it was so already, and only once does something change."""
    async with opened(path):
        pass
    for command, says, count in STEPS:
        async with opened(path) if runs else nullcontext():
            said = await asyncio.to_thread(bot, f"{command} {kind} {ANN}")
        assert (said.status, said.err) == (0, "")
        assert said.out == f"{says.format(kind, shown(path))}\n"
        async with opened(path) as database:
            _, stored = await ShutOutTable(database).find()
        assert (len(stored), ANN in stored) == (count, count == 1 and kind == "server")


async def test_after_a_deletion(path: str, bot: Bot) -> None:
    """Someone who deletes their data stays shut out, and can be let in by their id."""
    async with opened(path) as database:
        await asyncio.to_thread(bot, f"block person {ANN}")
        await delete(database, ANN, -5)
        for command, says, _ in STEPS[1:3]:
            said = await asyncio.to_thread(bot, f"{command} person {ANN}")
            assert said.out == f"{says.format('person', shown(path))}\n"
