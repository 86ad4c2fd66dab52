"""A person's card as a message: their rating and statistics, as text and as a picture."""

import discord

from bot.domain.daily.played import Solved
from bot.domain.match import Machine, Match, Person, Seat
from bot.domain.ratings.leaderboard import Card, LatestMatch, Shown
from bot.domain.ratings.past_match import DAY
from bot.domain.ratings.standing import (
    DIRECT,
    Record,
    Standing,
    games_to_go,
    opponent_key,
    score_of,
)
from bot.interactions.standings.records import counts, opponent_lines, opponent_name, record_line
from bot.interactions.standings.shown import (
    Viewer,
    direct_button,
    elsewhere,
    game_line,
    game_menu,
    in_season,
    leaderboard_number,
    play_button,
    scope_line,
    season_menu,
)
from bot.locales import translate
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import ON_EVERYWHERE, ON_SERVER, of_game
from bot.views.looks import LOOKS
from bot.views.names import person_name
from bot.views.notices import link
from bot.views.rating_text import points, rating, unsettled
from engines.games.game import other

PICTURE = "standing.png"
MOST_TOLD = 1024
"""How many characters Discord takes to describe a picture."""
_RESULTS = {1.0: "history-won", 0.5: "history-drawn", 0.0: "history-lost"}


def card_message(card: Card, puzzles: Solved, shown: Shown, viewer: Viewer) -> ui.Message:
    """Return a card; it links to a match only in the channel of that match.

    The caller attaches the picture under the name `PICTURE`.
    """
    language, person, games = viewer.language, card.row.person, {*card.games, shown.variant}
    return ui.page(
        ui.text(
            f"## {person_name(language, person)}",
            _solved(puzzles, language),
            game_line(shown, language),
            scope_line(shown, language),
            *_standing(card, shown, viewer),
        ),
        *_picture(card.row.standing, language),
        *_latest(card, viewer),
        *_links(card, shown, viewer),
        *game_menu(shown, games, language, ids.CARD_GAME, person),
        *season_menu(shown, language, ids.CARD_SEASON, person),
        colour=ui.GOLD,
    )


def _solved(puzzles: Solved, language: str) -> str:
    said = translate(language, "card-puzzles", solved=puzzles.puzzles, longest=puzzles.longest)
    return said if puzzles.puzzles else ""


def _standing(card: Card, shown: Shown, viewer: Viewer) -> list[str]:
    standing, language = card.row.standing, viewer.language
    if not standing.total.matches:
        return [translate(language, in_season("card-none", shown))]
    return [
        _rank(card, shown, viewer),
        *_totals(standing, shown, language),
        translate(language, "card-opponents"),
        *opponent_lines(standing, shown.variant, language, standing.records),
        _against_viewer(card, language) if card.row.person != viewer.person else "",
    ]


def _rank(card: Card, shown: Shown, viewer: Viewer) -> str:
    language, shown_points = viewer.language, points(card.row.standing)
    if shown.scope == DIRECT:
        told = translate(language, "card-direct", points=shown_points)
        return _explained(told, card.row.standing, language)
    if card.row.rank is None and shown.former_season:
        told = translate(language, "card-unranked-season", points=shown_points)
        return _explained(told, card.row.standing, language)
    if card.row.rank is None:
        own = card.row.standing.rating
        ended = card.latest[0].match.changed_at if card.latest else viewer.now
        helps = card.helps if viewer.now - ended < DAY else "any"
        return unsettled(rating(own.points), games_to_go(own.deviation), helps, language)
    return translate(language, "card-rank", points=shown_points, rank=card.row.rank)


def _explained(told: str, standing: Standing, language: str) -> str:
    """Return what is said about a rating without a rank, with what a question mark means."""
    if standing.is_settled:
        return told
    return f"{told}\n-# {translate(language, 'rating-uncertain')}"


def _totals(standing: Standing, shown: Shown, language: str) -> list[str]:
    total, most = standing.total, max(standing.openings, default=0)
    streak = {"streak": standing.streak, "best": standing.best_streak}
    marks = {"x": standing.as_x, "o": total.matches - standing.as_x}
    lines = [
        translate(language, "card-total", **marks, **counts(total)),
        translate(language, in_season("card-streak", shown), **streak),
    ]
    if most:
        cell = LOOKS[shown.variant].cell_name(standing.openings.index(most))
        lines.append(translate(language, "card-opening", cell=cell, times=most))
    return lines


def _against_viewer(card: Card, language: str) -> str:
    theirs = Record(*reversed(card.against_viewer))
    you = translate(language, "card-opponent-you")
    return record_line(you, theirs, language) if theirs.matches else ""


def _picture(standing: Standing, language: str) -> list[ui.Component]:
    """Return the picture and its caption, which Discord can write in any script."""
    if not standing.history:
        return []
    caption = ui.text(translate(language, "card-picture-caption"))
    return [ui.picture(PICTURE, picture_description(standing, language)), caption]


def picture_description(standing: Standing, language: str) -> str:
    """Return the text that describes the picture to screen readers."""
    history = standing.history
    told = translate(
        language,
        "card-picture",
        matches=len(history),
        first=rating(history[0]),
        last=rating(history[-1]),
        lowest=rating(min(history)),
        highest=rating(max(history)),
        cells=translate(language, "between-items").join(map(str, standing.openings)),
    )
    return told if len(told) <= MOST_TOLD else f"{told[: MOST_TOLD - 1]}…"


def _latest(card: Card, viewer: Viewer) -> list[ui.Component]:
    if not card.latest:
        return []
    lines = [_latest_line(one, card.row.person, viewer) for one in card.latest]
    return [ui.text(translate(viewer.language, "card-latest"), *lines)]


def _latest_line(latest: LatestMatch, person: int, viewer: Viewer) -> str:
    line = _match_line(latest.match, person, viewer)
    if latest.counted:
        return line
    return translate(viewer.language, "card-match-uncounted", match=line)


def _match_line(match: Match, person: int, viewer: Viewer) -> str:
    mark, language = match.mark_of(person), viewer.language
    opponent = _seat_name(match.seat(other(mark)), match.variant, language)
    told = translate(language, _RESULTS[score_of(match, mark)], opponent=opponent)
    told += f"  ·  {discord.utils.format_dt(match.changed_at, 'R')}"
    if match.place.channel_id != viewer.channel_id:
        return told
    return translate(language, "card-match-link", match=told, link=link(match))


def _seat_name(seat: Seat, variant: str, language: str) -> str:
    if isinstance(seat, Machine):
        return opponent_name(opponent_key(seat), variant, language)
    return person_name(language, seat.id) if isinstance(seat, Person) else ""


def _links(card: Card, shown: Shown, viewer: Viewer) -> list[ui.Component]:
    person, language = card.row.person, viewer.language
    is_own = person == viewer.person
    nearest = of_game(ON_SERVER if viewer.in_server else ON_EVERYWHERE, shown.variant)
    here = leaderboard_number(shown) if shown.season else nearest
    return ui.row(
        *([play_button(shown, language)] if is_own else []),
        ui.button(language, "card-board", ui.SECONDARY, ids.LEADERBOARD, here, 0),
        *(
            ui.button(language, label, ui.SECONDARY, ids.PLAYER_CARD, which, person)
            for label, which in elsewhere(shown, viewer).items()
        ),
        *([direct_button(shown, viewer)] if is_own and shown.scope != DIRECT else []),
    )
