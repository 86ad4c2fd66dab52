"""Checks what Discord says of the bot: the token, the clock, the application, its commands."""

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import discord

from bot.app.discord_api import OK, UNAUTHORIZED, ApiResponse, Application, DiscordApi, connect
from bot.app.finding import Finding, caution, fault
from bot.app.settings import Settings
from bot.app.terminal import command, counted
from bot.discord_errors import NETWORK_ERRORS
from bot.discord_internals.requests import use_api
from bot.errors import LoginError, StoreUnusableError, UntrustedError
from bot.interactions.admission import Admission
from bot.interactions.command_tree import CommandTree
from bot.interactions.registry import COMMANDS
from bot.interactions.server_access import PERMISSIONS
from bot.store.upkeep.open_database import visit
from bot.store.upkeep.servers import SyncedCommands, synced_commands

_MOST_SKEW = timedelta(seconds=10)
_FEW_SESSIONS = 50
_COPY_AGAIN = "copy the token again from the Bot page of your application, or type {}"
_GIVE = "give the bot's role these permissions; games work without them, but not reminders"


async def check_discord(values: Settings) -> list[Finding]:
    """Return what Discord says of the bot; without a token, only that it is missing."""
    if not values.token:
        return [fault("Token", "DISCORD_TOKEN is not set", f"type {command('setup')}")]
    async with connect(values.api_url, values.token) as api:
        try:
            return await _check(api, values)
        except UntrustedError as problem:
            remedy = "look for a proxy in between, install ca-certificates, and set the clock"
            return [fault("Discord", str(problem), remedy)]
        except LoginError as problem:
            remedy = "check the network, the firewall and DISCORD_API_URL; see discordstatus.com"
            return [fault("Discord", str(problem), remedy)]


async def _check(api: DiscordApi, values: Settings) -> list[Finding]:
    me = await api.request("/users/@me")
    found = [Finding("Discord", f"{values.api_url} answers"), *_clock(me)]
    if me.status == UNAUTHORIZED:
        remedy = _COPY_AGAIN.format(command("setup"))
        return [*found, fault("Token", "Discord does not accept it", remedy)]
    if me.status != OK or me.data is None:
        says = f"what answers at {values.api_url} is not Discord (status {me.status})"
        return [fault("Discord", says, "look for a proxy in between, and check DISCORD_API_URL")]
    found.append(Finding("Token", f"it belongs to {me.data['username']}, id {me.data['id']}"))
    found += _sessions((await api.request("/gateway/bot")).data or {}, values.shard_count)
    found += await _application(api)
    return found + await _commands(api, int(me.data["id"]), values.database)


def _clock(answer: ApiResponse) -> list[Finding]:
    if answer.sent_at is None:
        return []
    skew = datetime.now(UTC) - answer.sent_at
    if abs(skew) > _MOST_SKEW:
        way = "fast" if skew > timedelta() else "slow"
        says = f"this machine's clock is {abs(skew).total_seconds():,.0f} s {way}"
        return [fault("Clock", says, "synchronize it: timedatectl set-ntp true")]
    return [Finding("Clock", "as Discord's")]


def _sessions(gateway: dict[str, Any], shard_count: int) -> list[Finding]:
    limit = gateway.get("session_start_limit", {})
    left, hours = limit.get("remaining", 0), limit.get("reset_after", 0) / 3_600_000
    again = f"{hours:.0f} h until there are {limit.get('total', 0)} again"
    says = f"{counted(left, 'start')} left, {again}"
    if left == 0:
        return [fault("Gateway", says, "wait, and look why the bot starts so often")]
    follows = f"SHARD_COUNT says {shard_count}" if shard_count else "the bot follows that"
    shards = Finding("Shards", f"Discord advises {gateway.get('shards', 1)}; {follows}")
    if left < _FEW_SESSIONS:
        return [caution("Gateway", says, "look in the log why the bot starts so often"), shards]
    return [Finding("Gateway", says), shards]


async def _application(api: DiscordApi) -> list[Finding]:
    answer = await api.request("/applications/@me")
    if answer.status != OK or answer.data is None:
        return []
    wrong = Application(answer.data).advice()
    return wrong or [Finding("Application", "its settings are as the bot wants them")]


async def _commands(api: DiscordApi, application_id: int, where: str) -> list[Finding]:
    """Return whether Discord offers each command of the bot, as this version defines it."""
    answer = await api.request(f"/applications/{application_id}/commands")
    if answer.status != OK or not isinstance(answer.data, list):
        return []
    stored = await _synced_commands(where, application_id)
    tree = CommandTree(discord.Client(intents=discord.Intents.none()), Admission(), COMMANDS)
    offered = {offer["name"]: int(offer["id"]) for offer in answer.data}
    missing = {known.name for known in tree.get_commands()} - offered.keys()
    if stored.digest and missing:
        names = ", ".join(sorted(missing))
        return [fault("Commands", f"Discord lacks {names}", command("run --sync"))]
    if stored.digest != tree.digest():
        return [Finding("Commands", "the next start sends them to Discord")]
    if not stored.ids.items() <= offered.items():
        return [
            caution("Commands", "they have other ids than the bot links", command("run --sync"))
        ]
    return [Finding("Commands", f"Discord has all {len(offered)}")]


async def _synced_commands(where: str, application_id: int) -> SyncedCommands:
    with suppress(StoreUnusableError):
        return await visit(where, lambda db: synced_commands(db, application_id), read_only=True)
    return SyncedCommands()


async def check_server(values: Settings, server_id: int) -> list[Finding]:
    use_api(values.api_url)
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(values.token)
            return await _permissions_in(client, server_id)
        except (discord.NotFound, discord.Forbidden):
            remedy = f"open the bot's link, which {command('setup')} and the log show"
            return [fault("Server", f"the bot is not in the server {server_id}", remedy)]
        except (discord.DiscordException, *NETWORK_ERRORS) as problem:
            return [fault("Server", f"Discord does not tell: {problem}", "try again")]


async def _permissions_in(client: discord.Client, server_id: int) -> list[Finding]:
    guild = await client.fetch_guild(server_id, with_counts=False)
    me = await guild.fetch_member(client.user.id if client.user else 0)
    if lacking := _lacking(me.guild_permissions):
        return [caution("Server", f"the bot lacks {lacking} in the whole server", _GIVE)]
    channels = [c for c in await guild.fetch_channels() if isinstance(c, discord.TextChannel)]
    closed = [channel.id for channel in channels if _lacking(channel.permissions_for(me))]
    if closed:
        some = ", ".join(map(str, closed[:10]))
        of_all = counted(len(channels), "channel")
        says = f"the bot lacks permissions in {len(closed)} of {of_all}: {some}"
        return [caution("Server", says, _GIVE)]
    return [Finding("Server", f"the bot has its permissions in every channel ({len(channels)})")]


def _lacking(has: discord.Permissions) -> str:
    """Return the names of the permissions that the bot asks for and does not have."""
    names = [name for name, asked in PERMISSIONS if asked and not getattr(has, name)]
    return "" if has.administrator else ", ".join(name.replace("_", " ") for name in names)
