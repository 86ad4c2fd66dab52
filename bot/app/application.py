"""The bot's application at Discord: what its settings should be."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from discord import ApplicationFlags as Flags

from bot.app.finding import Finding, caution, fault, note

_PAGE = "https://discord.com/developers/applications/{}/{}"
_PRIVILEGED = {
    "Presence": Flags(gateway_presence=True, gateway_presence_limited=True),
    "Server Members": Flags(gateway_guild_members=True, gateway_guild_members_limited=True),
    "Message Content": Flags(gateway_message_content=True, gateway_message_content_limited=True),
}
_LISTED = {
    "description": ("description", "information"),
    "tags": ("tags", "information"),
    "terms_of_service_url": ("address of your terms", "information"),
    "privacy_policy_url": ("address of your privacy policy", "information"),
}
"""What the App Directory asks for: the field, what it is called, and the page to set it on."""
_LINKS = ("custom_install_url", "install_params", "integration_types_config")
_INSTALLS = {"0": "Guild Install", "1": "User Install"}

_advise = partial(caution, "Application")
_wish = partial(note, "Listing")


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
        """Return what is not as the bot wants it."""
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

    def unlisted(self, support_url: str) -> Iterator[Finding]:
        """Yield what Discord's App Directory asks for and does not find."""
        for field, (name, page) in _LISTED.items():
            if not self._data.get(field):
                yield _wish(f"it has no {name}", f"set it at {self.page(page)}")
        if not any(map(self._data.get, _LINKS)):
            yield _wish("it has no install link", f"set it at {self.page('installation')}")
        if not support_url:
            yield _wish("it has no support address", "set SUPPORT_URL to a server's invitation")
        yield from (_wish(it.says, it.remedy) for it in self._intents())
