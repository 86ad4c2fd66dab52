"""A page of a leaderboard."""

from bot.domain.ratings.leaderboard import Entry, Page
from bot.domain.ratings.standing import EVERYWHERE
from bot.interactions.standings.shown import StatsView
from bot.locales import translate
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import of_game
from bot.views.names import person_name
from bot.views.rating_text import rules_button, standing_row
from engines.games.variants import GAMES


def leaderboard_page(page: Page, view: StatsView, best: str, *, direct: bool) -> ui.Message:
    """Return a page with the viewer's row; `direct` is whether they played in direct messages."""
    return ui.page(
        ui.text(_place(view), view.game_line(), best),
        ui.text(_rows(page, view)),
        _about_viewer(page, view),
        _page_buttons(page, view),
        _links(page, view, direct=direct),
        view.game_menu(GAMES, ids.LEADERBOARD_GAME),
        view.season_menu(ids.LEADERBOARD_SEASON),
        colour=ui.GOLD,
    )


def _place(view: StatsView) -> str:
    season, language = view.shown.season, view.language
    if season is None:
        return translate(language, "stats-title-everywhere")
    if season.is_only:
        return translate(language, "stats-title-server")
    return translate(language, "stats-title-season", number=season.number)


def _rows(page: Page, view: StatsView) -> str:
    if not page.rows:
        return translate(view.language, view.key("stats-empty"))
    lines = [_line(row, view) for row in page.rows]
    ranked = sum(row.rank is not None for row in page.rows)
    if ranked < len(lines):
        unsettled = translate(view.language, view.key("stats-unsettled"))
        lines.insert(ranked, f"-# {unsettled}")
    return "\n".join((translate(view.language, "results-legend"), *lines))


def _line(row: Entry, view: StatsView) -> str:
    return standing_row(row, _name_or_someone(row, view))


def _name_or_someone(row: Entry, view: StatsView) -> str:
    if row.person == view.person:
        who = person_name(view.language, view.person)
        return translate(view.language, "stats-you", who=who)
    if row.named:
        return person_name(view.language, row.person)
    return translate(view.language, "stats-someone")


def _about_viewer(page: Page, view: StatsView) -> ui.Component:
    """Return the viewer's row, unless it is on the page, and whether others see their name."""
    language, own = view.language, page.own
    if own is None:
        lines = [translate(language, view.key("stats-own-none"))]
    else:
        lines = [] if _is_listed(page) else [_line(own, view)]
        lines += [] if page.own_named else [translate(language, "stats-own-unnamed")]
    return ui.joined(ui.separator(), ui.text(*lines)) if lines else ""


def _is_listed(page: Page) -> bool:
    return page.own is not None and page.own.person in (row.person for row in page.rows)


def _page_buttons(page: Page, view: StatsView) -> ui.Component:
    if page.pages == 1:
        return ""
    language, leaderboard, number = view.language, view.number, page.number
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


def _links(page: Page, view: StatsView, *, direct: bool) -> ui.Component:
    return ui.row(
        view.play_button(),
        view.elsewhere(ui.PRIMARY, ids.LEADERBOARD, 0),
        view.direct_button() if direct else "",
        _name_switch(page, view) if view.shown.scope == EVERYWHERE else "",
        rules_button(view.language, view.variant),
    )


def _name_switch(page: Page, view: StatsView) -> ui.Component:
    label = "stats-unname-me" if page.own_named else "stats-name-me"
    numbers = int(not page.own_named), of_game(page.number, view.variant)
    return ui.button(view.language, label, ui.SECONDARY, ids.SHOW_NAME, *numbers)
