"""The base of every message with components."""

import json
from typing import Any

from discord import ui

from bot.views.component_json import ComponentJson, listed


class Message(ui.LayoutView):
    """A message of components whose presses find their way by custom id alone.

    Reporting nothing to dispatch keeps discord.py from storing the view: nothing about a match is
    to live in memory, and a press has to be answered after a restart all the same.
    """

    def __init__(self, *items: ui.Item["Message"]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def is_dispatchable(self) -> bool:
        """Return False, so that the view is not kept."""
        return False

    def is_finished(self) -> bool:
        """Return True, so that a private message starts no clock of 15 minutes in memory."""
        return True


class JsonMessage(Message):
    """A message that is given as parts."""

    def __init__(self, *parts: ComponentJson) -> None:
        super().__init__()
        self._components: list[dict[str, Any]] = json.loads(listed(*parts))

    def to_components(self) -> list[dict[str, Any]]:
        """Return what was given, as discord.py takes it."""
        return self._components

    def has_components_v2(self) -> bool:
        """Return True, since the parts are of that kind."""
        return True
