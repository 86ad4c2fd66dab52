"""Pages of finished games, two lines each: a person's, or the latest of a server."""

from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.domain.history import HistoryPage, Listed, PastGame
from bot.domain.match import DRAWN, Match
from bot.domain.match_effects import RatingChange, change_of
from bot.domain.show import NUMBERED_GAMES
from bot.domain.who_may_see import Reader
from bot.interactions.history.replay import between
from bot.locales import Noun, translate
from bot.views import custom_ids as ids, ui
from bot.views.names import person_name, seat_name
from bot.views.rating_text import rating, rating_change, unranked
from engines.games.classic import CLASSIC
from engines.games.game import other
from engines.games.variants import GAMES

_SERVER, _ALL_GAMES = 0, 0


class HistoryView(NamedTuple):
    """Finished games as someone reads them: which, who reads where, and in which language."""

    listed: Listed
    reader: Reader
    language: str

    @property
    def person(self) -> int | None:
        """Whose results are told, or None where both players are named."""
        return None if self.listed.is_bot else self.listed.person

    @property
    def numbers(self) -> tuple[int, int]:
        """The two numbers by which buttons say which games to list."""
        variant = self.listed.variant
        game = _ALL_GAMES if variant is None else 1 + NUMBERED_GAMES.index(variant)
        return self.listed.person or _SERVER, game


def _lines_of(
    number: int, match: Match, change: RatingChange | None, view: HistoryView, *, explains: bool
) -> str:
    """Return the two lines of a match; if it `explains`, with how far the person is from a rank."""
    person, language = view.person, view.language
    line = between(match, language) if person is None else _of_person(match, person, language)
    if change is not None and change.weight.counts and not change.to_go:
        line += f"  ·  **{rating_change(change.after - change.before)}**"
    details = (
        "" if match.game is CLASSIC else translate(language, f"game-{match.variant}"),
        discord.utils.format_dt(match.changed_at, "d"),
        "" if match.arena_id is None else translate(language, "history-arena"),
        "" if person is None else _rating(match, change, language, explains=explains),
    )
    return f"`{number}.` {line}\n-# {'  ·  '.join(filter(None, details))}"


def _of_person(match: Match, person: int, language: str) -> str:
    opponent = seat_name(language, match.seat(other(match.mark_of(person))), match.variant)
    return translate(language, f"history-{_result_of(match, person)}", opponent=opponent)


def _result_of(match: Match, person: int) -> str:
    if match.winner is None:
        return "drawn" if match.ending in DRAWN else "unfinished"
    return "won" if match.winner == match.mark_of(person) else "lost"


def _change_of(game: PastGame, view: HistoryView) -> RatingChange | None:
    """Return what a match did to a person's rating, if the reader may see that."""
    own = change_of(game.rating_changes, view.person)
    return own if own and (own.named or own.person == view.reader.person) else None


def _rating(match: Match, change: RatingChange | None, language: str, *, explains: bool) -> str:
    if not match.rated:
        return translate(language, "history-unrated")
    if change is None:
        return ""
    if not change.weight.counts:
        return translate(language, "history-uncounted")
    if change.to_go:
        return unranked(change.to_go, language) if explains else ""
    return translate(language, "rating-of-game", points=rating(change.after))


def listed_by(person: int, game: int) -> Listed:
    """Return what the two numbers of a button stand for."""
    return Listed(person or None, None if game == _ALL_GAMES else NUMBERED_GAMES[game - 1])


def history_message(
    page: HistoryPage, view: HistoryView, live: ui.Component, *, puzzle: bool
) -> ui.Message:
    """Return a page of games below `live`; `puzzle` adds a button to the daily puzzle."""
    language = view.language
    daily = ui.button(language, "puzzle-open", ui.SECONDARY, ids.PUZZLE, 0)
    return ui.page(
        live,
        ui.separator() if live else "",
        ui.text(*_title(view)),
        ui.text(*_lines(page.games, view)),
        _turn_pages(page, view),
        _games_to_open(page.games, language),
        _game_menu(view),
        ui.row(_other_lists(view), daily if puzzle else ""),
        colour=ui.GOLD,
    )


def _title(view: HistoryView) -> list[str]:
    person, language = view.listed.person, view.language
    if person is None:
        return [translate(language, "history-title-server")]
    if person == view.reader.person:
        return [f"## {translate(language, 'history-own')}"]
    who = person_name(language, person)
    return [translate(language, "history-title", who=who), translate(language, _seen(view))]


def _seen(view: HistoryView) -> str:
    if view.reader.guild_id:
        return "history-seen-here"
    return "history-seen-own" if view.listed.is_bot else "history-seen-direct"


def _lines(games: Sequence[PastGame], view: HistoryView) -> list[str]:
    if not games:
        return [_empty(view)]
    changes = [_change_of(game, view) for game in games]
    first = next((n for n, it in enumerate(changes) if it and it.weight.counts and it.to_go), None)
    return [
        _lines_of(n + 1, game.match, changes[n], view, explains=n == first)
        for n, game in enumerate(games)
    ]


def _empty(view: HistoryView) -> str:
    can_start = view.listed.variant is None and view.listed.person in (None, view.reader.person)
    return translate(view.language, "history-none-server" if can_start else "history-none")


def _turn_pages(page: HistoryPage, view: HistoryView) -> ui.Component:
    if not (page.newer or page.older):
        return ""
    first, last = (page.games[at].number if page.games else 0 for at in (0, -1))
    turns = (
        ("history-newer", ids.NEWER_GAMES, first, not page.newer),
        ("history-older", ids.OLDER_GAMES, last, not page.older),
    )
    return ui.row(
        *(
            ui.button(view.language, label, ui.SECONDARY, kind, *view.numbers, at, disabled=off)
            for label, kind, at, off in turns
        )
    )


def _games_to_open(games: Sequence[PastGame], language: str) -> ui.Component:
    options = {}
    for number, match in enumerate((game.match for game in games), 1):
        game = Noun(f"game-{match.variant}")
        label = translate(language, "history-option", number=number, game=game)
        options[str(match.id)] = label
    return ui.menu(ids.OPEN_GAME, options, placeholder=translate(language, "history-open"))


def _game_menu(view: HistoryView) -> ui.Component:
    keys = {_ALL_GAMES: "history-all-games"}
    keys |= {1 + NUMBERED_GAMES.index(name): f"game-{name}" for name in GAMES}
    options = {str(game): translate(view.language, key) for game, key in keys.items()}
    person, chosen = view.numbers
    return ui.menu(ids.HISTORY_GAME, options, person, chosen=str(chosen))


def _other_lists(view: HistoryView) -> ui.Component:
    (person, game), reader, language = view.numbers, view.reader, view.language
    own = ui.button(language, "history-own", ui.PRIMARY, ids.HISTORY, reader.person, game)
    server = ui.button(language, "history-server", ui.PRIMARY, ids.HISTORY, _SERVER, game)
    in_server = reader.guild_id is not None
    return ui.joined(
        own if person != reader.person else "",
        server if in_server and person != _SERVER else "",
    )
