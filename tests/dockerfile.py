"""Reads the container's image: what the Dockerfile says, and what it may copy."""

import json
import re

from tests.project_files import text_of


def instructions(name: str) -> list[str]:
    """Return what follows each instruction of that name, each on one line."""
    text = text_of("Dockerfile").replace("\\\n", " ")
    return [" ".join(line.split()) for line in re.findall(rf"^{name} (.+)$", text, re.MULTILINE)]


def environment() -> dict[str, str]:
    *_, last = instructions("ENV")
    return dict(re.findall(r"(\w+)=(\S+)", last))


def health_check() -> list[str]:
    (check,) = instructions("HEALTHCHECK")
    command: list[str] = json.loads(check.partition("CMD ")[2])
    return command


def admitted() -> set[str]:
    """Return the files and folders that `.dockerignore` lets into the build."""
    return set(re.findall(r"^!(.+?)/?$", text_of(".dockerignore"), re.MULTILINE))
