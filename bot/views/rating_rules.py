"""How ratings work: six short rules and, as a second step, the details."""

from collections.abc import Collection

from discord import ui

from bot.domain.ratings.newcomers import LEAST_POINTS, MOST_POINTS, UNTIL_MATCHES, UNTIL_PEOPLE
from bot.domain.ratings.points_by_game import POINTS_BY_GAME
from bot.domain.ratings.rules import GAIN_CAP
from bot.domain.show import NUMBERED_GAMES
from bot.locales import translate
from bot.views.buttons import SECONDARY, button, row
from bot.views.custom_ids import GAME_RATING_RULES, RATING_DETAILS, RATING_RULES
from bot.views.message import Message
from bot.views.numbers import rating
from engines.games.classic import CLASSIC
from engines.levels import SPECS_OF_LEVELS

RULES = ("start", "levels", "unsure", "two-moves", "again", "repeated")
"""The rules in their order, as their keys end."""


def rules_button(language: str, variant: str) -> ui.Button[Message]:
    """Return the button that explains how ratings work in a game."""
    if variant == CLASSIC.name:
        return button(language, "stats-help", SECONDARY, RATING_RULES)
    game = NUMBERED_GAMES.index(variant)
    return button(language, "stats-help", SECONDARY, GAME_RATING_RULES, game)


def rules_page(language: str, variant: str = CLASSIC.name) -> Message:
    """Return the rules in six lines, with the points of a game, and a button to the details."""
    points = POINTS_BY_GAME[variant]
    levels = {level: rating(points[spec]) for level, spec in SPECS_OF_LEVELS[variant].items()}
    game = translate(language, f"game-{variant}")
    rules = (translate(language, key, game=game, **levels) for key in _keys(levels))
    return Message(
        ui.TextDisplay("\n".join((translate(language, "rules-title"), *rules))),
        *row(button(language, "rules-details", SECONDARY, RATING_DETAILS)),
    )


def _keys(levels: Collection[str]) -> list[str]:
    """Return the keys of the rules; those of a game without an unbeatable level say so."""
    keys = [f"rules-{rule}" for rule in RULES]
    if "unbeatable" in levels:
        return keys
    return ["rules-levels-three" if key == "rules-levels" else key for key in keys]


def details_page(language: str) -> Message:
    """Return the rest of the rules."""
    limits = {"least": rating(LEAST_POINTS), "most": rating(MOST_POINTS)}
    until = {"matches": UNTIL_MATCHES, "people": UNTIL_PEOPLE}
    text = translate(language, "rules-details-text", cap=GAIN_CAP, **limits, **until)
    return Message(ui.TextDisplay(text))
