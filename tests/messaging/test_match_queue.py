import gc
from weakref import WeakSet

import pytest

from bot.messaging import match_queue
from bot.messaging.match_queue import Ticket


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
