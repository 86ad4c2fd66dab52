"""Checks a database on a PostgreSQL server."""

from bot.app.checks.finding import Finding, fault
from bot.app.terminal import megabytes
from bot.errors import StoreUnusableError
from bot.store.database_url import shown
from bot.store.upkeep.open_database import inspect_server


async def check_database_server(url: str) -> tuple[Finding, bool]:
    """Return what to say about the database at `url`, and whether a process uses it."""
    try:
        seen = await inspect_server(url)
    except StoreUnusableError as problem:
        return fault("Database", str(problem), "correct DATABASE_URL, or start the server"), False
    says = f"{shown(url)}, PostgreSQL {seen.server}, version {seen.version}"
    if seen.version > seen.newest:
        remedy = "run that one, or restore a backup"
        return fault("Database", f"{says}, is of a newer bot", remedy), seen.in_use
    upgrade = f"; the next start makes it version {seen.newest}"
    upgrade = "" if seen.version == seen.newest else upgrade
    user = "in use by a process" if seen.in_use else "used by nobody"
    says = f"{says}, {megabytes(seen.size)}, {user}{upgrade}"
    return Finding("Database", says), seen.in_use
