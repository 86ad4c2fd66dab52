"""The tables that README and the guides show, each made from the code."""

import argparse
import ast
import inspect
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, cast

import discord
from discord import app_commands
from prometheus_client import REGISTRY
from prometheus_client.metrics_core import Metric

import bot.metrics  # fills the registry
from bot.__main__ import parser
from bot.app.settings import Settings
from bot.domain.ratings.rules import POINTS_BY_GAME
from bot.interactions.registry import COMMANDS
from bot.interactions.server_access import PERMISSIONS, invite
from bot.locales import DEFAULT, translate
from docs import measured
from engines.games.classic import CLASSIC
from engines.games.misere import MISERE
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.levels import LEVELS, LOST_BY_LEVELS, SPECS_OF_LEVELS, Level
from engines.strength.tables import tables_of

REASONS = {
    "view_channel": "to update boards without a press",
    "send_messages": "to remind people of their move, post the daily puzzle and welcome the server",
    "send_messages_in_threads": "to remind them in threads, and to hold [arenas](arena.md)",
    "create_public_threads": "to give each arena a thread",
}
"""What each permission that the bot asks for is used for."""
LOG_LINES = Path(__file__).with_name("log_lines.toml")
LOG_CALL = re.compile(
    r'\blog\.(info|warning|error|exception|critical)\(\s*"([^"%]+?)(?:[:;]? ?\b\w+=|")'
)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    escaped = ([cell.replace("|", r"\|") for cell in row] for row in rows)
    first, *others = (f"| {' | '.join(row)} |" for row in (head, *escaped))
    return "\n".join([first, "|---" * len(head) + "|", *others])


def slash_commands() -> str:
    """Return the commands on Discord with their options, as Discord describes them."""
    rows = [(f"`{_usage(it)}`", f"{it.description}{_rights(it)}") for it in _slash_commands()]
    return table(("Command", "What it does"), rows)


def _slash_commands() -> Iterable[app_commands.Command]:  # type: ignore[type-arg]
    for command in COMMANDS:
        if isinstance(command, app_commands.Group):
            yield from (it for it in command.commands if isinstance(it, app_commands.Command))
        elif isinstance(command, app_commands.Command):
            yield command


def _usage(command: app_commands.Command) -> str:  # type: ignore[type-arg]
    names = (it.name if it.required else f"[{it.name}]" for it in command.parameters)
    return " ".join((f"/{command.qualified_name}", *names))


def _rights(command: app_commands.Command) -> str:  # type: ignore[type-arg]
    asked = [name for name, is_asked in command.default_permissions or () if is_asked]
    names = (name.replace("guild", "server").replace("_", " ").title() for name in asked)
    return "".join(f"; needs {name}" for name in names)


def games() -> str:
    """Return the games with their names on the command line and their rules."""
    rules = {name: translate(DEFAULT, f"rule-{name}", moves=0) for name in GAMES}
    rows = [
        (translate(DEFAULT, f"game-{name}"), f"`{name}`", f"{rule[0].upper()}{rule[1:]}")
        for name, rule in rules.items()
    ]
    return table(("Game", "In the terminal", "Rules"), rows)


class Setting(NamedTuple):
    """A setting as people read of it."""

    variable: str
    default: str
    meaning: str


def all_settings() -> Iterator[Setting]:
    """Yield the settings, with what stands below each in the code as its meaning."""
    (declared,) = ast.parse(inspect.getsource(Settings)).body
    for field, below in pairwise(cast(ast.ClassDef, declared).body):
        if isinstance(field, ast.AnnAssign):
            variable, _, default = cast(ast.Call, field.value).args
            meaning = ast.literal_eval(cast(ast.Expr, below).value)
            stated = ast.literal_eval(variable), ast.literal_eval(default)
            yield Setting(*stated, " ".join(meaning.split()))


def command_line() -> str:
    """Return the commands of the bot without options, as their help describes them."""
    (commands,) = (it for it in parser()._actions if isinstance(it, argparse._SubParsersAction))
    rows = []
    for chosen in commands._choices_actions:
        usage = " ".join(commands.choices[chosen.dest].format_usage().split())
        taken = re.sub(r" \[-.*?\]", "", usage.partition("[-h]")[2])
        rows.append((f"`{chosen.dest}{taken}`", str(chosen.help)))
    return table(("`.venv/bin/python -m bot …`", "What it does"), rows)


def invitation() -> str:
    """Return the link that adds the bot to a server."""
    return f"`{invite(0).replace('client_id=0', 'client_id=APPLICATION_ID')}`"


def permissions() -> str:
    """Return the permissions that the link asks for, with the use of each."""
    if discord.Permissions(**dict.fromkeys(REASONS, True)) != PERMISSIONS:
        raise LookupError("REASONS has other permissions than the bot asks for")
    rows = [(it.replace("_", " ").title().replace(" In ", " in "), REASONS[it]) for it in REASONS]
    return table(("Permission", "Why"), rows)


def lines_of_the_log() -> str:
    """Return what lines of the log mean; each warning and error has to have a meaning."""
    meanings = tomllib.loads(LOG_LINES.read_text(encoding="utf-8"))
    explained = {line for lines in meanings for line in lines.split(" / ")}
    logged = set(LOG_CALL.findall(_sources_of_the_bot()))
    asking = {line for level, line in logged if level != "info"}
    if wrong := (asking - explained) | (explained - {line for _, line in logged}):
        raise LookupError(f"either not logged, or without a meaning in {LOG_LINES.name}: {wrong}")
    named = {f"`{lines.replace(' / ', '`, `')}`": meaning for lines, meaning in meanings.items()}
    return "\n".join(f"- {lines}: {meaning}" for lines, meaning in named.items())


def _sources_of_the_bot() -> str:
    files = Path(bot.__file__).parent.rglob("*.py")
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def own_metrics() -> list[Metric]:
    """Return the bot's metrics, without those of the process."""
    return [family for family in REGISTRY.collect() if family.name.startswith("noughts_")]


def figures() -> str:
    """Return how strong the levels of solved games are, counted out where that is quick."""
    counted = {CLASSIC.name: tables_of(CLASSIC)[1], MISERE.name: tables_of(MISERE)[0]}
    first, _engine, *others = counted[CLASSIC.name].head
    rows = [
        (
            game if level == LEVELS[0] else "",
            level,
            *(counted[game].row(level)[1:] if game in counted else _measured(game, level)),
        )
        for game in SOLVED_GAMES
        for level in LEVELS
    ]
    return table(("game", first, *others), rows)


def _measured(game: str, level: Level) -> list[str]:
    found = dict(zip(LEVELS, measured.SCORES[game], strict=True))[level]
    return [*found, str(LOST_BY_LEVELS[game][level])]


def ratings() -> str:
    """Return the ratings of the levels in each game."""
    return table(("Game", *LEVELS), ([game, *_ratings(game)] for game in GAMES))


def _ratings(game: str) -> list[str]:
    return [str(POINTS_BY_GAME[game][spec]) for spec in SPECS_OF_LEVELS[game].values()]


TABLES: dict[str, Callable[[], str]] = {
    "slash commands": slash_commands,
    "games": games,
    "command line": command_line,
    "invitation": invitation,
    "permissions": permissions,
    "log lines": lines_of_the_log,
    "figures": figures,
    "ratings": ratings,
}
"""What makes each table, by the name that stands in the marks around it."""
