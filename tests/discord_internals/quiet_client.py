"""A client of discord.py's without a network: interactions go in, requests are noted."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import discord
from aiohttp import BytesPayload, web
from discord import app_commands

from bot.discord_internals.install import install
from bot.discord_internals.json_codec import read
from bot.interactions import commands
from tests.hostile.loopback import Response
from tests.offline_discord import go_offline, receive
from tests.wire.faults import answer
from tests.wire.ids import Payload
from tests.wire.messages import new_message
from tests.wire.payloads import press, slash
from tests.wire.people import ANN, BEN, SERVER_CHANNEL

PRESS: Payload = press(ANN, SERVER_CHANNEL, new_message({}, str(SERVER_CHANNEL.channel_id)), "b1:4")
COMMAND: Payload = slash(ANN, SERVER_CHANNEL, "tictactoe challenge", opponent=BEN)


@dataclass
class Session:
    """Stands in for aiohttp's session: notes each request and answers as told, then well."""

    bodies: list[Payload] = field(default_factory=list)
    urls: list[str] = field(default_factory=list)
    answers: list[web.Response] = field(default_factory=list)
    private: bool = False

    def request(self, _: str, url: Any, *, data: str, **__: object) -> Response:
        self.urls.append(str(url).partition("?")[0])
        self.bodies.append(read(data))
        return Response(self.answers.pop(0) if self.answers else self._well())

    def post(self, url: Any, *, data: BytesPayload) -> Response:
        return self.request("POST", url, data=data.decode())

    def _well(self) -> web.Response:
        told = {"id": "1", "type": 2, "response_message_id": "77"}
        return answer({"interaction": told | {"response_message_ephemeral": self.private}})

    async def close(self) -> None:
        return None


class QuietClient(discord.Client):
    """Keeps the interactions that it is told of in `heard`."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.allowed_mentions = discord.AllowedMentions.none()
        self.tree = app_commands.CommandTree(self)
        for command in commands.ALL:
            self.tree.add_command(command)
        self.session = Session()
        self.heard: list[discord.Interaction] = []

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.heard.append(interaction)

    def receive(self, payload: Payload) -> None:
        """Have the gateway's parser read an interaction, which may be used again."""
        receive(self, deepcopy(payload))

    async def settled(self) -> None:
        """Wait until nothing is left to do of what was received."""
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(others)


@asynccontextmanager
async def quiet_client(*, fast_path: bool) -> AsyncIterator[QuietClient]:
    """Return a client that is installed, or on plain discord.py."""
    client = QuietClient()
    await go_offline(client, client.session)
    install(client, fast_path=fast_path)
    try:
        yield client
    finally:
        await client.close()


def made_of(client: QuietClient, payload: Payload) -> discord.Interaction:
    """Return the interaction that a client makes of a press or a command."""
    made: list[discord.Interaction] = []
    client._connection.dispatch = lambda _, interaction: made.append(interaction)
    client.tree._from_interaction = made.append  # type: ignore[assignment, method-assign]
    client.receive(payload)
    return made[0]
