"""`python -m bot doctor`: it names what is broken, and says what to do about it."""

import json
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest

from bot.app.checks.doctor import doctor
from tests.chat.faults import refused
from tests.chat.ids import BOT, TOKEN
from tests.chat.people import SERVER_CHANNEL
from tests.store.sqlite.faults import damage, fill_with, permit
from tests.wire.command import Ended, run_command
from tests.wire.routes import ALLOWED
from tests.wire.test_health import started
from tests.wire.test_refused_starts import WRONG_TOKEN, closed_port
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

Settings = dict[str, str]
Break = Callable[[World], Settings]


def findings(ended: Ended, status: str) -> dict[str, str]:
    """Return what the checks with this status say, by their names.

    Where the tests run in a container, it may lose their files.
    """
    found = [json.loads(line) for line in ended.output.splitlines()]
    asked = [item for item in found if item["check"] != "Place"]
    return {item["check"]: item["says"] for item in asked if item["status"] == status}


async def examined(world: World, *arguments: str, **settings: str) -> Ended:
    ended = await run_command(world, "doctor", "--json", *arguments, **settings)
    assert TOKEN not in ended.output + ended.errors
    assert ended.errors == ""
    return ended


async def test_nothing_wrong(new_world: World) -> None:
    """Before the first start nothing is wrong, and no database is made."""
    ended = await examined(new_world)
    assert (ended.status, findings(ended, "error"), findings(ended, "warning")) == (0, {}, {})
    assert not new_world.file.exists()


async def test_beside_a_running_bot(new_world: World) -> None:
    """A bot that runs well is found well: its database, its commands, its health."""
    port = await started(new_world, BACKUP_DIR="backups")
    await new_world.logs("backup made")
    ended = await examined(new_world, METRICS_PORT=str(port), BACKUP_DIR="backups")
    assert (ended.status, findings(ended, "warning")) == (0, {}), ended
    well = findings(ended, "ok")
    assert "in use by a process" in well["Database"]
    assert well["Commands"].startswith("Discord has all")
    assert '"healthy": true' in well["Health"]
    assert well["Backups"].startswith("the last is of")


def no_token(_: World) -> Settings:
    return {"DISCORD_TOKEN": ""}


def wrong_token(_: World) -> Settings:
    return {"DISCORD_TOKEN": WRONG_TOKEN}


def no_network(_: World) -> Settings:
    return {"DISCORD_API_URL": closed_port()}


def a_proxy_page(world: World) -> Settings:
    world.discord.faults.next("me", refused(502, {}))
    return {}


def a_slow_clock(world: World) -> Settings:
    later = format_datetime(datetime.now(UTC) + timedelta(minutes=10))
    world.discord.faults.next("me", refused(200, BOT, Date=later))
    return {}


def no_sessions(world: World) -> Settings:
    world.discord.routes.sessions = 0
    return {}


def a_code_grant(world: World) -> Settings:
    world.discord.routes.application["bot_require_code_grant"] = True
    return {}


def a_malformed_setting(_: World) -> Settings:
    return {"LOG_LEVEL": "LOUD"}


def a_damaged_database(world: World) -> Settings:
    with closing(sqlite3.connect(world.file)) as connection:
        connection.execute("CREATE TABLE schema_version (version INTEGER)")
        connection.execute("CREATE TABLE matches (id INTEGER)")
        connection.executemany("INSERT INTO matches VALUES (?)", [(n,) for n in range(9)])
        connection.commit()
    damage(str(world.file), "matches")
    return {}


def a_newer_database(world: World) -> Settings:
    with closing(sqlite3.connect(world.file)) as connection:
        connection.execute("CREATE TABLE schema_version AS SELECT 9999 AS version")
        connection.commit()
    return {}


def a_folder_for_a_file(world: World) -> Settings:
    return {"DATABASE_URL": f"sqlite:///{world.folder}"}


def a_file_for_a_folder(world: World) -> Settings:
    (world.folder / "backups").touch()
    return {"BACKUP_DIR": "backups"}


BROKEN: dict[Break, tuple[str, str]] = {
    no_token: ("Token", "DISCORD_TOKEN is not set"),
    wrong_token: ("Token", "does not accept"),
    no_network: ("Discord", "cannot be reached"),
    a_proxy_page: ("Discord", "is not Discord"),
    a_slow_clock: ("Clock", "s slow"),
    no_sessions: ("Gateway", "0 starts left"),
    a_code_grant: ("Application", "Code Grant"),
    a_malformed_setting: ("Settings", "LOG_LEVEL"),
    a_damaged_database: ("Database", "damaged"),
    a_newer_database: ("Database", "newer bot"),
    a_folder_for_a_file: ("Database", "cannot be read"),
    a_file_for_a_folder: ("Backups", "cannot be read"),
}


@pytest.mark.parametrize("break_it", BROKEN, ids=lambda broken: broken.__name__)
async def test_what_is_broken_is_named(
    new_world: World,
    break_it: Break,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each of these is named, alone, with status 1; nothing else is found wrong."""
    monkeypatch.chdir(new_world.folder)
    for name, text in new_world.settings(**break_it(new_world)).items():
        monkeypatch.setenv(name, text)
    ended = Ended(await doctor(None, as_json=True), *capsys.readouterr())
    assert TOKEN not in ended.output
    check, says = BROKEN[break_it]
    wrong = findings(ended, "error")
    assert (ended.status, list(wrong)) == (1, [check]), ended
    assert says in wrong[check]


async def test_commands_deleted_elsewhere(new_world: World) -> None:
    """Commands that Discord no longer has are named."""
    await new_world.log_in()
    new_world.discord.routes.commands = new_world.discord.routes.commands[:1]
    ended = await examined(new_world)
    assert "Discord lacks" in findings(ended, "error")["Commands"]


async def test_commands_made_again_elsewhere(new_world: World) -> None:
    """Commands that no longer have the ids by which sentences mention them are found."""
    await new_world.log_in()
    for command in new_world.discord.routes.commands:
        command["id"] = "7"
    ended = await examined(new_world)
    assert "other ids" in findings(ended, "warning")["Commands"]


async def test_a_port_that_is_taken(new_world: World) -> None:
    """A port at which another program listens is named."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        ended = await examined(new_world, METRICS_PORT=str(door.getsockname()[1]))
    assert "cannot listen" in findings(ended, "error")["Health"]


async def test_what_is_not_as_it_could_be(new_world: World) -> None:
    """Intents and installs that are off, a typing error and an open .env are warned of."""
    application = new_world.discord.routes.application
    application |= {"flags": 1 << 18, "integration_types_config": {"0": {}}}
    fill_with(f"{new_world.folder}/.env", b"DISCORD_TOKN=x\n")
    permit(new_world.folder / ".env", 0o644)
    ended = await run_command(new_world, "doctor")
    assert ended.status == 0, ended
    for text in ("Message Content is on", "User Install is off", "DISCORD_TOKN", "chmod 600"):
        assert text in ended.output
    assert "0 errors, " in ended.output


LISTED = {
    "description": ("Tic-tac-toe", "no description"),
    "tags": (["Games"], "no tags"),
    "terms_of_service_url": ("https://example.com/terms", "no address of your terms"),
    "privacy_policy_url": ("https://example.com/privacy", "no address of your privacy policy"),
    "custom_install_url": ("https://example.com/add", "no install link"),
    "flags": (0, "the intent Message Content is on"),
}
INTENT = 1 << 18


@pytest.mark.parametrize("field", [*LISTED, "SUPPORT_URL", None])
async def test_what_a_listing_lacks(new_world: World, field: str | None) -> None:
    """Each thing that the App Directory asks for is missed alone, with a place to set it."""
    application = new_world.discord.routes.application
    application.pop("integration_types_config", None)
    application |= {name: value for name, (value, _) in LISTED.items() if name != field}
    if field == "flags":
        application["flags"] = INTENT
    elif field in LISTED:
        application.pop(field, None)
    support = "" if field == "SUPPORT_URL" else "https://discord.gg/support"
    ended = await examined(new_world, SUPPORT_URL=support)
    found = [json.loads(line) for line in ended.output.splitlines()]
    (listing,) = [item for item in found if item["check"] == "Listing"]
    _, says = LISTED.get(field or "", (None, "no support address" if field else "has all"))
    assert says in listing["says"]
    assert (listing["status"] == "note", bool(listing["remedy"])) == (bool(field), bool(field))
    assert ended.status == 0


async def of_server(world: World) -> dict[str, str]:
    """Return what is said of the server, by its status."""
    ended = await examined(world, "--server", str(SERVER_CHANNEL.guild_id))
    found = [json.loads(line) for line in ended.output.splitlines()]
    return {item["status"]: item["says"] for item in found if item["check"] == "Server"}


async def test_permissions_in_a_server(new_world: World) -> None:
    """Permissions that the bot lacks are named, in the whole server or in single channels."""
    routes = new_world.discord.routes
    assert "in every channel (1)" in (await of_server(new_world))["ok"]
    guild = str(SERVER_CHANNEL.guild_id)
    routes.channels["1500000000000000002"] = [
        {"id": guild, "type": 0, "allow": "0", "deny": str(1 << 11)}
    ]
    assert "in 1 of 2 channels: 1500000000000000002" in (await of_server(new_world))["warning"]
    routes.permissions = ALLOWED & ~(1 << 11)
    assert "lacks send messages in" in (await of_server(new_world))["warning"]


async def test_a_server_without_the_bot(new_world: World) -> None:
    """A server that has not added the bot is named."""
    ended = await examined(new_world, "--server", "5")
    assert "not in the server 5" in findings(ended, "error")["Server"]


async def test_settings_that_contradict_each_other(new_world: World) -> None:
    """A share of a database that is a file is a fault; the number of shards that is set is told."""
    ended = await examined(new_world, CLUSTER="1/2", SHARD_COUNT="4")
    assert "CLUSTER=1/2 needs a database on PostgreSQL" in findings(ended, "error")["Settings"]
    assert findings(ended, "ok")["Shards"] == "Discord advises 1; SHARD_COUNT says 4"


async def test_backups_of_a_server(new_world: World) -> None:
    """A folder for backups of a database on a server is a fault, as the bot does not start."""
    server = "postgresql://ann@127.0.0.1:1/noughts"
    ended = await examined(new_world, DATABASE_URL=server, BACKUP_DIR="backups")
    assert findings(ended, "error")["Settings"].startswith("BACKUP_DIR is for SQLite")
