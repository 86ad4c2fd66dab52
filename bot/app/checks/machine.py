"""Checks Python and what the bot is built on."""

import platform

import discord

from bot import __version__
from bot.app.checks.finding import Finding, caution
from bot.discord_internals.contract import broken_names
from bot.store.sqlite.outside import SQLITE_VERSION


def check_machine() -> list[Finding]:
    """Return what the bot runs on."""
    return [
        Finding("Python", f"{platform.python_version()} on {platform.platform()}"),
        _versions(),
    ]


def _versions() -> Finding:
    says = f"Noughts {__version__}, discord.py {discord.__version__}, SQLite {SQLITE_VERSION}"
    if missing := broken_names(discord.AutoShardedClient(intents=discord.Intents.none())):
        says += f", which has changed inside ({', '.join(missing)}), so that the bot is slower"
        return caution("Versions", says, "install requirements/run.txt again")
    return Finding("Versions", says)
