"""Who the engines are, as a message: how they think, how strong they are, how to beat them."""

from discord import ui

from bot.view.message import Message
from bot.words import say
from engines.levels import ENGINES, spec_for
from engines.strength import STRENGTH


def engines_message(language: str) -> Message:
    """Return a card for each engine, its exact strength rounded to games in a hundred."""
    title = ui.TextDisplay[Message](say(language, "engines-title"))
    return Message(title, *(ui.TextDisplay(_card(language, engine)) for engine in ENGINES))


def _card(language: str, engine: str) -> str:
    name = say(language, f"engine-{engine}")
    lines = (
        say(language, "engine-heading", engine=name),
        say(language, f"about-{engine}"),
        _strength(language, engine),
        say(language, "engine-beat", beat=say(language, f"beat-{engine}")),
    )
    return "\n".join(lines)


def _strength(language: str, engine: str) -> str:
    strength = STRENGTH[spec_for(None, engine)]
    return say(
        language,
        "engine-strength",
        wins=strength.wins,
        losses=strength.losses,
        worst=strength.worst,
    )
