"""Parses the text of each setting; what is malformed raises SettingError with its name."""

import logging
import re
from datetime import timedelta
from urllib.parse import urlsplit

from bot.domain.shards import Cluster
from bot.errors import SettingError
from bot.store.database_url import is_complete

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
LOG_FORMATS = ("text", "json")
MAX_PORT = 65535
SQLITE = "sqlite:///"
MAX_OPEN_CHALLENGES = 25
ON_OR_OFF = ("on", "off")
MAX_KEPT = 1000
MAX_URL = 512
"""The longest address that a button of Discord's opens."""
MAX_SHARDS = 10_000
_CLUSTER = re.compile(r"(any|[1-9]\d{0,3})/([1-9]\d{0,3})", re.ASCII)
_TIME = re.compile(r"([1-9]\d{0,3})([mhd])", re.ASCII)
_UNITS = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}


def token(text: str) -> str:
    """Return a token."""
    if not text.isascii() or not text.isprintable() or " " in text:
        raise SettingError(
            "DISCORD_TOKEN is not a token: copy it again from the Bot page of your application."
        )
    return text


def api_url(text: str) -> str:
    """Return the address of Discord's API without a slash at its end."""
    address = urlsplit(text)
    if address.scheme not in ("http", "https") or not address.hostname:
        raise SettingError(
            "DISCORD_API_URL must be an http:// or https:// address, "
            "such as https://discord.com/api/v10."
        )
    return text.rstrip("/")


def database_url(text: str, name: str = "DATABASE_URL") -> str:
    """Return the address of a database file, or of a database on a server.

    `name` is what messages call it.
    """
    path = text.removeprefix(SQLITE)
    is_file = path not in (text, "", ":memory:") and not path.startswith("file:")
    if not is_file and not is_complete(text):
        raise SettingError(
            f"{name} must be sqlite:/// and a file's path, such as sqlite:///data/noughts.db, "
            "or postgresql://user:password@host/name."
        )
    return text


def database(url: str) -> str:
    """Return the path of a database file, or the address of a database on a server."""
    return url.removeprefix(SQLITE)


def cluster(text: str) -> Cluster:
    """Return which share of the shards this process takes."""
    found = _CLUSTER.fullmatch(text.lower())
    number, of = (None, 0) if found is None else (found[1], int(found[2]))
    if number is None or (number != "any" and int(number) > of):
        raise SettingError(
            "CLUSTER must be this process's share of the shards, such as 2/8 for the second of "
            "eight, or any/8 for one that is free."
        )
    return Cluster(None if number == "any" else int(number), of)


def shard_count(text: str) -> int:
    """Return how many shards there are in all processes, or 0 for what Discord advises."""
    if not (text.isascii() and text.isdigit() and int(text) <= MAX_SHARDS):
        raise SettingError(
            f"SHARD_COUNT must be a number from 1 to {MAX_SHARDS}, or 0 for what Discord advises."
        )
    return int(text)


def log_level(text: str) -> int:
    """Return a log level of Python's `logging`."""
    if text.upper() not in LOG_LEVELS:
        raise SettingError(f"LOG_LEVEL must be one of {', '.join(LOG_LEVELS)}.")
    return logging.getLevelNamesMapping()[text.upper()]


def open_challenges(text: str) -> int:
    """Return how many open challenges one person can have."""
    if not text.isdecimal() or not 1 <= int(text) <= MAX_OPEN_CHALLENGES:
        raise SettingError(f"OPEN_CHALLENGES must be a number from 1 to {MAX_OPEN_CHALLENGES}.")
    return int(text)


def log_format(text: str) -> str:
    """Return a log format."""
    if text.lower() not in LOG_FORMATS:
        raise SettingError(f"LOG_FORMAT must be one of {', '.join(LOG_FORMATS)}.")
    return text.lower()


def port(text: str) -> int:
    """Return a port."""
    if not (text.isascii() and text.isdigit() and int(text) <= MAX_PORT):
        raise SettingError(
            f"METRICS_PORT must be a number from 1 to {MAX_PORT}, or 0 for no metrics."
        )
    return int(text)


def host(text: str) -> str:
    """Return an address or a name to listen at."""
    if re.fullmatch(r"[\w.:-]+", text, re.ASCII) is None:
        raise SettingError("METRICS_HOST must be an address or a name, such as 127.0.0.1.")
    return text


def fast_path(text: str) -> bool:
    """Return whether the fast path is on."""
    if text.lower() not in ON_OR_OFF:
        raise SettingError("DISCORD_FAST_PATH must be on or off.")
    return text.lower() == "on"


def welcome(text: str) -> bool:
    """Return whether servers that add the bot are welcomed."""
    if text.lower() not in ON_OR_OFF:
        raise SettingError("WELCOME must be on or off.")
    return text.lower() == "on"


def backup_dir(text: str) -> str:
    """Return the path of a folder."""
    return text


def backup_every(text: str) -> timedelta:
    """Return a time such as `24h`, in minutes, hours or days."""
    found = _TIME.fullmatch(text.lower())
    if found is None:
        raise SettingError("BACKUP_EVERY must be a time such as 30m, 24h or 7d.")
    return int(found[1]) * _UNITS[found[2]]


def backup_keep(text: str) -> int:
    """Return how many backups are kept."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= MAX_KEPT):
        raise SettingError(f"BACKUP_KEEP must be a number from 1 to {MAX_KEPT}.")
    return int(text)


def privacy_url(text: str) -> str:
    """Return the address of the privacy policy."""
    return _page(text, "PRIVACY_URL")


def terms_url(text: str) -> str:
    """Return the address of the terms."""
    return _page(text, "TERMS_URL")


def _page(text: str, name: str) -> str:
    address = urlsplit(text)
    is_url = address.scheme in ("http", "https") and address.hostname and " " not in text
    if not is_url or len(text) > MAX_URL:
        raise SettingError(
            f"{name} must be an http:// or https:// address of at most {MAX_URL} characters."
        )
    return text
