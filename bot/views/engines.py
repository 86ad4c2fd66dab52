"""The message that presents the engines: how they play, their strength, how to beat them."""

from discord import ui

from bot.locales import translate
from bot.views.message import Message
from engines.levels import ENGINES, spec_for
from engines.strength import STRENGTH


def engines_message(language: str) -> Message:
    """Return a message with a card for each engine; its strength is in games out of 100."""
    title = ui.TextDisplay[Message](translate(language, "engines-title"))
    return Message(title, *(ui.TextDisplay(_card(language, engine)) for engine in ENGINES))


def _card(language: str, engine: str) -> str:
    name = translate(language, f"engine-{engine}")
    lines = (
        translate(language, "engine-heading", engine=name),
        translate(language, f"about-{engine}"),
        _strength(language, engine),
        translate(language, "engine-beat", beat=translate(language, f"beat-{engine}")),
    )
    return "\n".join(lines)


def _strength(language: str, engine: str) -> str:
    strength = STRENGTH[spec_for(None, engine)]
    return translate(
        language,
        "engine-strength",
        wins=strength.wins,
        losses=strength.losses,
        worst=strength.worst,
    )
