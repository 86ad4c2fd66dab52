"""The texts of commands in each language that has a catalogue."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot import locales
from bot.interactions.admission import Admission
from bot.interactions.command_tree import CommandTree, lines_of, texts_of
from bot.interactions.registry import COMMANDS
from tests.sizes import each_language
from tests.texts_of_commands import CommandTranslator

GERMAN = """
command-help = Hier anfangen
choice-easy = Leicht
game-ultimate = Neunfeld
choice-game-ultimate = { game-ultimate }: neun Bretter
board-turn = nicht für Befehle
"""
OF_COMMANDS = ("command-", "choice-")
BOTH = ("name", "description")


def tree() -> CommandTree:
    return CommandTree(discord.Client(intents=discord.Intents.none()), Admission(), COMMANDS)


async def payloads() -> list[dict[str, Any]]:
    translator = CommandTranslator()
    return [await it.get_translated_payload(tree(), translator) for it in COMMANDS]


def items_in(item: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield item
    for inner in (*item.get("options", []), *item.get("choices", [])):
        yield from items_in(inner)


def said_in(item: dict[str, Any], field: str) -> list[str]:
    """Return a name or description in each language, the English one first."""
    return [item.get(field, ""), *item.get(f"{field}_localizations", {}).values()]


def size_of(command: dict[str, Any]) -> int:
    """Return how many characters a command has, of each text those of the longest translation."""
    items = list(items_in(command))
    longest = [max(map(len, said_in(item, field))) for item in items for field in BOTH]
    return sum(longest) + sum(len(str(item.get("value", ""))) for item in items)


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the catalogue with a few sentences of the only other language."""
    file = tmp_path / "de.ftl"
    file.write_text(GERMAN, encoding="utf-8")
    for other in {*locales.LANGUAGES} - {locales.DEFAULT}:
        monkeypatch.delitem(locales.LANGUAGES, other)
    monkeypatch.setitem(locales.LANGUAGES, "de", file)
    return file


async def test_short_english() -> None:
    """English leaves room for longer languages: at most 60 characters a text."""
    items = [item for command in await payloads() for item in items_in(command)]
    assert [it for it in items for field in BOTH if len(it.get(field, "")) > 60] == []


async def test_length_of_texts() -> None:
    """No text has more than 100 characters in any language, and no command more than 7,000."""
    commands = await payloads()
    items = [item for command in commands for item in items_in(command)]
    texts = [text for item in items for field in BOTH for text in said_in(item, field)]
    assert [text for text in texts if len(text) > 100] == []
    assert {it["name"]: size for it in commands if (size := size_of(it)) > 7000} == {}


@pytest.mark.parametrize("language", ["en", "ja", "pl"])
def test_the_lines_of_the_texts(language: str) -> None:
    """The lines found in a catalogue without parsing it have all texts of commands."""
    body = FluentParser().parse(locales.LANGUAGES[language].read_text("utf-8")).body
    keys = [entry.id.name for entry in body if isinstance(entry, Message)]
    said = {key: locales.translate(language, key) for key in keys if key.startswith(OF_COMMANDS)}
    assert {key: text for key, text in texts_of(lines_of(language)).items() if key in said} == said


@pytest.mark.parametrize("language", each_language(locales.LANGUAGES))
def test_sentences_name_commands_that_exist(language: str) -> None:
    """A sentence names a command so that people can tap it, and each is one of the bot's."""
    catalogue = locales.LANGUAGES[language].read_text("utf-8")
    named = re.findall(r'COMMAND\("([^"]*)"\)|`/(.*?)`', catalogue)
    known = {it.qualified_name for it in tree().walk_commands()}
    assert set(named) <= {(name, "") for name in known}
    assert named


@pytest.mark.usefixtures("german")
async def test_what_a_language_has() -> None:
    """Discord gets a translation where a catalogue has the sentence; names stay as they are."""
    (command,) = [it for it in await payloads() if it["name"] == "help"]
    assert command["description_localizations"] == {"de": "Hier anfangen"}
    items = [item for command in await payloads() for item in items_in(command)]
    assert {"Neunfeld: neun Bretter"} == {
        text for it in items for text in said_in(it, "name")[1:] if it.get("value") == "ultimate"
    }
    names = {item["name"] for item in items if item.get("name_localizations")}
    assert names == {"Easy: overlooks lines", "Ultimate: nine boards in one"}
    assert all(not item.get("description_localizations") for item in items if item != command)


async def test_menus_are_in_the_language_of_the_reader() -> None:
    """The entries in the menus of people and messages are translated; commands' names are not."""
    named = {it["name"]: it.get("name_localizations") for it in await payloads()}
    assert {name: its["de"] for name, its in named.items() if its} == {
        "Challenge to tic-tac-toe": "Zu Tic-Tac-Toe herausfordern",
        "Tic-tac-toe stats": "Tic-Tac-Toe-Statistik",
        "Review tic-tac-toe": "Tic-Tac-Toe analysieren",
    }


def test_the_digest_follows_translations(german: Path) -> None:
    """Only a change of a command's text is a reason to send the commands again."""
    before = tree().digest()
    german.write_text(GERMAN.replace("nicht", "nichts"), encoding="utf-8")
    assert tree().digest() == before
    german.write_text(GERMAN.replace("Leicht", "Einfach"), encoding="utf-8")
    assert tree().digest() != before
