from typing import Any

import pytest

from bot.messaging import board_messages
from bot.messaging.board_messages import BoardMessages
from bot.messaging.match_queue import Ticket
from tests.conftest import a_match

MATCH = a_match(message_id=41)


class Matches:
    """Knows one match."""

    async def find(self, _: int) -> object:
        """Return the match."""
        return MATCH


class OvertakenQueue:
    """A queue in which each drawing is overtaken by another answer."""

    def ticket(self, match_id: int) -> Ticket:
        """Return a ticket that is overtaken already."""
        ticket = Ticket({}, match_id, 0.0)
        ticket.overtaken = True
        return ticket


class Edits:
    """Counts the edits of boards."""

    count = 0

    async def edit_board(self, *_: object, **__: object) -> None:
        """Edit a board."""
        self.count += 1


async def test_drawings_that_are_always_overtaken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board whose drawing is overtaken each time is given up, so that others are drawn."""
    monkeypatch.setattr(board_messages, "MatchQueue", OvertakenQueue)
    matches: Any = Matches()
    edits: Any = Edits()
    with pytest.raises(TimeoutError):
        await BoardMessages(matches, edits).redraw_by_id(MATCH.id)
    assert edits.count > 1
