"""The settings; no other file reads the process's environment or the file .env."""

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

from dotenv import dotenv_values, set_key

from bot.app import setting_parsers as parse
from bot.app.terminal import command
from bot.domain.shards import Cluster
from bot.errors import SettingError
from bot.store.database_url import is_postgres

FILE = ".env"  # in the working directory

_PRIVATE = 0o600
_ONE_FILE = (
    "CLUSTER={} needs a database on PostgreSQL: set DATABASE_URL, or leave CLUSTER out, since a "
    "file belongs to one process."
)
_TOO_FEW = "SHARD_COUNT={} is too few for CLUSTER={}: each process needs a shard of its own."


def _setting(variable: str, parser: parse.SettingParser, default: str) -> Any:
    parser_of_text = partial(parser, variable)
    return field(
        default=parser_of_text(default) if default else "",
        repr=parser not in (parse.token, parse.database_url),
        metadata={"variable": variable, "parse": parser_of_text},
    )


@dataclass(frozen=True)
class Settings:
    """What the host of a bot can set; `make docs` copies the words below into .env.example."""

    token: str = _setting("DISCORD_TOKEN", parse.token, "")
    """The bot's token, from the Bot page of your application at discord.com/developers; only
    `run` needs it."""
    token_file: str = _setting("DISCORD_TOKEN_FILE", parse.path, "")
    """A file with the token, such as a mounted secret, in place of `DISCORD_TOKEN`."""
    api_url: str = _setting("DISCORD_API_URL", parse.api_url, "https://discord.com/api/v10")
    """Discord's API, or a rate-limit proxy, which then also says where the gateway is."""
    database_url: str = _setting("DATABASE_URL", parse.database_url, "sqlite:///data/noughts.db")
    """Where games are stored: `sqlite:///` and a path (four slashes for an absolute one), or
    `postgresql://user:password@host/name`."""
    cluster: Cluster = _setting("CLUSTER", parse.cluster, "1/1")  # noqa: RUF009 - it does not change
    """This process's share of the shards, if several processes run the bot on one PostgreSQL:
    `2/8` is the second of eight, `any/8` a free one; if it is taken, the process stands by."""
    shard_count: int = _setting("SHARD_COUNT", parse.number(10_000, "what Discord advises"), "0")
    """How many shards all processes have together; `0`: as many as Discord advises."""
    open_challenges: int = _setting("OPEN_CHALLENGES", parse.number(25), "3")
    """How many open challenges one person can have, from 1 to 25, and as many slow ones."""
    log_level: int = _setting("LOG_LEVEL", parse.log_level, "INFO")
    """How much is logged: `DEBUG`, `INFO`, `WARNING`, `ERROR` or `CRITICAL`."""
    log_format: str = _setting("LOG_FORMAT", parse.log_format, "text")
    """`text` for people, or `json` for programs: one object a line."""
    metrics_port: int = _setting("METRICS_PORT", parse.number(parse.MAX_PORT, "no metrics"), "0")
    """The port of `/health` and `/metrics`; `0` for none."""
    metrics_host: str = _setting("METRICS_HOST", parse.host, "127.0.0.1")
    """The address of that port; by default, only this machine can connect."""
    backup_dir: str = _setting("BACKUP_DIR", parse.path, "")
    """The folder of automatic backups, which no other bot uses; by default `backups` beside the
    database file. `off` makes none."""
    backup_every: timedelta = _setting("BACKUP_EVERY", parse.period, "24h")  # noqa: RUF009 - a time does not change
    """How often a backup is made: minutes `m`, hours `h` or days `d`."""
    backup_keep: int = _setting("BACKUP_KEEP", parse.number(1000), "7")
    """How many backups are kept; they still contain what people have deleted since."""
    arena: bool = _setting("ARENA", parse.on_off, "on")
    """Whether people can announce arenas; `off` ends none."""
    welcome: bool = _setting("WELCOME", parse.on_off, "on")
    """Whether a server that adds the bot gets one short welcome, in its system channel."""
    daily: bool = _setting("DAILY", parse.on_off, "on")
    """Whether there is a daily puzzle; `off` hides `/daily` and keeps what is stored."""
    privacy_url: str = _setting("PRIVACY_URL", parse.page, "")
    """Your privacy policy, which `/help` links."""
    terms_url: str = _setting("TERMS_URL", parse.page, "")
    """Your terms of service, which `/help` links."""
    support_url: str = _setting("SUPPORT_URL", parse.page, "")
    """Where people get help, or report a wrong word: `/help` and unexpected errors link it."""
    fast_path: bool = _setting("DISCORD_FAST_PATH", parse.on_off, "on")
    """`off` leaves slow parts of discord.py in place (docs/internals.md): slower, else the same."""

    @property
    def database(self) -> str:
        """The path of the database file, or the address of a database on a server."""
        return parse.path_or_address(self.database_url)

    @property
    def backup_folder(self) -> str:
        """The folder of automatic backups; empty if none are made, as of a database on a server."""
        if self.backup_dir.lower() == "off":
            return ""
        here = "" if is_postgres(self.database) else str(Path(self.database).parent / "backups")
        return self.backup_dir or here

    def with_token(self) -> "Settings":
        """Return these settings; raises SettingError if the token is missing."""
        if not self.token:
            raise SettingError(
                f"DISCORD_TOKEN is not set: type {command('setup')} in a terminal, or put "
                "DISCORD_TOKEN=… into the file .env, with the token from the Bot page of your "
                "application (discord.com/developers)."
            )
        return self


def cluster_of(settings: Settings) -> Cluster:
    """Return this process's share of the shards; raises SettingError if it has none."""
    cluster, shards = settings.cluster, settings.shard_count
    if cluster.of > 1 and not is_postgres(settings.database):
        raise SettingError(_ONE_FILE.format(cluster))
    if 0 < shards < cluster.of:
        raise SettingError(_TOO_FEW.format(shards, cluster))
    return cluster


def names() -> list[str]:
    return [item.metadata["variable"] for item in fields(Settings)]


def malformed(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the variables that are malformed, each with a sentence that says how."""
    found: dict[str, str] = {}
    well_formed: dict[str, str] = {}
    for name in names():
        try:
            read(well_formed | {name: environment.get(name, "")})
            well_formed[name] = environment.get(name, "")
        except SettingError as error:
            found[name] = str(error)
    return found


def log_format() -> str:
    with suppress(SettingError):
        text = environment_set().get("LOG_FORMAT") or values_of_file().get("LOG_FORMAT", "")
        return read({"LOG_FORMAT": text}).log_format
    return "text"


def read_for_setup() -> Settings:
    """Do what `read` does; a malformed token, which the setup replaces, counts as not set."""
    values = environment_of_process()
    without = {"DISCORD_TOKEN": ""} if "DISCORD_TOKEN" in malformed(values) else {}
    return read(values | without)


def read(environment: Mapping[str, str] | None = None) -> Settings:
    """Read the settings, by default from the process's environment and .env.

    An empty variable counts as not set. Raises SettingError if a variable is malformed or a file
    cannot be read.
    """
    values = environment_of_process() if environment is None else environment
    found = Settings(
        **{
            item.name: item.metadata["parse"](text)
            for item, name in zip(fields(Settings), names(), strict=True)
            if (text := parse.pasted(name, values.get(name, "")))
        }
    )
    if not found.token_file:
        return found
    if found.token:
        raise SettingError("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set: keep one of them.")
    return replace(found, token=parse.token_in("DISCORD_TOKEN_FILE", found.token_file))


def environment_of_process() -> dict[str, str]:
    """Return the variables of .env and of the process's environment, which wins unless empty."""
    return values_of_file() | environment_set()


def environment_set() -> dict[str, str]:
    return {name: text for name, text in os.environ.items() if text.strip()}


def write_to_file(name: str, text: str) -> None:
    """Set a variable in .env, which from now on only its owner can read; raises SettingError."""
    try:
        os.close(os.open(FILE, os.O_CREAT | os.O_WRONLY, _PRIVATE))
        Path(FILE).chmod(_PRIVATE)
        set_key(FILE, name, text, quote_mode="never")  # some programs take quotes as they are
    except OSError as error:
        raise SettingError(f"{FILE} cannot be written: {error.strerror}.") from error


def values_of_file() -> dict[str, str]:
    """Return the variables of .env, if there is such a file; raises SettingError."""
    try:
        return {name: text for name, text in dotenv_values(FILE).items() if text is not None}
    except UnicodeDecodeError as error:
        raise SettingError(f"{FILE} is not a text in UTF-8: save it again as one.") from error
    except OSError as error:
        raise SettingError(f"{FILE} cannot be read: {error.strerror}.") from error
