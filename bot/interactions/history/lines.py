"""What a page of `/history` says about one finished game, in two lines."""

from typing import NamedTuple

import discord

from bot.domain.match import DRAWN, Match
from bot.domain.rating_change import RatingChange
from bot.domain.who_may_see import Reader
from bot.interactions.history.replay import between
from bot.locales import translate
from bot.views.names import seat_name
from bot.views.rating_text import rating, rating_change, unsettled_change
from engines.games.classic import CLASSIC
from engines.games.game import other


class Said(NamedTuple):
    """What may be said of a rating: the change, and whether to explain its question mark."""

    change: RatingChange | None
    explains: bool


def lines_of(number: int, match: Match, person: int | None, said: Said, language: str) -> str:
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
    return translate(
        language, "history-line", number=number, game=told, details="  ·  ".join(details)
    )


def _of_person(match: Match, person: int, language: str) -> str:
    opponent = seat_name(language, match.seat(other(match.mark_of(person))), match.variant)
    return translate(language, f"history-{result_of(match, person)}", opponent=opponent)


def result_of(match: Match, person: int) -> str:
    """Return "won", "lost", "drawn" or, if the match was given up unfinished, "unfinished"."""
    if match.winner is None:
        return "drawn" if match.ending in DRAWN else "unfinished"
    return "won" if match.winner == match.mark_of(person) else "lost"


def change_of(match: Match, person: int | None, reader: Reader) -> RatingChange | None:
    """Return what a match did to a person's rating, if the reader may see that."""
    own = (it for it in match.rating_changes if it.person == person)
    return next((it for it in own if it.named or person == reader.person), None)


def _rating(match: Match, said: Said, language: str) -> list[str]:
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
