"""Asks Discord's API a few questions, without a client that logs in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, NamedTuple

import aiohttp

from bot import __version__
from bot.errors import UnreachedError, UntrustedError

_AGENT = f"DiscordBot (Noughts, {__version__})"
_TIMEOUT = aiohttp.ClientTimeout(total=10.0)
OK, UNAUTHORIZED = 200, 401


class ApiResponse(NamedTuple):
    """The status of an answer, its JSON (None if it has none), and when Discord sent it."""

    status: int
    data: Any
    sent_at: datetime | None


class DiscordApi:
    """Discord's API at `url`, for the bot with this token."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self._session, self._url = session, url

    async def request(self, path: str, change: dict[str, Any] | None = None) -> ApiResponse:
        """Return the answer to a question or a change; raises UnreachedError if there is none."""
        method = "PATCH" if change else "GET"
        try:
            async with self._session.request(method, self._url + path, json=change) as response:
                return ApiResponse(response.status, await _json(response), _date(response))
        except aiohttp.ClientConnectorCertificateError as error:
            raise UntrustedError(f"The certificate of {self._url} is not trusted here.") from error
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise UnreachedError(f"Discord cannot be reached at {self._url}.") from error


@asynccontextmanager
async def connect(url: str, token: str) -> AsyncIterator[DiscordApi]:
    headers = {"Authorization": f"Bot {token}", "User-Agent": _AGENT}
    async with aiohttp.ClientSession(headers=headers, timeout=_TIMEOUT) as session:
        yield DiscordApi(session, url)


async def _json(response: aiohttp.ClientResponse) -> Any:
    try:
        return await response.json()
    except (aiohttp.ContentTypeError, ValueError):
        return None


def _date(response: aiohttp.ClientResponse) -> datetime | None:
    try:
        return parsedate_to_datetime(response.headers["Date"]).astimezone(UTC)
    except (KeyError, ValueError):
        return None
