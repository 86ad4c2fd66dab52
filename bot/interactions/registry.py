"""Every feature of the bot, named once: its commands and its buttons follow from that."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from discord import app_commands

from bot.interactions.command_tree import AnyCommand, command_text
from bot.interactions.router import Button

_NAMES = (
    "play",
    "challenges",
    "calls",
    "review",
    "shows",
    "hints",
    "explain",
    "engine_guide",
    "help",
    "standings",
    "history",
    "daily",
    "practice",
    "privacy",
    "server",
    "arena",
)
FEATURES = tuple(import_module(f"bot.interactions.{name}") for name in _NAMES)
"""The features: a module each, or a folder, in the order in which Discord lists their commands."""
_TICTACTOE = ("start", "challenge", "board", "resign", "review", "watch", "engines")
"""The commands of the group `/tictactoe`, in the order in which Discord lists them."""


def _modules() -> Iterator[ModuleType]:
    for feature in FEATURES:
        yield feature
        for module in iter_modules(getattr(feature, "__path__", ()), f"{feature.__name__}."):
            yield import_module(module.name)


def _commands() -> Iterator[AnyCommand]:
    """Yield the commands as Discord gets them: the group, the others, and the menu's entries."""
    alone = {it.name: it for it in _DECLARED if isinstance(it, app_commands.Command)}
    tictactoe = app_commands.Group(name="tictactoe", description=command_text("command-tictactoe"))
    for name in _TICTACTOE:
        tictactoe.add_command(alone.pop(name))
    yield tictactoe
    yield from alone.values()
    yield from (it for it in _DECLARED if isinstance(it, app_commands.ContextMenu))


_DECLARED: list[Any] = [value for module in _modules() for value in vars(module).values()]

BUTTONS = [declared for declared in _DECLARED if isinstance(declared, Button)]
COMMANDS = tuple(_commands())
"""Every command that is registered with Discord; `/tictactoe start` is the first in its list."""
