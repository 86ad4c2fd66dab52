"""The messages of a leaderboard, and of two people's record."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from discord import ui

from bot.domain.rating_change import RatingWeight
from bot.domain.ratings.leaderboard import Page, Row, Shown
from bot.domain.ratings.standing import (
    DIRECT,
    EVERYWHERE,
    SETTLED_BELOW,
    Record,
    Standing,
)
from bot.domain.season import Season
from bot.domain.show import NUMBERED_GAMES
from bot.locales import translate
from bot.views.buttons import PRIMARY, SECONDARY, button
from bot.views.custom_ids import (
    LEADERBOARD,
    LEADERBOARD_PAGE,
    LEADERBOARD_SEASON,
    OWN_PAGE,
    PLAYER_CARD,
    SHOW_NAME,
    custom_id,
)
from bot.views.id_numbers import GAMES_APART
from bot.views.message import Message
from bot.views.numbers import rating
from bot.views.player_names import person_name
from bot.views.rating_rules import rules_button
from bot.views.seasons import season_menu
from bot.views.viewer import Viewer
from engines.games.classic import CLASSIC

GOLD = 0xF0B232
ON_EVERYWHERE, ON_SERVER, ON_DIRECT = range(3)
"""The leaderboard that a button shows; ON_SERVER is the current season's of the press's server.

Greater numbers are its seasons: see `on_season`. Those of other games than classic are `of_game`.
"""

_MEDALS = {1: "stats-place-first", 2: "stats-place-second", 3: "stats-place-third"}


def leaderboard_number(shown: Shown) -> int:
    """Return the number that buttons use for a leaderboard."""
    if shown.season is None:
        which = ON_DIRECT if shown.scope == DIRECT else ON_EVERYWHERE
    else:
        which = ON_SERVER if shown.season.is_current else on_season(shown.season.number)
    return of_game(which, shown.variant)


def of_game(number: int, variant: str) -> int:
    """Return a number of classic as buttons write it for a game."""
    return number + GAMES_APART * NUMBERED_GAMES.index(variant)


def game_of(number: int) -> tuple[int, str]:
    """Return the number of classic and the game that `of_game` made a number of."""
    game, number = divmod(number, GAMES_APART)
    return number, NUMBERED_GAMES[game]


def on_season(number: int) -> int:
    """Return the number that buttons use for the leaderboard of a season."""
    return ON_DIRECT + number


def season_of(which: int, seasons: Sequence[Season]) -> Season:
    """Return the season that a button asks for, or the current one if there is no such season."""
    number = which - ON_DIRECT
    return seasons[number - 1] if 0 < number <= len(seasons) else seasons[-1]


def leaderboard_page(page: Page, shown: Shown, viewer: Viewer, *, direct: bool) -> Message:
    """Return a page of a leaderboard; it has the viewer's own row, in its place or below.

    `direct` says whether the viewer has played in direct messages.
    """
    language = viewer.language
    return Message(
        ui.Container(
            ui.TextDisplay(_title(shown, language)),
            ui.TextDisplay(_rows(page, shown, viewer)),
            *_about_viewer(page, shown, viewer),
            *_page_buttons(page, shown, viewer),
            _links(page, shown, viewer, direct=direct),
            *_season_menu(shown, language),
            accent_color=GOLD,
        )
    )


def _title(shown: Shown, language: str) -> str:
    return "\n".join((_place(shown, language), *game_line(shown, language)))


def _place(shown: Shown, language: str) -> str:
    if shown.season is None:
        return translate(language, "stats-title-everywhere")
    if shown.season.is_only:
        return translate(language, "stats-title-server")
    return translate(language, "stats-title-season", number=shown.season.number)


def game_line(shown: Shown, language: str) -> list[str]:
    """Return the name of the game as a small line, or nothing for classic."""
    if shown.variant == CLASSIC.name:
        return []
    return [translate(language, "board-game", game=translate(language, f"game-{shown.variant}"))]


def _season_menu(shown: Shown, language: str) -> list[ui.ActionRow[Message]]:
    if shown.season is None:
        return []
    value = partial(of_game, variant=shown.variant)
    return season_menu(shown.seasons, shown.season, language, LEADERBOARD_SEASON, value=value)


def in_season(sentence: str, shown: Shown) -> str:
    """Return the key of a sentence, or of the one about a former season if it is shown."""
    return f"{sentence}-season" if shown.former_season else sentence


def _rows(page: Page, shown: Shown, viewer: Viewer) -> str:
    if not page.rows:
        return translate(viewer.language, in_season("stats-empty", shown))
    lines = [_row(row, _name_or_somebody(row, viewer), viewer) for row in page.rows]
    ranked = sum(row.rank is not None for row in page.rows)
    if ranked < len(lines):
        lines.insert(ranked, translate(viewer.language, in_season("stats-unsettled", shown)))
    return "\n".join(lines)


def _row(row: Row, who: str, viewer: Viewer) -> str:
    total = row.standing.total
    return translate(
        viewer.language,
        "stats-row",
        place=_rank(row.rank, viewer.language),
        points=points(row.standing, viewer.now),
        who=who,
        wins=total.wins,
        draws=total.draws,
        losses=total.losses,
    )


def _rank(rank: int | None, language: str) -> str:
    if rank is None:
        return translate(language, "stats-place-none")
    return translate(language, _MEDALS.get(rank, "stats-place"), rank=rank)


def points(standing: Standing, now: datetime) -> str:
    """Return a rating as text: rounded points, with a "?" if it is uncertain."""
    found = standing.rating_at(now)
    return rating(found.points) + "?" * (found.deviation > SETTLED_BELOW)


def _name_or_somebody(row: Row, viewer: Viewer) -> str:
    if row.person == viewer.person:
        who = person_name(viewer.language, viewer.person)
        return translate(viewer.language, "stats-you", who=who)
    if row.named:
        return person_name(viewer.language, row.person)
    return translate(viewer.language, "stats-somebody")


def _about_viewer(page: Page, shown: Shown, viewer: Viewer) -> list[ui.Item[Message]]:
    """Return the viewer's row, unless it is on the page, and whether others see their name."""
    language, own = viewer.language, page.own
    if own is None:
        lines = [translate(language, in_season("stats-own-none", shown))]
    else:
        lines = [] if _is_listed(page) else [_row(own, _name_or_somebody(own, viewer), viewer)]
        lines += [] if page.own_named else [translate(language, "stats-own-unnamed")]
    return [ui.Separator(), ui.TextDisplay("\n".join(lines))] if lines else []


def _is_listed(page: Page) -> bool:
    """Return whether the viewer's row is on the page."""
    return page.own is not None and page.own.person in (row.person for row in page.rows)


def _page_buttons(page: Page, shown: Shown, viewer: Viewer) -> list[ui.ActionRow[Message]]:
    """Return the buttons that turn pages, where there is more than one page."""
    if page.pages == 1:
        return []
    language, leaderboard, number = viewer.language, leaderboard_number(shown), page.number
    where = translate(language, "stats-page", page=number + 1, pages=page.pages)
    buttons = [
        _turn_page("stats-previous", page, leaderboard, number - 1, language),
        ui.Button[Message](
            label=where, custom_id=custom_id(LEADERBOARD_PAGE, leaderboard, number), disabled=True
        ),
        _turn_page("stats-next", page, leaderboard, number + 1, language),
    ]
    if page.own is not None and not _is_listed(page):
        buttons.append(button(language, "stats-mine", SECONDARY, OWN_PAGE, leaderboard))
    return [ui.ActionRow(*buttons)]


def _turn_page(
    label: str, page: Page, leaderboard: int, target: int, language: str
) -> ui.Button[Message]:
    """Return a button to the page `target`, disabled if there is no such page."""
    numbers = leaderboard, max(target, 0)
    missing = not 0 <= target < page.pages
    return button(language, label, SECONDARY, LEADERBOARD, *numbers, disabled=missing)


def _links(page: Page, shown: Shown, viewer: Viewer, *, direct: bool) -> ui.ActionRow[Message]:
    """Return the buttons below a page: other leaderboards, the name switch and the rules."""
    language = viewer.language
    help_button = rules_button(language, shown.variant)
    buttons: list[ui.Button[Message]] = []
    if shown.scope == EVERYWHERE:
        buttons.append(_name_switch(page, shown, language))
        if viewer.in_server:
            buttons.insert(0, _link("stats-to-server", ON_SERVER, shown, language))
    else:
        buttons.append(_link("stats-to-everywhere", ON_EVERYWHERE, shown, language))
    if direct:
        own_card = (PLAYER_CARD, of_game(ON_DIRECT, shown.variant), viewer.person)
        buttons.append(button(language, "stats-to-direct", SECONDARY, *own_card))
    return ui.ActionRow(*buttons, help_button)


def _link(label: str, leaderboard: int, shown: Shown, language: str) -> ui.Button[Message]:
    which = of_game(leaderboard, shown.variant)
    return button(language, label, PRIMARY, LEADERBOARD, which, 0)


def _name_switch(page: Page, shown: Shown, language: str) -> ui.Button[Message]:
    label = "stats-unname-me" if page.own_named else "stats-name-me"
    numbers = int(not page.own_named), of_game(page.number, shown.variant)
    return button(language, label, SECONDARY, SHOW_NAME, *numbers)


def versus_message(one: int, other: int, record: Record, shown: Shown, language: str) -> Message:
    """Return the record of two people against each other; `record` is that of the first one."""
    names = {"one": person_name(language, one), "other": person_name(language, other)}
    text = translate(language, "versus-none")
    if record.matches:
        args = {"wins": record.wins, "draws": record.draws, "losses": record.losses}
        text = translate(language, "versus-record", matches=record.matches, **args, **names)
    lines = (translate(language, "versus-title", **names), *game_line(shown, language), text)
    return Message(ui.Container(ui.TextDisplay("\n".join(lines)), accent_color=GOLD))


def uncounted(language: str, weight: RatingWeight, *, took_back: bool = False) -> str | None:
    """Return why a match did not change a person's rating in full, or None if it did.

    `took_back` says whether the person took a move back in the match.
    """
    if weight.reason is not None:
        return translate(language, f"uncounted-{weight.reason}", nth=weight.nth)
    return translate(language, "uncounted-taken-back") if took_back else None
