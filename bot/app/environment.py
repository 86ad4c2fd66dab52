"""Reads the process's environment and the file .env; no other module does."""

import os

from dotenv import dotenv_values

FILE = ".env"
"""The file with settings, in the working directory."""


def environment_of_process() -> dict[str, str]:
    """Return all variables; where one is in both, the process's environment wins."""
    return values_of_file() | dict(os.environ)


def values_of_file() -> dict[str, str]:
    """Return the variables of the file; without one there are none."""
    return {name: text for name, text in dotenv_values(FILE).items() if text is not None}
