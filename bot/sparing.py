"""What discord.py would make of every press though nobody looks at it, and is kept from making."""

from typing import Any

import discord
from discord.state import AutoShardedConnectionState

_PRESS = discord.InteractionType.component.value
_UNREAD = ("message", "member", "guild", "guild_id", "channel")
_MESSAGE = "message_id"


class State(AutoShardedConnectionState[Any]):
    """Takes interactions in. It stands in for the class that discord.py keeps private."""

    def parse_interaction_create(self, data: Any) -> None:
        """Make an interaction of what the gateway sent, and hand it on."""
        if data["type"] == _PRESS:
            self.dispatch("interaction", self._press(data))
        else:
            super().parse_interaction_create(data)

    def _press(self, data: Any) -> discord.Interaction:
        """Return a press with nothing but ids of its person, message, channel and server.

        discord.py would build all four from what was sent, at twice the price of all the rest.
        """
        kept: Any = {key: value for key, value in data.items() if key not in _UNREAD}
        kept["user"] = data["user"] if "user" in data else data["member"]["user"]
        press: discord.Interaction[Any] = discord.Interaction(data=kept, state=self)
        press.guild_id = int(data["guild_id"]) if "guild_id" in data else None
        press.channel = discord.PartialMessageable(  # type: ignore[assignment]
            self, int(data["channel_id"]), press.guild_id
        )
        press.extras[_MESSAGE] = int(data["message"]["id"])
        return press


def message_of(press: discord.Interaction) -> int:
    """Return the id of the message whose button was pressed."""
    return int(press.extras[_MESSAGE])
