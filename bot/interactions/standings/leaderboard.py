"""A page of a leaderboard."""

from bot.domain.ratings.leaderboard import Page, Row, Shown
from bot.domain.ratings.standing import EVERYWHERE
from bot.interactions.standings.shown import (
    Viewer,
    direct_button,
    elsewhere,
    game_line,
    game_menu,
    in_season,
    leaderboard_number,
    play_button,
    season_menu,
)
from bot.locales import translate
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import of_game
from bot.views.names import person_name
from bot.views.rating_text import rules_button, standing_row
from engines.games.variants import GAMES


def leaderboard_page(
    page: Page, shown: Shown, viewer: Viewer, champions: str, *, direct: bool
) -> ui.Message:
    """Return a page of a leaderboard; it has the viewer's own row, in its place or below.

    `champions` were the first of a season that is over. `direct` says whether the viewer has played
    in direct messages.
    """
    language = viewer.language
    won = translate(language, "season-champion", winner=champions) if champions else ""
    return ui.page(
        ui.text(_place(shown, language), game_line(shown, language), won),
        ui.text(_rows(page, shown, viewer)),
        *_about_viewer(page, shown, viewer),
        *_page_buttons(page, shown, viewer),
        *_links(page, shown, viewer, direct=direct),
        *game_menu(shown, GAMES, language, ids.LEADERBOARD_GAME),
        *season_menu(shown, language, ids.LEADERBOARD_SEASON),
        colour=ui.GOLD,
    )


def _place(shown: Shown, language: str) -> str:
    if shown.season is None:
        return translate(language, "stats-title-everywhere")
    if shown.season.is_only:
        return translate(language, "stats-title-server")
    return translate(language, "stats-title-season", number=shown.season.number)


def _rows(page: Page, shown: Shown, viewer: Viewer) -> str:
    if not page.rows:
        return translate(viewer.language, in_season("stats-empty", shown))
    lines = [_line(row, viewer) for row in page.rows]
    ranked = sum(row.rank is not None for row in page.rows)
    if ranked < len(lines):
        lines.insert(ranked, translate(viewer.language, in_season("stats-unsettled", shown)))
    return "\n".join(lines)


def _line(row: Row, viewer: Viewer) -> str:
    return standing_row(row, _name_or_someone(row, viewer), viewer.language)


def _name_or_someone(row: Row, viewer: Viewer) -> str:
    if row.person == viewer.person:
        who = person_name(viewer.language, viewer.person)
        return translate(viewer.language, "stats-you", who=who)
    if row.named:
        return person_name(viewer.language, row.person)
    return translate(viewer.language, "stats-someone")


def _about_viewer(page: Page, shown: Shown, viewer: Viewer) -> list[ui.Component]:
    """Return the viewer's row, unless it is on the page, and whether others see their name."""
    language, own = viewer.language, page.own
    if own is None:
        lines = [translate(language, in_season("stats-own-none", shown))]
    else:
        lines = [] if _is_listed(page) else [_line(own, viewer)]
        lines += [] if page.own_named else [translate(language, "stats-own-unnamed")]
    return [ui.separator(), ui.text(*lines)] if lines else []


def _is_listed(page: Page) -> bool:
    return page.own is not None and page.own.person in (row.person for row in page.rows)


def _page_buttons(page: Page, shown: Shown, viewer: Viewer) -> list[ui.Component]:
    if page.pages == 1:
        return []
    language, leaderboard, number = viewer.language, leaderboard_number(shown), page.number
    where = ("stats-page", ui.SECONDARY, ids.LEADERBOARD_PAGE, leaderboard, number)
    buttons = [
        _turn_page("◀", page, leaderboard, number - 1),
        ui.button(language, *where, disabled=True, page=number + 1, pages=page.pages),
        _turn_page("▶", page, leaderboard, number + 1),
    ]
    if page.own is not None and not _is_listed(page):
        buttons.append(ui.button(language, "stats-mine", ui.SECONDARY, ids.OWN_PAGE, leaderboard))
    return ui.row(*buttons)


def _turn_page(label: str, page: Page, leaderboard: int, target: int) -> ui.Component:
    pressed = ids.custom_id(ids.LEADERBOARD, leaderboard, max(target, 0))
    missing = not 0 <= target < page.pages
    return ui.labelled_button(label, ui.SECONDARY, pressed, disabled=missing)


def _links(page: Page, shown: Shown, viewer: Viewer, *, direct: bool) -> list[ui.Component]:
    language = viewer.language
    return ui.row(
        play_button(shown, language),
        *(
            ui.button(language, label, ui.PRIMARY, ids.LEADERBOARD, which, 0)
            for label, which in elsewhere(shown, viewer).items()
        ),
        *([direct_button(shown, viewer)] if direct else []),
        *([_name_switch(page, shown, language)] if shown.scope == EVERYWHERE else []),
        rules_button(language, shown.variant),
    )


def _name_switch(page: Page, shown: Shown, language: str) -> ui.Component:
    label = "stats-unname-me" if page.own_named else "stats-name-me"
    numbers = int(not page.own_named), of_game(page.number, shown.variant)
    return ui.button(language, label, ui.SECONDARY, ids.SHOW_NAME, *numbers)
