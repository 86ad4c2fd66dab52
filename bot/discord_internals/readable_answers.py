"""Reads the answers of Discord's API, and recognizes what is not one.

A proxy or a sign-in page can answer in Discord's place; discord.py would take its text for data.
"""

import contextlib
import errno
import zlib
from math import ceil
from typing import Any

import discord
import discord.http
import discord.utils
import discord.webhook.async_
from aiohttp import ClientResponse

from bot.discord_errors import SERVER_ERROR, TOO_MANY
from bot.discord_internals.requests import request_waits
from bot.log import log
from bot.metrics import RATE_LIMITED

_NO_CONTENT, _REDIRECTION, _TIMEOUT = 204, 300, 408
MOST_READ = 1 << 20  # bytes of an answer
PAUSE, _LONGEST = 0.5, 3600.0  # seconds until a request is sent again, at least and at most
_TRIED_AGAIN = 10054  # an error number after which discord.py sends a request again
_READER = "json_or_text"
_NOT_JSON = object()


class NotDiscordError(ConnectionError):
    """Something else answered in Discord's place; Discord may or may not have got the request."""


class NotConfirmedError(ConnectionError):
    """Discord answered a follow-up with an error, but may show it all the same."""


class HttpResponse:
    """An answer, with what the bot and discord.py's errors read of an aiohttp response."""

    method = "POST"

    def __init__(self, url: str) -> None:
        self.url, self.status, self.reason = url, 0, ""
        self.fields: list[tuple[bytes, bytes]] = []
        self.body = bytearray()

    @property
    def ok(self) -> bool:
        return self.status < _REDIRECTION

    @property
    def headers(self) -> dict[str, str]:
        return {
            name.lower().decode("latin-1"): value.decode("latin-1") for name, value in self.fields
        }

    async def text(self, encoding: str, errors: str) -> str:
        """Return the body as a text; a proxy may have zipped it unasked."""
        body = bytes(self.body)
        if body.startswith(b"\x1f\x8b"):  # gzip; no text begins like this
            with contextlib.suppress(zlib.error):
                body = zlib.decompressobj(zlib.MAX_WBITS | 16).decompress(body, MOST_READ)
        return body.decode(encoding, errors)


def install_readable_answers() -> None:
    for module in (discord.http, discord.webhook.async_):
        setattr(module, _READER, read_answer)


async def read_answer(response: ClientResponse | HttpResponse) -> Any:
    """Return the JSON of an answer, or an empty text if it has no content.

    For an error that is always a dict, with the seconds until another attempt as `retry_after`;
    rate limits are counted here. Raises NotDiscordError for a time-out, and for a success that is
    not JSON or answers another interaction. Raises NotConfirmedError for an error after which
    discord.py would send a follow-up a second time.
    """
    if response.status == _NO_CONTENT:
        return ""
    data = _json_in(response, await response.text(encoding="utf-8", errors="replace"))
    is_broken = response.status == _TIMEOUT or (response.ok and not _is_for(response, data))
    if not response.ok or is_broken:
        request_waits()  # until it is sent again
    if response.status == TOO_MANY:
        RATE_LIMITED.inc()
    if response.status >= SERVER_ERROR and _adds_message(response):
        raise NotConfirmedError(response.status)
    if is_broken:
        raise _not_discord(response)
    return data if response.ok else _details(data) | {"retry_after": _pause(response, data)}


def seconds_until_retry(error: discord.HTTPException) -> int:
    """Return how long to wait before the request of an error is sent again, at least a second."""
    return ceil(_pause(error.response, None))


def _adds_message(response: ClientResponse | HttpResponse) -> bool:
    """Return whether a response is to a follow-up; Discord shows each one that it gets."""
    return response.method == "POST" and "/webhooks/" in str(response.url)


def _json_in(response: ClientResponse | HttpResponse, text: str) -> Any:
    if response.headers.get("content-type", "").startswith("application/json"):
        with contextlib.suppress(ValueError):
            return discord.utils._from_json(text)
    return _NOT_JSON


def _is_for(response: ClientResponse | HttpResponse, data: Any) -> bool:
    """Return whether an answer is JSON and, if it names an interaction, that of the request."""
    number = str(response.url).partition("/interactions/")[2].partition("/")[0]
    interaction = data.get("interaction") if number and isinstance(data, dict) else None
    return data is not _NOT_JSON and (interaction is None or interaction.get("id") == number)


def _details(data: Any) -> dict[str, Any]:
    return data if isinstance(data, dict) else {"code": 0, "message": "not an answer of Discord's"}


def _pause(response: ClientResponse | HttpResponse, data: Any) -> float:
    headers = response.headers
    named: list[Any] = [data.get("retry_after")] if isinstance(data, dict) else []
    named.append(headers.get("retry-after"))
    if headers.get("x-ratelimit-remaining", "0") == "0":
        named.append(headers.get("x-ratelimit-reset-after"))
    for seconds in named:
        with contextlib.suppress(TypeError, ValueError):
            return min(_LONGEST, max(PAUSE, float(seconds)))  # in this order, since it may be NaN
    return PAUSE


def _not_discord(response: ClientResponse | HttpResponse) -> NotDiscordError:
    log.warning("not an answer of Discord's: method=%s status=%d", response.method, response.status)
    # A message that is sent twice may be shown twice; any other request may be repeated.
    number = errno.ECONNABORTED if response.method == "POST" else _TRIED_AGAIN
    return NotDiscordError(number, "not an answer of Discord's")
