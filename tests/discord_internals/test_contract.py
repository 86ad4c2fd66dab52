"""Each private or undocumented name of discord.py does what the bot expects."""

import re
from typing import Any

import aiohttp
import discord
import discord.http
import discord.utils
import discord.webhook.async_
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from bot.app.checks.machine import check_machine
from bot.app.client import Noughts
from bot.discord_errors import ChannelClosedError
from bot.discord_internals.contract import PRIVATE_NAMES, TESTED, broken_names
from bot.discord_internals.requests import end_session
from bot.discord_internals.server_events import install_server_events
from bot.store.database import Database
from tests.chat.faults import answer
from tests.chat.ids import Payload
from tests.discord_internals.offline_client import PRESS, Offline
from tests.project_files import modules, text_of
from tests.test_lock_files import pins

LIMITS: dict[str, object] = {"session_start_limit": {}}
ADDRESSES = (
    *("gateway.DiscordWebSocket.DEFAULT_GATEWAY", "Client.http.get_bot_gateway"),
    *("Client.http.connector", "Client.http.start_thread_with_message"),
    *("Client.http.get_member", "Client.http.leave_guild"),
)


@pytest.fixture
def pressed(plain: Offline) -> discord.Interaction:
    return discord.Interaction(data=PRESS, state=plain._connection)  # type: ignore[arg-type]


async def test_nothing_is_broken(database: Database) -> None:
    """The contract holds for the bot's own client on the installed discord.py."""
    assert broken_names(Noughts(database)) == []


async def test_no_intents(database: Database) -> None:
    """The client has no intents; for the one of the welcome see `tests/wire/test_welcome.py`."""
    assert Noughts(database).intents == discord.Intents.none()


def test_nothing_else_private_is_used() -> None:
    """Each private attribute that the package uses is checked at the start, or here."""
    listed = " ".join([*PRIVATE_NAMES, *ADDRESSES])
    source = "\n".join(map(text_of, modules("bot/discord_internals")))
    own = set(re.findall(r"\bself\.(_\w+)", source))
    used = set(re.findall(r"\w\.(_[a-z]\w*)", source)) - own
    assert {name for name in used if name not in listed} == set()
    assert used >= {"_connection", "_response_type"}


async def test_connection(plain: Offline) -> None:
    """`_intents` can be replaced before it connects; `_command_tree` may be None."""
    plain._connection._intents = discord.Intents(guilds=True)
    assert plain.intents == discord.Intents(guilds=True)
    assert plain._connection._command_tree is plain.tree
    assert discord.Client(intents=discord.Intents.none())._connection._command_tree is None


def test_without_a_client(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who a message may ping is in Discord's format, and each request's address is below `BASE`."""
    nobody_else = dict.fromkeys(("everyone", "roles", "replied_user"), False)
    only = discord.AllowedMentions(users=[discord.Object(5)], **nobody_else).to_dict()
    assert (only["parse"], only["users"]) == ([], [5])
    assert discord.AllowedMentions.none().to_dict()["parse"] == []
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:1/api")
    assert discord.http.Route("GET", "/gateway").url == "http://127.0.0.1:1/api/gateway"


async def test_json_or_text(
    plain: Offline, pressed: discord.Interaction, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`json_or_text` reads all answers; the second value of `get_bot_gateway` is the address."""

    async def ours(_: object) -> dict[str, object]:
        return {"interaction": {"id": "43"}, "url": "of the API", "shards": 1} | LIMITS

    for module in (discord.http, discord.webhook.async_):
        monkeypatch.setattr(module, "json_or_text", ours)
    assert (await pressed.response.send_message("hello")).id == 43
    assert (await plain.http.get_bot_gateway())[1] == "of the API"
    assert plain.session.urls[-1].endswith("/gateway/bot")


async def test_json(
    plain: Offline, pressed: discord.Interaction, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`utils._to_json` writes requests and `utils._from_json` parses responses."""
    monkeypatch.setattr(discord.utils, "_to_json", lambda _: '{"data": "ours"}')
    monkeypatch.setattr(discord.utils, "_from_json", lambda _: {"interaction": {"id": "42"}})
    assert (await pressed.response.send_message("hello")).id == 42
    assert plain.session.bodies == [{"data": "ours"}]


async def test_default_gateway(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection without a given gateway address uses `DEFAULT_GATEWAY`."""
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


async def test_pauses_of_attempts(plain: Offline, monkeypatch: pytest.MonkeyPatch) -> None:
    """A shard's pauses stay short, however long the gateway is away."""
    monkeypatch.setattr(plain, "_reconnect", True, raising=False)
    shard: Any = discord.shard.Shard(None, plain, lambda _: None)  # type: ignore[arg-type]
    assert 8 < max(shard._backoff.delay() for _ in range(1000)) <= 16


async def test_a_log_in_after_one_that_failed(plain: Offline) -> None:
    """A client whose session was ended opens another one."""
    for _ in range(2):
        with pytest.raises((aiohttp.ClientError, OSError)):
            await plain.http.static_login("token")
        await end_session(plain)
        assert plain.http.connector is discord.utils.MISSING


@pytest.mark.parametrize(
    ("event", "data", "told"),
    [
        ("CHANNEL_DELETE", {"id": "31", "guild_id": "21", "type": 0}, [("channel_gone", 31)]),
        ("THREAD_DELETE", {"id": "31", "guild_id": "21", "type": 11}, [("channel_gone", 31)]),
        ("GUILD_ROLE_DELETE", {"guild_id": "21", "role_id": "77"}, [("role_gone", 21, 77)]),
        ("GUILD_DELETE", {"id": "21"}, [("server_left", 21)]),
        ("GUILD_DELETE", {"id": "21", "unavailable": True}, []),
    ],
)
async def test_parsers_of_what_is_gone(
    plain: Offline, event: str, data: Payload, told: list[tuple[object, ...]]
) -> None:
    """Of what is deleted its id is dispatched, though discord.py knows of no server."""
    seen: list[tuple[object, ...]] = []
    plain._connection.dispatch = lambda *event: seen.append(event)
    install_server_events(plain)
    plain._connection.parsers[event](data)
    assert seen == told


@pytest.mark.parametrize("code", [10003, 10004, 10008, 50001, 50083])
async def test_request(plain: Offline, code: int) -> None:
    """A request whose channel is unknown to Discord dispatches that, and still raises its error."""
    seen: list[int] = []

    async def on_channel_gone(number: int) -> None:
        seen.append(number)

    plain.on_channel_gone = on_channel_gone  # type: ignore[attr-defined]
    plain.session.answers = [answer({"code": code, "message": "No"}, 404)]
    with pytest.raises(ChannelClosedError):
        await plain.get_partial_messageable(31).get_partial_message(41).delete()
    await plain.wait_until_idle()
    assert seen == ([31] if code in (10003, 10004) else [])


@pytest.mark.parametrize(("version", "warned"), [((2, 7, 1), False), ((2, 10, 0), True)])
async def test_a_newer_discord_py(
    version: tuple[int, ...], warned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The doctor says if the installed one is newer than the tested one, which is pinned."""
    assert pins("run")["discord-py"] == TESTED
    monkeypatch.setattr(discord, "version_info", version)
    (found,) = [it for it in check_machine() if it.check == "Versions"]
    assert (f"tested with discord.py {TESTED}" in found.says) is bool(found.remedy) is warned
