"""Commands that sentences name: mentions that open them, once their ids on Discord are known."""

from collections.abc import Collection, Mapping

_ids: dict[str, int] = {}
_withheld: set[str] = set()


def mention_by(ids: Mapping[str, int]) -> bool:
    """Have sentences mention commands by these ids of their names; return whether any changed."""
    if ids == _ids:
        return False
    _ids.clear()
    _ids.update(ids)
    return True


def withhold(commands: Collection[str]) -> None:
    """Have no sentence offer these commands, which the host has turned off."""
    _withheld.clear()
    _withheld.update(commands)


def is_offered(command: str) -> bool:
    return command not in _withheld


def named(command: str) -> str:
    """Return how a text names a command such as `tictactoe start`; the Fluent function COMMAND."""
    first, _, _ = command.partition(" ")
    return f"</{command}:{_ids[first]}>" if first in _ids else f"`/{command}`"
