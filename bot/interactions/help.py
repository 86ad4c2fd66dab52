"""`/help`: where a newcomer starts, with a menu that runs the other commands."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, cast

import discord

from bot.domain.match import Match
from bot.domain.show import NUMBERED_GAMES
from bot.domain.stored_data import Policies
from bot.interactions.command_tree import command
from bot.interactions.options import picked_text
from bot.interactions.request import Request, request_of
from bot.interactions.router import on_press
from bot.interactions.server_access import manages_server
from bot.locales import Noun, translate
from bot.locales.catalogue import is_offered
from bot.messaging.first_response import edit
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import ON_EVERYWHERE, ON_SERVER
from bot.views.notices import notice

MORE = (  # the commands in the menu for everybody, as people type them after the slash
    "daily",
    "practice",
    "history",
    "tictactoe watch",
    "tictactoe engines",
    "tictactoe review",
    "tictactoe board",
    "tictactoe resign",
    "privacy",
)
FOR_MANAGERS = ("arena", "settings")  # those in the menu for people who may manage the server


@command("help")
async def show_help(interaction: discord.Interaction) -> None:
    request = request_of(interaction)
    await request.show(await _page(request))


@on_press(ids.HELP)
async def press_help(request: Request) -> None:
    await edit(request.interaction, await _page(request))


@on_press(ids.HELP_COMMAND)
async def press_help_command(request: Request) -> None:
    offered = {_name(typed): typed for typed in _offered(manages=True)}
    picked = picked_text(request.interaction, offered)
    await _callback_of(request.interaction, offered[picked])(request.interaction)


@on_press(ids.RULE)
async def press_rule(request: Request, match: Match) -> None:
    language = request.language
    game = Noun(f"game-{match.variant}")
    rule = translate(language, f"rule-{match.variant}", moves=len(match.moves))
    text = translate(language, "game-and-rule", game=game, rule=rule)
    words = ui.button(language, "board-in-words", ui.SECONDARY, ids.BOARD_IN_WORDS, match.id)
    await request.show(notice(text, words))


def _callback_of(
    interaction: discord.Interaction, typed: str
) -> Callable[[discord.Interaction], Awaitable[None]]:
    """Return the function of a command; each can be called without its options."""
    commands = cast(Any, interaction.client).tree.walk_commands()
    found = next(command for command in commands if command.qualified_name == typed)
    return cast(Callable[[discord.Interaction], Awaitable[None]], found.callback)


def _offered(*, manages: bool) -> list[str]:
    return [it for it in (*MORE, *(FOR_MANAGERS if manages else ())) if is_offered(it)]


def _name(typed: str) -> str:
    """Return the last word of what people type, by which menus and sentences know a command."""
    return typed.rsplit(maxsplit=1)[-1]


async def _page(request: Request) -> ui.Message:
    language, policies = request.language, request.context.policies
    commands = _offered(manages=manages_server(request.interaction))
    stats = ON_EVERYWHERE if request.interaction.guild_id is None else ON_SERVER
    # Only a translation says where to report a wrong word.
    report = policies.support and translate(language, "help-wrong-word", link=policies.support)
    return ui.Message(
        ui.text(translate(language, "help-text")),
        ui.row(
            ui.button(language, "help-play", ui.PRIMARY, ids.START_OWN),
            ui.button(language, "help-challenge", ui.SECONDARY, ids.ASK_OPPONENT),
            ui.button(language, "help-stats", ui.SECONDARY, ids.LEADERBOARD, stats, 0),
        ),
        _games(language),
        _menu(language, commands),
        _links(language, policies),
        ui.text(translate(language, "help-hint"), report),
        await request.live_games(),
    )


def _games(language: str) -> ui.Component:
    options = {
        str(number): translate(language, f"choice-game-{name}")
        for number, name in enumerate(NUMBERED_GAMES)
    }
    placeholder = translate(language, "help-games")
    return ui.menu(ids.START_GAME, options, 0, placeholder=placeholder)


def _links(language: str, policies: Policies) -> ui.Component:
    named = {
        "help-privacy-policy": policies.privacy,
        "help-terms": policies.terms,
        "help-support": policies.support,
    }
    return ui.row(*(ui.link_button(language, label, url) for label, url in named.items() if url))


def _menu(language: str, commands: Iterable[str]) -> ui.Component:
    options = {_name(typed): f"/{typed}" for typed in commands}
    about = {name: translate(language, f"command-{name}") for name in options}
    placeholder = translate(language, "more")
    return ui.menu(ids.HELP_COMMAND, options, placeholder=placeholder, about=about)
