import asyncio
import gc
from unittest.mock import AsyncMock
from weakref import WeakSet

import pytest

from bot.messaging import board_messages, match_queue
from bot.messaging.board_messages import BoardMessages
from bot.messaging.match_queue import Ticket
from tests.chat.until import TIMEOUT
from tests.conftest import a_match


async def test_answers_of_one_match_leave_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quick answer waits for the slow one before it, and its ticket says so."""
    monkeypatch.setattr(match_queue, "TIMEOUT", TIMEOUT)
    last, order = dict[int, Ticket](), list[str]()

    async def answer(name: str, seconds: float) -> Ticket:
        async with Ticket(last, 1) as ticket:
            await asyncio.sleep(seconds)
            order.append(name)
        return ticket

    answers = (answer("slow", 0.02), answer("quick", 0), answer("last", 0))
    tickets = await asyncio.gather(*answers)
    assert order == ["slow", "quick", "last"]
    assert [ticket.waited for ticket in tickets] == [False, True, True]
    assert not any(ticket.overtaken for ticket in tickets)


@pytest.mark.slow
async def test_nothing_is_left_of_answers_that_are_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Finished, failed and overtaken answers leave nothing in memory."""
    monkeypatch.setattr(match_queue, "TIMEOUT", 0.001)
    last, tickets = dict[int, Ticket](), WeakSet[Ticket]()

    def ticket(match_id: int) -> Ticket:
        made = Ticket(last, match_id)
        tickets.add(made)
        return made

    with pytest.raises(KeyError):
        async with ticket(1):
            dict[str, str]()["nothing"]
    async with ticket(2), ticket(2):
        assert len(tickets) >= 2
    gc.collect()
    assert len(tickets) == 0


def overtaken(last: dict[int, Ticket], match_id: int) -> Ticket:
    """Return a ticket that another answer has overtaken already."""
    ticket = Ticket(last, match_id)
    ticket.overtaken = True
    return ticket


async def test_drawings_that_are_always_overtaken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board whose drawing is overtaken each time is given up, so that others are drawn."""
    monkeypatch.setattr(board_messages, "Ticket", overtaken)
    matches, edits = AsyncMock(), AsyncMock()
    matches.find.return_value = a_match(message_id=41)
    with pytest.raises(TimeoutError):
        await BoardMessages(matches, edits).redraw_by_id(1)
    assert edits.edit.await_count > 1
