"""If discord.py is not as expected, the bot uses its public API and logs one warning."""

import logging

import discord
import discord.http
import discord.shard
import discord.utils
import discord.webhook.async_
import pytest

from bot.discord_internals.contract import PRIVATE_NAMES, place_of
from bot.discord_internals.install import install, loads
from tests.chat.clock import run_simulated
from tests.discord_internals.offline_client import PRESS, Offline
from tests.hostile.storm import weather

MADE_OF_IDS = "Interaction(data=…, state=…)"
NAMES = [name for name in PRIVATE_NAMES if not name.startswith("Client.") and name != MADE_OF_IDS]
"""Those that do not belong to a client's connection."""


def warnings_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    own = [it for it in caplog.records if it.name == "noughts"]
    return [it.getMessage() for it in own if it.levelno >= logging.WARNING]


async def test_switched_off(plain: Offline) -> None:
    """Without the fast path discord.py builds the presses, and the JSON codec is installed."""
    plain.receive(PRESS)
    await plain.wait_until_idle()
    assert plain.interactions[0].message is not None
    assert discord.utils._from_json is loads


def break_name(name: str, client: Offline, patch: pytest.MonkeyPatch) -> None:
    """Take a name away; the last one is an interaction that cannot be built from ids."""
    if name == MADE_OF_IDS:
        patch.setattr(discord.Interaction, "_from_data", lambda *_: None)
    else:
        patch.delattr(*place_of(name.removesuffix("._max"), client))


@pytest.mark.parametrize("name", [*NAMES, MADE_OF_IDS])
async def test_a_missing_name(
    plain: Offline, name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One warning contains the missing name, and discord.py's own parser stays."""
    caplog.clear()
    with monkeypatch.context() as gone:
        break_name(name, plain, gone)
        install(plain)
    (warning,) = warnings_in(caplog)
    assert name in warning
    assert plain._connection.parsers["INTERACTION_CREATE"].__name__ != "parse_slim"


@pytest.mark.parametrize("name", [name for name in PRIVATE_NAMES if name.startswith("Client.")])
async def test_a_connection_of_another_shape(name: str, caplog: pytest.LogCaptureFixture) -> None:
    """One warning contains the name that is missing or different in the client's connection."""
    client = Offline()
    caplog.clear()
    delattr(*place_of(name, client))
    install(client)
    (warning,) = warnings_in(caplog)
    assert name in warning


@pytest.mark.slow
def test_people_play_on(
    path: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot that cannot use the fast path still answers everybody."""
    monkeypatch.setitem(PRIVATE_NAMES, "InteractionResponse._parent", lambda _: False)
    run_simulated(weather(path, 3, 500))
    assert warnings_in(caplog)[0].endswith("missing=InteractionResponse._parent")
