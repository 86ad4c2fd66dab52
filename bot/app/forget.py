"""The command `forget`: deletes what is stored about a person, also while the bot runs.

It asks outside any event loop, so that Ctrl-C ends its question at once.
"""

import asyncio
from datetime import UTC, datetime, timedelta
from math import ceil
from pathlib import Path
from random import SystemRandom

from bot.app import event_loop
from bot.app.maintenance import opened
from bot.app.settings import Settings
from bot.app.terminal import ask_yes, command, counted, is_interactive, say
from bot.errors import StartError, StoreInUseError
from bot.services.deletions import Deletions, new_deleted_id
from bot.services.matches import Matches
from bot.store.database_url import is_postgres, shown
from bot.store.matches.matches import MatchTable
from bot.store.people.deletions import DeletionTable, begin, is_pending
from bot.store.people.personal_data import is_known
from bot.store.upkeep.backups import UPGRADE_KEPT, upgrade_backups
from bot.store.upkeep.open_database import refuse_missing, visit

PATIENCE = 120.0  # seconds to wait for a running bot, which looks every ten seconds
_LOOK_EVERY = 0.5
_COPIES = "The server's journal, replicas and unused space hold deleted data until it reuses them."


def forget(settings: Settings, person: int, *, agreed: bool) -> None:
    """Delete all about a person if the host agrees, now or before (`agreed`); raises StartError."""
    path = settings.database
    refuse_missing(path)
    if not event_loop.run(visit(path, lambda db: is_known(db, person))):
        say(f"Nothing is stored under the id {person} in {shown(path)}.")
    elif agreed or _agrees(person, shown(path)):
        event_loop.run(_delete(path, person))
        _say_what_stays(settings)
    else:
        say("Nothing is deleted.")


def _agrees(person: int, where: str) -> bool:
    if not is_interactive():
        agree = command(f"forget {person} --yes")
        raise StartError(
            f"Nothing is deleted, as nobody can be asked here: to agree beforehand, type {agree}."
        )
    question = f"Delete everything about {person} that is in {where}? It cannot be undone."
    return ask_yes(question, enter=False)


def _say_what_stays(settings: Settings) -> None:
    if is_postgres(settings.database):
        say(_COPIES)
        return
    if (folder := settings.backup_folder) and Path(folder).exists():
        days = settings.backup_every * settings.backup_keep / timedelta(days=1)
        most = counted(ceil(days), "day")
        say(f"Backups in {folder} still hold it, for {most} at most.")
    before = upgrade_backups(settings.database, folder)
    before.look(datetime.now(UTC))
    if before.last:
        end = before.last + UPGRADE_KEPT
        say(f"The backup from before the last upgrade still holds it, until {end:%Y-%m-%d}.")


async def _delete(path: str, person: int) -> None:
    try:
        await _delete_here(path, person)
    except StoreInUseError:
        await _ask_running_bot(path, person)


async def _delete_here(path: str, person: int) -> None:
    async with opened(path) as database:
        table, random = DeletionTable(database), SystemRandom()
        matches = Matches(MatchTable(database), lambda: datetime.now(UTC), random)
        deletions, played = Deletions(table, matches, random), await table.count_matches(person)
        if not await deletions.delete(person):
            await deletions.finish(person)
        await database.rewrite_if_needed()
    say(f"Everything stored about {person} is deleted.")
    say(f"Games that now have a random number in its place: {played:,}.")
    say("When the bot runs, boards that show the name are redrawn, and a champion's role is taken.")
    say("Messages whose arrival Discord never confirmed may still show the name.")


async def _ask_running_bot(path: str, person: int) -> None:
    deleted_id, now = new_deleted_id(SystemRandom()), datetime.now(UTC)
    await visit(path, lambda db: begin(db, person, deleted_id, now))
    say(f"The deletion of {person} is stored. A running bot carries it out within a minute …")
    if await is_deleted_within(path, person, PATIENCE):
        say(f"Everything stored about {person} is deleted; the bot redraws boards with the name.")
    else:
        say("It is not finished yet: the bot goes on with it, also after a restart.")


async def is_deleted_within(path: str, person: int, seconds: float) -> bool:
    """Return whether a running bot finishes a deletion in that time; raises StoreUnusableError."""
    end = asyncio.get_running_loop().time() + seconds
    while await visit(path, lambda db: is_pending(db, person)):
        if asyncio.get_running_loop().time() > end:
            return False
        await asyncio.sleep(_LOOK_EVERY)
    return True
