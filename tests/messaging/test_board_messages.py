from unittest.mock import AsyncMock

import pytest

from bot.messaging import board_messages
from bot.messaging.board_messages import BoardMessages
from bot.messaging.match_queue import Ticket
from tests.conftest import a_match


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
