"""The server of the preview: a channel and two people, one of them with Manage Server."""

from typing import Any

import discord
import simcord
from simcord import Preview
from simcord.backend.serializers import guild_create_payload

from bot.locales import DEFAULT, translate

MANAGER, PEOPLE = "Ann", ("Ann", "Ben")


def create_page(env: simcord.Env, port: int) -> Preview:
    """Create the server, and return its page."""
    env.backend.bot_user.name = env.backend.bot_user.global_name = translate(DEFAULT, "bot-name")
    server = env.create_guild(name="Arcade")
    channel = server.create_text_channel("arcade")
    managers = server.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    users = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    people = [
        server.add_member(user, roles=[managers] if name == MANAGER else [])
        for name, user in zip(PEOPLE, users, strict=True)
    ]
    _say_that_the_server_added_the_bot()
    _tell_of_the_server(env, server.id, channel.id)
    return env.preview(channel, viewers=people, layout="channel", port=port)


def _say_that_the_server_added_the_bot() -> None:
    """Have interactions say, as Discord's do, that the server has added the bot.

    SimCord leaves it out, and the settings are refused where only a person has added the bot.
    """
    built = simcord.interactions.base_payload

    def with_owner(*args: Any, **kwargs: Any) -> Any:
        record, payload = built(*args, **kwargs)
        owners = {"0": payload.get("guild_id", "0")}
        return record, payload | {"authorizing_integration_owners": owners}

    simcord.interactions.base_payload = with_owner


def _tell_of_the_server(env: simcord.Env, server: int, channel: int) -> None:
    """Tell the bot again that it was added, now that the server has a system channel."""
    guild = env.backend.get_guild(server)
    guild.system_channel_id = channel
    env.backend.emit("GUILD_DELETE", {"id": str(server)})
    env.backend.emit("GUILD_CREATE", guild_create_payload(env.backend, guild))
