"""The person who is challenged, named in a command or picked from a menu."""

from typing import Any, NamedTuple

import discord

from bot.errors import UnknownOptionError
from bot.interactions.menu import picked_id


class Opponent(NamedTuple):
    """A challenged person; `is_member` says whether they are in the server."""

    id: int
    is_bot: bool
    is_member: bool


def opponent_of(user: discord.User | discord.Member) -> Opponent:
    """Return the opponent that a command names."""
    return Opponent(user.id, user.bot, isinstance(user, discord.Member))


def picked_opponent(interaction: discord.Interaction) -> Opponent:
    """Return the one person picked from a menu; raises UnknownOptionError for anything else."""
    person = picked_id(interaction)
    user = _resolved(interaction, "users").get(str(person))
    if not isinstance(user, dict):
        raise UnknownOptionError
    members = _resolved(interaction, "members")
    return Opponent(person, user.get("bot") is True, str(person) in members)


def _resolved(interaction: discord.Interaction, what: str) -> dict[str, Any]:
    """Return what Discord says about the picked people, by their ids."""
    data: dict[str, Any] = dict(interaction.data or {})
    resolved = data.get("resolved")
    found = resolved.get(what) if isinstance(resolved, dict) else None
    return found if isinstance(found, dict) else {}
