"""The guard of the parsers tells what Discord got wrong from what the bot got wrong."""

from typing import Any

import pytest

from bot.discord_internals import slim_state
from tests.chat.ids import Payload
from tests.discord_internals.offline_client import COMMAND, PRESS, offline_client


@pytest.mark.parametrize("payload", [PRESS, COMMAND], ids=["press", "command"])
async def test_a_bug_of_the_parser(
    payload: Payload, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A mistake of the bot is logged with the lines of code, and nothing of what a person sent."""
    sent = "a message of a person"

    def permissions_in(_: Any) -> int:
        raise TypeError(sent)

    async with offline_client(fast_path=True) as client:
        monkeypatch.setattr(slim_state, "_permissions_in", permissions_in)
        client.receive(payload)
        await client.wait_until_idle()
    assert "event not read: event=INTERACTION_CREATE error=TypeError" in caplog.text
    assert "in permissions_in" in caplog.text
    assert "malformed" not in caplog.text
    assert sent not in caplog.text


NO_INTEGER = {"name": "arena", "type": 1, "options": [{"name": "minutes", "type": 4, "value": {}}]}


@pytest.mark.parametrize(
    "payload",
    [
        {key: value for key, value in PRESS.items() if key != "channel_id"},
        COMMAND | {"data": COMMAND["data"] | {"options": [NO_INTEGER]}},
    ],
    ids=["no channel", "no integer"],
)
async def test_what_lacks_an_entry(payload: Payload, caplog: pytest.LogCaptureFixture) -> None:
    """An interaction without its channel, or an integer that is none, is malformed, in one line."""
    async with offline_client(fast_path=True) as client:
        client.receive(payload)
    assert "malformed event ignored: event=INTERACTION_CREATE" in caplog.text
    assert "event not read" not in caplog.text


@pytest.mark.parametrize("payload", [PRESS, COMMAND], ids=["press", "command"])
async def test_what_discord_py_cannot_read(
    payload: Payload, caplog: pytest.LogCaptureFixture
) -> None:
    """A wrong entry that only discord.py reads is malformed, in one line."""
    async with offline_client(fast_path=True) as client:
        client.receive(payload | {"authorizing_integration_owners": {"0": None}})
    assert "malformed event ignored: event=INTERACTION_CREATE" in caplog.text
    assert "event not read" not in caplog.text
