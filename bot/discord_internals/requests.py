"""Requests with the bot's token, which wait for turns, and whose senders learn how they go."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from functools import partial
from typing import Any

import discord
import yarl
from aiohttp import (
    ClientConnectorError,
    ClientError,
    ClientHandlerType,
    ClientRequest,
    ClientResponse,
    ClientTimeout,
)
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.discord_errors import SERVER_ERROR, ChannelGoneError, meaning

RequestTurn = Callable[[], AbstractAsyncContextManager[None]]
"""Waits for the turn of the running task's request, which is under way in the context."""
ANSWERED_WITHIN = 30.0  # seconds, as boards may wait for a request; aiohttp alone waits for 300


def use_api(url: str) -> None:
    """Send all requests to the API at `url`, such as `https://discord.com/api/v10`."""
    Route.BASE = url


async def end_session(client: discord.Client) -> None:
    """Close what a log-in that failed has opened; otherwise another one could not open it again."""
    await client.http.close()
    client.http.connector = discord.utils.MISSING


async def use_gateway_of_api(client: discord.Client) -> tuple[int, int]:
    """Make a client connect to the gateway that the API names.

    After some disconnects discord.py would take its built-in address. Returns how many shards
    Discord advises, and how many may connect at once in all. Raises GatewayNotFound, HTTPException.
    """
    shards, url, limits = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
    return shards, limits["max_concurrency"]


async def make_thread(
    client: discord.Client, channel_id: int, message_id: int, name: str, minutes: Any
) -> None:
    """Make a thread of a message; discord.py's partial message needs a server that is known."""
    await client.http.start_thread_with_message(
        channel_id, message_id, name=name, auto_archive_duration=minutes
    )


async def fetch_member(client: discord.Client, guild_id: int, person: int) -> None:
    """Ask for a member of a server that need not be cached; raises NotFound for anyone else."""
    await client.http.get_member(guild_id, person)


async def leave_server(client: discord.Client, guild_id: int) -> None:
    """Leave a server that discord.py does not know; raises what a request raises."""
    await client.http.leave_guild(guild_id)


class Sender:
    """Anyone who wants to know about the requests that its task makes."""

    def sends(self) -> None:
        """Learn that a request is under way from now on."""

    def waits(self) -> None:
        """Learn that none is under way until `sends`."""

    def fails(self, *, connected: bool) -> None:  # noqa: ARG002
        """Learn that one failed: Discord cannot have it unless it was `connected`."""
        self.waits()


SENDER: ContextVar[Sender | None] = ContextVar("sender", default=None)  # of the running task


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


async def _in_turn(
    client: discord.Client, turn: RequestTurn, request: ClientRequest, send: ClientHandlerType
) -> ClientResponse:
    """Send a request once its turn has come; aiohttp calls this at each attempt."""
    while True:
        request_waits()
        await client.http._global_over.wait()
        async with turn():
            if client.http._global_over.is_set():
                return await _sent(request, send)


async def _sent(request: ClientRequest, send: ClientHandlerType) -> ClientResponse:
    sender = SENDER.get() or Sender()
    sender.sends()
    try:
        async with asyncio.timeout(ANSWERED_WITHIN):
            response = await send(request)
    except (ClientError, OSError) as error:
        sender.fails(connected=not isinstance(error, ClientConnectorError))
        raise
    if response.status >= SERVER_ERROR:
        sender.fails(connected=True)
    return response


def install_meanings(client: discord.Client) -> None:
    """Have each request with the bot's token raise what an error of Discord's means."""
    request = client.http.request

    async def meant(route: Route, **kwargs: Any) -> Any:
        try:
            return await request(route, **kwargs)
        except discord.HTTPException as error:
            meaning(error)
            raise

    client.http.request = meant  # type: ignore[method-assign]


def _keep_limit(http: Any, route: Route) -> None:
    """Have a request heed the limit that came with the first answer to another one like it."""
    # Of first requests to several channels discord.py remembers one limit.
    major = route.major_parameters
    shared = f"{http._bucket_hashes.get(route.key)}:{major}"
    first = http._buckets.get(f"{route.key}:{major}")
    if first is not None and route.key in http._bucket_hashes:
        http._buckets.setdefault(shared, first)


def install_requests(client: discord.Client) -> None:
    """Have each request with the bot's token end in time, and its sender know when it is under way.

    Each attempt first waits for the context of the client's `turn`, if it has one. After a success
    in a channel, `channel_answered` is dispatched with its id, and `channel_gone` if Discord does
    not know it. Raises TimeoutError without an answer. To cancel from outside would cancel
    discord.py's waits for rate limits too: the next request would come too early or never.
    """
    turn: RequestTurn = getattr(client, "turn", nullcontext)
    given: dict[str, Any] = {
        # Not in all, which would count the time until its turn.
        "timeout": ClientTimeout(total=None, sock_read=ANSWERED_WITHIN),
        "middlewares": (partial(_in_turn, client, turn),),
    }
    request = client.http.request

    async def reported(route: Route, **kwargs: Any) -> Any:
        request_waits()
        _keep_limit(client.http, route)
        channel = route.channel_id and int(route.channel_id)
        try:
            answer = await request(route, **given, **kwargs)
        except ChannelGoneError:
            if channel:
                client.dispatch("channel_gone", channel)
            raise
        if channel:
            client.dispatch("channel_answered", channel)
        return answer

    client.http.request = reported  # type: ignore[method-assign]
