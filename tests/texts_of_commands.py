"""Has bots read the texts of commands once in each process.

A bot looks at them in every language when it starts, and sends them to Discord if its database is
new, as in most tests.
"""

from functools import cache

import pytest

from bot.interactions import command_tree
from bot.locales import LANGUAGES


def read_texts_of_commands_once() -> None:
    """Keep the lines of a catalogue that does not change, and what they say, in this process."""
    found = command_tree.lines_of
    of_version = cache(lambda language, _file, _changed_at: found(language))

    def lines_of(language: str) -> str:
        file = LANGUAGES[language]
        return of_version(language, file, file.stat().st_mtime_ns)

    patched = pytest.MonkeyPatch()
    patched.setattr(command_tree, "lines_of", lines_of)
    patched.setattr(command_tree, "texts_of", cache(command_tree.texts_of))
