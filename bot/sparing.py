"""What discord.py would make of every interaction though nobody looks at it."""

from typing import Any

import discord
from discord.state import AutoShardedConnectionState

_PRESS = discord.InteractionType.component.value
_COMMANDS = (
    discord.InteractionType.application_command.value,
    discord.InteractionType.autocomplete.value,
)
_UNREAD = ("message", "member", "guild", "guild_id", "channel")
_MESSAGE = "message_id"


class State(AutoShardedConnectionState[Any]):
    """Takes interactions in. It stands in for the class that discord.py keeps private."""

    def parse_interaction_create(self, data: Any) -> None:
        """Make an interaction of what the gateway sent, and hand it on to those that deal with it.

        Presses are the client's, commands the command tree's; there is nothing else.
        """
        interaction = self._made(data)
        if data["type"] == _PRESS:
            interaction.extras[_MESSAGE] = int(data["message"]["id"])
            self.dispatch("interaction", interaction)
        elif data["type"] in _COMMANDS and self._command_tree is not None:
            self._command_tree._from_interaction(interaction)

    def _made(self, data: Any) -> discord.Interaction[Any]:
        """Return an interaction with nothing but ids of its channel, server and message.

        discord.py would build each from what was sent, and a member of the server besides, at twice
        the price of all the rest.
        """
        kept: Any = {key: value for key, value in data.items() if key not in _UNREAD}
        kept["user"] = data["user"] if "user" in data else data["member"]["user"]
        made: discord.Interaction[Any] = discord.Interaction(data=kept, state=self)
        made.guild_id = int(data["guild_id"]) if "guild_id" in data else None
        made.channel = discord.PartialMessageable(  # type: ignore[assignment]
            self, int(data["channel_id"]), made.guild_id
        )
        return made


def message_of(press: discord.Interaction) -> int:
    """Return the id of the message whose button was pressed."""
    return int(press.extras[_MESSAGE])
