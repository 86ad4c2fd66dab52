"""How ratings work: six short rules and, as a second step, the details."""

from discord import ui

from bot.domain.ratings.engine_ratings import POINTS
from bot.domain.ratings.newcomers import LEAST_POINTS, MOST_POINTS, UNTIL_MATCHES, UNTIL_PEOPLE
from bot.domain.ratings.rules import GAIN_CAP
from bot.locales import translate
from bot.views.buttons import SECONDARY, button, row
from bot.views.custom_ids import RATING_DETAILS
from bot.views.message import Message
from engines.levels import SPEC_OF_LEVEL

RULES = ("start", "levels", "unsure", "two-moves", "again", "repeated")
"""The rules in their order, as their keys end."""


def rules_page(language: str) -> Message:
    """Return the rules in six lines, with a button to the details."""
    levels = {level: str(POINTS[spec]) for level, spec in SPEC_OF_LEVEL.items()}
    rules = (translate(language, f"rules-{rule}", **levels) for rule in RULES)
    return Message(
        ui.TextDisplay("\n".join((translate(language, "rules-title"), *rules))),
        *row(button(language, "rules-details", SECONDARY, RATING_DETAILS)),
    )


def details_page(language: str) -> Message:
    """Return the rest of the rules."""
    limits = {"least": str(round(LEAST_POINTS)), "most": str(round(MOST_POINTS))}
    until = {"matches": UNTIL_MATCHES, "people": UNTIL_PEOPLE}
    text = translate(language, "rules-details-text", cap=GAIN_CAP, **limits, **until)
    return Message(ui.TextDisplay(text))
