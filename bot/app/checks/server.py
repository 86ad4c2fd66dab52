"""Checks what the bot may do in one server, and in each of its channels."""

import discord

from bot.app.application import PERMISSIONS
from bot.app.checks.finding import Finding, caution, fault
from bot.app.settings import Settings
from bot.app.terminal import command, counted
from bot.discord_internals.requests import use_api
from bot.messaging.delivery import NETWORK_ERRORS

_GIVE = "give the bot's role these permissions; games work without them, but not reminders"
_MOST_NAMED = 10


async def check_server(values: Settings, server_id: int) -> list[Finding]:
    """Return which permissions the bot lacks in a server."""
    use_api(values.api_url)
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(values.token)
            return await _check(client, server_id)
        except (discord.NotFound, discord.Forbidden):
            remedy = f"open the bot's link, which {command('setup')} and the log show"
            return [fault("Server", f"the bot is not in the server {server_id}", remedy)]
        except (discord.DiscordException, *NETWORK_ERRORS) as problem:
            return [fault("Server", f"Discord does not tell: {problem}", "try again")]


async def _check(client: discord.Client, server_id: int) -> list[Finding]:
    guild = await client.fetch_guild(server_id, with_counts=False)
    me = await guild.fetch_member(client.user.id if client.user else 0)
    if lacking := _lacking(me.guild_permissions):
        return [caution("Server", f"the bot lacks {lacking} in the whole server", _GIVE)]
    channels = [c for c in await guild.fetch_channels() if isinstance(c, discord.TextChannel)]
    closed = [channel.id for channel in channels if _lacking(channel.permissions_for(me))]
    if closed:
        some = ", ".join(map(str, closed[:_MOST_NAMED]))
        of_all = counted(len(channels), "channel")
        says = f"the bot lacks permissions in {len(closed)} of {of_all}: {some}"
        return [caution("Server", says, _GIVE)]
    return [Finding("Server", f"the bot has its permissions in every channel ({len(channels)})")]


def _lacking(has: discord.Permissions) -> str:
    """Return the names of the permissions that the bot asks for and does not have."""
    names = [name for name, asked in PERMISSIONS if asked and not getattr(has, name)]
    return "" if has.administrator else ", ".join(name.replace("_", " ") for name in names)
