"""Asks Discord's API without logging in a client, and says what to change in the application."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import partial
from typing import Any, NamedTuple

import aiohttp
from discord import ApplicationFlags as Flags

from bot import __version__
from bot.app.finding import Finding, caution, fault
from bot.errors import UnreachedError, UntrustedError

_AGENT = f"DiscordBot (Noughts, {__version__})"
_TIMEOUT = aiohttp.ClientTimeout(total=10.0)
OK, UNAUTHORIZED = 200, 401
_PAGE = "https://discord.com/developers/applications/{}/{}"
_PRIVILEGED = {
    "Presence": Flags(gateway_presence=True, gateway_presence_limited=True),
    "Server Members": Flags(gateway_guild_members=True, gateway_guild_members_limited=True),
    "Message Content": Flags(gateway_message_content=True, gateway_message_content_limited=True),
}
_INSTALLS = {"0": "Guild Install", "1": "User Install"}

_advise = partial(caution, "Application")


class ApiResponse(NamedTuple):
    """The status of an answer, its JSON (None if it has none), and when Discord sent it."""

    status: int
    data: Any
    sent_at: datetime | None


class DiscordApi:
    """Discord's API at `url`; the session sends the bot's token."""

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


class Application:
    """The application as Discord describes it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data
        self.id = int(data["id"])
        self.description = str(data.get("description") or "")
        self.tags: list[str] = list(data.get("tags") or ())

    def page(self, name: str) -> str:
        return _PAGE.format(self.id, name)

    def advice(self) -> list[Finding]:
        return [*self._intents(), *self._installs(), *self._grant()]

    def _intents(self) -> Iterator[Finding]:
        flags = int(self._data.get("flags") or 0)
        for name, intent in _PRIVILEGED.items():
            if flags & intent.value:
                says = f"the intent {name} is on, which the bot does not use"
                yield _advise(says, f"switch it off at {self.page('bot')}")

    def _installs(self) -> Iterator[Finding]:
        offered = self._data.get("integration_types_config")
        for number, name in _INSTALLS.items():
            if offered is not None and number not in offered:
                yield _advise(f"{name} is off", f"tick it at {self.page('installation')}")

    def _grant(self) -> Iterator[Finding]:
        if self._data.get("bot_require_code_grant"):
            says = "Requires OAuth2 Code Grant is on, so nobody can add the bot"
            yield fault("Application", says, f"switch it off at {self.page('bot')}")
