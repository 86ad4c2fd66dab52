"""Pages of finished games, two lines each: a person's, or the latest of a server."""

from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.domain.history import HistoryPage, Listed, PastGame
from bot.domain.match import DRAWN, Match
from bot.domain.rating_change import RatingChange
from bot.domain.show import NUMBERED_GAMES
from bot.domain.who_may_see import Reader
from bot.interactions.history.replay import between
from bot.locales import Noun, translate
from bot.views import custom_ids as ids, ui
from bot.views.names import person_name, seat_name
from bot.views.rating_text import rating, rating_change, unsettled_change
from engines.games.classic import CLASSIC
from engines.games.game import other
from engines.games.variants import GAMES

_SERVER, _ALL_GAMES = 0, 0


class _Said(NamedTuple):
    """What may be said of a rating: the change, and whether to explain its question mark."""

    change: RatingChange | None
    explains: bool


def _lines_of(number: int, match: Match, person: int | None, said: _Said, language: str) -> str:
    """Return the result, the players and the rating change, then small the rest, with the rating.

    The game is named unless it is classic, and an arena if it was part of one. `person` is whose
    games are listed, or None for those of all.
    """
    told = between(match, language) if person is None else _of_person(match, person, language)
    if said.change is not None and said.change.weight.counts:
        told += f"  ·  **{rating_change(said.change.after - said.change.before)}**"
    details = [
        *([] if match.game is CLASSIC else [translate(language, f"game-{match.variant}")]),
        discord.utils.format_dt(match.changed_at, "d"),
        *([] if match.arena_id is None else [translate(language, "history-arena")]),
        *([] if person is None else _rating(match, said, language)),
    ]
    return f"`{number}.` {told}\n-# {'  ·  '.join(details)}"


def _of_person(match: Match, person: int, language: str) -> str:
    opponent = seat_name(language, match.seat(other(match.mark_of(person))), match.variant)
    return translate(language, f"history-{_result_of(match, person)}", opponent=opponent)


def _result_of(match: Match, person: int) -> str:
    """Return "won", "lost", "drawn" or, if the match was given up unfinished, "unfinished"."""
    if match.winner is None:
        return "drawn" if match.ending in DRAWN else "unfinished"
    return "won" if match.winner == match.mark_of(person) else "lost"


def _change_of(match: Match, person: int | None, reader: Reader) -> RatingChange | None:
    """Return what a match did to a person's rating, if the reader may see that."""
    own = (it for it in match.rating_changes if it.person == person)
    return next((it for it in own if it.named or person == reader.person), None)


def _rating(match: Match, said: _Said, language: str) -> list[str]:
    """Return the rating after a match, or why there is none."""
    if not match.rated:
        return [translate(language, "history-unrated")]
    change = said.change
    if change is None:
        return []
    if not change.weight.counts:
        return [translate(language, "history-uncounted")]
    if said.explains:
        return [unsettled_change(change, language)]
    points = rating(change.after) + "?" * bool(change.to_go)
    return [translate(language, "rating-of-game", points=points)]


def numbers_of(listed: Listed) -> tuple[int, int]:
    """Return the two numbers by which buttons say which games to list."""
    game = _ALL_GAMES if listed.variant is None else 1 + NUMBERED_GAMES.index(listed.variant)
    return listed.person or _SERVER, game


def listed_by(person: int, game: int) -> Listed:
    """Return what the two numbers of a button stand for."""
    return Listed(person or None, None if game == _ALL_GAMES else NUMBERED_GAMES[game - 1])


def history_message(  # noqa: PLR0913
    page: HistoryPage,
    listed: Listed,
    reader: Reader,
    language: str,
    live: Sequence[ui.Component] = (),
    *,
    puzzle: bool = False,
) -> ui.Message:
    """Return a page of games, with menus and buttons that lead to other games, below `live`.

    With `puzzle`, one leads to the daily puzzle.
    """
    daily = [ui.button(language, "puzzle-open", ui.SECONDARY, ids.PUZZLE, 0)] if puzzle else []
    return ui.page(
        *live,
        *([ui.separator()] if live else []),
        ui.text(*_title(listed, reader, language)),
        ui.text(_lines(page.games, listed, reader, language)),
        *_turn_pages(page, listed, language),
        *_games_to_open(page.games, language),
        *_game_menu(listed, language),
        *ui.row(*_other_lists(listed, reader, language), *daily),
        colour=ui.GOLD,
    )


def _title(listed: Listed, reader: Reader, language: str) -> list[str]:
    if listed.person is None:
        return [translate(language, "history-title-server")]
    if listed.person == reader.person:
        return [f"## {translate(language, 'history-own')}"]
    who = person_name(language, listed.person)
    return [
        translate(language, "history-title", who=who),
        translate(language, _seen(listed, reader)),
    ]


def _seen(listed: Listed, reader: Reader) -> str:
    if reader.guild_id:
        return "history-seen-here"
    return "history-seen-own" if listed.is_bot else "history-seen-direct"


def _lines(games: Sequence[PastGame], listed: Listed, reader: Reader, language: str) -> str:
    if not games:
        return _empty(listed, reader, language)
    person = None if listed.is_bot else listed.person
    changes = [_change_of(game.match, person, reader) for game in games]
    first = next((n for n, it in enumerate(changes) if it and it.weight.counts and it.to_go), None)
    return "\n".join(
        _lines_of(n + 1, game.match, person, _Said(changes[n], explains=n == first), language)
        for n, game in enumerate(games)
    )


def _empty(listed: Listed, reader: Reader, language: str) -> str:
    can_start = listed.variant is None and listed.person in (None, reader.person)
    return translate(language, "history-none-server" if can_start else "history-none")


def _turn_pages(page: HistoryPage, listed: Listed, language: str) -> list[ui.Component]:
    """Return *Back* and *Next*, where there is more than one page."""
    if not (page.newer or page.older):
        return []
    first, last = (page.games[at].number if page.games else 0 for at in (0, -1))
    turns = (
        ("history-newer", ids.NEWER_GAMES, first, page.newer),
        ("history-older", ids.OLDER_GAMES, last, page.older),
    )
    return ui.row(
        *(
            ui.button(
                language, label, ui.SECONDARY, kind, *numbers_of(listed), at, disabled=not there
            )
            for label, kind, at, there in turns
        )
    )


def _games_to_open(games: Sequence[PastGame], language: str) -> list[ui.Component]:
    options = {}
    for number, match in enumerate((it.match for it in games), 1):
        game = Noun(f"game-{match.variant}")
        label = translate(language, "history-option", number=number, game=game)
        options[str(match.id)] = label
    return ui.menu(ids.OPEN_GAME, options, placeholder=translate(language, "history-open"))


def _game_menu(listed: Listed, language: str) -> list[ui.Component]:
    keys = {_ALL_GAMES: "history-all-games"}
    keys |= {1 + NUMBERED_GAMES.index(name): f"game-{name}" for name in GAMES}
    options = {str(game): translate(language, key) for game, key in keys.items()}
    person, chosen = numbers_of(listed)
    return ui.menu(ids.HISTORY_GAME, options, person, chosen=str(chosen))


def _other_lists(listed: Listed, reader: Reader, language: str) -> list[ui.Component]:
    _, game = numbers_of(listed)
    own = ui.button(language, "history-own", ui.PRIMARY, ids.HISTORY, reader.person, game)
    server = ui.button(language, "history-server", ui.PRIMARY, ids.HISTORY, _SERVER, game)
    in_server = reader.guild_id is not None
    return [
        *([own] if listed.person != reader.person else []),
        *([server] if in_server and listed.person is not None else []),
    ]
