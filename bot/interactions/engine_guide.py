"""`/tictactoe engines` introduces the engines, and the levels of each game: a menu for either."""

import discord
from discord import app_commands, ui

from bot.errors import UnknownOptionError
from bot.interactions.button import on_press
from bot.interactions.level_guide import games_menu, levels_text, strength_bar
from bot.interactions.menu import picked_text
from bot.interactions.request import Request, request_of
from bot.locales import DEFAULT, translate
from bot.views.custom_ids import ENGINE_CARD, GAME_LEVELS, custom_id
from bot.views.message import Message
from engines.games.variants import GAMES
from engines.levels import ENGINES, spec_for
from engines.strength.strength import STRENGTH, Strength


@app_commands.command(description=translate(DEFAULT, "command-engines"))
async def engines(interaction: discord.Interaction) -> None:
    """Show the engines privately, with a menu that tells more of each."""
    request = request_of(interaction)
    await request.show(_page(request.language, _all(request.language)))


@on_press(ENGINE_CARD)
async def press_engine_card(request: Request) -> None:
    """Introduce the picked engine; raises UnknownOptionError for what the menu does not have."""
    engine = picked_text(request.interaction)
    if engine not in ENGINES:
        raise UnknownOptionError
    await request.edit(_page(request.language, _card(request.language, engine), engine=engine))


@on_press(GAME_LEVELS)
async def press_game_levels(request: Request) -> None:
    """Show the levels of the picked game; raises UnknownOptionError for an unknown one."""
    game = picked_text(request.interaction)
    if game not in GAMES:
        raise UnknownOptionError
    await request.edit(_page(request.language, levels_text(request.language, game), game=game))


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
