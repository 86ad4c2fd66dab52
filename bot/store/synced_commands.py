"""What is stored of the commands that an application has on Discord."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import orjson


class SyncedCommands(NamedTuple):
    """The digest of the commands, and their ids by their names; empty if nothing is stored."""

    digest: str = ""
    ids: Mapping[str, int] = {}

    @classmethod
    def of(cls, row: Mapping[str, Any] | None) -> "SyncedCommands":
        """Return what a row of `command_sync` says."""
        return cls(row["digest"], orjson.loads(row["ids"])) if row else cls()
