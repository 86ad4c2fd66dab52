"""The guard of the parsers tells what Discord got wrong from what the bot got wrong."""

from typing import Any

import pytest

from bot.discord_internals import slim_state
from tests.chat.ids import Payload
from tests.discord_internals.offline_client import COMMAND, PRESS, OfflineClient


@pytest.mark.parametrize("payload", [PRESS, COMMAND], ids=["press", "command"])
async def test_a_bug_of_the_parser(
    fast: OfflineClient,
    payload: Payload,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A mistake of the bot is logged with the lines of code, and nothing of what a person sent."""
    sent = "a message of a person"

    def permissions_in(_: Any) -> int:
        raise TypeError(sent)

    monkeypatch.setattr(slim_state, "_permissions_in", permissions_in)
    fast.receive(payload)
    await fast.wait_until_idle()
    assert "event not read: event=INTERACTION_CREATE error=TypeError" in caplog.text
    assert "in permissions_in" in caplog.text
    assert "malformed" not in caplog.text
    assert sent not in caplog.text


NO_INTEGER = {"name": "arena", "type": 1, "options": [{"name": "minutes", "type": 4, "value": {}}]}
NO_OWNER = {"authorizing_integration_owners": {"0": None}}
"""What only discord.py reads."""


@pytest.mark.parametrize(
    "payload",
    [
        {key: value for key, value in PRESS.items() if key != "channel_id"},
        COMMAND | {"data": COMMAND["data"] | {"options": [NO_INTEGER]}},
        PRESS | NO_OWNER,
        COMMAND | NO_OWNER,
    ],
    ids=["no channel", "no integer", "no owner", "no owner of a command"],
)
async def test_what_is_malformed(
    fast: OfflineClient, payload: Payload, caplog: pytest.LogCaptureFixture
) -> None:
    """An interaction that lacks an entry, or has a wrong one, is malformed, in one line."""
    fast.receive(payload)
    assert "malformed event ignored: event=INTERACTION_CREATE" in caplog.text
    assert "event not read" not in caplog.text
