"""Checks the settings and the file that holds them."""

import os
from collections.abc import Mapping
from pathlib import Path

from bot.app import settings
from bot.app.checks.finding import Finding, caution, fault
from bot.app.cluster import cluster_of
from bot.app.settings import Settings
from bot.errors import SettingError

_FOR_OTHERS = 0o077


def check_settings(values: Mapping[str, str]) -> tuple[list[Finding], Settings]:
    """Return what is wrong with settings, and the settings without those that are malformed."""
    malformed = settings.malformed(values)
    kept = {name: text for name, text in values.items() if name not in malformed}
    found = [fault("Settings", says, "correct it in .env") for says in malformed.values()]
    found += _contradictory(settings.read(kept))
    found += _unknown(settings.values_of_file())
    found += _readable_by_others(settings.FILE)
    return found or [Finding("Settings", "all are valid")], settings.read(kept)


def _contradictory(values: Settings) -> list[Finding]:
    try:
        cluster_of(values)
    except SettingError as problem:
        return [fault("Settings", str(problem), "correct it in .env")]
    return []


def _unknown(of_file: Mapping[str, str]) -> list[Finding]:
    known = settings.names()
    return [
        caution("Settings", f".env sets {name}, which is no setting", "look for a typing error")
        for name in of_file
        if name not in known
    ]


def _readable_by_others(file: str) -> list[Finding]:
    path = Path(file)
    if os.name != "posix" or not path.exists() or not path.stat().st_mode & _FOR_OTHERS:
        return []
    says = "other users of this machine may read .env, which holds the token"
    return [caution("Settings", says, "chmod 600 .env")]
