"""Reads the settings; no other module reads the environment."""

import logging
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any
from urllib.parse import urlsplit

from dotenv import dotenv_values

from bot.errors import SettingError

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
LOG_FORMATS = ("text", "json")
MAX_PORT = 65535
SQLITE = "sqlite:///"
MAX_OPEN_CHALLENGES = 25
ON_OR_OFF = ("on", "off")


def _token(text: str) -> str:
    if not text.isascii() or not text.isprintable() or " " in text:
        raise SettingError(
            "DISCORD_TOKEN is not a token: copy it again from the Bot page of your application."
        )
    return text


def _api_url(text: str) -> str:
    address = urlsplit(text)
    if address.scheme not in ("http", "https") or not address.hostname:
        raise SettingError(
            "DISCORD_API_URL must be an http:// or https:// address, "
            "such as https://discord.com/api/v10."
        )
    return text.rstrip("/")


def _database_url(text: str) -> str:
    if not text.startswith(SQLITE) or text == SQLITE:
        raise SettingError(
            "DATABASE_URL must be sqlite:/// and a path, such as sqlite:///data/noughts.db."
        )
    return text


def _log_level(text: str) -> int:
    if text.upper() not in LOG_LEVELS:
        raise SettingError(f"LOG_LEVEL must be one of {', '.join(LOG_LEVELS)}.")
    return logging.getLevelNamesMapping()[text.upper()]


def _open_challenges(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MAX_OPEN_CHALLENGES:
        raise SettingError(f"OPEN_CHALLENGES must be a number from 1 to {MAX_OPEN_CHALLENGES}.")
    return int(text)


def _log_format(text: str) -> str:
    if text.lower() not in LOG_FORMATS:
        raise SettingError(f"LOG_FORMAT must be one of {', '.join(LOG_FORMATS)}.")
    return text.lower()


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= MAX_PORT):
        raise SettingError(
            f"METRICS_PORT must be a number from 1 to {MAX_PORT}, or 0 for no metrics."
        )
    return int(text)


def _host(text: str) -> str:
    if re.fullmatch(r"[\w.:-]+", text, re.ASCII) is None:
        raise SettingError("METRICS_HOST must be an address or a name, such as 127.0.0.1.")
    return text


def _fast_path(text: str) -> bool:
    if text.lower() not in ON_OR_OFF:
        raise SettingError("DISCORD_FAST_PATH must be on or off.")
    return text.lower() == "on"


def _setting(variable: str, parse: Callable[[str], Any], default: str) -> Any:
    """Declare a field whose value comes from the environment variable `variable`."""
    return field(
        default=parse(default) if default else "",
        repr=parse is not _token,
        metadata={"variable": variable, "parse": parse},
    )


@dataclass(frozen=True)
class Settings:
    """The settings that a host of the bot can change.

    `token` is empty for commands that do not log in, such as `preview` and `migrate`.
    `api_url` is the address of Discord's API.
    `database_url` is `sqlite:///` and a path. The path is relative to the working directory unless
    it starts with another slash.
    `open_challenges` is how many open challenges one person can have.
    `log_level` is a log level of Python's `logging`; `log_format` is `text` or `json`.
    `metrics_host` and `metrics_port` are the address and port of health and metrics; with port 0
    they are not served.
    `fast_path` says whether the bot bypasses slow parts of discord.py (docs/internals.md).
    """

    token: str = _setting("DISCORD_TOKEN", _token, "")
    api_url: str = _setting("DISCORD_API_URL", _api_url, "https://discord.com/api/v10")
    database_url: str = _setting("DATABASE_URL", _database_url, "sqlite:///data/noughts.db")
    open_challenges: int = _setting("OPEN_CHALLENGES", _open_challenges, "3")
    log_level: int = _setting("LOG_LEVEL", _log_level, "INFO")
    log_format: str = _setting("LOG_FORMAT", _log_format, "text")
    metrics_port: int = _setting("METRICS_PORT", _port, "0")
    metrics_host: str = _setting("METRICS_HOST", _host, "127.0.0.1")
    fast_path: bool = _setting("DISCORD_FAST_PATH", _fast_path, "on")

    @property
    def database_path(self) -> str:
        """The path of the database file."""
        return self.database_url.removeprefix(SQLITE)

    def with_token(self) -> "Settings":
        """Return these settings; raises SettingError if the token is missing."""
        if not self.token:
            raise SettingError(
                "DISCORD_TOKEN is not set: put DISCORD_TOKEN=… into the file .env, with the token "
                "from the Bot page of your application (discord.com/developers)."
            )
        return self


def read(environment: Mapping[str, str] | None = None) -> Settings:
    """Read the settings from `environment`, by default from the process's environment and .env.

    If a variable is in both, the process's environment wins. An empty variable counts as not set.
    Raises SettingError if a variable is malformed.
    """
    values = _process_environment() if environment is None else environment
    return Settings(
        **{
            item.name: item.metadata["parse"](text)
            for item in fields(Settings)
            if (text := values.get(item.metadata["variable"], "").strip())
        }
    )


def _process_environment() -> dict[str, str]:
    from_file = {name: text for name, text in dotenv_values(".env").items() if text is not None}
    return from_file | dict(os.environ)
