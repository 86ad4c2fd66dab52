"""How ratings work: seven short rules and, as a second step, the details."""

from bot.domain.ratings.rules import (
    GAIN_CAP,
    LEAST_POINTS,
    MOST_POINTS,
    POINTS_BY_GAME,
    UNTIL_MATCHES,
    UNTIL_PEOPLE,
)
from bot.domain.show import NUMBERED_GAMES
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.locales import Argument, Noun, translate
from bot.views import custom_ids as ids, ui
from bot.views.names import level_noun
from bot.views.notices import notice
from bot.views.rating_text import rating
from engines.games.classic import CLASSIC
from engines.levels import LEVELS, SPECS_OF_LEVELS

RULES = (  # sentences, in their order
    *("rules-start", "rules-levels", "rules-unsure", "rules-two-moves"),
    *("uncounted-again", "uncounted-capped", "uncounted-repeated"),
)


@on_press(ids.RATING_RULES)
async def press_rules(request: Request) -> None:
    """Answer the button of 1.0.0, which is about classic."""
    await request.show(_rules(request.language, CLASSIC.name))


@on_press(ids.GAME_RATING_RULES)
async def press_game_rules(request: Request, game: int) -> None:
    await request.show(_rules(request.language, NUMBERED_GAMES[game]))


@on_press(ids.RATING_DETAILS)
async def press_details(request: Request) -> None:
    limits = {"least": rating(LEAST_POINTS), "most": rating(MOST_POINTS)}
    until = {"matches": UNTIL_MATCHES, "people": UNTIL_PEOPLE}
    text = translate(request.language, "rules-details-text", cap=GAIN_CAP, **limits, **until)
    english_holds = translate(request.language, "english-holds")
    await request.edit(notice("\n".join(filter(None, (text, english_holds)))))


def _rules(language: str, variant: str) -> ui.Message:
    points = POINTS_BY_GAME[variant]
    args: dict[str, Argument] = {
        **{str(level): rating(points[spec]) for level, spec in SPECS_OF_LEVELS[variant].items()},
        "game": Noun(f"game-{variant}"),
        "strongest": level_noun(LEVELS[-1], variant),
    }
    rules = (f"- {translate(language, rule, **args)}" for rule in RULES)
    details = ui.button(language, "rules-details", ui.SECONDARY, ids.RATING_DETAILS)
    return notice("\n".join((translate(language, "rules-title"), *rules)), details)
