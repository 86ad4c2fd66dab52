"""Reads the process's environment, and reads and writes the file .env; no other module does."""

import os
from pathlib import Path

from dotenv import dotenv_values, set_key

from bot.errors import SettingError

FILE = ".env"
"""The file with settings, in the working directory."""

_PRIVATE = 0o600


def environment_of_process() -> dict[str, str]:
    """Return all variables; where one is in both, the process's wins unless it is empty."""
    return values_of_file() | {name: text for name, text in os.environ.items() if text.strip()}


def write_to_file(name: str, text: str) -> None:
    """Set a variable in the file, which only its owner can read from now on; keep all else.

    Raises SettingError if the file cannot be written.
    """
    try:
        os.close(os.open(FILE, os.O_CREAT | os.O_WRONLY, _PRIVATE))
        Path(FILE).chmod(_PRIVATE)
        # Without quotes, since some programs that read such files take quotes as they are.
        set_key(FILE, name, text, quote_mode="never")
    except OSError as error:
        raise SettingError(f"{FILE} cannot be written: {error.strerror}.") from error


def values_of_file() -> dict[str, str]:
    """Return the variables of the file; without one there are none."""
    return {name: text for name, text in dotenv_values(FILE).items() if text is not None}
