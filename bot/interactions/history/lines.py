"""What a page of `/history` says about one finished game, in two lines."""

import discord

from bot.domain.history import Listed
from bot.domain.match import DRAWN, Match
from bot.domain.rating_change import RatingChange
from bot.domain.who_may_see import Reader
from bot.interactions.history.replay import between
from bot.locales import translate
from bot.views.names import seat_name
from bot.views.rating_text import provisional, rating_change
from engines.games.classic import CLASSIC
from engines.games.game import other


def lines_of(number: int, match: Match, listed: Listed, reader: Reader, language: str) -> str:
    """Return the result and the players, then small the game, the date and the rating change.

    The game is named unless it is classic, and an arena if it was part of one; only the first line
    says how far a rank is away.
    """
    person = None if listed.is_bot else listed.person
    told = between(match, language) if person is None else _of_person(match, person, language)
    details = [
        *([] if match.game is CLASSIC else [translate(language, f"game-{match.variant}")]),
        discord.utils.format_dt(match.changed_at, "d"),
        *([] if match.arena_id is None else [translate(language, "history-arena")]),
        *([] if person is None else _rating(number, match, person, reader, language)),
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


def _rating(number: int, match: Match, person: int, reader: Reader, language: str) -> list[str]:
    """Return how a match changed a person's rating, if the reader may see that."""
    if not match.rated:
        return [translate(language, "history-unrated")]
    for change in match.rating_changes:
        if change.person == person and (change.named or person == reader.person):
            return [_changed(number, change, language)]
    return []


def _changed(number: int, change: RatingChange, language: str) -> str:
    if not change.weight.counts:
        return translate(language, "history-uncounted")
    if change.to_go:
        return translate(language, "history-provisional", number=number, **provisional(change))
    return rating_change(change.after - change.before)
