"""The page of a game's levels: its rule, how strong each level is, and how to beat it."""

import discord
from discord import ui

from bot.domain.ratings.engine_ratings import POINTS_BY_GAME
from bot.locales import translate
from bot.views.custom_ids import GAME_LEVELS, custom_id
from bot.views.message import Message
from bot.views.numbers import rating
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.levels import LOST_BY_LEVELS, SPECS_OF_LEVELS, Level, engine_name

_FULL = "█"
_EMPTY = "░"
_BLOCKS = 10


def levels_text(language: str, variant: str) -> str:
    """Return the rule of a game, and a line for each level, the easiest first."""
    game = translate(language, f"game-{variant}")
    rule = translate(language, f"rule-{variant}")
    solved = variant in SOLVED_GAMES
    title = "levels-title" if solved else "levels-title-unsolved"
    return "\n".join(
        (
            translate(language, title, game=game, rule=rule),
            *(_line(language, variant, level) for level in SPECS_OF_LEVELS[variant]),
            translate(language, "levels-matched"),
            *([translate(language, "levels-blocks")] if solved else []),
        )
    )


def games_menu(language: str, shown: str | None) -> ui.Select[Message]:
    """Return the menu of all games, in which the shown one is picked."""
    options = [
        discord.SelectOption(
            label=translate(language, f"choice-game-{name}"), value=name, default=name == shown
        )
        for name in GAMES
    ]
    placeholder = translate(language, "levels-pick")
    return ui.Select(custom_id=custom_id(GAME_LEVELS), placeholder=placeholder, options=options)


def _line(language: str, variant: str, level: Level) -> str:
    spec = SPECS_OF_LEVELS[variant][level]
    said = {
        "level": translate(language, f"level-{level}"),
        "points": rating(POINTS_BY_GAME[variant][spec]),
    }
    if variant not in SOLVED_GAMES:
        beat = translate(language, f"beat-{variant}-{level}")
        return translate(language, "levels-line-unsolved", beat=beat, **said)
    bar = strength_bar(1 - LOST_BY_LEVELS[variant][level] / 100)
    beat = _how_to_beat(language, variant, spec)
    return translate(language, "levels-line", bar=bar, beat=beat, **said)


def _how_to_beat(language: str, variant: str, spec: str) -> str:
    if engine_name(spec) != "minimax":
        return translate(language, f"beat-{engine_name(spec)}")
    return translate(language, f"beat-levels-{variant}", horizon=int(spec.partition(":")[2]))


def strength_bar(share: float) -> str:
    """Return ten blocks, of which a share from 0 to 1 is full."""
    full = round(_BLOCKS * share)
    return f"`{_FULL * full}{_EMPTY * (_BLOCKS - full)}`"
