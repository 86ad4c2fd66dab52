"""Tells whoever sends something whether its request is under way, or still waits to be sent.

A request waits for its turn, for a rate limit, and after a failure until it is sent again.
discord.py does all of that by itself, and says nothing of it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Protocol

import discord
from aiohttp import ClientHandlerType, ClientRequest, ClientResponse


class Sender(Protocol):
    """What wants to know of the requests that its task makes."""

    def sends(self) -> None:
        """Learn that a request is under way from now on."""

    def waits(self) -> None:
        """Learn that none is under way until `sends`."""


SENDER: ContextVar[Sender | None] = ContextVar("sender", default=None)
"""Who sends the requests of the running task."""


def request_waits() -> None:
    """Tell the sender that its request has failed, or cannot be sent yet."""
    if sender := SENDER.get():
        sender.waits()


@contextmanager
def request_waiting() -> Iterator[None]:
    """Tell the sender that its request is not under way until the context ends."""
    sender = SENDER.get()
    if sender:
        sender.waits()
    yield
    if sender:
        sender.sends()


def install_request_reports(client: discord.Client) -> None:
    """Have the sender know of each request with the bot's token when it is under way."""
    request = client.http.request

    async def reported(*args: Any, **kwargs: Any) -> Any:
        request_waits()
        return await request(*args, middlewares=(_sends,), **kwargs)

    client.http.request = reported  # type: ignore[method-assign]


async def _sends(request: ClientRequest, send: ClientHandlerType) -> ClientResponse:
    """Tell the sender that its request goes out; aiohttp calls this at each attempt."""
    if sender := SENDER.get():
        sender.sends()
    return await send(request)
