"""The preview's server: a channel, a role for champions, a manager and another person."""

from typing import Any

import discord
import simcord
from simcord import Preview
from simcord.backend.serializers import guild_create_payload

from bot import NAME

MANAGER, PEOPLE = "Ann", ("Ann", "Ben")


def create_page(env: simcord.Env, port: int, locale: str = "en-US") -> Preview:
    """Create the server, and return its page; its people have set Discord to `locale`."""
    env.backend.bot_user.name = env.backend.bot_user.global_name = NAME
    server = env.create_guild(name="Arcade")
    channel = server.create_text_channel("arcade")
    rights = discord.Permissions(manage_guild=True, manage_roles=True)
    managers = server.create_role("Managers", permissions=rights)
    server.create_role("Champion")
    users = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    people = [
        server.add_member(user, roles=[managers] if name == MANAGER else [])
        for name, user in zip(PEOPLE, users, strict=True)
    ]
    _complete_interactions(locale)
    _tell_of_the_server(env, server.id, channel.id, locale)
    return env.preview(channel, viewers=people, layout="channel", port=port, locale=locale)


def _complete_interactions(locale: str) -> None:
    """Have interactions say, as Discord's do, who has added the bot, and the person's language.

    SimCord leaves out the former, without which settings are refused; the latter is always English.
    Its timers stand still while the bot thinks, so an interaction may be answered at any time.
    """
    built = simcord.interactions.base_payload

    def completed(*args: Any, **kwargs: Any) -> Any:
        record, payload = built(*args, **kwargs)
        record.initial_response_deadline = None
        owners = {"0": payload.get("guild_id", "0")}
        return record, payload | {"authorizing_integration_owners": owners, "locale": locale}

    simcord.interactions.base_payload = completed


def _tell_of_the_server(env: simcord.Env, server: int, channel: int, locale: str) -> None:
    """Tell the bot again that it was added, now that the server has a system channel."""
    guild = env.backend.get_guild(server)
    guild.system_channel_id, guild.preferred_locale = channel, locale
    env.backend.emit("GUILD_DELETE", {"id": str(server)})
    env.backend.emit("GUILD_CREATE", guild_create_payload(env.backend, guild))
