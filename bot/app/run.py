"""Runs the bot on Discord, from the login to a clean stop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from bot.app import log_in
from bot.app.client import Noughts
from bot.app.event_loop import asked_to_stop
from bot.app.log_in import until_reached
from bot.app.settings import Settings, cluster_of
from bot.app.wiring import Options
from bot.discord_internals.install import install
from bot.discord_internals.requests import use_api
from bot.errors import (
    SettingError,
    ShardsLostError,
    StoreUnusableError,
    TooFewShardsError,
    UnreachedError,
)
from bot.log import log
from bot.store.database import Database
from bot.store.database_url import is_postgres
from bot.store.held_shards import ShardClaims
from bot.store.upkeep.backups import Backups, upgrade_backups
from bot.store.upkeep.open_database import Shared, open_shared

_NO_BACKUPS = (
    "BACKUP_DIR is for SQLite: without it, have the server make backups, for example with pg_dump."
)
_MOST_ATTEMPTS, _PAUSE = 8, 5.0
"""With how many numbers of shards a process tries to serve, and seconds between two attempts."""
_SHARDS_LOST = "Another process has taken the shards of this one: start it again, and it stands by."


async def run(settings: Settings, *, force_sync: bool = False) -> None:
    """Run the bot until it is asked to stop; where Discord wants more shards, begin again.

    Raises StartError, and ShardsLostError if another process takes its shards.
    """
    least = 1
    for attempts_left in reversed(range(_MOST_ATTEMPTS)):
        try:
            await _run(settings, least, force_sync=force_sync)
            break
        except TooFewShardsError as error:
            if not attempts_left:
                raise
            least = 2 * error.shards
            log.warning("more shards needed: before=%d at_least=%d", error.shards, least)
        await asyncio.sleep(_PAUSE)


async def _run(settings: Settings, least_shards: int, *, force_sync: bool) -> None:
    backups, path = backups_of(settings), settings.database
    upgrades = None if is_postgres(path) else upgrade_backups(path, settings.backup_folder)
    database, claims, turns = await until_reached(partial(_opened, settings))
    try:
        use_api(settings.api_url)
        options = Options(
            settings=settings,
            force_sync=force_sync,
            mention_commands=True,
            backups=backups,
            upgrades=upgrades,
            claims=claims,
            turns=turns,
            uptime=True,
        )
        client = Noughts(database, options, least_shards)
        install(client, fast_path=settings.fast_path, servers=True)
        async with _health(client, database, settings, backups, claims):
            await _serve(client, claims, settings)
    finally:
        await claims.release()
        await database.close()
    log.info("stopped")


async def _opened(settings: Settings) -> Shared:
    """Open the database; raises UnreachedError if it is on a server that is away."""
    try:
        return await open_shared(settings.database, cluster_of(settings), settings.backup_folder)
    except StoreUnusableError as error:
        is_away = isinstance(error.__cause__, OSError) and is_postgres(settings.database)
        raise (UnreachedError(str(error)) if is_away else error) from error.__cause__


@asynccontextmanager
async def _health(
    client: Noughts,
    database: Database,
    settings: Settings,
    backups: Backups | None,
    claims: ShardClaims,
) -> AsyncIterator[None]:
    if not settings.metrics_port:
        yield
        return
    from bot.app import health_server  # noqa: PLC0415 - aiohttp's server takes 2 MB

    address = settings.metrics_host, settings.metrics_port
    known = claims if is_postgres(settings.database) else None
    async with health_server.serve(client, database, *address, backups=backups, claims=known):
        yield


def backups_of(settings: Settings) -> Backups | None:
    """Return the backups that the settings ask for, or None; raises SettingError."""
    if not settings.backup_folder:
        return None
    if is_postgres(settings.database):
        raise SettingError(_NO_BACKUPS)
    return Backups(
        settings.database, settings.backup_folder, settings.backup_every, settings.backup_keep
    )


async def _serve(client: Noughts, claims: ShardClaims, settings: Settings) -> None:
    """Serve the shards, once they are free, until the process is asked to stop."""
    stop = asyncio.create_task(asked_to_stop())
    running = asyncio.create_task(log_in.serve(client, settings))
    lost = asyncio.create_task(claims.lost())
    await asyncio.wait((stop, running, lost), return_when=asyncio.FIRST_COMPLETED)
    ended_by_itself, has_lost = running.done(), lost.done()
    # Without its shards it answers nothing more, not even what is in flight.
    await (client.close() if has_lost else client.finish())
    for task in (stop, running, lost):
        task.cancel()
    await asyncio.gather(stop, running, lost, return_exceptions=True)
    if has_lost:
        raise ShardsLostError(_SHARDS_LOST)
    if ended_by_itself:
        running.result()
