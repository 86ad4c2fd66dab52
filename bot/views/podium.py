"""The podium of a season that has ended: its post, and the podiums of its other games."""

from collections.abc import Iterable, Sequence

from bot.domain.ratings.leaderboard import Entry
from bot.domain.ratings.season_end import LEAST_GAMES, SeasonEnd
from bot.domain.show import NUMBERED_GAMES
from bot.locales import translate
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import of_game, on_season
from bot.views.names import person_name, small_name
from bot.views.rating_text import standing_row

_MOST = 30  # people that one message names at most, if many share a place


def podium_post(end: SeasonEnd, language: str, *, names: bool) -> ui.Message:
    """Return the post of a season's podium; without `names` it has what everybody may read."""
    game = NUMBERED_GAMES.index(end.variant)
    leaderboard = of_game(on_season(end.number), end.variant)
    others = ui.button(language, "season-games", ui.SECONDARY, ids.SEASON_GAMES, end.number)
    return ui.page(
        ui.text(*_post_lines(end, language, names=names)),
        ui.row(
            ui.button(language, "card-board", ui.PRIMARY, ids.SEASON_LEADERBOARD, leaderboard),
            others if end.podiums.keys() - {end.variant} else "",
            ui.button(language, "play", ui.SUCCESS, ids.START_GAME, game),
        ),
        colour=ui.GOLD,
    )


def other_podiums(end: SeasonEnd, language: str) -> ui.Message:
    """Return the podiums of all games of a season but that of its post."""
    others = [it for it in NUMBERED_GAMES if it != end.variant and it in end.podiums]
    lines = [
        line
        for variant in others
        for line in (
            small_name(language, variant),
            *_rows(end.podiums[variant], language, _MOST // len(others)),
        )
    ]
    title = translate(language, "season-over", number=end.number)
    legend = translate(language, "results-legend")
    return ui.page(ui.text(title, legend, *lines), colour=ui.GOLD)


def champions(rows: Sequence[Entry], language: str) -> str:
    """Return who is first on a podium, several with commas; nothing if nobody is named."""
    first = [person_name(language, row.person) for row in rows[:_MOST] if row.rank == 1]
    return translate(language, "between-items").join(first)


def _post_lines(end: SeasonEnd, language: str, *, names: bool) -> Iterable[str]:
    yield translate(language, "season-over", number=end.number)
    yield small_name(language, end.variant)
    rows = end.podiums.get(end.variant, ())
    if not end.has_best:
        yield translate(language, "season-nobody", games=LEAST_GAMES)
    elif names and rows:
        yield from _winner(rows, language)
        yield translate(language, "results-legend")
        yield from _rows(rows, language)
    yield translate(language, "arena-played", people=end.people, games=end.games)


def _winner(rows: Sequence[Entry], language: str) -> Iterable[str]:
    """Yield who has won, unless that person is not named any more."""
    if first := [row for row in rows if row.rank == 1]:
        shared = "yes" if len(first) > 1 else "no"
        winner = person_name(language, first[0].person)
        yield translate(language, "season-won", shared=shared, winner=winner)


def _rows(rows: Sequence[Entry], language: str, most: int = _MOST) -> Iterable[str]:
    for row in rows[:most]:
        yield standing_row(row, person_name(language, row.person))
    if len(rows) > most:
        yield "…"
