"""`/tictactoe engines` introduces the engines, and the levels of each game: a menu for either."""

from collections.abc import Sequence

import discord

from bot.domain.ratings.rules import POINTS_BY_GAME
from bot.domain.show import NUMBERED, NUMBERED_GAMES
from bot.interactions.command_tree import command
from bot.interactions.options import picked_text
from bot.interactions.request import Request, request_of
from bot.interactions.router import on_press
from bot.locales import Argument, Noun, translate
from bot.views import custom_ids as ids, ui
from bot.views.names import level_noun
from bot.views.rating_text import rating
from engines.engine import Engine
from engines.games.classic import CLASSIC
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.ladders import STRENGTH, Strength
from engines.levels import (
    DIFFICULTIES,
    ENGINES,
    LOST_BY_LEVELS,
    SPECS_OF_LEVELS,
    Level,
    engine_name,
    engine_of,
    spec_for,
)
from engines.players.overlooking import Overlooking
from engines.players.taking import Taking

_FULL, _EMPTY, _BLOCKS = "█", "░", 10


@command()
async def engines(interaction: discord.Interaction) -> None:
    request = request_of(interaction)
    await request.answer(_page(request.language, _all(request.language)))


@on_press(ids.ENGINE_CARD)
async def press_engine_card(request: Request) -> None:
    engine = picked_text(request.interaction, ENGINES)
    await request.edit(_page(request.language, _card(request.language, engine), engine=engine))


@on_press(ids.GAME_LEVELS)
async def press_game_levels(request: Request) -> None:
    game = picked_text(request.interaction, GAMES)
    await request.edit(_page(request.language, _levels(request.language, game), game=game))


def _page(
    language: str, lines: Sequence[str], *, engine: str | None = None, game: str | None = None
) -> ui.Message:
    return ui.Message(
        ui.text(*lines),
        _play_engine(language, engine) if engine else "",
        _play_levels(language, game) if game else "",
        _engines_menu(language, engine),
        _games_menu(language, game),
    )


def _all(language: str) -> Sequence[str]:
    lines = (f"{_bar(_unlost(name))} **{name.capitalize()}**" for name in _weakest_first())
    return translate(language, "engines-title"), *lines


def _card(language: str, engine: str) -> Sequence[str]:
    strength = _strength(engine)
    results = {"wins": strength.wins, "losses": strength.losses}
    return (
        f"## {engine.capitalize()}",
        _bar(_unlost(engine)),
        translate(language, f"about-{engine}"),
        translate(language, "engine-worst", worst=strength.worst),
        translate(language, "engine-random", **results),
        translate(language, "engine-beat", beat=translate(language, f"beat-{engine}")),
    )


def _play_engine(language: str, engine: str) -> ui.Component:
    numbers = NUMBERED.index(engine), NUMBERED_GAMES.index(CLASSIC.name)
    return ui.row(ui.button(language, "play", ui.PRIMARY, ids.PLAY_ENGINE, *numbers))


def _engines_menu(language: str, shown: str | None) -> ui.Component:
    options = {name: name.capitalize() for name in _weakest_first()}
    about = {name: translate(language, f"about-{name}") for name in options}
    placeholder = translate(language, "engines-pick")
    return ui.menu(ids.ENGINE_CARD, options, chosen=shown, placeholder=placeholder, about=about)


def _weakest_first() -> list[str]:
    return sorted(ENGINES, key=lambda name: -_strength(name).worst)


def _strength(engine: str) -> Strength:
    return STRENGTH[spec_for(None, engine)]


def _unlost(engine: str) -> float:
    """Return the share of games that even the most dangerous opponent does not win."""
    return 1 - _strength(engine).worst_case


def _levels(language: str, variant: str) -> Sequence[str]:
    game = Noun(f"game-{variant}")
    rule = translate(language, f"rule-{variant}", moves=0)
    solved = variant in SOLVED_GAMES
    title = "levels-title" if solved else "levels-title-unsolved"
    return (
        translate(language, title, game=game, rule=rule),
        *(_level_line(language, variant, level) for level in SPECS_OF_LEVELS[variant]),
        translate(language, "levels-matched"),
        translate(language, "levels-blocks") if solved else "",
    )


def _play_levels(language: str, variant: str) -> ui.Component:
    start = ("play-level", ui.PRIMARY, ids.PLAY_LEVEL, NUMBERED_GAMES.index(variant))
    return ui.row(
        *(
            ui.button(language, *start, number, level=level_noun(level, variant))
            for number, level in enumerate(DIFFICULTIES)
        )
    )


def _games_menu(language: str, shown: str | None) -> ui.Component:
    options = {name: translate(language, f"choice-game-{name}") for name in GAMES}
    placeholder = translate(language, "levels-pick")
    return ui.menu(ids.GAME_LEVELS, options, chosen=shown, placeholder=placeholder)


def _level_line(language: str, variant: str, level: Level) -> str:
    spec = SPECS_OF_LEVELS[variant][level]
    shares: dict[str, Argument] = {
        "level": level_noun(level, variant),
        "points": rating(POINTS_BY_GAME[variant][spec]),
    }
    beat = _how_to_beat(language, engine_of(spec, GAMES[variant]))
    line = translate(language, "levels-line", beat=beat, **shares)
    if variant not in SOLVED_GAMES:
        return line
    return f"{_bar(1 - LOST_BY_LEVELS[variant][level] / 100)} {line}"


def _how_to_beat(language: str, engine: Engine) -> str:
    if not isinstance(engine, Overlooking | Taking):
        return translate(language, f"beat-{engine_name(engine.spec)}")
    if engine.theirs:
        return translate(language, "beat-overlooking", percent=round(100 * engine.theirs))
    return translate(language, "beat-levels", plies=engine.plies)


def _bar(share: float) -> str:
    """Return ten blocks; a share of them, from 0 to 1, is full."""
    full = round(_BLOCKS * share)
    return f"`{_FULL * full}{_EMPTY * (_BLOCKS - full)}`"
