"""The bot's application at Discord: what its settings should be."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from discord import ApplicationFlags as Flags

from bot.app.finding import Finding, caution, fault

_PAGE = "https://discord.com/developers/applications/{}/{}"
_PRIVILEGED = {
    "Presence": Flags(gateway_presence=True, gateway_presence_limited=True),
    "Server Members": Flags(gateway_guild_members=True, gateway_guild_members_limited=True),
    "Message Content": Flags(gateway_message_content=True, gateway_message_content_limited=True),
}
_INSTALLS = {"0": "Guild Install", "1": "User Install"}

_advise = partial(caution, "Application")


class Application:
    """The application as Discord describes it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data
        self.id = int(data["id"])
        self.description = str(data.get("description") or "")
        self.tags: list[str] = list(data.get("tags") or ())

    def page(self, name: str) -> str:
        """Return the address of a page of the application, such as `bot`."""
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
