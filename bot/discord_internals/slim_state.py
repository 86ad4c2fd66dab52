"""Builds slim interactions, which hold ids instead of servers, channels and messages.

discord.py builds those objects for each one, and the bot never reads them. docs/internals.md lists
what a slim interaction lacks.
"""

from collections.abc import Callable, Iterator
from typing import Any
from weakref import proxy

import discord

_EVENT = "INTERACTION_CREATE"
_PRESS = discord.InteractionType.component.value
_COMMANDS = (
    discord.InteractionType.application_command.value,
    discord.InteractionType.autocomplete.value,
)
_UNREAD = ("message", "member", "guild", "guild_id", "channel")
_MESSAGE_ID, _COMPONENTS, _FLAGS = "message_id", "components", "flags"
_CHANNEL_TYPE, _MEMBER = "channel_type", "member"
_EPHEMERAL = discord.MessageFlags(ephemeral=True).value

EventParser = Callable[[Any], None]


class _SlimInteraction(discord.Interaction[Any]):
    """An interaction that its response does not keep alive; who uses that keeps the interaction.

    In discord.py each holds the other, so both stay in memory until the next garbage collection.
    """

    __slots__ = ("__weakref__",)


def install_slim_interactions(client: discord.Client) -> None:
    """Build slim interactions for presses and commands, at a quarter of the cost; no others."""
    state = client._connection
    parsers: dict[str, EventParser] = state.parsers
    parsers[_EVENT] = _slim_parser(state, parsers[_EVENT])


def _slim_parser(state: Any, parse: EventParser) -> EventParser:
    def parse_slim(data: Any) -> None:
        if data["type"] == _PRESS:
            interaction = slim_interaction(state, data)
            message = data["message"]
            interaction.extras[_MESSAGE_ID] = int(message["id"])
            interaction.extras[_COMPONENTS] = message.get("components")
            interaction.extras[_FLAGS] = message.get("flags")
            state.dispatch("interaction", interaction)
        elif data["type"] in _COMMANDS and state._command_tree is not None:
            state._command_tree._from_interaction(slim_interaction(state, data))
        else:
            parse(data)

    return parse_slim


def slim_interaction(state: Any, data: Any) -> discord.Interaction[Any]:
    """Return an interaction for a gateway event, with only the ids of its channel and server."""
    kept: Any = dict(data, user=sender_in(data))
    for unread in _UNREAD:
        kept.pop(unread, None)
    interaction = _SlimInteraction(data=kept, state=state)
    interaction.response._parent = proxy(interaction)
    interaction.extras[_CHANNEL_TYPE] = (data.get("channel") or {}).get("type")
    interaction.extras[_MEMBER] = data.get("member")
    interaction.guild_id = int(data["guild_id"]) if "guild_id" in data else None
    interaction._permissions = int(data.get("member", {}).get("permissions", 0))
    interaction.channel = discord.PartialMessageable(  # type: ignore[assignment]
        state, int(data["channel_id"]), interaction.guild_id
    )
    return interaction


def sender_in(data: Any) -> Any:
    """Return the user who sent an interaction; raises KeyError or TypeError without one."""
    return data["user"] if data.get("guild_id") is None else data["member"]["user"]


def message_id_of(press: discord.Interaction) -> int | None:
    """Return the id of the pressed message, or None if the message could not be read."""
    if press.message is not None:
        return press.message.id
    return press.extras.get(_MESSAGE_ID)


def channel_type_of(interaction: discord.Interaction) -> Any:
    """Return the number of the type of the channel, or None if it could not be read."""
    if _CHANNEL_TYPE in interaction.extras:
        return interaction.extras[_CHANNEL_TYPE]
    channel_type = getattr(interaction.channel, "type", None)
    return channel_type and channel_type.value


def member_of(interaction: discord.Interaction, server: discord.Guild) -> discord.Member:
    """Return the sender as a member of a server, whose known roles give them permissions."""
    if isinstance(interaction.user, discord.Member):
        interaction.user.guild = server
        return interaction.user
    data, state = interaction.extras[_MEMBER], interaction.client._connection
    return discord.Member(data=data, guild=server, state=state)


def is_on_public(press: discord.Interaction) -> bool:
    """Return whether everybody sees the pressed message; unreadable flags count as yes."""
    message = press.message
    flags: Any = press.extras.get(_FLAGS) if message is None else message.flags.value
    return not (isinstance(flags, int) and flags & _EPHEMERAL)


def controls_of(press: discord.Interaction) -> Iterator[dict[str, Any]]:
    """Yield the JSON of everything on the pressed message, as far as it is readable."""
    if press.message is not None:
        return controls_on(press.message)
    return controls_in(press.extras.get(_COMPONENTS))


def controls_on(message: discord.Message) -> Iterator[dict[str, Any]]:
    # A malformed message has no components, not even an empty list.
    return controls_in([component.to_dict() for component in getattr(message, "components", ())])


def pressed_controls(press: discord.Interaction) -> list[dict[str, Any]]:
    """Return the JSON of the pressed control; empty if the press is forged or unreadable."""
    pressed = dict(press.data or {}).get("custom_id")
    return [control for control in controls_of(press) if control.get("custom_id") == pressed]


def dicts(value: Any) -> list[dict[str, Any]]:
    """Return the objects in a list that comes from JSON; none if the value is anything else."""
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []


def controls_in(components: Any) -> Iterator[dict[str, Any]]:
    """Yield the JSON of all components, each before what is in it."""
    for component in dicts(components):
        yield component
        yield from controls_in(component.get("components"))
