"""What pages of standings have in common: which leaderboard they are about, and who looks."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.domain.ratings.leaderboard import Season, Shown
from bot.domain.ratings.standing import DIRECT, EVERYWHERE
from bot.domain.show import NUMBERED_GAMES
from bot.locales import translate
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import ON_DIRECT, ON_EVERYWHERE, ON_SERVER, game_of, of_game, on_season
from bot.views.names import small_name
from engines.games.classic import CLASSIC
from engines.games.variants import GAMES

MAX_OPTIONS = 25
"""How many options Discord allows in a menu."""


@dataclass(frozen=True)
class Viewer:
    """The person, their language, and where and when they look.

    `in_server` says whether they look from within a server.
    """

    person: int
    language: str
    channel_id: int
    in_server: bool
    now: datetime


def leaderboard_number(shown: Shown) -> int:
    """Return the number that buttons use for a leaderboard."""
    if shown.season is None:
        which = ON_DIRECT if shown.scope == DIRECT else ON_EVERYWHERE
    else:
        which = ON_SERVER if shown.season.is_current else on_season(shown.season.number)
    return of_game(which, shown.variant)


def season_of(which: int, seasons: Sequence[Season]) -> Season:
    """Return the season that a button asks for, or the current one if there is no such season."""
    number = which - ON_DIRECT
    return seasons[number - 1] if 0 < number <= len(seasons) else seasons[-1]


def game_line(shown: Shown, language: str) -> str:
    """Return the name of the game as a small line, or nothing for classic."""
    return "" if shown.variant == CLASSIC.name else small_name(language, shown.variant)


def scope_line(shown: Shown, language: str) -> str:
    """Return where results count as a small line, or nothing for what goes without saying."""
    if shown.scope == DIRECT:
        return translate(language, "stats-title-direct")
    if shown.season is None or shown.season.is_only:
        return ""
    return season_name(shown.season, language)


def in_season(sentence: str, shown: Shown) -> str:
    """Return the key of a sentence, or of the one about a former season if it is shown."""
    return f"{sentence}-season" if shown.former_season else sentence


def game_menu(
    shown: Shown, games: Collection[str], language: str, kind: ids.ButtonKind, *numbers: int
) -> list[ui.Component]:
    """Return a menu of some games as a row, or no row for one game alone.

    The options' values are the numbers of the leaderboard, as buttons write them for a game.
    """
    which, _ = game_of(leaderboard_number(shown))
    options = {
        str(of_game(which, variant)): translate(language, f"game-{variant}")
        for variant in GAMES
        if variant in games
    }
    chosen = str(leaderboard_number(shown))
    return ui.menu(kind, options, *numbers, chosen=chosen) if len(options) > 1 else []


def play_button(shown: Shown, language: str) -> ui.Component:
    """Return the button that starts a match against the bot in the shown game."""
    game = NUMBERED_GAMES.index(shown.variant)
    return ui.button(language, "play", ui.SUCCESS, ids.START_GAME, game)


def elsewhere(shown: Shown, viewer: Viewer) -> dict[str, int]:
    """Return the numbers of the other leaderboards of a game, by what their buttons say."""
    others = {}
    if viewer.in_server and shown.scope in (EVERYWHERE, DIRECT):
        others["choice-server"] = of_game(ON_SERVER, shown.variant)
    if shown.scope != EVERYWHERE:
        others["choice-everywhere"] = of_game(ON_EVERYWHERE, shown.variant)
    return others


def direct_button(shown: Shown, viewer: Viewer) -> ui.Component:
    """Return the button of the viewer's own card of direct messages."""
    card = ids.PLAYER_CARD, of_game(ON_DIRECT, shown.variant), viewer.person
    return ui.button(viewer.language, "stats-to-direct", ui.SECONDARY, *card)


def season_menu(
    shown: Shown, language: str, kind: ids.ButtonKind, *numbers: int
) -> list[ui.Component]:
    """Return a menu of a server's seasons as a row, or no row if there is only one season.

    Of many seasons it has those nearest to the shown one. The options' values are the numbers of
    the seasons, as buttons write them for a game.
    """
    seasons = shown.seasons
    if shown.season is None or len(seasons) < 2:  # noqa: PLR2004
        return []
    first = max(0, min(seasons.index(shown.season) - MAX_OPTIONS // 2, len(seasons) - MAX_OPTIONS))
    options = {
        str(of_game(season.number, shown.variant)): season_name(season, language)
        for season in reversed(seasons[first : first + MAX_OPTIONS])
    }
    chosen = str(of_game(shown.season.number, shown.variant))
    return ui.menu(kind, options, *numbers, chosen=chosen)


def season_name(season: Season, language: str) -> str:
    """Return the name of a season, which says whether it is the current one."""
    key = "season-name-current" if season.is_current else "season-name"
    return translate(language, key, number=season.number)
