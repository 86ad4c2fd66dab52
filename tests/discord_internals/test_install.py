"""A discord.py that is not as expected leaves the bot on its public API, with one warning."""

import logging
from pathlib import Path
from random import Random
from typing import Any

import discord
import discord.http
import discord.utils
import pytest
from discord import app_commands

from bot.discord_internals.contract import PRIVATE_NAMES
from bot.discord_internals.install import install
from bot.discord_internals.json_codec import read
from tests.discord_internals.quiet_client import PRESS, QuietClient, quiet_client
from tests.hostile.loopback import loopback
from tests.hostile.test_generated_interactions import played, storm

OWNERS: dict[str, tuple[object, str]] = {
    "CommandTree._from_interaction": (app_commands.CommandTree, "_from_interaction"),
    "Interaction._session": (discord.Interaction, "_session"),
    "InteractionResponse._response_type": (discord.InteractionResponse, "_response_type"),
    "AllowedMentions.to_dict": (discord.AllowedMentions, "to_dict"),
    "http.json_or_text": (discord.http, "json_or_text"),
    "http.Route.BASE": (discord.http.Route, "BASE"),
    "utils._from_json": (discord.utils, "_from_json"),
    "utils._to_json": (discord.utils, "_to_json"),
}
"""Where each name stands that is not the client's own."""


def warnings_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [
        r.getMessage()
        for r in caplog.records
        if r.name == "noughts" and r.levelno >= logging.WARNING
    ]


def is_slim(client: QuietClient) -> bool:
    return client._connection.parsers["INTERACTION_CREATE"].__name__ == "parse_slim"


async def test_an_expected_discord_py(caplog: pytest.LogCaptureFixture) -> None:
    """On the installed discord.py nothing is warned of, and presses come without their message."""
    async with quiet_client(fast_path=True) as client:
        client.receive(PRESS)
        await client.settled()
    assert client.heard[0].message is None
    assert warnings_in(caplog) == []


async def test_switched_off() -> None:
    """Without the fast path presses come as discord.py makes them, and all JSON is read."""
    async with quiet_client(fast_path=False) as client:
        client.receive(PRESS)
        await client.settled()
    assert client.heard[0].message is not None
    assert discord.utils._from_json is read


@pytest.mark.parametrize("name", OWNERS)
async def test_a_name_that_is_gone(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One warning names what is missing, and the parser stays discord.py's own."""
    owner, attribute = OWNERS[name]
    async with quiet_client(fast_path=False) as client:
        caplog.clear()
        with monkeypatch.context() as gone:
            gone.delattr(owner, attribute)
            install(client)
        (warning,) = warnings_in(caplog)
        assert name in warning
        assert not is_slim(client)


def no_parsers(client: QuietClient) -> None:
    del client._connection.parsers["INTERACTION_CREATE"]


def no_connection(client: QuietClient) -> None:
    del client._connection


def no_tree(client: QuietClient) -> None:
    del client._connection._command_tree


def no_dispatch(client: QuietClient) -> None:
    client._connection.dispatch = None  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("break_it", "name"),
    [
        (no_parsers, "Client._connection.parsers"),
        (no_connection, "Client._connection.parsers"),
        (no_tree, "Client._connection._command_tree"),
        (no_dispatch, "Client._connection.dispatch"),
    ],
)
async def test_a_connection_of_another_shape(
    break_it: Any, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """What is wrong with the client's connection is named in one warning too."""
    client = QuietClient()
    caplog.clear()
    break_it(client)
    install(client)
    (warning,) = warnings_in(caplog)
    assert name in warning


async def test_an_interaction_of_another_shape(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An interaction that cannot be made of ids is named in one warning too."""
    async with quiet_client(fast_path=False) as client:
        caplog.clear()
        with monkeypatch.context() as other:
            other.setattr(discord.Interaction, "_from_data", lambda *_: None)
            install(client)
        (warning,) = warnings_in(caplog)
        assert "Interaction(data=…, state=…)" in warning
        assert not is_slim(client)


def test_every_name_is_broken_above() -> None:
    """No name of the contract is left out of these tests."""
    connection = {name for name in PRIVATE_NAMES if name.startswith("Client._connection.")}
    assert {*OWNERS, *connection, "Interaction(data=…, state=…)"} == PRIVATE_NAMES.keys()


async def test_people_play_on(
    path: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot that had to go without the fast path answers everybody all the same."""
    monkeypatch.setitem(PRIVATE_NAMES, "Interaction._session", lambda _: False)
    async with loopback(path) as bot:
        await storm(bot, Random(3), 500)
        assert bot.errors == []
        assert played(Path(path), bot.chat.messages) > 0
    assert warnings_in(caplog)[0].endswith("missing=Interaction._session")
