"""Commands that sentences name: mentions that open them, once their ids on Discord are known."""

from collections.abc import Mapping

_ids: dict[str, int] = {}


def mention_by(ids: Mapping[str, int]) -> bool:
    """Have sentences mention commands by these ids of their names; return whether any changed."""
    if ids == _ids:
        return False
    _ids.clear()
    _ids.update(ids)
    return True


def named(command: str) -> str:
    """Return how a text names a command such as `tictactoe start`; the Fluent function COMMAND."""
    first, _, _ = command.partition(" ")
    return f"</{command}:{_ids[first]}>" if first in _ids else f"`/{command}`"
