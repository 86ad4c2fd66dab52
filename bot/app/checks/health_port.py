"""Checks the port of `/health`: it answers while the bot runs, and is free before."""

import contextlib
import os
import socket

import aiohttp

from bot.app.checks.finding import Finding, fault
from bot.app.discord_api import OK
from bot.app.settings import Settings

_ANY = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - these are listened at, not asked
_TIMEOUT = aiohttp.ClientTimeout(total=5.0)


async def check_port(values: Settings, *, in_use: bool) -> Finding:
    """Return whether the port answers or is free; `in_use` says whether the bot may be running."""
    if not values.metrics_port:
        return Finding("Health", "not served, since METRICS_PORT is 0")
    if in_use:
        return await _answer(values)
    return _is_free(values.metrics_host, values.metrics_port)


async def _answer(values: Settings) -> Finding:
    host, port = _ANY.get(values.metrics_host, values.metrics_host), values.metrics_port
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
