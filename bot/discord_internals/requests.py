"""Makes requests with the bot's token wait for their turn, and tells their senders how they go.

discord.py waits by itself for rate limits and between attempts, but does not say so.
"""

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
ANSWERED_WITHIN = 30.0  # seconds, since boards may wait for a request; aiohttp allows 300


def use_api(url: str) -> None:
    """Send all requests to the API at `url`, such as `https://discord.com/api/v10`."""
    Route.BASE = url


async def end_session(client: discord.Client) -> None:
    """Close what a failed log-in has opened, which the next one could not open again."""
    await client.http.close()
    client.http.connector = discord.utils.MISSING


async def use_gateway_of_api(client: discord.Client) -> tuple[int, int]:
    """Make a client connect to the gateway that the API names.

    After some disconnects discord.py would use its built-in address instead. Returns how many
    shards Discord advises, and how many may connect at once, in all processes together. Raises
    GatewayNotFound, HTTPException.
    """
    shards, url, limits = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
    return shards, limits["max_concurrency"]


async def make_thread(
    client: discord.Client, channel_id: int, message_id: int, name: str, minutes: Any
) -> None:
    """Make a thread of a message, which Discord hides after `minutes` without a message.

    discord.py's partial messages do so only on servers that it knows. Raises what a request raises.
    """
    await client.http.start_thread_with_message(
        channel_id, message_id, name=name, auto_archive_duration=minutes
    )


async def fetch_member(client: discord.Client, guild_id: int, person: int) -> None:
    """Raise NotFound unless a person is a member of a server, which discord.py need not know."""
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
    # discord.py remembers only one limit for the first requests to several channels.
    major = route.major_parameters
    shared = f"{http._bucket_hashes.get(route.key)}:{major}"
    first = http._buckets.get(f"{route.key}:{major}")
    if first is not None and route.key in http._bucket_hashes:
        http._buckets.setdefault(shared, first)


def install_requests(client: discord.Client) -> None:
    """Have each request with the bot's token end in time, and its sender know when it is under way.

    If the client has a method `turn`, each attempt first waits for its context. When a request
    succeeds in a channel, `channel_answered` is dispatched with the channel's id; if Discord does
    not know the channel, `channel_gone`. A request that Discord does not answer raises
    TimeoutError. Cancelling it from outside would also cancel discord.py's waits for rate limits:
    the next request would come too early or, after a limit for all requests, none would ever be
    sent again.
    """
    turn: RequestTurn = getattr(client, "turn", nullcontext)
    given: dict[str, Any] = {
        # A total would also count the time until its turn.
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
