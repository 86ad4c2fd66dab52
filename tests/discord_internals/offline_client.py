"""A discord.py client without a network: tests pass in interactions and read its requests."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import discord
from aiohttp import web
from discord import app_commands

from bot.discord_internals.install import install, loads
from bot.interactions import registry
from tests.chat.faults import answer
from tests.chat.ids import Payload
from tests.chat.messages import new_message
from tests.chat.offline import Response, go_offline, receive
from tests.chat.payloads import press, slash
from tests.chat.people import ANN, BEN, SERVER_CHANNEL

PRESS: Payload = press(ANN, SERVER_CHANNEL, new_message({}, str(SERVER_CHANNEL.channel_id)), "b1:4")
COMMAND: Payload = slash(ANN, SERVER_CHANNEL, "tictactoe challenge", opponent=BEN)


@dataclass
class Session:
    """Replaces aiohttp's session: records each request and gives `answers` first, then success."""

    bodies: list[Payload] = field(default_factory=list)
    urls: list[str] = field(default_factory=list)
    answers: list[web.Response] = field(default_factory=list)
    private: bool = False

    def request(self, _: str, url: Any, *, data: str = "null", **__: object) -> Response:
        self.urls.append(str(url).partition("?")[0])
        self.bodies.append(loads(data))
        return Response(self.answers.pop(0) if self.answers else self._success())

    def _success(self) -> web.Response:
        details = {"id": "1", "type": 2, "response_message_id": "77"}
        return answer({"interaction": details | {"response_message_ephemeral": self.private}})

    async def close(self) -> None:
        return None


class Offline(discord.Client):
    """Collects the interactions that `on_interaction` gets in `interactions`."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.allowed_mentions = discord.AllowedMentions.none()
        self.tree = app_commands.CommandTree(self)
        for command in registry.COMMANDS:
            self.tree.add_command(command)
        self.session = Session()
        self.interactions: list[discord.Interaction] = []

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.interactions.append(interaction)

    def receive(self, payload: Payload) -> None:
        """Pass a copy of an interaction to the gateway's parser."""
        receive(self, deepcopy(payload))

    async def wait_until_idle(self) -> None:
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(others)


@asynccontextmanager
async def offline_client(*, fast_path: bool) -> AsyncIterator[Offline]:
    client = Offline()
    install(client, fast_path=fast_path)
    await go_offline(client, client.session)
    try:
        yield client
    finally:
        await client.close()


def parse(client: Offline, payload: Payload) -> discord.Interaction:
    """Return the interaction that a client builds from the payload of a press or a command."""
    parsed: list[discord.Interaction] = []
    client._connection.dispatch = lambda _, interaction: parsed.append(interaction)
    client.tree._from_interaction = parsed.append  # type: ignore[assignment, method-assign]
    client.receive(payload)
    return parsed[0]
