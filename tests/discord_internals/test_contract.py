"""What the bot relies on in discord.py without its documentation promising it, name by name."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import discord.http
import discord.utils
import pytest
import pytest_asyncio
import yarl
from aiohttp import web
from discord import app_commands
from discord.gateway import DiscordWebSocket

from bot.app.client import Noughts
from bot.discord_internals.contract import PRIVATE_NAMES, broken_names
from bot.store.sqlite.database import Database
from tests.discord_internals.quiet_client import COMMAND, PRESS, QuietClient, quiet_client
from tests.hostile.loopback import Response
from tests.project_files import modules, private_attributes, table, tokens
from tests.wire.faults import answer

ADDRESSES = ("gateway.DiscordWebSocket.DEFAULT_GATEWAY", "Client.http.get_bot_gateway")


@pytest_asyncio.fixture
async def client() -> AsyncIterator[QuietClient]:
    """Return a client on plain discord.py."""
    async with quiet_client(fast_path=False) as client:
        yield client


async def test_nothing_is_broken(database: Database) -> None:
    """The contract holds for the bot's own client on the installed discord.py."""
    assert broken_names(Noughts(database)) == []


def test_the_document_names_all() -> None:
    """docs/internals.md lists what is checked at the start, and the two addresses."""
    listed = [tokens(row[0])[0] for row in table("docs/internals.md", "Name")]
    assert listed == [*PRIVATE_NAMES, *ADDRESSES]


def test_nothing_else_private_is_used() -> None:
    """Each private attribute that the package touches stands in that list."""
    listed = " ".join([*PRIVATE_NAMES, *ADDRESSES])
    used = {name for m in modules("bot/discord_internals") for name in private_attributes(m)}
    assert {name for name in used if name not in listed} == set()
    assert used >= {"_connection", "_response_type"}


async def test_parsers(client: QuietClient) -> None:
    """`parsers` maps an event's name to what is called with its payload; replacing it counts."""
    received: list[Any] = []
    ours = received.append
    parsers = client._connection.parsers
    assert callable(parsers["INTERACTION_CREATE"])
    parsers["INTERACTION_CREATE"] = ours
    client.receive(PRESS)
    assert received == [PRESS]


async def test_dispatch(client: QuietClient) -> None:
    """`dispatch("interaction", interaction)` calls `on_interaction`."""
    made = discord.Interaction(data=PRESS, state=client._connection)  # type: ignore[arg-type]
    client._connection.dispatch("interaction", made)
    await client.settled()
    assert client.heard == [made]


async def test_command_tree(client: QuietClient) -> None:
    """`_command_tree` is the client's tree, and None where it has none."""
    assert client._connection._command_tree is client.tree
    assert discord.Client(intents=discord.Intents.none())._connection._command_tree is None


async def test_from_interaction(client: QuietClient) -> None:
    """`_from_interaction` has the command called with its options, in a task of its own."""
    called: list[str] = []

    @app_commands.command(description="Says it.")
    async def say(_: discord.Interaction, words: str) -> None:
        called.append(words)

    client.tree.add_command(say)
    given = {"name": "words", "type": 3, "value": "hello"}
    data = {"id": "1", "name": "say", "type": 1, "options": [given]}
    payload: Any = COMMAND | {"data": data}
    made = discord.Interaction[QuietClient](data=payload, state=client._connection)
    client.tree._from_interaction(made)
    assert called == []
    await client.settled()
    assert called == ["hello"]


async def test_interaction(client: QuietClient) -> None:
    """An interaction is built of a payload without server, member, channel and message."""
    left_out = ("message", "member", "guild", "guild_id", "channel")
    payload: Any = {name: value for name, value in PRESS.items() if name not in left_out}
    payload["user"] = PRESS["member"]["user"]
    made = discord.Interaction[discord.Client](data=payload, state=client._connection)
    assert (made.id, made.token, made.data) == (int(PRESS["id"]), PRESS["token"], PRESS["data"])
    assert (made.guild, made.message, made.channel, made.guild_id) == (None, None, None, None)
    assert made.user.id == int(payload["user"]["id"])


async def test_session(client: QuietClient) -> None:
    """`_session` is aiohttp's session of the client, which first responses are sent through."""
    made = discord.Interaction(data=PRESS, state=client._connection)  # type: ignore[arg-type]
    assert id(made._session) == id(client.session)
    assert callable(aiohttp.ClientSession.post)


async def test_response_type(client: QuietClient) -> None:
    """Setting `_response_type` makes the response done, and a second one is refused."""
    made = discord.Interaction(data=PRESS, state=client._connection)  # type: ignore[arg-type]
    assert not made.response.is_done()
    made.response._response_type = discord.InteractionResponseType.message_update
    assert made.response.is_done()
    with pytest.raises(discord.InteractionResponded):
        await made.response.send_message("again")


def test_to_dict() -> None:
    """`AllowedMentions.to_dict` is what Discord reads: whom a message may ping."""
    friend = discord.Object(5)
    only = discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[friend]
    ).to_dict()
    assert (only["parse"], only["users"]) == ([], [5])
    assert discord.AllowedMentions.none().to_dict()["parse"] == []


async def test_json_or_text() -> None:
    """`json_or_text` reads a response's JSON, and returns anything else as text."""
    gone: Any = Response(answer({"code": 10008}))
    assert await discord.http.json_or_text(gone) == {"code": 10008}
    page: Any = Response(web.Response(body=b"<html>"))
    assert await discord.http.json_or_text(page) == "<html>"


def test_base(monkeypatch: pytest.MonkeyPatch) -> None:
    """`Route.BASE` begins the address of every request that is made from then on."""
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:1/api")
    assert discord.http.Route("GET", "/gateway").url == "http://127.0.0.1:1/api/gateway"


async def test_json(client: QuietClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands in `utils._to_json` and `_from_json` writes requests and reads responses."""
    monkeypatch.setattr(discord.utils, "_to_json", lambda _: '{"data": "ours"}')
    monkeypatch.setattr(discord.utils, "_from_json", lambda _: {"interaction": {"id": "42"}})
    made = discord.Interaction(data=PRESS, state=client._connection)  # type: ignore[arg-type]
    assert (await made.response.send_message("hello")).id == 42
    assert client.session.bodies == [{"data": "ours"}]


async def test_default_gateway(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that is not told its gateway goes to `DEFAULT_GATEWAY`."""
    asked: list[str] = []

    async def connect(url: str) -> None:
        asked.append(url)
        raise ConnectionError

    client = Noughts(database)
    monkeypatch.setattr(client.http, "ws_connect", connect)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("ws://127.0.0.1:1/"))
    with pytest.raises(ConnectionError):
        await DiscordWebSocket.from_client(client, shard_id=0)
    assert asked[0].startswith("ws://127.0.0.1:1/")


async def test_get_bot_gateway(client: QuietClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """`get_bot_gateway` asks the API, and returns the gateway's address second of three."""

    async def request(route: discord.http.Route) -> dict[str, object]:
        assert route.url.endswith("/gateway/bot")
        return {"shards": 2, "url": "wss://gateway.invalid", "session_start_limit": {}}

    monkeypatch.setattr(client.http, "request", request)
    _, address, _ = await client.http.get_bot_gateway()
    assert address == "wss://gateway.invalid"
