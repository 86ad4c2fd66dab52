"""The command `forget`: deletes what is stored about a person, beside a running bot as well."""

from datetime import UTC, datetime, timedelta
from math import ceil
from pathlib import Path
from random import SystemRandom

from bot.app.settings import Settings
from bot.app.terminal import counted, say
from bot.errors import StoreInUseError, StoreUnusableError
from bot.services.erasures import Erased, Erasures, new_stand_in
from bot.services.matches import Matches
from bot.store.database_url import is_postgres
from bot.store.erasures import ErasureTable
from bot.store.matches import MatchTable
from bot.store.open_database import open_database
from bot.store.requested_erasures import RequestedErasure

PATIENCE = 120.0
"""Seconds that the command waits for a running bot, which looks every half minute."""
_COPIES = "The server's journal, replicas and unused space hold deleted data until it reuses them."


async def forget(settings: Settings, person: int) -> None:
    """Delete what is stored about a person, as their own button does, and say what was done.

    Raises StoreUnusableError.
    """
    path = settings.database
    if not is_postgres(path) and not _is_file(path):
        raise StoreUnusableError(f"There is no database at {path}.")
    try:
        await _erase(path, person)
    except StoreInUseError:
        await _have_erased(path, person)
    if is_postgres(path):
        say(_COPIES)
    if settings.backup_dir:
        days = settings.backup_every * settings.backup_keep / timedelta(days=1)
        most = counted(ceil(days), "day")
        say(f"Backups in {settings.backup_dir} still hold it, for {most} at most.")


def _is_file(path: str) -> bool:
    return Path(path).is_file()


async def _erase(path: str, person: int) -> None:
    database = await open_database(path)
    try:
        table, random = ErasureTable(database), SystemRandom()
        matches = Matches(MatchTable(database), lambda: datetime.now(UTC), random)
        erasures, played = Erasures(table, matches, random), await table.count_matches(person)
        erased = await erasures.erase(person)
        if erased is Erased.BEGUN:
            erased = await erasures.finish(person)
    finally:
        await database.close()
    if erased is Erased.TRACES:
        await (await open_database(path)).close()  # rewrites the file
    say(f"Everything stored about {person} is deleted.")
    say(f"Games that now have a random number in its place: {played:,}.")
    say("Boards on Discord that show the name are redrawn when the bot runs.")


async def _have_erased(path: str, person: int) -> None:
    """Have the running bot delete the person, and wait until it has."""
    request = RequestedErasure(path, person)
    await request.begin(new_stand_in(SystemRandom()), datetime.now(UTC))
    say(f"The deletion of {person} is stored. A running bot carries it out within a minute …")
    if await request.wait(PATIENCE):
        say(f"Everything stored about {person} is deleted; the bot redraws boards with the name.")
    else:
        say("It is not finished yet: the bot goes on with it, also after a restart.")
