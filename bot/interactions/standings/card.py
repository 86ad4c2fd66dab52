"""A person's card as a message: their rating and statistics, as text and as a picture."""

import discord

from bot.domain.daily.played import Solved
from bot.domain.ratings.leaderboard import Card, LatestMatch
from bot.domain.ratings.standing import DIRECT, Record, Standing, games_to_go, score_of
from bot.interactions.standings.records import counts, opponent_lines, record_line
from bot.interactions.standings.shown import StatsView
from bot.locales import translate
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import ON_EVERYWHERE, ON_SERVER, of_game
from bot.views.looks import LOOKS
from bot.views.names import person_name, seat_name
from bot.views.notices import link, practice_button
from bot.views.rating_text import rating, unranked
from engines.games.game import other

PICTURE = "standing.png"
MOST_TOLD = 1024  # characters that Discord takes to describe a picture
_RESULTS = {1.0: "history-won", 0.5: "history-drawn", 0.0: "history-lost"}


def card_message(card: Card, puzzles: Solved, due: int, view: StatsView) -> ui.Message:
    """Return a card, to which the caller attaches `PICTURE`; `due` counts positions to practise."""
    language, person, games = view.language, card.row.person, {*card.games, view.variant}
    solved = {"solved": puzzles.puzzles, "longest": puzzles.longest}
    return ui.page(
        ui.text(
            f"## {person_name(language, person)}",
            translate(language, "card-puzzles", **solved) if puzzles.puzzles else "",
            view.game_line(),
            view.scope_line(),
            *_standing(card, view),
        ),
        _picture(card.row.standing, language),
        _latest(card, view),
        _links(card, due, view),
        view.game_menu(games, ids.CARD_GAME, person),
        view.season_menu(ids.CARD_SEASON, person),
        colour=ui.GOLD,
    )


def _standing(card: Card, view: StatsView) -> list[str]:
    standing, language = card.row.standing, view.language
    if not standing.total.matches:
        return [translate(language, view.key("card-none"))]
    return [
        _rank(card, view),
        *_totals(standing, view),
        translate(language, "card-opponents"),
        *opponent_lines(standing, view.variant, language, standing.records),
        _against_viewer(card, language) if card.row.person != view.person else "",
    ]


def _rank(card: Card, view: StatsView) -> str:
    language, standing = view.language, card.row.standing
    if not standing.is_settled:
        if view.shown.former_season:
            return translate(language, "stats-unsettled-season")
        return unranked(games_to_go(standing.rating.deviation), language)
    key = "card-direct" if view.shown.scope == DIRECT else "card-rank"
    points = rating(standing.rating.points)
    return translate(language, key, points=points, rank=card.row.rank or 0)


def _totals(standing: Standing, view: StatsView) -> list[str]:
    language, total, most = view.language, standing.total, max(standing.openings, default=0)
    streak = {"streak": standing.streak, "best": standing.best_streak}
    marks = {"x": standing.as_x, "o": total.matches - standing.as_x}
    lines = [
        translate(language, "card-total", **marks, **counts(total)),
        translate(language, view.key("card-streak"), **streak),
    ]
    if most:
        cell = LOOKS[view.variant].cell_name(standing.openings.index(most))
        lines.append(translate(language, "card-opening", cell=cell, times=most))
    return lines


def _against_viewer(card: Card, language: str) -> str:
    theirs = Record(*reversed(card.against_viewer))
    you = translate(language, "card-opponent-you")
    return record_line(you, theirs, language) if theirs.matches else ""


def _picture(standing: Standing, language: str) -> ui.Component:
    """Return the picture and its caption, which Discord can write in any script."""
    if not standing.is_settled:
        return ""
    caption = ui.text(translate(language, "card-picture-caption"))
    return ui.joined(ui.picture(PICTURE, picture_description(standing, language)), caption)


def picture_description(standing: Standing, language: str) -> str:
    history = standing.history
    line = translate(
        language,
        "card-picture",
        matches=len(history),
        first=rating(history[0]),
        last=rating(history[-1]),
        lowest=rating(min(history)),
        highest=rating(max(history)),
        cells=translate(language, "between-items").join(map(str, standing.openings)),
    )
    return line if len(line) <= MOST_TOLD else f"{line[: MOST_TOLD - 1]}…"


def _latest(card: Card, view: StatsView) -> ui.Component:
    if not card.latest:
        return ""
    lines = [_latest_line(one, card.row.person, view) for one in card.latest]
    return ui.text(translate(view.language, "card-latest"), *lines)


def _latest_line(latest: LatestMatch, person: int, view: StatsView) -> str:
    match, language = latest.match, view.language
    mark = match.mark_of(person)
    opponent = seat_name(language, match.seat(other(mark)), match.variant)
    line = translate(language, _RESULTS[score_of(match, mark)], opponent=opponent)
    line += f"  ·  {discord.utils.format_dt(match.changed_at, 'R')}"
    if match.place.channel_id == view.channel_id:
        line = translate(language, "card-match-link", match=line, link=link(match))
    return line if latest.counted else f"-# {line}  ·  {translate(language, 'rating-kept')}"


def _links(card: Card, due: int, view: StatsView) -> ui.Component:
    person, is_own = card.row.person, card.row.person == view.person
    nearest = of_game(ON_SERVER if view.in_server else ON_EVERYWHERE, view.variant)
    here = view.number if view.shown.season else nearest
    links = ui.row(
        view.play_button() if is_own else "",
        ui.button(view.language, "card-board", ui.SECONDARY, ids.LEADERBOARD, here, 0),
        view.elsewhere(ui.SECONDARY, ids.PLAYER_CARD, person),
        view.direct_button() if is_own and view.shown.scope != DIRECT else "",
    )
    practice = ui.row(practice_button(view.variant, due, view.language) if is_own else "")
    return ui.joined(links, practice)
