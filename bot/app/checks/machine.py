"""Checks Python and what the bot is built on, the settings, and the port of `/health`."""

import contextlib
import os
import platform
import socket
from collections.abc import Mapping
from pathlib import Path

import aiohttp
import discord

from bot import __version__
from bot.app import settings
from bot.app.discord_api import OK
from bot.app.finding import Finding, caution, fault
from bot.app.health_check import reached_at
from bot.app.run import backups_of
from bot.app.settings import Settings, cluster_of
from bot.discord_internals.contract import TESTED, broken_names
from bot.errors import CatalogueError, SettingError
from bot.locales import LANGUAGES, check_catalogues
from bot.store.sqlite.outside import SQLITE_VERSION

_PINNED = "install requirements/run.txt again"
_FOR_OTHERS = 0o077
_TIMEOUT = aiohttp.ClientTimeout(total=5.0)


def check_machine() -> list[Finding]:
    return [
        Finding("Python", f"{platform.python_version()} on {platform.platform()}"),
        _versions(),
        _languages(),
    ]


def _versions() -> Finding:
    says = f"Noughts {__version__}, discord.py {discord.__version__}, SQLite {SQLITE_VERSION}"
    if missing := broken_names(discord.AutoShardedClient(intents=discord.Intents.none())):
        says += f", which has changed inside ({', '.join(missing)}), so that the bot is slower"
        return caution("Versions", says, _PINNED)
    if discord.version_info[:3] > tuple(map(int, TESTED.split("."))):
        says += f"; the bot was tested with discord.py {TESTED}"
        return caution("Versions", says, f"if something fails, {_PINNED}")
    return Finding("Versions", says)


def _languages() -> Finding:
    try:
        check_catalogues()
    except CatalogueError as problem:
        return fault("Languages", str(problem), "correct the file, or install the bot again")
    return Finding("Languages", ", ".join(LANGUAGES))


def check_settings(values: Mapping[str, str]) -> tuple[list[Finding], Settings]:
    """Return what is wrong with settings, and the settings without those that are malformed."""
    malformed = settings.malformed(values)
    kept = {name: text for name, text in values.items() if name not in malformed}
    found = [fault("Settings", says, "correct it in .env") for says in malformed.values()]
    for refuse_contradiction in (cluster_of, backups_of):
        try:
            refuse_contradiction(settings.read(kept))
        except SettingError as problem:
            found.append(fault("Settings", str(problem), "correct it in .env"))
    found += [
        caution("Settings", f".env sets {name}, which is no setting", "look for a typing error")
        for name in settings.values_of_file()
        if name not in settings.names()
    ]
    found += _readable_by_others(settings.FILE)
    found += _readable_by_others(kept.get("DISCORD_TOKEN_FILE", ""))
    return found or [Finding("Settings", "all are valid")], settings.read(kept)


def _readable_by_others(file: str) -> list[Finding]:
    path = Path(file)
    if os.name != "posix" or not path.is_file() or not path.stat().st_mode & _FOR_OTHERS:
        return []
    says = f"other users of this machine may read {file}, which holds the token"
    return [caution("Settings", says, f"chmod 600 {file}")]


async def check_port(values: Settings, *, in_use: bool) -> Finding:
    """Return whether the port answers or is free; `in_use` says whether the bot may be running."""
    if not values.metrics_port:
        return Finding("Health", "not served, since METRICS_PORT is 0")
    if in_use:
        return await _answer(values)
    return _is_free(values.metrics_host, values.metrics_port)


async def _answer(values: Settings) -> Finding:
    host, port = reached_at(values.metrics_host), values.metrics_port
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/health"
    try:
        async with (
            aiohttp.ClientSession(timeout=_TIMEOUT) as session,
            session.get(address) as response,
        ):
            text = await response.text()
    except (aiohttp.ClientError, OSError, TimeoutError):
        return fault("Health", f"nothing answers at {address}", "restart the bot")
    if response.status != OK:
        return fault("Health", f"{address} answers {text}", "look at the bot's log")
    return Finding("Health", f"{address} answers {text}")


def _is_free(host: str, port: int) -> Finding:
    try:
        _listen(host, port)
    except OSError as problem:
        says = f"the bot cannot listen at {host}, port {port}: {problem.strerror}"
        return fault("Health", says, "choose another METRICS_PORT or METRICS_HOST")
    return Finding("Health", f"{host}, port {port} is free")


def _listen(host: str, port: int) -> None:
    """Listen for a moment; raises OSError."""
    info = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with contextlib.closing(socket.socket(*info[:3])) as door:
        if os.name == "posix":  # on Windows this would take the port from who has it
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(info[4])
        door.listen()
