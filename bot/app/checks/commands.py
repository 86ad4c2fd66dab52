"""Checks whether Discord has the bot's commands."""

from contextlib import suppress

import discord

from bot.app.checks.finding import Finding, fault
from bot.app.discord_api import OK, DiscordApi
from bot.app.terminal import command
from bot.errors import StoreUnusableError
from bot.interactions.admission import Admission
from bot.interactions.command_tree import CommandTree
from bot.interactions.registry import COMMANDS
from bot.store.database_url import is_postgres
from bot.store.sqlite.outside import synced_digest
from bot.store.upkeep.open_database import inspect_server


async def check_commands(api: DiscordApi, application_id: int, where: str) -> list[Finding]:
    """Return whether Discord offers each command of the bot, as this version defines it."""
    answer = await api.get(f"/applications/{application_id}/commands")
    if answer.status != OK or not isinstance(answer.data, list):
        return []
    tree = CommandTree(discord.Client(intents=discord.Intents.none()), Admission(), COMMANDS)
    digest = await _synced_digest(where, application_id)
    offered = {offer["name"] for offer in answer.data}
    missing = {known.name for known in tree.get_commands()} - offered
    if digest is not None and missing:
        names = ", ".join(sorted(missing))
        return [fault("Commands", f"Discord lacks {names}", command("run --sync"))]
    if digest != tree.digest():
        return [Finding("Commands", "the next start sends them to Discord")]
    return [Finding("Commands", f"Discord has all {len(offered)}")]


async def _synced_digest(where: str, application_id: int) -> str | None:
    """Return the digest of the commands that an application has; None if it is not known."""
    if not is_postgres(where):
        return synced_digest(where, application_id)
    with suppress(StoreUnusableError):
        return (await inspect_server(where)).digests.get(application_id)
    return None
