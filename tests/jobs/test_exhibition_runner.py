"""Exhibitions that the last process left behind end when the bot starts."""

from random import Random

import pytest

from bot.domain.exhibition import Exhibition, ExhibitionRequest
from bot.jobs.exhibition_messages import ExhibitionMessages
from bot.jobs.exhibition_runner import ExhibitionRunner
from bot.services.engine_pool import EnginePool
from bot.store.database import Database
from bot.store.exhibitions import ExhibitionTable
from bot.views.message import Message


class Messages:
    """Notes which messages are edited."""

    def __init__(self) -> None:
        self.edited: list[int] = []

    async def edit_by_token(self, _: str, message_id: int, __: Message) -> bool:
        self.edited.append(message_id)
        return True


async def test_one_that_cannot_be_shown(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """An exhibition of an engine that is gone is removed and logged; the others are cut short."""
    table, messages = ExhibitionTable(database), Messages()
    for number, engine in enumerate(("gone", "perfect"), 1):
        request = ExhibitionRequest(number, 11, "token", "en")
        stored = await table.add(Exhibition(request=request, x=engine, o=engine, seed=1))
        await table.set_message(stored.id, 70 + number)
    shown = ExhibitionMessages(messages)  # type: ignore[arg-type]
    await ExhibitionRunner(table, shown, Random(1), 0.0, EnginePool()).cut_short()
    assert messages.edited == [72]
    assert await table.all() == []
    assert "exhibition not cut short: exhibition=1" in caplog.text
