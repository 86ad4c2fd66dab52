"""What pages of standings have in common: which leaderboard they are about, and who looks."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime

from discord import ButtonStyle

from bot.domain.ratings.leaderboard import Leaderboard, Season
from bot.domain.ratings.standing import DIRECT, EVERYWHERE
from bot.domain.show import NUMBERED_GAMES
from bot.locales import translate
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import ON_DIRECT, ON_EVERYWHERE, ON_SERVER, of_game, on_season
from bot.views.names import small_name
from engines.games.classic import CLASSIC
from engines.games.variants import GAMES

MAX_OPTIONS = 25  # that Discord allows in a menu


@dataclass(frozen=True)
class StatsView:
    """A leaderboard as a person sees it: which, in which language, where and when they look."""

    shown: Leaderboard
    person: int
    language: str
    channel_id: int
    in_server: bool
    now: datetime

    @property
    def variant(self) -> str:
        return self.shown.variant

    def _number_of(self, variant: str) -> int:
        """Return the number that buttons use for such a leaderboard of a game."""
        shown = self.shown
        if shown.season is None:
            which = ON_DIRECT if shown.scope == DIRECT else ON_EVERYWHERE
        else:
            which = ON_SERVER if shown.season.is_current else on_season(shown.season.number)
        return of_game(which, variant)

    @property
    def number(self) -> int:
        return self._number_of(self.variant)

    def game_line(self) -> str:
        return "" if self.variant == CLASSIC.name else small_name(self.language, self.variant)

    def scope_line(self) -> str:
        """Return where results count as a small line, or nothing for what goes without saying."""
        if self.shown.scope == DIRECT:
            return translate(self.language, "stats-title-direct")
        if self.shown.season is None or self.shown.season.is_only:
            return ""
        return season_name(self.shown.season, self.language)

    def key(self, sentence: str) -> str:
        """Return the key of a sentence, or of the one about a former season if it is shown."""
        return f"{sentence}-season" if self.shown.former_season else sentence

    def elsewhere(self, style: ButtonStyle, kind: ids.ButtonKind, number: int) -> ui.Component:
        """Return buttons that lead to the server or to all servers; their ids end with `number`."""
        others = {}
        if self.in_server and self.shown.scope in (EVERYWHERE, DIRECT):
            others["choice-server"] = ON_SERVER
        if self.shown.scope != EVERYWHERE:
            others["choice-everywhere"] = ON_EVERYWHERE
        language, variant = self.language, self.variant
        return ui.joined(
            *(
                ui.button(language, label, style, kind, of_game(which, variant), number)
                for label, which in others.items()
            )
        )

    def direct_button(self) -> ui.Component:
        card = ids.PLAYER_CARD, of_game(ON_DIRECT, self.variant), self.person
        return ui.button(self.language, "stats-to-direct", ui.SECONDARY, *card)

    def play_button(self) -> ui.Component:
        game = NUMBERED_GAMES.index(self.variant)
        return ui.button(self.language, "play", ui.SUCCESS, ids.START_GAME, game)

    def game_menu(
        self, games: Collection[str], kind: ids.ButtonKind, *numbers: int
    ) -> ui.Component:
        """Return a menu of games, by their leaderboards' numbers, or nothing for one game alone."""
        options = {
            str(self._number_of(variant)): translate(self.language, f"game-{variant}")
            for variant in GAMES
            if variant in games
        }
        chosen = str(self.number)
        return ui.menu(kind, options, *numbers, chosen=chosen) if len(options) > 1 else ""

    def season_menu(self, kind: ids.ButtonKind, *numbers: int) -> ui.Component:
        """Return a menu of the seasons nearest to the shown one, or nothing for one alone."""
        season, seasons = self.shown.season, self.shown.seasons
        if season is None or len(seasons) < 2:  # noqa: PLR2004
            return ""
        first = max(0, min(seasons.index(season) - MAX_OPTIONS // 2, len(seasons) - MAX_OPTIONS))
        options = {
            str(of_game(season.number, self.variant)): season_name(season, self.language)
            for season in reversed(seasons[first : first + MAX_OPTIONS])
        }
        chosen = str(of_game(season.number, self.variant))
        return ui.menu(kind, options, *numbers, chosen=chosen)


def season_of(which: int, seasons: Sequence[Season]) -> Season:
    """Return the season that a button asks for, or the current one if there is no such season."""
    number = which - ON_DIRECT
    return seasons[number - 1] if 0 < number <= len(seasons) else seasons[-1]


def season_name(season: Season, language: str) -> str:
    key = "season-name-current" if season.is_current else "season-name"
    return translate(language, key, number=season.number)
