import asyncio
from typing import Any

import pytest

from bot.messaging import channel_messages
from bot.messaging.channel_messages import ChannelMessages
from tests.conftest import a_match

WITHIN = 0.01


class SilentDiscord:
    """A client whose edits Discord never answers; it counts them."""

    edits = 0

    def get_partial_messageable(self, *_: object, **__: object) -> "SilentDiscord":
        """Return any channel."""
        return self

    def get_partial_message(self, _: int) -> "SilentDiscord":
        """Return any message."""
        return self

    async def edit(self, **_: object) -> None:
        """Edit the message."""
        self.edits += 1
        await asyncio.Event().wait()


async def test_an_edit_without_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """An edit that Discord never answers is given up, so that other boards are drawn."""
    monkeypatch.setattr(channel_messages, "EDIT_WITHIN", WITHIN)
    client: Any = SilentDiscord()
    with pytest.raises(TimeoutError):
        await ChannelMessages(client).edit_board(a_match(message_id=41))
    assert client.edits == 1
