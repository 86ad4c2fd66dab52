"""Logs in to Discord, and tries again while the network or Discord is away.

Only a fault that no other attempt can fix ends the start, such as a refused token.
"""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import chain, repeat
from typing import TypeVar

import aiohttp
import discord

from bot.app.client import Noughts
from bot.app.settings import Settings
from bot.discord_errors import RefusedError
from bot.discord_internals.readable_answers import NotDiscordError, seconds_until_retry
from bot.discord_internals.requests import end_session, use_gateway_of_api
from bot.errors import GatewayRefusedError, LoginError, TooFewShardsError, UnreachedError
from bot.interactions.server_access import invite
from bot.log import brief, log
from bot.services.engine_turns import warm_up

T = TypeVar("T")

PAUSES = (1, 2, 4, 8, 15, 30)  # seconds before each new attempt; after these it is a minute
_REFUSED = (
    "Discord does not accept the token: copy it again from the Bot page of your application into "
    "DISCORD_TOKEN."
)
_NOT_STARTED = "Discord did not let the bot start: {}"
_NOT_DISCORD = (
    "The answer from {} is not Discord's: look for a proxy or a sign-in page in between, and check "
    "DISCORD_API_URL."
)
_NEW_OBJECTS = 25_000  # as many as some hundred presses hold; finished presses leave no cycles
_AUTHENTICATION_FAILED, _TOO_FEW_SHARDS = 4004, 4011  # close codes of the gateway
_FIXED_SHARDS = (
    "Discord wants more shards than SHARD_COUNT={} (4011): set it to 0, and Discord says how many."
)
_BY_CODE = {  # close codes of the gateway after which Discord takes no other attempt
    4010: "Discord refuses the shards of this process (4010): all need the same SHARD_COUNT.",
    _TOO_FEW_SHARDS: "Discord wants more shards (4011): stop all processes, then start them.",
    4012: "Discord no longer takes this version of its API (4012): upgrade the bot.",
    4013: "Discord does not know an intent that the bot asks for (4013): upgrade the bot.",
    4014: "Discord refuses an intent that the bot asks for (4014): upgrade the bot.",
}
ENDS_AFTER = 600  # seconds until a refused bot ends: quick restarts could use up a day's log-ins


async def until_reached(attempt: Callable[[], Awaitable[T]]) -> T:
    """Return the result of an attempt, which is made again after an UnreachedError."""
    pauses = chain(PAUSES, repeat(60))
    while True:
        try:
            return await attempt()
        except UnreachedError as error:
            wait = max(next(pauses), error.retry_after)
            log.warning("no start yet: error=%s again_in=%d", error, wait)
        await asyncio.sleep(wait)


async def serve(client: Noughts, settings: Settings) -> None:
    """Log in and serve until the client is closed; raises LoginError."""
    await until_reached(partial(_log_in, client, settings))
    log.info("invite: link=%s", invite(client.application_id or 0))
    warm_up()
    _tune_gc()
    await until_reached(partial(_find_gateway, client, settings))
    try:
        with _refusals(settings):
            await client.connect()
    except TooFewShardsError as error:
        error.shards = client.shard_count or 1
        raise
    except GatewayRefusedError as error:
        log.critical("refused by Discord: error=%s ends_in=%d", error, ENDS_AFTER)
        await asyncio.sleep(ENDS_AFTER)
        raise


async def _log_in(client: Noughts, settings: Settings) -> None:
    with _refusals(settings):
        try:
            await client.login(settings.token)
        except Exception:
            await end_session(client)
            raise


async def _find_gateway(client: Noughts, settings: Settings) -> None:
    with _refusals(settings):
        shards, client.max_concurrency = await use_gateway_of_api(client)
        client.shard_count = client.shard_count or max(shards, client.least_shards)


@contextmanager
def _refusals(settings: Settings) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        raise (_refusal(error, settings) or error) from error


def _refusal(error: Exception, settings: Settings) -> LoginError | None:
    """Return why the bot cannot serve (UnreachedError if it may soon), or None for other faults."""
    if isinstance(error, discord.GatewayNotFound) and isinstance(error.__cause__, Exception):
        error = error.__cause__
    match error:
        case discord.LoginFailure():
            found = LoginError(_REFUSED)
        case discord.ConnectionClosed():
            found = _refusal_by_code(error.code, settings)
        case discord.PrivilegedIntentsRequired():
            found = GatewayRefusedError(_BY_CODE[4014])
        case RefusedError():
            found = LoginError(_NOT_STARTED.format(error))
        case discord.HTTPException():
            found = UnreachedError(_NOT_STARTED.format(error), seconds_until_retry(error))
        case aiohttp.ClientError() | OSError():
            found = _refusal_on_the_way(error, settings.api_url)
        case _:
            return None
    return found


def _refusal_by_code(code: int, settings: Settings) -> LoginError:
    if code == _AUTHENTICATION_FAILED:
        return LoginError(_REFUSED)
    if code != _TOO_FEW_SHARDS or settings.cluster.of > 1:
        return GatewayRefusedError(_BY_CODE.get(code, f"Discord ends the connection ({code})."))
    if settings.shard_count:
        return GatewayRefusedError(_FIXED_SHARDS.format(settings.shard_count))
    return TooFewShardsError(_BY_CODE[code])


def _refusal_on_the_way(error: Exception, url: str) -> LoginError:
    if isinstance(error, NotDiscordError):
        return UnreachedError(_NOT_DISCORD.format(url))
    says = f"Discord cannot be reached at {url}: {brief(error)}"
    return LoginError(says) if isinstance(error, aiohttp.InvalidURL) else UnreachedError(says)


def _tune_gc() -> None:
    """Collect garbage less often, and never look at the objects made during the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS, 10, 10)
