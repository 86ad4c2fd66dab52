"""Parses the text of each setting, given its name; raises SettingError if it is malformed."""

import logging
import re
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any
from unicodedata import category
from urllib.parse import urlsplit

from bot.domain.shards import Cluster
from bot.errors import SettingError
from bot.store.database_url import is_complete

SettingParser = Callable[[str, str], Any]
"""Takes the name of a setting and its text; returns its value, or raises SettingError."""

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
MAX_PORT = 65535
SQLITE = "sqlite:///"
MAX_URL = 512  # the longest address that a button of Discord's opens
_CLUSTER = re.compile(r"(any|[1-9]\d{0,3})/([1-9]\d{0,3})", re.ASCII)
_TOKEN = re.compile(r"[\w.-]+", re.ASCII)
_QUOTES = frozenset("\"'`‘’‚“”„«»")  # noqa: RUF001 - of all kinds
_UNSEEN = ("Cc", "Cf")  # Unicode's control and format characters, such as U+200B and U+FEFF
_TIME = re.compile(r"([1-9]\d{0,3})([mhd])", re.ASCII)
_UNITS = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}


def pasted(name: str, text: str) -> str:
    """Return a text without what is invisible around it; raises SettingError for quotes there."""
    seen = [at for at, it in enumerate(text) if category(it) not in _UNSEEN and not it.isspace()]
    if not seen:
        return ""
    text = text[seen[0] : seen[-1] + 1]
    _require(_QUOTES.isdisjoint((text[0], text[-1])), name, "without the quotes around it")
    return text


def number(highest: int, zero: str = "") -> SettingParser:
    """Return a parser of numbers from 1 to `highest`, and of 0 if `zero` says what it is for."""
    wanted = f"a number from 1 to {highest}" + (f", or 0 for {zero}" if zero else "")

    def parse(name: str, text: str) -> int:
        is_number = text.isascii() and text.isdigit()
        _require(is_number and (0 if zero else 1) <= int(text) <= highest, name, wanted)
        return int(text)

    return parse


def on_off(name: str, text: str) -> bool:
    _require(text.lower() in ("on", "off"), name, "on or off")
    return text.lower() == "on"


def path(name: str, text: str) -> str:
    """Return a path, with `~` at its start as the home folder."""
    if not text.startswith("~"):
        return text
    try:
        return str(Path(text).expanduser())
    except RuntimeError as error:
        raise SettingError(f"{name} begins with a home folder that is not known.") from error


def token(name: str, text: str) -> str:
    if not _TOKEN.fullmatch(text):
        raise SettingError(
            f"{name} is not a token: copy it again from the Bot page of your application."
        )
    return text


def token_in(name: str, file: str) -> str:
    """Return the token in a file that the setting `name` names."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "it is not a text in UTF-8"
        raise SettingError(f"{name} is {file}, which cannot be read: {why}.") from error
    content = f"What {name} names"
    return token(content, pasted(content, text))


def api_url(name: str, text: str) -> str:
    example = "such as https://discord.com/api/v10"
    _require(_is_web_address(text), name, f"an http:// or https:// address, {example}")
    return text.rstrip("/")


def page(name: str, text: str) -> str:
    is_page = _is_web_address(text) and " " not in text and len(text) <= MAX_URL
    _require(is_page, name, f"an http:// or https:// address of at most {MAX_URL} characters")
    return text


def host(name: str, text: str) -> str:
    is_host = re.fullmatch(r"[\w:-]+(\.[\w:-]+)*", text, re.ASCII)
    _require(is_host, name, "an address or a name, such as 127.0.0.1")
    return text


def database_url(name: str, text: str) -> str:
    text = pasted(name, text)
    file = text.removeprefix(SQLITE)
    is_file = file not in (text, "", ":memory:") and not file.startswith("file:")
    _require(
        is_file or is_complete(text),
        name,
        "sqlite:/// and a file's path, such as sqlite:///data/noughts.db, "
        "or postgresql://user:password@host/name, in whose password @ : / ? # [ ] % are written as "
        "%40 %3A %2F %3F %23 %5B %5D %25",
    )
    return f"{SQLITE}{path(name, file)}" if is_file else text


def path_or_address(url: str) -> str:
    """Return the path of a database file, or the address of a database on a server."""
    return url.removeprefix(SQLITE)


def cluster(name: str, text: str) -> Cluster:
    found = _CLUSTER.fullmatch(text.lower())
    share, of = (None, 0) if found is None else (found[1], int(found[2]))
    if share is None or (share != "any" and int(share) > of):
        raise SettingError(
            f"{name} must be this process's share of the shards, such as 2/8 for the second of "
            "eight, or any/8 for one that is free."
        )
    return Cluster(None if share == "any" else int(share), of)


def log_level(name: str, text: str) -> int:
    _require(text.upper() in LOG_LEVELS, name, f"one of {', '.join(LOG_LEVELS)}")
    return logging.getLevelNamesMapping()[text.upper()]


def log_format(name: str, text: str) -> str:
    _require(text.lower() in ("text", "json"), name, "one of text, json")
    return text.lower()


def period(name: str, text: str) -> timedelta:
    """Return a time such as `24h`, in minutes, hours or days."""
    found = _TIME.fullmatch(text.lower())
    if found is None:
        raise SettingError(f"{name} must be a time such as 30m, 24h or 7d.")
    return int(found[1]) * _UNITS[found[2]]


def _is_web_address(text: str) -> bool:
    try:
        address = urlsplit(text)
        is_host = bool((address.hostname or "").encode("idna")) and address.port != 0
    except ValueError:  # such as discord..com, half of the brackets of an address, or port 70000
        return False
    return address.scheme in ("http", "https") and is_host and "@" not in address.netloc


def _require(is_valid: object, name: str, wanted: str) -> None:
    if not is_valid:
        raise SettingError(f"{name} must be {wanted}.")
