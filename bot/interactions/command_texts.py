"""The texts of commands in every language: descriptions, and the names of choices."""

import re
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from fluent.runtime import FluentBundle, FluentResource

from bot.locales import DEFAULT, language_for, source, translate

_LINE = re.compile(
    r"^(?:command|choice|game|engine)-[\w-]+ = (?:[^{}\n]|\{ [a-z-]+ \})+$", re.MULTILINE
)
_KEY = re.compile(r"^[\w-]+", re.MULTILINE)


def command_text(key: str) -> locale_str:
    """Return the sentence `key` as a text of a command, which Discord gets in every language."""
    return locale_str(translate(DEFAULT, key), key=key)


def lines_of(language: str) -> str:
    """Return the lines of a catalogue that the texts of commands consist of.

    They are simple enough to be found without parsing all catalogues at every start.
    """
    return "\n".join(_LINE.findall(source(language)))


def translated_lines() -> dict[str, str]:
    """Return those lines for each of Discord's locales that is not in English."""
    languages = {locale.value: language_for(locale.value) for locale in discord.Locale}
    return {locale: lines_of(it) for locale, it in languages.items() if it != DEFAULT}


def texts_of(lines: str) -> dict[str, str]:
    """Return the texts that lines of a catalogue say, by their keys."""
    bundle = FluentBundle([DEFAULT], use_isolating=False)
    bundle.add_resource(FluentResource(lines))
    messages: dict[str, Any] = {key: bundle.get_message(key) for key in _KEY.findall(lines)}
    return {key: str(bundle.format_pattern(it.value)[0]) for key, it in messages.items()}


class CommandTranslator(app_commands.Translator):
    """Translates the texts of commands; what has no key, such as their names, stays."""

    def __init__(self) -> None:
        self._texts = {locale: texts_of(lines) for locale, lines in translated_lines().items()}

    async def translate(self, string: locale_str, locale: discord.Locale, _: object) -> str | None:
        """Return a text in a locale; None if its catalogue does not have it."""
        return self._texts.get(locale.value, {}).get(string.extras.get("key", ""))
