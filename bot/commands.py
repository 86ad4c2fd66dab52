"""Carries out the commands that are typed."""

import argparse
import asyncio
import sys
from contextlib import suppress
from pathlib import Path

from bot import log
from bot.app import event_loop, maintenance, settings
from bot.app.checks.doctor import doctor
from bot.app.forget import forget
from bot.app.run import run
from bot.app.settings import Settings
from bot.app.setup import set_up
from bot.app.terminal import command, enter_own_folder, is_interactive, say
from bot.errors import UnreachedError


def carry_out(chosen: argparse.Namespace) -> int:
    """Carry out a command and return the exit status; raises StartError and ShardsLostError."""
    if enter_own_folder(settings.environment_set()) and settings.log_format() == "text":
        sys.stderr.write(f"The files .env and data are in {Path.cwd()}.\n")
    if chosen.command == "doctor":  # which also names malformed settings
        return event_loop.run(doctor(chosen.server, as_json=chosen.json))
    if chosen.command == "setup":
        set_up(settings.read_for_setup() if is_interactive() else settings.read())
        say(f"To start the bot: {command('run')}")
        return 0
    return _start(chosen, _settings_for(chosen))


def _settings_for(chosen: argparse.Namespace) -> Settings:
    """Return the settings; `run` asks for a token that is missing, if there is someone to ask."""
    values = settings.read()
    asks = chosen.command == "run" and not chosen.no_input and is_interactive()
    if asks and not values.token:
        with suppress(UnreachedError):  # `run` keeps trying
            set_up(values)
        return settings.read()
    return values


def _start(chosen: argparse.Namespace, values: Settings) -> int:
    log.configure(values.log_level, values.token, values.log_format)
    if chosen.command == "forget" and chosen.user:
        forget(values, chosen.user, agreed=chosen.yes)
        return 0
    # The preview's simulated Discord sets the clock of Python's own event loop.
    start = asyncio.run if chosen.command == "preview" else event_loop.run
    return start(_command(chosen, values))


async def _command(chosen: argparse.Namespace, values: Settings) -> int:
    database = values.database
    works = {
        "run": lambda: run(values.with_token(), force_sync=chosen.sync),
        "preview": lambda: _preview(chosen),
        "migrate": lambda: maintenance.migrate(database, values.backup_folder),
        "recount": lambda: maintenance.recount(database),
        "backup": lambda: maintenance.back_up(database, str(chosen.file)),
        "restore": lambda: maintenance.restore(database, str(chosen.file)),
        "forget": lambda: maintenance.carry_deletions(database, chosen.repeat),
        "copy-to": lambda: maintenance.copy_to(database, chosen.url),
        "block": lambda: maintenance.block(database, chosen.kind, chosen.id, out=True),
        "unblock": lambda: maintenance.block(database, chosen.kind, chosen.id, out=False),
    }
    await works[chosen.command]()
    return 0


async def _preview(chosen: argparse.Namespace) -> None:
    from bot.app.preview import preview, show_keys  # noqa: PLC0415 - needs packages that `run` does not

    if chosen.keys:
        show_keys()
    opens, locale = not chosen.no_browser, chosen.language
    await preview(chosen.database, chosen.port, open_browser=opens, locale=locale)
