"""Shows that the last process left behind end when the bot starts."""

import asyncio
from random import Random

import pytest

from bot.domain.shards import Shards
from bot.domain.show import Show, ShowRequest
from bot.jobs.show_messages import ShowMessages
from bot.jobs.show_runner import ShowRunner
from bot.services.engine_pool import EnginePool
from bot.store.database import Database
from bot.store.matches.shows import ShowTable
from bot.views import ui
from tests.chat.until import until
from tests.store.sqlite.faults import read_only


class Messages:
    """Notes which messages are edited."""

    def __init__(self) -> None:
        self.edited: list[int] = []

    async def edit_by_token(self, _: str, message_id: int, __: ui.Message) -> bool:
        self.edited.append(message_id)
        return True


def runner_on(table: ShowTable) -> tuple[ShowRunner, Messages]:
    """Return a runner, and what it edits."""
    messages = Messages()
    shown = ShowMessages(messages)  # type: ignore[arg-type]
    return ShowRunner(table, shown, Random(1), 0.0, EnginePool()), messages


async def a_show(table: ShowTable, number: int, server: int | None = None) -> Show:
    """Store a show that is shown by the message of that number, in its own channel."""
    request = ShowRequest(number, 11, "token", "en", server)
    stored = await table.add(Show(request=request, x="perfect", o="perfect", seed=1))
    await table.set_message(stored.id, number)
    return stored


async def test_one_that_cannot_be_shown(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """A show of an engine that is gone is removed and logged; the others are cut short."""
    table = ShowTable(database)
    runner, messages = runner_on(table)
    for number, engine in enumerate(("gone", "perfect"), 1):
        request = ShowRequest(number, 11, "token", "en")
        stored = await table.add(Show(request=request, x=engine, o=engine, seed=1))
        await table.set_message(stored.id, 70 + number)
    await runner.cut_short()
    assert messages.edited == [72]
    assert await table.all() == []
    assert "show not cut short: show=1" in caplog.text


@pytest.mark.both_engines
async def test_shows_of_a_process_that_was_killed(database: Database) -> None:
    """They end where another process holds their shards; others' shows and its own go on."""
    table = ShowTable(database, lambda: Shards(2, frozenset({1})))
    runner, messages = runner_on(table)
    on_shard_0 = [await a_show(table, 71), await a_show(table, 72, 2 << 22)]
    await a_show(table, 73, 1 << 22)
    own = await runner.reserve(ShowRequest(74, 11, "token", "en", 3 << 22), None, None)
    await runner.run()
    assert messages.edited == [73]
    left = [it.id for it in await ShowTable(database).all()]
    assert left == [*(it.id for it in on_shard_0), own.id]


async def test_a_store_that_fails_as_a_show_begins(database: Database) -> None:
    """It plays to the end, after which its channel is free, once the store works again."""
    table = ShowTable(database)
    runner, messages = runner_on(table)
    request = ShowRequest(71, 11, "token", "en")
    show = await runner.reserve(request, "perfect", "minimax")
    await database.read(read_only(True))
    others = asyncio.all_tasks()
    await runner.start(show, 81)
    (playing,) = asyncio.all_tasks() - others
    await until(lambda: len(messages.edited) == 9, "the last frame")
    await database.read(read_only(False))
    await playing
    assert (await runner.reserve(request, None, None)).request == request
