"""All commands, their texts in every language, where people may use them, and their errors."""

import hashlib
import json
import re
from collections.abc import Callable, Coroutine, Iterable
from inspect import signature
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from fluent.runtime import FluentBundle, FluentResource

from bot.interactions.admission import Admission
from bot.locales import DEFAULT, LANGUAGES, language_for, translate
from bot.messaging.error_replies import reply_to
from bot.messaging.late_response import PUBLIC

Callback = Callable[..., Coroutine[Any, Any, None]]
Command = app_commands.Command[Any, ..., None]
AnyCommand = Command | app_commands.ContextMenu | app_commands.Group

_ON_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
_LINE = re.compile(
    r"^(?:command|choice|game|engine)-[\w-]+ = (?:[^{}\n]|\{ [a-z-]+ \})+$", re.MULTILINE
)
_KEY = re.compile(r"^[\w-]+", re.MULTILINE)


def command_text(key: str) -> locale_str:
    """Return the sentence `key` as a text of a command, which Discord gets in every language."""
    return locale_str(translate(DEFAULT, key), key=key)


def command(
    name: str | None = None, *, public: bool = False, for_managers: bool = False
) -> Callable[[Callback], Command]:
    """Declare a command by its function; its texts are sentences named after it.

    They are `command-<name>` and, for each option, `command-<name>-<option>` or `command-<option>`.
    Everybody sees the answer to a `public` command. One `for_managers` is only on servers that have
    added the bot, and offered only to people who may manage the server.
    """

    def declare(callback: Callback) -> Command:
        called, options = name or callback.__name__, tuple(signature(callback).parameters)[1:]
        texts = {option: _option_text(called, option.replace("_", "-")) for option in options}
        text, extras = command_text(f"command-{called}"), PUBLIC if public else {}
        described = app_commands.describe(**texts)(callback)
        made: Command = app_commands.command(name=called, description=text, extras=extras)(
            described
        )
        if for_managers:
            made.default_permissions = discord.Permissions(manage_guild=True)
            made.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
            made.allowed_contexts = _ON_SERVERS
        return made

    return declare


def _option_text(name: str, option: str) -> locale_str:
    try:
        return command_text(f"command-{name}-{option}")
    except LookupError:
        return command_text(f"command-{option}")


def lines_of(language: str) -> str:
    """Return the lines of a catalogue that commands need, without parsing it all at each start."""
    text = LANGUAGES[language].read_text(encoding="utf-8", errors="replace")
    return "\n".join(_LINE.findall(text))


def translated_lines() -> dict[str, str]:
    """Return those lines for each of Discord's locales that is not in English."""
    languages = {locale.value: language_for(locale.value) for locale in discord.Locale}
    return {locale: lines_of(name) for locale, name in languages.items() if name != DEFAULT}


def texts_of(lines: str) -> dict[str, str]:
    """Return the texts that lines of a catalogue say, by their keys; what is broken is left out."""
    bundle = FluentBundle([DEFAULT], use_isolating=False)
    bundle.add_resource(FluentResource(lines))
    messages: dict[str, Any] = {
        key: bundle.get_message(key) for key in _KEY.findall(lines) if bundle.has_message(key)
    }
    texts = {key: bundle.format_pattern(message.value) for key, message in messages.items()}
    return {key: str(text) for key, (text, errors) in texts.items() if not errors}


class CommandTranslator(app_commands.Translator):
    """Translates the texts of commands; what has no key, such as their names, stays."""

    def __init__(self) -> None:
        self._texts = {locale: texts_of(lines) for locale, lines in translated_lines().items()}

    async def translate(self, string: locale_str, locale: discord.Locale, _: object) -> str | None:
        return self._texts.get(locale.value, {}).get(string.extras.get("key", ""))


class CommandTree(app_commands.CommandTree[discord.Client]):
    """All commands of the bot, in servers, direct messages and group chats."""

    def __init__(
        self, client: discord.Client, admission: Admission, commands: Iterable[AnyCommand]
    ) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self._admission = admission
        for command in commands:
            self.add_command(command)

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        # No command proposes anything while a person types; discord.py would log who asked for it.
        if interaction.type is discord.InteractionType.autocomplete:
            return False
        return await self._admission.admits(interaction)

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        await reply_to(interaction, error)

    async def send(self) -> list[app_commands.AppCommand]:
        """Send the commands to Discord in every language, and return them as Discord has them."""
        await self.set_translator(CommandTranslator())
        return await self.sync()

    def digest(self) -> str:
        payloads = [command.to_dict(self) for command in self.get_commands()]
        text = json.dumps([payloads, translated_lines()], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()
