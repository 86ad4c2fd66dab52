"""Has bots translate their commands once in each process, and into few languages."""

from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

import pytest
from discord import app_commands

from bot.interactions import command_tree
from bot.locales import LANGUAGES

Payload = Callable[..., Coroutine[Any, Any, dict[str, Any]]]
CommandTranslator = command_tree.CommandTranslator  # the bot's own, which knows all languages


def read_texts_of_commands_once() -> None:
    """Keep what catalogues that do not change say of commands, and what Discord is sent of it."""
    patched, found = pytest.MonkeyPatch(), command_tree.lines_of
    of_version = cache(lambda language, _file, _changed_at: found(language))

    def lines_of(language: str) -> str:
        file = LANGUAGES[language]
        return of_version(language, file, file.stat().st_mtime_ns)

    patched.setattr(command_tree, "lines_of", lines_of)
    patched.setattr(command_tree, "CommandTranslator", _translator)
    for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
        patched.setattr(kind, "get_translated_payload", _kept(kind.get_translated_payload))


def _translator() -> CommandTranslator:
    lines = command_tree.translated_lines()
    return _translator_of(tuple((it, lines[it]) for it in ("de", "ja") if it in lines))


@cache
def _translator_of(lines: tuple[tuple[str, str], ...]) -> CommandTranslator:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(command_tree, "translated_lines", lambda: dict(lines))
        return CommandTranslator()


def _kept(payload: Payload) -> Payload:
    known: dict[tuple[object, object], dict[str, Any]] = {}

    async def kept(command: object, tree: object, translator: object) -> dict[str, Any]:
        key = command, translator
        if key not in known:
            known[key] = await payload(command, tree, translator)
        return known[key]

    return kept
