"""The page of `/help`, and the question of who to challenge."""

import discord
from discord import ui

from bot.domain.stored_data import Policies
from bot.locales import translate
from bot.views.buttons import PRIMARY, SECONDARY, button, link_button, row
from bot.views.custom_ids import (
    ASK_OPPONENT,
    CHALLENGE_ANYONE,
    CHALLENGE_PERSON,
    HELP_COMMAND,
    LEADERBOARD,
    START_OWN,
    custom_id,
)
from bot.views.leaderboard import ON_EVERYWHERE, ON_SERVER
from bot.views.message import Message
from engines.games.classic import CLASSIC
from engines.games.variants import GAMES

MORE = {
    "history": "history",
    "watch": "tictactoe watch",
    "engines": "tictactoe engines",
    "review": "tictactoe review",
    "board": "tictactoe board",
    "resign": "tictactoe resign",
    "privacy": "privacy",
}
"""The commands in the menu for everybody: their names, and what people type after the slash."""
FOR_MANAGERS = {"settings": "settings"}
"""The commands in the menu for people who may manage the server."""


def help_page(
    language: str, *, in_server: bool, manages_server: bool, policies: Policies
) -> Message:
    """Return the page: three buttons to begin with, a menu of the other commands, the policies."""
    stats = ON_SERVER if in_server else ON_EVERYWHERE
    return Message(
        ui.TextDisplay(translate(language, "help-text")),
        *row(
            button(language, "help-play", PRIMARY, START_OWN),
            button(language, "help-challenge", SECONDARY, ASK_OPPONENT),
            button(language, "help-stats", SECONDARY, LEADERBOARD, stats, 0),
        ),
        ui.TextDisplay(_games(language)),
        ui.ActionRow(_menu(language, MORE | FOR_MANAGERS if manages_server else MORE)),
        *row(*_links(language, policies)),
        ui.TextDisplay(translate(language, "help-hint")),
    )


def _games(language: str) -> str:
    """Return the names of the other games with their rules."""
    lines = (
        translate(
            language,
            "help-game",
            game=translate(language, f"game-{name}"),
            rule=translate(language, f"rule-{name}"),
        )
        for name in GAMES
        if name != CLASSIC.name
    )
    return "\n".join((translate(language, "help-games"), *lines))


def _links(language: str, policies: Policies) -> list[ui.Button[Message]]:
    named = {"help-privacy-policy": policies.privacy, "help-terms": policies.terms}
    return [link_button(language, label, url) for label, url in named.items() if url]


def _menu(language: str, commands: dict[str, str]) -> ui.Select[Message]:
    options = [
        discord.SelectOption(
            label=f"/{typed}", value=name, description=translate(language, f"command-{name}")
        )
        for name, typed in commands.items()
    ]
    placeholder = translate(language, "help-more")
    return ui.Select(custom_id=custom_id(HELP_COMMAND), placeholder=placeholder, options=options)


def opponent_question(language: str) -> Message:
    """Return the question of who to challenge: a menu of people, and a button for anyone."""
    people = ui.UserSelect[Message](
        custom_id=custom_id(CHALLENGE_PERSON),
        placeholder=translate(language, "challenge-who-person"),
    )
    return Message(
        ui.TextDisplay(translate(language, "challenge-who")),
        ui.ActionRow(people),
        *row(button(language, "challenge-who-anyone", SECONDARY, CHALLENGE_ANYONE)),
    )
