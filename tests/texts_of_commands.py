"""Has bots parse the texts of commands once in each process.

A bot sends them to Discord in every language when it starts on a new database, as most tests do.
"""

from functools import cache

import pytest

from bot.interactions import command_tree


def parse_texts_of_commands_once() -> None:
    """Keep what the same lines of a catalogue say, until this process ends."""
    once = cache(command_tree.texts_of)
    pytest.MonkeyPatch().setattr(command_tree, "texts_of", once)
