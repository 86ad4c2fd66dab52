"""The base classes of all messages with components."""

import json
from typing import Any

from discord import ui

from bot.views.component_json import ComponentJson, listed

GOLD = 0xF0B232
"""The colour at the edge of pages about past games and ratings."""


class Message(ui.LayoutView):
    """A message whose presses are routed only by custom id.

    discord.py does not store a view that is not dispatchable. Nothing about a match may be kept in
    memory, since a press must also work after a restart.
    """

    def __init__(self, *items: ui.Item["Message"]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def is_dispatchable(self) -> bool:
        """Return False, so that discord.py does not store the view."""
        return False

    def is_finished(self) -> bool:
        """Return True, so that discord.py starts no 15-minute timer for a private message."""
        return True


class JsonMessage(Message):
    """A message made of component JSON."""

    def __init__(self, *components: ComponentJson) -> None:
        super().__init__()
        self._components: list[dict[str, Any]] = json.loads(listed(*components))

    def to_components(self) -> list[dict[str, Any]]:
        """Return the components in the form that discord.py sends."""
        return self._components

    def has_components_v2(self) -> bool:
        """Return True: the components are of Discord's version 2."""
        return True
