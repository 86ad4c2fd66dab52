"""The page that introduces the engines, and the levels of each game: a menu for either."""

import discord
from discord import ui

from bot.locales import translate
from bot.views.custom_ids import ENGINE_CARD, custom_id
from bot.views.game_levels import games_menu, levels_text
from bot.views.message import Message
from bot.views.strength_bar import strength_bar
from engines.levels import ENGINES, spec_for
from engines.strength.strength import STRENGTH, Strength


def engines_page(language: str, shown: str | None = None) -> Message:
    """Return the page with all engines, or with one of them, and the menus."""
    text = _all(language) if shown is None else _card(language, shown)
    return _page(language, text, engine=shown)


def levels_page(language: str, variant: str) -> Message:
    """Return the page with the levels of a game, and the menus."""
    return _page(language, levels_text(language, variant), game=variant)


def _page(
    language: str, text: str, *, engine: str | None = None, game: str | None = None
) -> Message:
    return Message(
        ui.TextDisplay(text),
        ui.ActionRow(_menu(language, engine)),
        ui.ActionRow(games_menu(language, game)),
    )


def _all(language: str) -> str:
    lines = (f"{_bar(_strength(name))} **{_name(language, name)}**" for name in _weakest_first())
    return "\n".join((translate(language, "engines-title"), *lines))


def _card(language: str, engine: str) -> str:
    strength = _strength(engine)
    results = {"wins": strength.wins, "losses": strength.losses}
    return "\n".join(
        (
            translate(language, "engine-heading", engine=_name(language, engine)),
            _bar(strength),
            translate(language, f"about-{engine}"),
            translate(language, "engine-worst", worst=strength.worst),
            translate(language, "engine-random", **results),
            translate(language, "engine-beat", beat=translate(language, f"beat-{engine}")),
        )
    )


def _menu(language: str, shown: str | None) -> ui.Select[Message]:
    options = [
        discord.SelectOption(
            label=_name(language, name),
            value=name,
            description=translate(language, f"about-{name}"),
            default=name == shown,
        )
        for name in _weakest_first()
    ]
    placeholder = translate(language, "engines-pick")
    return ui.Select(custom_id=custom_id(ENGINE_CARD), placeholder=placeholder, options=options)


def _weakest_first() -> list[str]:
    return sorted(ENGINES, key=lambda name: -_strength(name).worst)


def _strength(engine: str) -> Strength:
    return STRENGTH[spec_for(None, engine)]


def _name(language: str, engine: str) -> str:
    return translate(language, f"engine-{engine}")


def _bar(strength: Strength) -> str:
    """Return a bar of the games that even the most dangerous opponent does not win."""
    return strength_bar(1 - strength.worst_case)
