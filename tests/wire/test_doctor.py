"""`python -m bot doctor`: it names what is broken, and says what to do about it."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest
import trustme

from bot.app.checks import doctor
from bot.app.finding import Finding, Severity
from tests.chat.faults import refused
from tests.chat.ids import BOT, TOKEN
from tests.chat.people import SERVER_CHANNEL
from tests.store.sqlite.faults import damage, fill_with, permit
from tests.wire.command import run_command
from tests.wire.routes import ALLOWED
from tests.wire.test_health import started
from tests.wire.test_refused_starts import WRONG_TOKEN, closed_port
from tests.wire.world import World

Settings = dict[str, str]
Break = Callable[[World], Settings | None]
Examine = Callable[..., Awaitable[list[Finding]]]
MESSAGE_CONTENT, PAGE = 1 << 18, refused(502, {})


@pytest.fixture
def examine(new_world: World, monkeypatch: pytest.MonkeyPatch) -> Examine:
    """Return what has the doctor examine the world, without what it finds of a test's container."""
    monkeypatch.chdir(new_world.folder)

    async def examine(server: int | None = None, **changes: str) -> list[Finding]:
        for name, text in new_world.settings(**{"BACKUP_DIR": ""} | changes).items():
            monkeypatch.setenv(name, text)
        found = await doctor.examine(server)
        assert TOKEN not in str(found)
        return [it for it in found if it.check != "Place"]

    return examine


def named(found: list[Finding], status: Severity) -> dict[str, str]:
    """Return what the checks with this status say, by their names."""
    return {it.check: it.says for it in found if it.severity is status}


async def test_nothing_wrong(new_world: World, examine: Examine) -> None:
    """Before the first start nothing is wrong, and no database is made."""
    found = await examine()
    assert (named(found, Severity.ERROR), named(found, Severity.WARNING)) == ({}, {})
    assert not new_world.file.exists()


async def test_beside_a_running_bot(new_world: World, examine: Examine) -> None:
    """A bot that runs well is found well; commands that were deleted or made again are not."""
    port = await started(new_world, BACKUP_DIR="backups")
    await new_world.logs("backup made")
    routes = new_world.discord.routes
    settings = {"METRICS_PORT": str(port), "BACKUP_DIR": "backups"}
    found = await examine(**settings)
    assert (named(found, Severity.ERROR), named(found, Severity.WARNING)) == ({}, {})
    well = named(found, Severity.OK)
    assert "in use by a process" in well["Database"]
    assert well["Commands"].startswith("Discord has all")
    assert '"healthy": true' in well["Health"]
    assert well["Backups"].startswith("the last is of")
    routes.commands = [command | {"id": "7"} for command in routes.commands]
    assert "other ids" in named(await examine(**settings), Severity.WARNING)["Commands"]
    routes.commands = routes.commands[:1]
    assert "Discord lacks" in named(await examine(**settings), Severity.ERROR)["Commands"]


def slow_the_clock(world: World) -> None:
    later = format_datetime(datetime.now(UTC) + timedelta(minutes=10))
    world.discord.faults.next("me", refused(200, BOT, Date=later))


def damage_the_database(world: World) -> None:
    world.rows("CREATE TABLE schema_version (version INTEGER)")
    world.rows("CREATE TABLE matches AS VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9)")
    damage(str(world.file), "matches")


def make_a_newer_database(world: World) -> None:
    world.rows("CREATE TABLE schema_version AS SELECT 9999 AS version")


def use_up_the_starts(world: World) -> None:
    world.discord.routes.sessions = 0


def use_another_file(world: World) -> None:
    world.rows("CREATE TABLE songs (title TEXT)")


def make_a_file(world: World) -> Settings:
    (world.folder / "backups").touch()
    return {"BACKUP_DIR": "backups"}


BROKEN: dict[str, tuple[Break, str, str]] = {
    "no token": (lambda _: {"DISCORD_TOKEN": ""}, "Token", "DISCORD_TOKEN is not set"),
    "a wrong token": (lambda _: {"DISCORD_TOKEN": WRONG_TOKEN}, "Token", "does not accept"),
    "no network": (lambda _: {"DISCORD_API_URL": closed_port()}, "Discord", "cannot be reached"),
    "a proxy's page": (lambda it: it.discord.faults.next("me", PAGE), "Discord", "is not Discord"),
    "a slow clock": (slow_the_clock, "Clock", "s slow"),
    "no sessions": (use_up_the_starts, "Gateway", "0 starts left"),
    "a code grant": (
        lambda world: world.discord.routes.application.update(bot_require_code_grant=True),
        *("Application", "Code Grant"),
    ),
    "a malformed setting": (lambda _: {"LOG_LEVEL": "LOUD"}, "Settings", "LOG_LEVEL"),
    "a damaged database": (damage_the_database, "Database", "damaged"),
    "a newer database": (make_a_newer_database, "Database", "newer bot"),
    "another program's file": (use_another_file, "Database", "of another program"),
    "a folder for a file": (
        lambda world: {"DATABASE_URL": f"sqlite:///{world.folder}"},
        *("Database", "cannot be read"),
    ),
    "a file for a folder": (make_a_file, "Backups", "cannot be read"),
}
"""What breaks a set-up, which check names it, and what that says."""


@pytest.mark.parametrize(("break_it", "check", "says"), BROKEN.values(), ids=BROKEN)
async def test_what_is_broken_is_named(
    new_world: World, examine: Examine, break_it: Break, check: str, says: str
) -> None:
    """Each of these is named, alone; nothing else is found wrong."""
    wrong = named(await examine(**break_it(new_world) or {}), Severity.ERROR)
    assert (list(wrong), says in wrong[check]) == ([check], True)


async def test_a_port_that_is_taken(examine: Examine) -> None:
    """A port at which another program listens is named."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        found = await examine(METRICS_PORT=str(door.getsockname()[1]))
    assert "cannot listen" in named(found, Severity.ERROR)["Health"]


async def test_what_is_not_as_it_could_be(new_world: World) -> None:
    """Intents and installs that are off, a typing error and an open .env are warned of."""
    application = new_world.discord.routes.application
    application |= {"flags": MESSAGE_CONTENT, "integration_types_config": {"0": {}}}
    fill_with(f"{new_world.folder}/.env", b"DISCORD_TOKN=x\n")
    fill_with(f"{new_world.folder}/token", TOKEN.encode())
    for name in (".env", "token"):
        permit(new_world.folder / name, 0o644)
    files = {"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": "token"}
    ended = await run_command(new_world, "doctor", **files)
    assert ended.status == 0, ended
    for text in ("Message Content is on", "User Install is off", "DISCORD_TOKN", "chmod 600 .env"):
        assert text in ended.output
    assert "chmod 600 token" in ended.output
    assert "0 errors, " in ended.output


async def test_a_certificate(examine: Examine) -> None:
    """One that is not trusted, as behind some proxies, is told as that."""
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    trustme.CA().issue_cert("127.0.0.1").configure_cert(tls)
    async with await asyncio.start_server(lambda *_: None, "127.0.0.1", 0, ssl=tls) as server:
        port = server.sockets[0].getsockname()[1]
        found = await examine(DISCORD_API_URL=f"https://127.0.0.1:{port}/api/v10")
    assert "certificate" in named(found, Severity.ERROR)["Discord"]
    assert "ca-certificates" in str(found)


async def test_permissions_in_a_server(new_world: World, examine: Examine) -> None:
    """Permissions that the bot lacks are named, in the whole server or in single channels."""
    routes, guild, send = new_world.discord.routes, SERVER_CHANNEL.guild_id, 1 << 11
    assert "in every channel (1)" in named(await examine(guild), Severity.OK)["Server"]
    denied = {"id": str(guild), "type": 0, "allow": "0", "deny": str(send)}
    routes.channels["1500000000000000002"] = [denied]
    some = named(await examine(guild), Severity.WARNING)["Server"]
    assert "in 1 of 2 channels: 1500000000000000002" in some
    routes.permissions = ALLOWED & ~send
    assert "lacks send messages in" in named(await examine(guild), Severity.WARNING)["Server"]
    assert "not in the server 5" in named(await examine(5), Severity.ERROR)["Server"]


async def test_settings_that_contradict_each_other(examine: Examine) -> None:
    """A share of a file, and backups of a server, are faults; a set number of shards is told."""
    found = await examine(CLUSTER="1/2", SHARD_COUNT="4")
    assert "CLUSTER=1/2 needs a database on PostgreSQL" in named(found, Severity.ERROR)["Settings"]
    assert named(found, Severity.OK)["Shards"] == "Discord advises 1; SHARD_COUNT says 4"
    server = "postgresql://ann@127.0.0.1:1/noughts"
    found = await examine(CLUSTER="", SHARD_COUNT="", DATABASE_URL=server, BACKUP_DIR="backups")
    assert named(found, Severity.ERROR)["Settings"].startswith("BACKUP_DIR is for SQLite")
